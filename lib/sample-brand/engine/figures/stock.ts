import type { Line, Period } from '../../data/dataset';
import {
  BASE_WEEKS,
  estimateAround,
  standardDeviation,
  halfWidth80,
  mean,
  sum,
} from './statistics';

/** A week of a line that ended without stock, and the weeks that say what it would have sold. */
type Empty = { readonly week: number; readonly base: readonly number[]; readonly lost: number };

/** A line's weeks without stock, each with its latest weeks before with stock and no promotion. */
function emptyWeeks(line: Line): readonly Empty[] {
  const ordinary: number[] = [];
  const empty: Empty[] = [];
  line.sales.forEach((sales, week) => {
    if ((line.stock[week] ?? 1) > 0) {
      if (line.spend[week] === 0) ordinary.push(week);
      return;
    }
    const base = ordinary.slice(-BASE_WEEKS);
    const usual = mean(base.map((index) => line.sales[index] ?? 0));
    empty.push({ week, base, lost: Math.max(0, usual - sales) });
  });
  return empty;
}

/** One line's weeks without stock: how many, what they cost, and how far off that may be. */
function lossOfLine(line: Line, { from, to }: Period) {
  const empty = emptyWeeks(line).filter(({ week }) => week >= from && week < to);
  /** How often each base week counts in what is expected of the weeks without stock, all told. */
  const weights = new Map<number, number>();
  for (const { base } of empty) {
    for (const index of base) weights.set(index, (weights.get(index) ?? 0) + 1 / base.length);
  }
  const base = [...weights.keys()].map((index) => line.sales[index] ?? 0);
  const squares = sum([...weights.values()].map((weight) => weight ** 2));
  return {
    weeksOut: empty.length,
    lost: sum(empty.map(({ lost }) => lost)),
    value: standardDeviation(base) ** 2 * (empty.length + squares),
    degreesOfFreedom: base.length - 1,
  };
}

/**
 * Sales that lines lost in a period because their stock ran out, in thousands of rupees, and in
 * how many of their weeks; what a line sells above what was expected of it makes up for nothing.
 *
 * The range is the middle 80 %. A line's weeks differ by s, the deviation of its base weeks. Its k
 * weeks without stock are off by s² × k on their own account, and by s² × Σ w² because they share
 * base weeks: w is how often a base week counts, a quarter for each week it is expected from; k
 * weeks with the same four make it k²/4 (prediction of a sum: Hahn and Meeker, Statistical
 * Intervals, 4.7). Lines are independent, s has as many degrees of freedom as base weeks less one:
 * statistics.ts adds them up. The range never goes below 0.
 */
export function lossOf(lines: readonly Line[], period: Period) {
  // Most lines never run out.
  const losses = lines
    .filter(({ stock }) => stock.includes(0))
    .map((line) => lossOfLine(line, period));
  const range = estimateAround(sum(losses.map(({ lost }) => lost)), halfWidth80(losses));
  return {
    weeksOut: sum(losses.map(({ weeksOut }) => weeksOut)),
    lost: { ...range, low: Math.max(0, range.low) },
  };
}
