import {
  cacheControl,
  contentType,
  crossOriginResourcePolicy,
  isHidden,
  securityHeaders,
} from './rules';

const page = 'max-age=0, must-revalidate';
const hour = 'max-age=3600';
const forever = 'max-age=31536000, immutable';

test.each([
  ['/index.html', page],
  ['/about.html', page],
  ['/blog/an-article-deadbeef.html', page],
  ['/_next/static/site/page.0123abcd.js', forever],
  ['/_next/static/media/font-s.p.11m7pas4.woff2', forever],
  ['/og/services.04501c2a02.jpg', forever],
  ['/images/photo-0123abcd.webp', forever],
  ['/images/logo.svg', hour],
  ['/images/facade.svg', hour],
  ['/favicon.ico', hour],
  ['/sitemap.xml', hour],
  ['/feed.xml', hour],
  ['/robots.txt', hour],
  ['/manifest.webmanifest', hour],
  ['/.well-known/security.txt', hour],
])('%s is kept for %s', (path, expected) => {
  expect(cacheControl(path)).toBe(expected);
});

test.each([
  ['/about.html', 'text/html; charset=utf-8'],
  ['/_next/static/site/page.js', 'text/javascript; charset=utf-8'],
  ['/manifest.webmanifest', 'application/manifest+json; charset=utf-8'],
  ['/sitemap.xml', 'application/xml; charset=utf-8'],
  ['/feed.xml', 'application/rss+xml; charset=utf-8'],
  ['/blog/feed.xml', 'application/xml; charset=utf-8'],
  ['/robots.txt', 'text/plain; charset=utf-8'],
  ['/images/logo.svg', 'image/svg+xml; charset=utf-8'],
  ['/og/home.0123abcd.JPG', 'image/jpeg'],
  ['/unknown.kind', 'application/octet-stream'],
  ['/toString', 'application/octet-stream'],
  ['/constructor.constructor', 'application/octet-stream'],
])('%s is of type %s', (path, expected) => {
  expect(contentType(path)).toBe(expected);
});

test.each([
  ['/og/services.04501c2a02.jpg', 'cross-origin'],
  ['/favicon.ico', 'cross-origin'],
  ['/icon-192.png', 'cross-origin'],
  ['/icon.svg', 'cross-origin'],
  ['/apple-touch-icon.png', 'cross-origin'],
  ['/images/logo.svg', 'cross-origin'],
  ['/images/solutions/octomine.svg', 'same-origin'],
  ['/about.html', 'same-origin'],
  ['/_next/static/site/icon.js', 'same-origin'],
])('%s may be embedded by %s pages', (path, expected) => {
  expect(crossOriginResourcePolicy(path)).toBe(expected);
});

test.each([
  ['/.env', true],
  ['/.git/config', true],
  ['/images/.DS_Store', true],
  ['/.well-known/security.txt', false],
  ['/.well-known/.secret', true],
  ['/.well-knownish/x', true],
  ['/about.html.br', true],
  ['/_next/static/site/page.js.gz', true],
  ['/_headers', true],
  ['/_redirects', true],
  ['/404.html', true],
  ['/404', true],
  ['/_not-found', true],
  ['/_not-found.html', true],
  ['/_not-found/x', true],
  ['/404-reasons', false],
  ['/blog/404', false],
  ['/about', false],
  ['/blog/brotli', false],
])('whether %s is hidden: %s', (path, expected) => {
  expect(isHidden(path)).toBe(expected);
});

test('every response carries the headers that browsers and Observatory look for', () => {
  const headers = Object.fromEntries(securityHeaders().map(({ name, value }) => [name, value]));
  expect(headers).toMatchObject({
    'Content-Security-Policy': expect.stringContaining("frame-ancestors 'none'"),
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Strict-Transport-Security': 'max-age=63072000; includeSubDomains; preload',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Permissions-Policy': expect.stringContaining('camera=()'),
  });
});

test('the policy of the pages is the policy of the header', () => {
  const [policy] = securityHeaders("default-src 'self'");
  expect(policy?.value).toBe("default-src 'self'; frame-ancestors 'none'");
});
