import type { Dataset } from '../data/dataset';
import type { Where } from './members';
import { valueOf } from './measures';

/** A promotion that still runs, and what stopping it now saves. Amounts in thousands of rupees. */
export type PromotionToStop = {
  readonly name: string;
  readonly channel: string;
  readonly where: Where;
  readonly firstWeek: number;
  /** Margin that a rupee of it has brought so far. */
  readonly payback: number;
  /** Weeks in which it would still run, the first of them the one after the dataset's last. */
  readonly weeksLeft: number;
  /** What it would cost in them, at the mean of its weeks so far. */
  readonly spendLeft: number;
  /** That spend less the margin it would bring, at its payback so far: below 0 where it pays. */
  readonly saving: number;
};

/** The promotions that still run, the one with the lowest payback first; none where all have ended. */
export function promotionsToStop(data: Dataset): readonly PromotionToStop[] {
  return data.promotions
    .filter(({ lastWeek }) => lastWeek > data.weeks)
    .map(({ name, channel, firstWeek, lastWeek }) => {
      const where = { promotion: [name] };
      const weeks = { from: 0, to: data.weeks };
      const payback = valueOf(data, 'payback', where, weeks);
      const weeksRun = data.weeks - firstWeek + 1;
      const weeksLeft = lastWeek - data.weeks;
      const spent = valueOf(data, 'promotionSpend', where, weeks);
      const spendLeft = (spent / weeksRun) * weeksLeft;
      return {
        name,
        channel,
        where,
        firstWeek,
        payback,
        weeksLeft,
        spendLeft,
        saving: spendLeft * (1 - payback),
      };
    })
    .sort((a, b) => a.payback - b.payback);
}
