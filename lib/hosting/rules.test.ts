import { readFileSync } from 'node:fs';
import { hashedFolders } from '@/lib/base/hashed-folders';
import { headersFor, isDenied } from './rules';

const mustRevalidate = 'public, max-age=0, must-revalidate, no-transform';
const immutable = 'public, max-age=31536000, immutable';
const text = 'text/plain; charset=utf-8';
const feed = 'application/rss+xml; charset=utf-8';

test.each([
  ['/about', mustRevalidate, undefined],
  ['/blog/an-article-deadbeef', mustRevalidate, undefined],
  ['/images/logo.svg', mustRevalidate, undefined],
  ['/about.md', mustRevalidate, 'text/markdown; charset=utf-8'],
  ['/.well-known/security.txt', mustRevalidate, text],
  ['/feed.xml', mustRevalidate, feed],
  ['/sitemap.xml', mustRevalidate, undefined],
  ['/_next/static/site/page.0123abcd.js', immutable, undefined],
  ['/og/services.04501c2a02.jpg', immutable, undefined],
  ['/pictures/shelf-480.04501c2a02.avif', immutable, undefined],
])('%s is kept for “%s”, of type %s', (path, cache, type) => {
  const headers = Object.fromEntries(headersFor(path, '').map(({ name, value }) => [name, value]));
  expect(headers['Cache-Control']).toBe(cache);
  expect(headers['Content-Type']).toBe(type);
  expect(headers['X-Robots-Tag']).toBe(path.endsWith('.md') ? 'noindex' : undefined);
});

test.each([
  ['/.env', true],
  ['/.git/config', true],
  ['/images/.DS_Store', true],
  ['/.well-known/security.txt', false],
  ['/.well-known/.secret', true],
  ['/.well-knownish/x', true],
  ['/_next/static/site/page.js.gz', true],
  ['/_headers', true],
  ['/_not-found/x', true],
  ['/404-reasons', false],
  ['/blog/404', false],
  ['/blog/brotli', false],
])('whether %s is hidden, though a file stands there: %s', (path, expected) => {
  expect(isDenied(path)).toBe(expected);
});

test('a release keeps the folders whose files have a hash in their names', () => {
  const [, folders = ''] =
    /^hashed=\((.*)\)$/m.exec(readFileSync('deploy/release.sh', 'utf8')) ?? [];
  expect(folders.split(' ').map((folder) => `/${folder}/`)).toEqual(Object.values(hashedFolders));
});
