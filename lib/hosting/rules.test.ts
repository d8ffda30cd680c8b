import { isHidden, ownHeaders, untidySpelling } from './rules';

const pages = ['max-age=0, must-revalidate', 'same-origin'];
const hour = 'max-age=3600';
const forever = 'max-age=31536000, immutable';

test.each([
  ['/about', ...pages],
  ['/blog/an-article-deadbeef', ...pages],
  ['/images', ...pages],
  ['/a-new-file.pdf', ...pages],
  ['/_next/static/site/page.0123abcd.js', forever, 'same-origin'],
  ['/_next/static/media/font-s.p.11m7pas4.woff2', forever, 'same-origin'],
  ['/og/services.04501c2a02.jpg', forever, 'cross-origin'],
  ['/pictures/shelf-480.04501c2a02.avif', forever, 'cross-origin'],
  ['/images/logo.svg', hour, 'cross-origin'],
  ['/favicon.ico', hour, 'cross-origin'],
  ['/apple-touch-icon.png', hour, 'cross-origin'],
  ['/sitemap.xml', hour, 'same-origin'],
  ['/feed.xml', hour, 'same-origin'],
  ['/manifest.webmanifest', hour, 'same-origin'],
  ['/.well-known/security.txt', hour, 'same-origin'],
])('%s is kept for %s and may be embedded by %s pages', (path, cache, embedding) => {
  const headers = Object.fromEntries(ownHeaders(path).map(({ name, value }) => [name, value]));
  expect(headers).toMatchObject({
    'Cache-Control': cache,
    'Cross-Origin-Resource-Policy': embedding,
  });
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
  expect(isHidden(path)).toBe(expected);
});

// All other spellings are asked of servers: e2e/hosts/servers.spec.ts. These only nginx would tidy up.
test.each(['/a/../b', '/a/%2e%2E', '/./a'])('%s is a spelling that leads nowhere', (target) => {
  expect(untidySpelling.test(target)).toBe(true);
});
