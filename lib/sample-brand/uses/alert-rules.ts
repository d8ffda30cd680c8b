import { fill } from '@/lib/site/fill';
import type { Dataset } from '../data/dataset';
import type { Dimension, Where } from '../engine/members';
import { valueOf, weeklyValues } from '../engine/measures';
import { deviation, mean, median, sum } from '../engine/figures/statistics';
import { promotionsToStop } from '../engine/promotions-to-stop';
import {
  amount,
  inSentence,
  percent,
  rupees,
  unitOf,
  weeksText,
  withCount,
} from '../engine/format';
import { figures } from '../engine/figure-texts';
import { pictureTexts } from './picture-texts';
import { restockAction } from './recommendations';

const words = pictureTexts.alerts;

/** The weeks of a metric that an alert shows at most. */
export const CHART_WEEKS = 13;

/** What the figures of the latest week call for. */
export type Finding = {
  /** What is at stake, in thousands of rupees: sales of a week, or spend that is left. */
  readonly money: number;
  /** The template of what moved, how far and from where; `names` fills all words of its kind. */
  readonly message: string;
  readonly names: Readonly<Record<string, string | number>>;
  /** What to do about it. */
  readonly action: string;
  /** The metric up to then, and the threshold that it crossed. */
  readonly values: readonly number[];
  readonly threshold: number;
  /** What is likely to be behind it, and what to look at after the action. */
  readonly cause: string;
  readonly watch: string;
  /** What came before the chart's weeks, where that matters: an empty shelf, and what it cost. */
  readonly before?: string | undefined;
  /** Whether more was sold than usual. */
  readonly isGain?: boolean;
  /** The product that is most behind it, where it is about a whole channel. */
  readonly product?: string;
};

/** What is watched, and when its figures call for something. */
type Rule = {
  readonly by: readonly Dimension[];
  readonly find: (data: Dataset, where: Where) => Finding | undefined;
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

/** For how long a shelf was empty before its last delivery, if that is recent, and what that cost. */
function emptyBefore(data: Dataset, where: Where, cover: readonly number[]) {
  const to = cover.lastIndexOf(0) + 1;
  if (to <= data.weeks - CHART_WEEKS) return undefined;
  let from = to - 1;
  while (cover[from - 1] === 0) from -= 1;
  return fill(words.stock.before, {
    weeks: withCount(to - from, figures.weeks),
    money: amount(valueOf(data, 'lost', where, { from, to })),
  });
}

/**
 * Stock: the cover of a product in a channel and region falls below a share of what is usual there:
 * the middle of its latest 8 weeks with stock. What it sells in a week is at stake. Its line starts
 * with the last delivery if the shelf was empty before it.
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
  const money = mean(weeklyValues(data, 'sales', where, { from: to - 4, to }));
  return {
    money,
    message: words.stock.message,
    names: {
      cover: weeksText(now),
      usual: weeksText(usual),
      money: amount(money),
      share: percent(lowCover, 0),
    },
    cause: causeOfLowStock(data, where),
    action: restockAction(data, where),
    watch: fill(words.stock.watch, { limit: weeksText(threshold) }),
    values: values.slice(values.lastIndexOf(0) + 1),
    threshold,
    before: emptyBefore(data, where, values),
  };
}

/** The unit of sales of one channel in one region, whatever they are. */
const lakh = unitOf([]);

/**
 * Sales: a channel in a region sells 3 deviations more or less in a week than the mean of the 8
 * weeks before, products that had a promotion in these weeks left out. The difference is at stake;
 * more than usual is a note. Action: names the product that moved most.
 */
function findUnusualSales(data: Dataset, where: Where): Finding | undefined {
  const { usualWeeks, unusualSales } = data.alerts;
  const to = data.weeks;
  const from = to - 1 - usualWeeks;
  const spendOn = (product: string) =>
    valueOf(data, 'promotionSpend', { ...where, product: [product] }, { from, to });
  const unpromoted = data.products.map(({ name }) => name).filter((name) => spendOn(name) === 0);
  const weeklySales = (products: readonly string[], start: number) =>
    weeklyValues(data, 'sales', { ...where, product: products }, { from: start, to });
  const values = weeklySales(unpromoted, 0);
  const before = values.slice(from, -1);
  const usual = mean(before);
  const limit = unusualSales * deviation(before);
  const change = (values.at(-1) ?? 0) - usual;
  if (limit === 0 || Math.abs(change) < limit) return undefined;
  const sign = Math.sign(change);
  const changeOf = (name: string) => {
    const productSales = weeklySales([name], from);
    return sign * ((productSales.at(-1) ?? 0) - mean(productSales.slice(0, -1)));
  };
  const [most = ''] = unpromoted.sort((a, b) => changeOf(b) - changeOf(a));
  const { below, above, cause, check, raise, watch } = words.sales;
  const product = inSentence(most);
  return {
    isGain: sign > 0,
    product: most,
    money: Math.abs(change),
    message: sign < 0 ? below : above,
    names: {
      share: percent(Math.abs(change) / usual, 0),
      unit: lakh.name,
      side: sign < 0 ? words.sales.sides.below : words.sales.sides.above,
    },
    cause: fill(cause, { product, share: percent(changeOf(most) / Math.abs(change), 0) }),
    action: fill(sign < 0 ? check : raise, { product }),
    watch: fill(watch, { week: to + 1 }),
    values: values.map(lakh.of),
    threshold: lakh.of(usual + sign * limit),
  };
}

/** What was known of a dataset after so many weeks. */
const truncateWeeks = (data: Dataset, weeks: number): Dataset => ({
  ...data,
  lines: data.lines.map((line) => ({
    ...line,
    sales: line.sales.slice(0, weeks),
    cost: line.cost.slice(0, weeks),
  })),
});

/**
 * Promotions: the margin of the extra sales so far falls below a share of the target for each rupee
 * spent so far, first judged after 2 weeks. Ordinary sales are the mean of the 4 weeks before it,
 * since the weeks after it are not known yet. At stake is what stopping it now saves.
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
  const values = Array.from({ length: weeksRun }, (_, index) => {
    const known = firstWeek + index;
    return valueOf(truncateWeeks(data, known), 'payback', where, { from, to: known });
  });
  const payback = values[values.length - 1] ?? 0;
  const wasSent = values.slice(promotionWeeks - 1, -1).some((value) => value < threshold);
  if (payback >= threshold || wasSent) return undefined;
  const extraIn = (week: number) =>
    amount(valueOf(data, 'extra', where, { from: week - 1, to: week }));
  const { message, cause, stop, watch } = words.promotion;
  return {
    money: saving,
    message,
    names: {
      run: withCount(weeksRun, figures.weeks),
      payback: rupees(payback),
      target: rupees(data.paybackTarget),
      share: percent(lowPayback, 0),
      from: firstWeek,
      to,
    },
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

/** The kinds of alert there are. */
export const alertRules = {
  stock: { by: ['channel', 'product', 'region'], find: findLowStock },
  sales: { by: ['channel', 'region'], find: findUnusualSales },
  promotion: { by: ['promotion'], find: findLowPayback },
} as const satisfies Record<string, Rule>;
