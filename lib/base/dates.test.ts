import { buildDay, dayInWords } from './dates';

// The visitor's day, and what happens at midnight: lib/browser/clock.test.ts.

it.each([
  ['2031-05-06', '6 May 2031'],
  ['2026-09-30', '30 September 2026'],
  ['2024-02-29', '29 February 2024'],
])('writes %s as %s', (day, words) => {
  expect(dayInWords(day)).toBe(words);
});

describe('the day of the build', () => {
  it('is that of SOURCE_DATE_EPOCH, in UTC', () => {
    expect(buildDay('1767225600')).toBe('2026-01-01');
  });

  it('is today when SOURCE_DATE_EPOCH is empty', () => {
    jest.useFakeTimers({ now: Date.UTC(2031, 4, 6, 23, 59) });
    expect(buildDay('')).toBe('2031-05-06');
    jest.useRealTimers();
  });
});
