import { median, medians } from './statistics';

test.each([
  [[], undefined],
  [[3], 3],
  [[9, 1, 5], 5],
  [[4, 1, 2, 3], 2.5],
  [[1, NaN, 3, Infinity], 2],
])('the median of %j is %s', (figures, expected) => {
  expect(median(figures)).toBe(expected);
});

test('medians are taken name by name, over the runs that have the figure', () => {
  expect(medians([{ lcp: 10, tap: 3 }, { lcp: 30 }, { lcp: 20, tap: 5 }])).toEqual({
    lcp: 20,
    tap: 4,
  });
});
