import { type Line, type Period, total, weekly } from '../dataset';
import { type Estimate, around, t80, trendOf } from './statistics';

/** Net sales of some lines in a period beside another of as many weeks, in thousands of rupees. */
export type Growth = {
  readonly before: number;
  readonly after: number;
  /** after − before */
  readonly change: Estimate;
  /** (after − before) ÷ before, as a share */
  readonly rate: Estimate;
};

/**
 * How sales changed from one period to another of as many weeks.
 *
 * Ranges are the middle 80 % for the growth that lies behind the figures. Single weeks lie about
 * their trend with deviation s (least squares over all weeks, t with n − 2 degrees of freedom). Two
 * sums of m weeks then differ by s × √(2m); their ratio r = after ÷ before by
 * s × √(m × (1 + r²)) ÷ before (delta method: Casella and Berger, Statistical Inference, 5.5.4).
 */
export function growthOf(lines: readonly Line[], now: Period, past: Period): Growth {
  const before = total(lines, 'sales', past);
  const after = total(lines, 'sales', now);
  const sales = weekly(lines, 'sales');
  const weeks = now.to - now.from;
  const reach = t80(Math.max(1, sales.length - 2)) * trendOf(sales).noise;
  const ratio = before === 0 ? 1 : after / before;
  const rateReach = before === 0 ? 0 : (reach * Math.sqrt(weeks * (1 + ratio ** 2))) / before;
  return {
    before,
    after,
    change: around(after - before, reach * Math.sqrt(2 * weeks)),
    rate: around(ratio - 1, rateReach),
  };
}
