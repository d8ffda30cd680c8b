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
