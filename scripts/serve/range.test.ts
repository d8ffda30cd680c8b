import { readRange } from './range';

const size = 100;

test.each([
  ['bytes=0-9', { first: 0, last: 9 }],
  ['bytes=0-0', { first: 0, last: 0 }],
  ['bytes=90-', { first: 90, last: 99 }],
  ['bytes=-5', { first: 95, last: 99 }],
  ['bytes=-500', { first: 0, last: 99 }],
  ['bytes=50-5000', { first: 50, last: 99 }],
  ['Bytes=1-2', { first: 1, last: 2 }],
  ['bytes=100-', 'unsatisfiable'],
  ['bytes=100-200', 'unsatisfiable'],
  ['bytes=-0', 'unsatisfiable'],
  [undefined, undefined],
  ['bytes=-', undefined],
  ['bytes=9-0', undefined],
  ['bytes=a-b', undefined],
  ['bytes=0-1,5-6', undefined],
  ['lines=0-1', undefined],
])('Range %j of 100 bytes is %j', (header, expected) => {
  expect(readRange(header, size)).toEqual(expected);
});

test('an empty file has no range', () => {
  expect(readRange('bytes=0-', 0)).toBe('unsatisfiable');
});
