import { site } from '@/.content';
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
  ...['www.example.com', '/site', 'ftp://example.com', 'javascript:alert(1)'],
  ...['https://user:secret@example.com', 'https://example.com/path', 'https://example.com?'],
  ...['https://example.com#top', 'https://*.example.com', 'https://a.example,b.example'],
  'https://example.com:99999',
])('SITE_URL %j is refused', (value) => {
  process.env.SITE_URL = value;
  expect(siteOrigin).toThrow(`SITE_URL: “${value}” is not the address of a site. Give it alone`);
});
