import { around, deviation, mean, scaled, together, trendOf } from './statistics';

describe('statistics', () => {
  it.each([
    { values: [2, 4, 4, 4, 5, 5, 7, 9], expected: Math.sqrt(32 / 7) },
    { values: [3, 3, 3], expected: 0 },
    { values: [3], expected: 0 },
    { values: [], expected: 0 },
  ])('gives the sample deviation of $values', ({ values, expected }) => {
    expect(deviation(values)).toBeCloseTo(expected, 12);
  });

  it('gives 0 as the mean of nothing', () => {
    expect(mean([])).toBe(0);
  });

  it('draws a least-squares line and goes on with it', () => {
    const exact = trendOf([1, 3, 5, 7]);
    expect(exact.at(4)).toBeCloseTo(9, 12);
    expect(exact.noise).toBeCloseTo(0, 12);
    // y = 1.4x + 0.9 for 1, 2, 4, 5; residuals 0.1, -0.3, 0.3, -0.1.
    const rough = trendOf([1, 2, 4, 5]);
    expect(rough.at(0)).toBeCloseTo(0.9, 12);
    expect(rough.noise).toBeCloseTo(Math.sqrt(0.2 / 2), 12);
  });

  it('swaps the ends of a range that is scaled by a negative number', () => {
    expect(scaled(around(10, 2), -1)).toEqual({ low: -12, mid: -10, high: -8 });
  });

  it('adds ranges end to end', () => {
    expect(together([around(1, 1), around(2, 3)])).toEqual({ low: -1, mid: 3, high: 7 });
  });
});
