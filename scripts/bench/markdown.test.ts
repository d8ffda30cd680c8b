import { markdownTable, ratio, rounded } from './markdown';

test('a table aligns figures to the right and shows a dash for what was not taken', () => {
  expect(
    markdownTable(
      ['page', 'LCP ms'],
      [
        ['a|b', 900],
        ['floor', undefined],
      ],
    ),
  ).toBe('| page | LCP ms |\n| --- | --: |\n| a\\|b | 900 |\n| floor | - |\n');
});

test.each([
  [3, 2, 1.5],
  [1, 3, 0.33],
  [1, 0, undefined],
  [undefined, 1, undefined],
  [1, undefined, undefined],
])('%s is so many times %s: %s', (figure, base, expected) => {
  expect(ratio(figure, base)).toBe(expected);
});

test('rounding leaves a missing figure missing', () => {
  expect([rounded(1.256, 2), rounded(1.5), rounded(undefined)]).toEqual([1.26, 2, undefined]);
});
