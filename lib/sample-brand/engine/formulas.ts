import { isPromoted, overlapOf, plannedWeeks, total } from '../data/dataset';
import { estimateExtraSales } from './figures/promotions';
import { type Estimate, estimateWithin, mean, sum } from './figures/statistics';
import { lossOf } from './figures/stock';
import type { Formula, Slice } from './slice';

/* The formulas that measures are made of; README.md in the folder above explains them in words. */

/** Weeks of sales that stock cover is measured by. */
const COVER_WEEKS = 4;

export const salesOf: Formula = ({ lines, period }) => total(lines, 'sales', period);
export const marginOf: Formula = ({ lines, period }) =>
  total(lines, 'sales', period) - total(lines, 'cost', period);

/** No two promotions run on one line in one week: what is spent there is spent on the one. */
export const promotionSpendOf: Formula = ({ lines, period, promotions }) =>
  sum(
    promotions.map((promotion) => {
      const promoted = lines.filter((line) => isPromoted(line, promotion));
      return total(promoted, 'spend', overlapOf(period, plannedWeeks(promotion)));
    }),
  );

const termsOf: Formula = ({ data, lines, period }) =>
  sum(
    data.channels.map(({ name, terms }) => {
      const ofChannel = lines.filter(({ channel }) => channel === name);
      return terms * total(ofChannel, 'sales', period);
    }),
  );

export const tradeSpendOf: Formula = (slice) => termsOf(slice) + promotionSpendOf(slice);

export const stockOf: Formula = ({ lines, period: { to } }) =>
  total(lines, 'stock', { from: to - 1, to });

/**
 * Sales of a week, as each line's last four weeks with stock had them: weeks in which nothing could
 * be sold say nothing of how long a delivery lasts.
 */
export const paceOf: Formula = ({ lines, period: { to } }) =>
  sum(
    lines.map(({ sales, stock }) =>
      mean(
        sales
          .slice(0, to)
          .filter((_, week) => stock[week] !== 0)
          .slice(-COVER_WEEKS),
      ),
    ),
  );

export const lossRange = ({ lines, period }: Slice): Estimate => lossOf(lines, period).lost;

/** What promotions brought; they are independent of each other, so ranges are added as squares. */
export function promotionRange(
  { data, lines, period, promotions }: Slice,
  what: 'extra' | 'margin',
) {
  const results = promotions.map((promotion) =>
    estimateExtraSales({ ...data, lines }, promotion, period, what),
  );
  const mid = sum(results.map((result) => result.mid));
  return estimateWithin(mid, Math.hypot(...results.map((result) => result.mid - result.low)));
}

export const extraMarginOf: Formula = (slice) => promotionRange(slice, 'margin').mid;
