import { type Dataset, type Line, earlier, linesOf, recent, total, weekly } from './dataset';
import { type Estimate, around, t80, trendOf } from './statistics';

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
 *
 * Ranges are the middle 80 % for the growth that lies behind the figures. Single weeks lie about
 * their trend with deviation s (least squares over all weeks, t with n − 2 degrees of freedom). Two
 * sums of n/2 weeks then differ by s × √n; their ratio r = after ÷ before by
 * s × √(n/2 × (1 + r²)) ÷ before (delta method: Casella and Berger, Statistical Inference, 5.5.4).
 */
export function growthOf(data: Dataset, lines: readonly Line[]): Growth {
  const before = total(lines, 'sales', earlier(data));
  const after = total(lines, 'sales', recent(data));
  const { weeks } = data;
  const reach = t80(weeks - 2) * trendOf(weekly(lines, 'sales')).noise;
  const ratio = before === 0 ? 1 : after / before;
  const rateReach = before === 0 ? 0 : (reach * Math.sqrt((weeks / 2) * (1 + ratio ** 2))) / before;
  return {
    before,
    after,
    change: around(after - before, reach * Math.sqrt(weeks)),
    rate: around(ratio - 1, rateReach),
  };
}

/** Growth of every channel or product, by name, in the dataset's order. */
export function growthBy(
  data: Dataset,
  dimension: 'channel' | 'product',
): (Growth & { name: string })[] {
  return data[`${dimension}s`].map(({ name }) => ({
    name,
    ...growthOf(data, linesOf(data, { [dimension]: name })),
  }));
}
