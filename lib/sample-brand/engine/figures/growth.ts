import { type Line, type Period, sumOverWeeks } from '../../data/dataset';
import { type Estimate, estimateAround, studentT80, linearRegression } from './statistics';

/**
 * By which share net sales of some lines changed from one period to another of as many weeks.
 *
 * The range is the middle 80 % for the growth that lies behind the figures. Single weeks lie about
 * their trend with deviation s (least squares over all weeks, t with n − 2 degrees of freedom). The
 * ratio r of two sums of m weeks is then off by s × √(m × (1 + r²)) ÷ before (delta method: Casella
 * and Berger, Statistical Inference, 5.5.4).
 */
export function growthOf(lines: readonly Line[], now: Period, past: Period): Estimate {
  const before = sumOverWeeks(lines, 'sales', past);
  const [line] = lines;
  const sales = (line?.sales ?? []).map((_, week) =>
    sumOverWeeks(lines, 'sales', { from: week, to: week + 1 }),
  );
  const ratio = sumOverWeeks(lines, 'sales', now) / before;
  const spread = Math.sqrt((now.to - now.from) * (1 + ratio ** 2));
  const margin = studentT80(Math.max(1, sales.length - 2)) * linearRegression(sales).noise * spread;
  return estimateAround(ratio - 1, margin / before);
}
