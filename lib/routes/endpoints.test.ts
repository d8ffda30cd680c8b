import { endpointFrom } from './endpoints';

const name = 'NEXT_PUBLIC_CONTACT_ENDPOINT';

it.each([undefined, '', '  '])('takes %j for none', (value) => {
  expect(endpointFrom(name, value)).toBeUndefined();
});

it('gives the address', () => {
  expect(endpointFrom(name, 'https://forms.example.com:8443/f/1?x=2')?.origin).toBe(
    'https://forms.example.com:8443',
  );
});

it.each([
  ['forms.example.com', 'it is not an absolute address'],
  ['http://forms.example.com/', 'it must start with https://'],
  ['javascript:alert(1)', 'it must start with https://'],
  ['https://me:pw@forms.example.com/', 'it must not hold a user or password'],
  ['https://forms.example.com/#a', 'it must not have a hash'],
  ['https://*.example.com/', 'it must not hold a star'],
  ['https://forms.example.com/;script-src', 'it must not hold a star'],
])('refuses %s: %s', (value, reason) => {
  expect(() => endpointFrom(name, value)).toThrow(`${name} is “${value}”: ${reason}`);
});
