import { portFrom } from './port';

test.each([
  [undefined, 3000],
  ['', 3000],
  ['8080', 8080],
  [' 8080 ', 8080],
  ['0', 0],
  ['65535', 65535],
])('PORT=%j means %i', (value, port) => {
  expect(portFrom(value)).toBe(port);
});

test.each(['web', '-1', '65536', '3000.5', '0x50', '1e3', '999999'])(
  'PORT=%s is refused in one line',
  (value) => {
    expect(() => portFrom(value)).toThrow(
      `PORT must be a whole number from 0 to 65535; it is "${value}".`,
    );
  },
);
