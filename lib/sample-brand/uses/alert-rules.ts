import { fill } from '@/lib/site/fill';
import type { Dataset } from '../data/dataset';
import type { Where } from '../engine/members';
import { valueOf, weeklyValues } from '../engine/measures';
import { mean, median, sum } from '../engine/figures/statistics';
import { promotionsToStop } from '../engine/promotions-to-stop';
import { stockMoveTo } from '../engine/stock-moves';
import { amount, percent, rupees, weeksText, withCount } from '../engine/format';
import { figures } from '../engine/figure-texts';
import { pictureTexts } from './picture-texts';
import { restockAction } from './recommendations';

const words = pictureTexts.alerts;

/** The weeks of a metric that an alert shows at most. */
export const CHART_WEEKS = 13;

/** What the figures of the latest week call for. */
export type Finding = {
  /** The margin after promotions that goes if nothing is done, in thousands of rupees. */
  readonly money: number;
  /** What fills the words of its kind. */
  readonly names: Readonly<Record<string, string | number>>;
  /** What to do about it. */
  readonly action: string;
  /** The metric up to then, and the threshold that it crossed. */
  readonly values: readonly number[];
  readonly threshold: number;
  /** How far it moved, where a message says it in a sentence. */
  readonly message?: string;
  /** What is likely to be behind it, and what to look at after the action. */
  readonly cause: string;
  readonly watch: string;
};

/** The latest weeks in which the cause of low stock is looked for. */
const CAUSE_WEEKS = 2;

/**
 * Why stock fell in the latest weeks: more was sold than usual, or less delivered, whichever is off
 * by more. Usual are the four weeks with stock before; what was delivered is what was sold, and what stock rose by.
 */
function causeOfLowStock(data: Dataset, where: Where): string {
  const to = data.weeks;
  const from = to - CAUSE_WEEKS;
  const weeklySales = weeklyValues(data, 'sales', where, { from: 0, to });
  const stockAt = (week: number) => valueOf(data, 'stock', where, { from: week - 1, to: week });
  const stocked = weeklySales.filter((_, week) => week < from && stockAt(week + 1) > 0);
  const usual = mean(stocked.slice(-4)) * CAUSE_WEEKS;
  const sold = sum(weeklySales.slice(from));
  const delivered = sold + stockAt(to) - stockAt(from);
  const { demand, deliveries } = words.stock;
  return fill(sold - usual > usual - delivered ? demand : deliveries, {
    weeks: withCount(CAUSE_WEEKS, figures.weeks),
    sold: amount(sold),
    delivered: amount(delivered),
    share: percent(sold / usual - 1, 0),
  });
}

/**
 * Stock: the cover of a product in a channel and region falls below a share of what is usual there:
 * the middle of its latest 8 weeks with stock. Its line starts with the last delivery if the shelf
 * was empty before.
 */
function findLowStock(data: Dataset, where: Where): Finding | undefined {
  const { usualWeeks, lowCover } = data.alerts;
  const to = data.weeks;
  const values = weeklyValues(data, 'cover', where, { from: 0, to });
  const [before = 0, now = 0] = values.slice(-2);
  const earlierCover = values.slice(0, -1).filter((weeks) => weeks > 0);
  const usual = median(earlierCover.slice(-usualWeeks));
  const threshold = usual * lowCover;
  if (now >= threshold || before < threshold) return undefined;
  return {
    money: stockMoveTo(data, where).atStake,
    names: {
      usual: weeksText(usual),
      share: percent(lowCover, 0),
    },
    cause: causeOfLowStock(data, where),
    action: restockAction(data, where),
    watch: fill(words.stock.watch, { limit: weeksText(threshold) }),
    values: values.slice(values.lastIndexOf(0) + 1),
    threshold,
  };
}

/**
 * Promotions: the margin of the extra sales so far falls below a share of the target for each rupee
 * spent so far, first judged after 2 weeks. Ordinary sales are the mean of the 4 weeks before it,
 * since the weeks after it are not known yet.
 */
function findLowPayback(data: Dataset, where: Where): Finding | undefined {
  const { promotionWeeks, lowPayback } = data.alerts;
  const promotion = promotionsToStop(data).find(({ name }) => where.promotion?.includes(name));
  if (!promotion) return undefined;
  const { firstWeek, weeksLeft, spendLeft, saving } = promotion;
  const from = firstWeek - 1;
  const to = data.weeks;
  const weeksRun = to - from;
  if (weeksRun < promotionWeeks) return undefined;
  const threshold = data.paybackTarget * lowPayback;
  const values = Array.from({ length: weeksRun }, (_, index) =>
    valueOf(data, 'payback', where, { from, to: firstWeek + index }),
  );
  const payback = values[values.length - 1] ?? 0;
  const wasSent = values.slice(promotionWeeks - 1, -1).some((value) => value < threshold);
  if (payback >= threshold || wasSent) return undefined;
  const extraIn = (week: number) =>
    amount(valueOf(data, 'extra', where, { from: week - 1, to: week }));
  const { message, cause, stop, watch } = words.promotion;
  return {
    money: saving,
    names: { share: percent(lowPayback, 0), from: firstWeek, to },
    message: fill(message, {
      run: withCount(weeksRun, figures.weeks),
      payback: rupees(payback),
      target: rupees(data.paybackTarget),
    }),
    cause: fill(cause, { first: extraIn(firstWeek), last: extraIn(to), from: firstWeek, to }),
    action: fill(stop, {
      left: withCount(weeksLeft, figures.weeks),
      money: amount(spendLeft),
      saving: amount(saving),
    }),
    watch,
    values,
    threshold,
  };
}

/** The kinds of alert there are: what is watched, and when its figures call for something. */
export const alertRules = {
  stock: { by: ['channel', 'product', 'region'], find: findLowStock },
  promotion: { by: ['promotion'], find: findLowPayback },
} as const;
