import { buildDate } from './dates';

// The visitor's day: lib/browser/clock.test.ts.

describe('the day of the build', () => {
  it('is that of SOURCE_DATE_EPOCH, in UTC', () => {
    expect(buildDate('1767225600')).toBe('2026-01-01');
  });

  it('is today when SOURCE_DATE_EPOCH is empty', () => {
    jest.useFakeTimers({ now: Date.UTC(2031, 4, 6, 23, 59) });
    expect(buildDate('')).toBe('2031-05-06');
    jest.useRealTimers();
  });
});
