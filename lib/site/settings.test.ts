import { ContentErrors, formatError } from '@/lib/content/error';
import { checkSettings } from './settings';

function errorsOf(settings: Readonly<Record<string, string>>) {
  const errors = new ContentErrors();
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
      NEXT_PUBLIC_VITALS_ENDPOINT: '  ',
      NEXT_PUBLIC_VERCEL_URL: 'set by the host',
      NEXT_PUBLIC_EMPTY: '',
      DRAFTS: '1',
      KEEP_NEXT_RUNTIME: '0',
      NETLIFY: 'false',
    }),
  ).toEqual([]);
});

test.each([
  ['SITE_URL', 'www.example.com', 'is “www.example.com”: it is not an absolute address'],
  ['SITE_URL', 'http://www.example.com', 'it must start with https://, except on this machine'],
  ['DRAFTS', 'true', 'is “true”. Write 1, or leave it unset'],
  ['KEEP_NEXT_RUNTIME', 'yes', 'is “yes”. Write 1, or leave it unset'],
  ['CF_PAGES', 'true', 'is “true”. Write 1, or leave it unset'],
  ['NETLIFY', '1', 'is “1”. Write true, or leave it unset'],
  ['NEXT_PUBLIC_GAID', 'G-ABCDE12345', 'is read by nothing. Did you mean NEXT_PUBLIC_GA_ID?'],
  ['NEXT_PUBLIC_CONTACT_ENDPIONT', 'x', 'Did you mean NEXT_PUBLIC_CONTACT_ENDPOINT?'],
  ['NEXT_PUBLIC_WHATEVER', 'x', 'is read by nothing. There are NEXT_PUBLIC_CONTACT_ENDPOINT, '],
  ['SOURCE_DATE_EPOCH', 'yesterday', '“yesterday” is no moment. Write seconds since 1970'],
  ['NEXT_PUBLIC_GA_ID', 'UA-12345-1', '“UA-12345-1” is not an id of Google'],
  ['NEXT_PUBLIC_GA_ID', 'G-abc', '“G-abc” is not an id of Google'],
  ['NEXT_PUBLIC_VITALS_ENDPOINT', 'http://v.example.com', 'it must start with https://'],
  ['NEXT_PUBLIC_CONTACT_ENDPOINT', 'forms.example.com', 'it is not an absolute address'],
  ['NEXT_PUBLIC_CONTACT_ENDPOINT', 'https://a.example/*', 'it must not hold a star'],
  ['NEXT_PUBLIC_CONTACT_ENDPOINT', 'https://a.example/;script-src', 'it must not hold a star'],
])('%s=%s is refused, with what to write', (name, value, message) => {
  const [error = '', ...others] = errorsOf({ [name]: value }).map(formatError);
  expect([error.startsWith(`${name}: `), others]).toEqual([true, []]);
  expect(error).toContain(message);
});
