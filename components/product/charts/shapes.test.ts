import { ticks } from './shapes';

it.each([
  { domain: [0, 1] as const, expected: [0, 0.2, 0.4, 0.6, 0.8, 1] },
  { domain: [42.3, 57.9] as const, expected: [40, 45, 50, 55, 60] },
  { domain: [-3, 8] as const, expected: [-4, -2, 0, 2, 4, 6, 8] },
])('ticks of $domain are round and reach beyond its ends', ({ domain, expected }) => {
  const result = ticks(domain, 4);
  expect(result).toHaveLength(expected.length);
  result.forEach((tick, index) => expect(tick).toBeCloseTo(expected[index] ?? NaN, 9));
});
