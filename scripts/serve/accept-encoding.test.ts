import { acceptedCodings } from './accept-encoding';

test.each([
  [undefined, ['identity']],
  ['', ['identity']],
  ['gzip, deflate, br, zstd', ['br', 'gzip', 'identity']],
  ['gzip', ['gzip', 'identity']],
  ['BR', ['br', 'identity']],
  ['br;q=0, gzip', ['gzip', 'identity']],
  ['br;q=0.0,gzip;q=0', ['identity']],
  ['gzip;q=1.0, br;q=0.5', ['gzip', 'br', 'identity']],
  ['*', ['br', 'gzip', 'identity']],
  ['*;q=0', ['identity']],
  ['br;q=0, *', ['gzip', 'identity']],
  ['identity', ['identity']],
  ['identity;q=1, br;q=0.2', ['identity']],
  ['broccoli, x-gzip', ['identity']],
  ['br;q=often', ['identity']],
])('Accept-Encoding %j takes %j', (header, expected) => {
  expect(acceptedCodings(header)).toEqual(expected);
});
