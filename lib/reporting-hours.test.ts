import { hoursInWords, weekShare } from './reporting-hours';

const words = {
  result: { one: '{reports} × {each} = {hours} hour', more: '{reports} × {each} = {hours} hours' },
  days: '{days} days',
};

test.each([
  [5, 3, '5 × 3 = 15 hours', '1.9 days'],
  [1, 1, '1 × 1 = 1 hour', '0.1 days'],
  [3, 0.5, '3 × 0.5 = 1.5 hours', '0.2 days'],
  [0, 9, '0 × 9 = 0 hours', '0 days'],
])('%p reports of %p hours', (reports, each, result, days) => {
  expect(hoursInWords(reports, each, words)).toEqual({ result, days });
});

test('a week has forty dots', () => {
  expect(weekShare(0)).toBe('0%');
  expect(parseFloat(weekShare(20))).toBeCloseTo(47.75);
  expect(weekShare(99)).toBe(weekShare(40));
});
