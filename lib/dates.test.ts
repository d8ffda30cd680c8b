import { buildDay, dayInWords, localDay, untilMidnight } from './dates';

it.each([
  ['2031-05-06', '6 May 2031'],
  ['2026-09-30', '30 September 2026'],
  ['2024-02-29', '29 February 2024'],
])('writes %s as %s', (day, words) => {
  expect(dayInWords(day)).toBe(words);
});

it('names the day of a moment in the local zone', () => {
  expect(localDay(new Date(2031, 4, 6, 0, 0, 0))).toBe('2031-05-06');
  expect(localDay(new Date(2031, 4, 6, 23, 59, 59))).toBe('2031-05-06');
});

it('counts to the next local midnight', () => {
  expect(untilMidnight(new Date(2031, 4, 6, 23, 59, 58, 500))).toBe(1500);
  const atMidnight = new Date(2031, 4, 6);
  expect(atMidnight.getTime() + untilMidnight(atMidnight)).toBe(new Date(2031, 4, 7).getTime());
});

describe('the day of the build', () => {
  it('is that of SOURCE_DATE_EPOCH, in UTC', () => {
    expect(buildDay('1767225600')).toBe('2026-01-01');
  });

  it('is today when SOURCE_DATE_EPOCH is empty', () => {
    expect(buildDay('')).toBe(new Date().toISOString().slice(0, 10));
  });

  it.each(['yesterday', '2026-01-01', '-1', '99999999999999999'])('refuses %s', (epoch) => {
    expect(() => buildDay(epoch)).toThrow(`SOURCE_DATE_EPOCH must be seconds since 1970`);
  });
});
