/** A computed value and the range it lies in. */
export type Estimate = { readonly low: number; readonly mid: number; readonly high: number };

/** Half-width, in standard deviations, of the middle 80 % of a normal distribution. */
export const Z80 = 1.2816;

/** `mid`, give or take `margin`. */
export const around = (mid: number, margin: number): Estimate => ({
  low: mid - margin,
  mid,
  high: mid + margin,
});

/** An estimate in another unit, such as extra sales into margin. A negative factor swaps the ends. */
export function scaled({ low, mid, high }: Estimate, factor: number): Estimate {
  const ends = [low * factor, high * factor];
  return { low: Math.min(...ends), mid: mid * factor, high: Math.max(...ends) };
}

/** Ends added to ends, as if all went badly, or all well, at once. */
export function together(estimates: readonly Estimate[]): Estimate {
  return {
    low: sum(estimates.map(({ low }) => low)),
    mid: sum(estimates.map(({ mid }) => mid)),
    high: sum(estimates.map(({ high }) => high)),
  };
}

export const sum = (values: readonly number[]): number =>
  values.reduce((total, value) => total + value, 0);

/** The mean, or 0 of nothing. */
export const mean = (values: readonly number[]): number =>
  values.length === 0 ? 0 : sum(values) / values.length;

/** The standard deviation of a sample (divided by n − 1), or 0 of fewer than two values. */
export function deviation(values: readonly number[]): number {
  if (values.length < 2) return 0;
  const centre = mean(values);
  return Math.sqrt(sum(values.map((value) => (value - centre) ** 2)) / (values.length - 1));
}

/** A straight line through weekly values. */
export type Trend = {
  /** The line's value at an index, which may lie beyond the last one. */
  readonly at: (index: number) => number;
  /** Standard deviation of the values about the line (divided by n − 2). */
  readonly noise: number;
};

/** Ordinary least squares through (0, values[0]), (1, values[1]), … */
export function trendOf(values: readonly number[]): Trend {
  const middle = (values.length - 1) / 2;
  const centre = mean(values);
  const spread = sum(values.map((_, index) => (index - middle) ** 2));
  const slope =
    spread === 0 ? 0 : sum(values.map((value, i) => (i - middle) * (value - centre))) / spread;
  const at = (index: number) => centre + slope * (index - middle);
  const squares = sum(values.map((value, index) => (value - at(index)) ** 2));
  return { at, noise: values.length > 2 ? Math.sqrt(squares / (values.length - 2)) : 0 };
}
