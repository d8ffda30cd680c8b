import {
  type Dataset,
  type Period,
  type Promotion,
  isPromoted,
  overlapOf,
  plannedWeeks,
} from '../../data/dataset';
import {
  type Estimate,
  BASE_WEEKS,
  estimateAround,
  standardDeviation,
  halfWidth80,
  mean,
  sum,
} from './statistics';

/**
 * Weekly sales of the weeks on each side of a promotion that say what would have been sold without
 * it. Of one that still runs only those before it are there.
 */
export function ordinaryWeeks(sales: readonly number[], promotion: Promotion): number[] {
  const { from, to } = plannedWeeks(promotion);
  return [
    ...sales.slice(Math.max(0, from - BASE_WEEKS), from),
    ...sales.slice(to, to + BASE_WEEKS),
  ];
}

/**
 * Sales above what would have been sold without a promotion, or their margin, line by line.
 *
 * Ranges are the middle 80 %. The m base weeks of all lines together have deviation s about their
 * mean, so n promotion weeks against that mean are off by s × √(n + n²/m), by Student's t with m − 1
 * degrees of freedom (prediction of a sum of n further values: Hahn and Meeker, Statistical
 * Intervals, 4.7). Their margin likewise.
 * @param within counts only the promotion's weeks in that period
 */
export function estimateExtraSales(
  data: Dataset,
  promotion: Promotion,
  within: Period,
  what: 'extra' | 'margin',
): Estimate {
  const period = overlapOf(plannedWeeks(promotion), within);
  const { from, to } = overlapOf(period, { from: 0, to: data.weeks });
  const weeks = to - from;
  if (weeks <= 0) return estimateAround(0, 0);
  const promotedLines = data.lines.filter((line) => isPromoted(line, promotion));
  const lines = promotedLines.map(({ sales, cost }) => {
    const base = ordinaryWeeks(sales, promotion);
    const extra = sum(sales.slice(from, to)) - weeks * mean(base);
    return { base, extra, weight: what === 'extra' ? 1 : 1 - sum(cost) / (sum(sales) || 1) };
  });
  const base = (lines[0]?.base ?? []).map((_, week) =>
    sum(lines.map((line) => (line.base[week] ?? 0) * line.weight)),
  );
  const value = standardDeviation(base) ** 2 * (weeks + weeks ** 2 / base.length);
  const margin = halfWidth80([{ value, degreesOfFreedom: base.length - 1 }]);
  return estimateAround(sum(lines.map(({ extra, weight }) => extra * weight)), margin);
}
