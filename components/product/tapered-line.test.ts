import type { Curve } from '@/lib/brand/curve';
import { gapOf, taperedParts } from './tapered-line';

/** A straight line of 300 units, as a curve. */
const straight: Curve = [
  [0, 0],
  [100, 0],
  [200, 0],
  [300, 0],
];

const numbers = (path: string | undefined) => (path?.match(/-?\d+/g) ?? []).map(Number);

test('each size of dots gets its part, and the parts follow one another', () => {
  const parts = taperedParts(straight, [10, 6, 3]).map(numbers);
  expect(parts).toHaveLength(3);
  expect(parts[0]?.slice(0, 2)).toEqual([0, 0]);
  expect(parts[1]?.slice(0, 2)).toEqual(parts[0]?.slice(-2));
  expect(parts[2]?.slice(0, 2)).toEqual(parts[1]?.slice(-2));
});

test.each([10, 6, 3])('the part of size %p is as long as a whole number of its gaps', (size) => {
  const [path] = taperedParts(straight, [size, size, size]);
  const length = (numbers(path).at(-2) ?? 0) / gapOf(size);
  expect(Math.abs(length - Math.round(length))).toBeLessThan(0.2);
  expect(length).toBeGreaterThan(1);
});

test('a curve too short for its sizes ends where it ends', () => {
  const short: Curve = [
    [0, 0],
    [4, 0],
    [8, 0],
    [12, 0],
  ];
  expect(
    taperedParts(short, [10, 10])
      .flatMap(numbers)
      .every((n) => n <= 12),
  ).toBe(true);
});
