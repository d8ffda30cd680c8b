import { around, deviation, halfWidth80, mean, t80, together, trendOf } from './statistics';

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

  // The 90 % points of the tables.
  it.each([
    [3, 1.6377],
    [7, 1.4149],
    [11, 1.3634],
    [24, 1.3178],
    [1e9, 1.2816],
  ])('knows Student’s t of %d degrees of freedom', (freedom, expected) => {
    expect(Math.abs(t80(freedom) - expected)).toBeLessThan(0.002);
  });

  it('adds independent errors as squares, and pools their degrees of freedom', () => {
    const four = { value: 4, freedom: 3 };
    expect(halfWidth80([four])).toBeCloseTo(t80(3) * 2, 12);
    expect(halfWidth80([four, four])).toBeCloseTo(t80(6) * Math.sqrt(8), 12);
    expect(halfWidth80([{ value: 0, freedom: 3 }])).toBe(0);
  });

  it('adds ranges end to end', () => {
    expect(together([around(1, 1), around(2, 3)])).toEqual({ low: -1, mid: 3, high: 7 });
  });
});
