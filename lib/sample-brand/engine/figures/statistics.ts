/** A computed value and the range it lies in. */
export type Estimate = { readonly low: number; readonly mid: number; readonly high: number };

/** Something for each of the three points of a range. */
export const mapEstimate = <Of>(of: (point: keyof Estimate) => Of): Record<keyof Estimate, Of> => ({
  low: of('low'),
  mid: of('mid'),
  high: of('high'),
});

/** Weeks that say what is usual; the definitions of measures and the words of alerts call them the four. */
export const BASE_WEEKS = 4;

/** The 90 % point of a normal distribution: 80 % lie within so many deviations of its middle. */
const Z90 = 1.2815515655446004;

/**
 * Half-width of the middle 80 % of Student's t, in standard deviations: what a range needs whose
 * deviation is itself estimated. By the expansion of Abramowitz and Stegun, Handbook of
 * Mathematical Functions, 26.7.5; within 0.002 of the tables from 3 degrees of freedom on.
 * @param degreesOfFreedom above 0; need not be whole
 */
export function studentT80(degreesOfFreedom: number): number {
  const z = Z90;
  return (
    z +
    (z ** 3 + z) / (4 * degreesOfFreedom) +
    (5 * z ** 5 + 16 * z ** 3 + 3 * z) / (96 * degreesOfFreedom ** 2) +
    (3 * z ** 7 + 19 * z ** 5 + 17 * z ** 3 - 15 * z) / (384 * degreesOfFreedom ** 3) +
    (79 * z ** 9 + 776 * z ** 7 + 1482 * z ** 5 - 1920 * z ** 3 - 945 * z) /
      (92160 * degreesOfFreedom ** 4)
  );
}

/**
 * Half-width of the middle 80 % of a sum of independent errors: t80 × the root of the summed
 * variances, with (Σ v)² ÷ Σ (v² ÷ degreesOfFreedom) degrees of freedom (Welch 1947, Satterthwaite 1946).
 * @param errors of each its variance as estimated from a sample, and the degrees of freedom it has
 */
export function halfWidth80(
  errors: readonly { value: number; degreesOfFreedom: number }[],
): number {
  const usable = errors.filter(({ value, degreesOfFreedom }) => value > 0 && degreesOfFreedom > 0);
  if (usable.length === 0) return 0;
  const variance = sum(usable.map(({ value }) => value));
  const degreesOfFreedom =
    variance ** 2 / sum(usable.map(({ value, degreesOfFreedom: degrees }) => value ** 2 / degrees));
  return studentT80(degreesOfFreedom) * Math.sqrt(variance);
}

/** `mid`, give or take `margin`. */
export const estimateAround = (mid: number, margin: number): Estimate => ({
  low: mid - margin,
  mid,
  high: mid + margin,
});

export const sum = (values: readonly number[]): number =>
  values.reduce((total, value) => total + value, 0);

/** Whether two numbers differ by no more than sums of many numbers may be off by. */
export const isSame = (value: number, other: number): boolean =>
  Math.abs(value - other) <= 1e-9 * Math.max(1, Math.abs(value));

/** One number less another; 0 where they are the same. */
export const difference = (value: number, other: number): number =>
  isSame(value, other) ? 0 : value - other;

/** The mean, or 0 of nothing. */
export const mean = (values: readonly number[]): number =>
  values.length === 0 ? 0 : sum(values) / values.length;

/** The middle of some values, or the mean of the two that share it; 0 of nothing. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const half = sorted.length / 2;
  return ((sorted[Math.ceil(half) - 1] ?? 0) + (sorted[Math.floor(half)] ?? 0)) / 2;
}

/** The standard deviation of a sample (divided by n − 1), or 0 of fewer than two values. */
export function standardDeviation(values: readonly number[]): number {
  if (values.length < 2) return 0;
  const centre = mean(values);
  return Math.sqrt(sum(values.map((value) => (value - centre) ** 2)) / (values.length - 1));
}

/**
 * Ordinary least squares through (0, values[0]), (1, values[1]), …: the line's slope, its value at
 * an index, which may lie beyond the last one, the standard deviation of the values about it
 * (divided by n − 2), and the middle and the summed squares of the indexes.
 */
export function linearRegression(values: readonly number[]) {
  const middle = (values.length - 1) / 2;
  const centre = mean(values);
  const spread = sum(values.map((_, index) => (index - middle) ** 2));
  const slope =
    spread === 0 ? 0 : sum(values.map((value, i) => (i - middle) * (value - centre))) / spread;
  const at = (index: number) => centre + slope * (index - middle);
  const squares = sum(values.map((value, index) => (value - at(index)) ** 2));
  const noise = values.length > 2 ? Math.sqrt(squares / (values.length - 2)) : 0;
  return { slope, at, noise, middle, spread };
}
