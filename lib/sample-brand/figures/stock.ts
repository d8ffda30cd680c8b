import { type Line, type Period, weekly } from '../dataset';
import {
  type Estimate,
  type Variance,
  around,
  deviation,
  halfWidth80,
  mean,
  sum,
} from './statistics';

/** Weeks of sales that stock cover and expected sales are measured by. */
const BASE_WEEKS = 4;

/**
 * Weeks that the stock of some lines lasts, for every week:
 * stock at the end of the week ÷ mean weekly sales of the last 4 weeks, that week included.
 */
export function coverByWeek(lines: readonly Line[]): number[] {
  const sales = weekly(lines, 'sales');
  return weekly(lines, 'stock').map((stock, week) => {
    const rate = mean(sales.slice(Math.max(0, week - BASE_WEEKS + 1), week + 1));
    return rate === 0 ? 0 : stock / rate;
  });
}

/** What empty shelves cost a line or some lines, in thousands of rupees. */
export type Loss = {
  /** Line-weeks that ended without stock. */
  readonly weeksOut: number;
  readonly lost: Estimate;
};

/** A line's latest weeks before `week` that ended with stock and had no promotion, by index. */
function ordinaryWeeks(line: Line, week: number): number[] {
  return line.sales
    .flatMap((_, index) =>
      index < week && (line.stock[index] ?? 0) > 0 && line.spend[index] === 0 ? [index] : [],
    )
    .slice(-BASE_WEEKS);
}

/** One line's weeks without stock: how many, what they cost, and how far off that may be. */
function lossOfLine(
  line: Line,
  { from, to }: Period,
): { weeksOut: number; lost: number } & Variance {
  /** How often each base week counts in what is expected of the weeks without stock, all told. */
  const weights = new Map<number, number>();
  let weeksOut = 0;
  let lost = 0;
  for (let week = from; week < to; week++) {
    if ((line.stock[week] ?? 1) > 0) continue;
    const base = ordinaryWeeks(line, week);
    if (base.length < 2) continue;
    weeksOut++;
    lost += mean(base.map((index) => line.sales[index] ?? 0)) - (line.sales[week] ?? 0);
    for (const index of base) weights.set(index, (weights.get(index) ?? 0) + 1 / base.length);
  }
  const known = [...weights.keys()].map((index) => line.sales[index] ?? 0);
  const squares = sum([...weights.values()].map((weight) => weight ** 2));
  return {
    weeksOut,
    lost: Math.max(0, lost),
    value: deviation(known) ** 2 * (weeksOut + squares),
    freedom: known.length - 1,
  };
}

/**
 * Sales that lines lost in a period because their stock ran out.
 *
 *   a week is out of stock when it ends with a stock of 0
 *   expected sales = mean of the line's latest 4 weeks before it with stock and no promotion; with
 *                    fewer than two such weeks it is not counted
 *   lost = Σ (expected − sales) over a line's weeks, or 0 when more was sold than expected
 *
 * The range is the middle 80 %. A line's weeks differ by s, the deviation of its base weeks. Its k
 * weeks without stock are off by s² × k on their own account, and by s² × Σ w² because they share
 * base weeks: w is how often a base week counts, a quarter for each week it is expected from; k
 * weeks with the same four make it k²/4 (prediction of a sum: Hahn and Meeker, Statistical
 * Intervals, 4.7). Lines are independent, s has as many degrees of freedom as base weeks less one:
 * statistics.ts adds them up. The range never goes below 0.
 */
export function lossOf(lines: readonly Line[], period: Period): Loss {
  const losses = lines.map((line) => lossOfLine(line, period));
  const range = around(sum(losses.map(({ lost }) => lost)), halfWidth80(losses));
  return {
    weeksOut: sum(losses.map(({ weeksOut }) => weeksOut)),
    lost: { ...range, low: Math.max(0, range.low) },
  };
}
