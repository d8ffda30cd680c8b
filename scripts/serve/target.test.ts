import { longestTarget, readTarget } from './target';

test.each([
  ['/', { path: '/', query: '' }],
  ['/about', { path: '/about', query: '' }],
  ['/about/', { path: '/about/', query: '' }],
  ['/contact?intent=demo&x=%2F', { path: '/contact', query: '?intent=demo&x=%2F' }],
  ['/about?', { path: '/about', query: '?' }],
  ['/caf%C3%A9', { path: '/café', query: '' }],
  ['/.well-known/security.txt', { path: '/.well-known/security.txt', query: '' }],
  // The absolute form (RFC 9112, 3.2.2) names a host; what counts is the path.
  ['http://example.com/about?x=1', { path: '/about', query: '?x=1' }],
])('reads %s', (raw, expected) => {
  expect(readTarget(raw)).toEqual(expected);
});

test.each([
  ['', 400],
  ['*', 400],
  ['about', 400],
  ['http://example.com', 400],
  ['/about#part', 400],
  ['/%', 400],
  ['/%zz', 400],
  ['/%ff', 400],
  ['/a%00b', 400],
  ['/a%0d%0aSet-Cookie:x', 400],
  ['/a\u0001', 400],
  ['/%7f', 400],
  ['/\\example.com', 400],
  ['/%5cexample.com', 400],
  ['//example.com', 404],
  ['///', 404],
  ['/a//b', 404],
  ['/%2fexample.com', 404],
  ['/a%2fb', 404],
  ['/.', 404],
  ['/..', 404],
  ['/../etc/passwd', 404],
  ['/a/%2e%2e/b', 404],
  ['/a/%2E./b', 404],
  [`/${'a'.repeat(longestTarget)}`, 414],
])('refuses %j with %i', (raw, refused) => {
  expect(readTarget(raw)).toEqual({ refused });
});
