import { isOfSite } from './remove-next-files';

test.each([
  'index.html',
  'about.html',
  '404.html',
  'robots.txt',
  'llms.txt',
  '.well-known/security.txt',
  'feed.xml',
  'images/logo.svg',
  '_next/static/media/font.woff2',
  '_next/static/site/page.ABC.js',
])('%s stays', (path) => {
  expect(isOfSite(path)).toBe(true);
});

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
