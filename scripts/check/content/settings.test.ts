import { companyFacts } from '@/content/company';
import { inWords } from '@/lib/problem';
import { companyMistakes, settingMistakes } from './settings';

test('no settings, and good ones, are in order', () => {
  expect(settingMistakes({})).toEqual([]);
  expect(
    settingMistakes({
      SITE_URL: 'https://www.example.com ',
      NEXT_PUBLIC_GA_ID: 'G-ABCDE12345',
      NEXT_PUBLIC_CONTACT_ENDPOINT: 'https://forms.example.com:8443/f/1?x=2',
      NEXT_PUBLIC_VITALS_ENDPOINT: '  ',
    }),
  ).toEqual([]);
});

test.each([
  [
    { SITE_URL: 'www.example.com' },
    'SITE_URL: is “www.example.com”: it is not an absolute address',
  ],
  [{ SITE_URL: 'https://*.example.com' }, 'its host “*.example.com” has letters that no host has'],
  [{ SITE_URL: 'https://a.example,b.example' }, 'its host “a.example,b.example” has letters'],
  [{ NEXT_PUBLIC_GA_ID: 'UA-12345-1' }, 'NEXT_PUBLIC_GA_ID: “UA-12345-1” is not an id of Google'],
  [{ NEXT_PUBLIC_GA_ID: 'G-abc' }, 'NEXT_PUBLIC_GA_ID: “G-abc” is not an id of Google'],
  [
    { NEXT_PUBLIC_VITALS_ENDPOINT: 'http://v.example.com' },
    'NEXT_PUBLIC_VITALS_ENDPOINT: is “http://v.example.com”: it must start with https://',
  ],
])('%j is told', (env, message) => {
  expect(settingMistakes(env).map(inWords)).toEqual([expect.stringContaining(message)]);
});

test.each([
  ['forms.example.com', 'it is not an absolute address'],
  ['http://forms.example.com/', 'it must start with https://'],
  ['javascript:alert(1)', 'it must start with https://'],
  ['https://me:pw@forms.example.com/', 'it must not hold a user or password'],
  ['https://forms.example.com/#a', 'it must not have a hash'],
  ['https://*.example.com/', 'it must not hold a star'],
  ['https://forms.example.com/;script-src', 'it must not hold a star'],
])('an endpoint %s is told: %s', (NEXT_PUBLIC_CONTACT_ENDPOINT, reason) => {
  expect(settingMistakes({ NEXT_PUBLIC_CONTACT_ENDPOINT }).map(inWords)).toEqual([
    expect.stringContaining(`is “${NEXT_PUBLIC_CONTACT_ENDPOINT}”: ${reason}`),
  ]);
});

test('the company’s facts are in order', () => {
  expect(companyMistakes()).toEqual([]);
  const name = 'The Most Thorough Retail Analytics of London';
  expect(companyMistakes({ ...companyFacts, name })).toEqual([]);
});

test.each([
  [{ name: 'The Most Thorough Analytics Company Of All Pune' }, 'name: has 47 characters'],
  [{ name: 'Retailanalyticsinsights of Pune and London' }, 'name: “Retailanalyticsinsights” has'],
  [{ name: 'Retailanalyticsinsights' }, 'name: “Retailanalyticsinsights” has 23 letters'],
  [{ email: 'info at example.com' }, 'email: “info at example.com” is not an e-mail address'],
  [
    { origin: 'https://www.example.com/site' },
    'origin: origin is “https://www.example.com/site”: it',
  ],
  [{ origin: 'https://www.example.com/' }, 'origin: “https://www.example.com/” is not written as'],
])('%j is told', (change, message) => {
  expect(companyMistakes({ ...companyFacts, ...change }).map(inWords)).toEqual([
    expect.stringContaining(`content/company.ts: ${message}`),
  ]);
});
