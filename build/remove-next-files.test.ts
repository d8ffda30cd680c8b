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
  'about.txt',
  'about/__next.about.__PAGE__.txt',
  '__next._tree.txt',
  '_not-found.html',
  '_not-found.txt',
  '_not-found/__next._full.txt',
  '_next/static/chunks/a.js',
  '_next/static/chunks/b.css',
  '_next/static/site-id/_buildManifest.js',
  '_next/whatever/comes.bin',
])('%s, which only Next reads, goes', (path) => {
  expect(isOfSite(path)).toBe(false);
});
