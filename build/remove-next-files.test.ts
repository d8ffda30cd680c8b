import { isOfSite } from './remove-next-files';

// What else stays the site checks miss when it goes.
test.each(['robots.txt', 'llms.txt', '.well-known/security.txt', '_next/static/site/page.ABC.js'])(
  '%s stays',
  (path) => {
    expect(isOfSite(path)).toBe(true);
  },
);

test.each([
  'index.txt',
  'about/__next.about.__PAGE__.txt',
  '_not-found.html',
  '_next/static/chunks/a.js',
  '_next/static/site-id/_buildManifest.js',
  '_next/whatever/comes.bin',
])('%s, which only Next reads, goes', (path) => {
  expect(isOfSite(path)).toBe(false);
});
