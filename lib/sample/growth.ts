import {
  type Dataset,
  type Dimension,
  type Line,
  earlier,
  linesOf,
  recent,
  total,
  valuesOf,
  weekly,
} from './dataset';
import { type Estimate, Z80, around, scaled, trendOf } from './statistics';

/** Net sales of some lines in the last 13 weeks beside the 13 before, in thousands of rupees. */
export type Growth = {
  readonly before: number;
  readonly after: number;
  /** after − before */
  readonly change: Estimate;
  /** (after − before) ÷ before, as a share */
  readonly rate: Estimate;
};

/**
 * How sales changed from the first half of the weeks to the second.
 * Range: ordinary weeks lie about the trend with deviation s (least squares over all weeks), so a
 * difference of two sums of n weeks has deviation s × √(2n); the middle 80 % is ± 1.2816 of those.
 */
export function growthOf(data: Dataset, lines: readonly Line[]): Growth {
  const before = total(lines, 'sales', earlier(data));
  const after = total(lines, 'sales', recent(data));
  const noise = trendOf(weekly(lines, 'sales')).noise;
  const change = around(after - before, Z80 * noise * Math.sqrt(data.weeks));
  return { before, after, change, rate: scaled(change, before === 0 ? 0 : 1 / before) };
}

/** Growth of every channel, product or region, by name, in the dataset's order. */
export function growthBy(data: Dataset, dimension: Dimension): (Growth & { name: string })[] {
  return valuesOf(data, dimension).map((name) => ({
    name,
    ...growthOf(data, linesOf(data, { [dimension]: name })),
  }));
}
