import { site } from '@/words';
import { siteOrigin } from './urls';

afterEach(() => {
  delete process.env.SITE_URL;
});

test.each([
  ['', site.origin],
  ['https://www.example.com', 'https://www.example.com'],
  ['https://www.example.com/', 'https://www.example.com'],
  [' https://WWW.example.com ', 'https://www.example.com'],
  ['http://localhost:3000', 'http://localhost:3000'],
])('SITE_URL %j gives the origin %s', (value, origin) => {
  expect(siteOrigin()).toBe(site.origin);
  process.env.SITE_URL = value;
  expect(siteOrigin()).toBe(origin);
});

test.each([
  ['www.example.com', 'not an absolute address'],
  ['/site', 'not an absolute address'],
  ['ftp://example.com', 'must start with https:// or http://'],
  ['javascript:alert(1)', 'must start with https:// or http://'],
  ['https://user:secret@example.com', 'must not hold a user or password'],
  ['https://example.com/path', 'must not have a path'],
  ['https://example.com/?a=1', 'must not have a query'],
  ['https://example.com?', 'must not have a query'],
  ['https://example.com#top', 'must not have a hash'],
  ['https://*.example.com', 'its host “*.example.com” has letters that no host has'],
  ['https://a.example,b.example', 'its host “a.example,b.example” has letters'],
])('SITE_URL %j is refused: %s', (value, reason) => {
  process.env.SITE_URL = value;
  expect(siteOrigin).toThrow(/^SITE_URL is /);
  expect(siteOrigin).toThrow(reason);
});
