import { type Dataset, type Line, type Period, weekly } from './dataset';
import { type Estimate, Z80, around, deviation, mean, sum } from './statistics';

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

/** Share of lines that have stock at the end of the week, for every week. */
export function inStockByWeek(lines: readonly Line[]): number[] {
  const weeks = lines[0]?.stock.length ?? 0;
  return Array.from({ length: weeks }, (_, week) =>
    mean(lines.map((line) => ((line.stock[week] ?? 0) > 0 ? 1 : 0))),
  );
}

/** What empty shelves cost a line or some lines, in thousands of rupees. */
export type Loss = {
  /** Line-weeks that ended without stock. */
  readonly weeksOut: number;
  readonly lost: Estimate;
};

/** A line's latest weeks before `week` that ended with stock and had no promotion. */
function ordinaryWeeks(line: Line, week: number): number[] {
  return line.sales
    .slice(0, week)
    .filter((_, index) => (line.stock[index] ?? 0) > 0 && line.spend[index] === 0)
    .slice(-BASE_WEEKS);
}

/**
 * Sales that lines lost in a period because their stock ran out.
 *
 *   a week is out of stock when it ends with a stock of 0
 *   expected sales = mean of the line's latest 4 weeks before it with stock and no promotion
 *   lost = expected − sales, or 0 when more was sold than expected
 *
 * Range: those 4 weeks have deviation s, so each week's loss has deviation s × √(1 + 1/4); weeks
 * add up as squares, and the middle 80 % is ± 1.2816 of the root. It never goes below 0.
 */
export function lossOf(lines: readonly Line[], { from, to }: Period): Loss {
  const weeks = lines.flatMap((line) =>
    line.stock.flatMap((stock, week) => {
      if (stock > 0 || week < from || week >= to) return [];
      const before = ordinaryWeeks(line, week);
      const lost = Math.max(0, mean(before) - (line.sales[week] ?? 0));
      const variance = before.length === 0 ? 0 : deviation(before) ** 2 * (1 + 1 / before.length);
      return [{ lost, variance }];
    }),
  );
  const lost = sum(weeks.map((week) => week.lost));
  const margin = Z80 * Math.sqrt(sum(weeks.map((week) => week.variance)));
  const range = around(lost, margin);
  return { weeksOut: weeks.length, lost: { ...range, low: Math.max(0, range.low) } };
}

/** Losses of every single line in a period, greatest first, lines without a loss left out. */
export function lossByLine(data: Dataset, period: Period): (Loss & { line: Line })[] {
  return data.lines
    .map((line) => ({ line, ...lossOf([line], period) }))
    .filter(({ lost }) => lost.mid > 0)
    .sort((a, b) => b.lost.mid - a.lost.mid);
}

/** Losses of every channel in every region in a period, greatest first. */
export function lossByPlace(
  data: Dataset,
  period: Period,
): (Loss & { channel: string; region: string })[] {
  return data.channels
    .flatMap(({ name: channel }) =>
      data.regions.map((region) => ({
        channel,
        region,
        ...lossOf(
          data.lines.filter((line) => line.channel === channel && line.region === region),
          period,
        ),
      })),
    )
    .filter(({ lost }) => lost.mid > 0)
    .sort((a, b) => b.lost.mid - a.lost.mid);
}
