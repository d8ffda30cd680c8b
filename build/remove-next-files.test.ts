import { isSiteFile } from './remove-next-files';

// What stays, servers are asked for: e2e/hosts/servers.spec.ts.
test.each([
  'index.txt',
  'about/__next.about.__PAGE__.txt',
  '_not-found.html',
  '_next/static/chunks/a.js',
  '_next/static/site-id/_buildManifest.js',
  '_next/whatever/comes.bin',
])('%s, which only Next reads, goes', (path) => {
  expect(isSiteFile(path)).toBe(false);
});
