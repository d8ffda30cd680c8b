import { readFileSync } from 'node:fs';
import { ErrorCollector, formatError } from './error';
import { checkSettings, publicSettings } from './settings';

function errorsOf(settings: Readonly<Record<string, string>>) {
  const errors = new ErrorCollector();
  checkSettings(settings, errors);
  return errors.list();
}

test('no settings, and good ones, are in order', () => {
  expect(errorsOf({ SITE_URL: 'http://localhost:3000', DRAFTS: '' })).toEqual([]);
  expect(
    errorsOf({
      SITE_URL: 'https://www.example.com ',
      SOURCE_DATE_EPOCH: '1767225600',
      NEXT_PUBLIC_GA_ID: 'G-ABCDE12345',
      NEXT_PUBLIC_CONTACT_ENDPOINT: 'https://forms.example.com:8443/f/1?x=2',
      NEXT_PUBLIC_STATISTICS_ENDPOINT: '  ',
      NEXT_PUBLIC_STATISTICS_ID: '',
      NEXT_PUBLIC_VERCEL_URL: 'set by the host',
      NEXT_PUBLIC_EMPTY: '',
      DRAFTS: '1',
      KEEP_NEXT_RUNTIME: '0',
      NETLIFY: 'false',
    }),
  ).toEqual([]);
});

test.each([
  ...['www.example.com', '/site', 'ftp://example.com', 'javascript:alert(1)'],
  ...['https://user:secret@example.com', 'https://example.com/path', 'https://example.com?'],
  ...['https://example.com#top', 'https://*.example.com', 'https://a.example,b.example'],
  'https://example.com:99999',
])('SITE_URL %j is refused', (value) => {
  const [error] = errorsOf({ SITE_URL: value });
  expect(error?.message).toBe(`“${value}” is not the address of a site`);
});

const [plausible, umami] = ['https://plausible.io/api/event', 'https://umami.example/api/send'];

test.each([
  ['a domain at Plausible', 'example.com', plausible, []],
  ['a website in Umami', '94db1cb1-74f4-4a40-ad6c-962362670409', umami, []],
  ['an id alone', 'example.com', '', ['belong together']],
  ['an endpoint alone', '', umami, ['belong together']],
  ['another service', 'example.com', 'https://example.com/collect', ['takes events']],
  ['an address', 'https://example.com', plausible, ['is no site of']],
  ['no address', 'example.com', 'plausible.io/api/event', ['is not a whole address']],
])('statistics of %s: %j at %j', (_, id, endpoint, messages) => {
  const settings = { NEXT_PUBLIC_STATISTICS_ID: id, NEXT_PUBLIC_STATISTICS_ENDPOINT: endpoint };
  const errors = errorsOf(settings).map(formatError);
  expect(errors).toEqual(messages.map((message) => expect.stringContaining(message)));
});

test('visits are counted by one service, as a no to Google would not be one to the other', () => {
  const settings = { NEXT_PUBLIC_STATISTICS_ID: 'a.example', NEXT_PUBLIC_GA_ID: 'G-ABCDE12345' };
  const errors = errorsOf({ ...settings, NEXT_PUBLIC_STATISTICS_ENDPOINT: plausible });
  expect(errors.map(formatError)).toEqual([expect.stringContaining('beside NEXT_PUBLIC_GA_ID')]);
});

test.each([
  ['SITE_URL', 'http://www.example.com', 'is not encrypted. Start it with https://'],
  ...['yesterday', '2026-01-01', '-1', '99999999999999999'].map((epoch) => [
    'SOURCE_DATE_EPOCH',
    epoch,
    'is no moment',
  ]),
  ['DRAFTS', 'true', 'is “true”. Write 1, or leave it unset'],
  ['KEEP_NEXT_RUNTIME', 'yes', 'is “yes”. Write 1, or leave it unset'],
  ['CF_PAGES', 'true', 'is “true”. Write 1, or leave it unset'],
  ['NETLIFY', '1', 'is “1”. Write true, or leave it unset'],
  ['NEXT_PUBLIC_GAID', 'x', 'is read by nothing. There are NEXT_PUBLIC_CONTACT_ENDPOINT, '],
  ['NEXT_PUBLIC_GA_ID', 'UA-12345-1', '“UA-12345-1” is not an id of Google'],
  ['NEXT_PUBLIC_GA_ID', 'G-abc', '“G-abc” is not an id of Google'],
  ['NEXT_PUBLIC_CONTACT_ENDPOINT', 'http://v.example.com', 'is not encrypted'],
  ['NEXT_PUBLIC_CONTACT_ENDPOINT', 'forms.example.com', 'is not a whole address'],
  ['NEXT_PUBLIC_CONTACT_ENDPOINT', 'https://a.example/*', 'has one of *'],
  ['NEXT_PUBLIC_CONTACT_ENDPOINT', 'https://a.example/;script-src', 'has one of *'],
])('%s=%s is refused, with what to write', (name, value, message) => {
  const [error = '', ...others] = errorsOf({ [name]: value }).map(formatError);
  expect([error.startsWith(`${name}: `), others]).toEqual([true, []]);
  expect(error).toContain(message);
});

test.each(['.github/workflows/deploy.yml', 'deploy/Dockerfile', 'docs/settings.md'])(
  '%s knows every setting of the browser code',
  (file) => {
    const text = readFileSync(file, 'utf8');
    expect(publicSettings.filter((name) => !text.includes(name))).toEqual([]);
  },
);
