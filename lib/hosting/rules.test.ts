import { fileHeaders, fileRule } from './rules';

// What is hidden, and which spellings lead nowhere: e2e/hosts/servers.spec.ts.

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
  ['/images/logo.svg', hour, 'cross-origin'],
  ['/favicon.ico', hour, 'cross-origin'],
  ['/apple-touch-icon.png', hour, 'cross-origin'],
  ['/sitemap.xml', hour, 'same-origin'],
  ['/feed.xml', hour, 'same-origin'],
  ['/manifest.webmanifest', hour, 'same-origin'],
  ['/.well-known/security.txt', hour, 'same-origin'],
])('%s is kept for %s and may be embedded by %s pages', (path, cache, embedding) => {
  const headers = Object.fromEntries(
    fileHeaders(fileRule(path)).map(({ name, value }) => [name, value]),
  );
  expect(headers).toMatchObject({
    'Cache-Control': cache,
    'Cross-Origin-Resource-Policy': embedding,
  });
});
