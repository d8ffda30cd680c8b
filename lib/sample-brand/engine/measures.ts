import {
  type Dataset,
  type Line,
  type Period,
  isPromoted,
  overlapOf,
  plannedWeeks,
  sumOverWeeks,
} from '../data/dataset';
import { growthOf } from './figures/growth';
import { estimateExtraSales } from './figures/promotions';
import {
  type Estimate,
  BASE_WEEKS,
  mapEstimate,
  estimateAround,
  mean,
  sum,
} from './figures/statistics';
import { lossOf } from './figures/stock';
import type { Filters } from './members';
import { type Formula, type Slice, evaluate } from './slice';

/** One figure of the sample brand: rows, reasons, answers, questions and the demo's parts read it. */
export type Measure = {
  /** Its name inside a sentence. */
  readonly name: string;
  /** What it is and how it is computed, in one or two sentences. */
  readonly definition: string;
  readonly unit: 'money' | 'share' | 'weeks' | 'shelfWeeks' | 'perRupee';
  /** Whether it is a state: that of the last of several weeks. */
  readonly isAtEnd?: true;
  /** −1 where more of it is bad. */
  readonly polarity?: -1;
  readonly value: Formula;
  /** Makes it a ratio, which does not add up: what is divided by what. */
  readonly ratio?: { readonly numerator: Formula; readonly denominator: Formula };
  /** How far off its value may be, where that is an estimate: the middle 80 %. */
  readonly range?: (slice: Slice) => Estimate;
  /** How far off its relative growth may be: the middle 80 %. */
  readonly growthRange?: (lines: readonly Line[], now: Period, past: Period) => Estimate;
  /** Whether there is a plan of it: what it was in the first half, and the growth planned. */
  readonly hasPlan?: true;
  /** The value that decides between good and bad, and its name. */
  readonly target?: { readonly value: (data: Dataset) => number; readonly name: string };
  /** Whether it is one of promotions, and only of the weeks in which they run. */
  readonly isOfPromotions?: true;
  /** Whether it is counted of the products and weeks of promotions, too. */
  readonly hasPromotions?: true;
  /** Whether a straight line through its weeks may be drawn on. */
  readonly hasForecast?: true;
  /** What else explains a change of it, beside its members. */
  readonly drivers?: readonly { readonly name: string; readonly value: Formula }[];
};

const salesOf: Formula = ({ lines, period }) => sumOverWeeks(lines, 'sales', period);
const marginOf: Formula = ({ lines, period }) =>
  sumOverWeeks(lines, 'sales', period) - sumOverWeeks(lines, 'cost', period);

/** No two promotions run on one line in one week: what is spent there is spent on the one. */
const promotionSpendOf: Formula = ({ lines, period, promotions }) =>
  sum(
    promotions.map((promotion) => {
      const promoted = lines.filter((line) => isPromoted(line, promotion));
      return sumOverWeeks(promoted, 'spend', overlapOf(period, plannedWeeks(promotion)));
    }),
  );

const termsOf: Formula = ({ data, lines, period }) =>
  sum(
    data.channels.map(({ name, terms }) => {
      const ofChannel = lines.filter(({ channel }) => channel === name);
      return terms * sumOverWeeks(ofChannel, 'sales', period);
    }),
  );

const tradeSpendOf: Formula = (slice) => termsOf(slice) + promotionSpendOf(slice);

export const stockOf: Formula = ({ lines, period: { to } }) =>
  sumOverWeeks(lines, 'stock', { from: to - 1, to });

/**
 * Sales of a week, as each line's last four weeks with stock had them: weeks in which nothing could
 * be sold say nothing of how long a delivery lasts.
 */
export const weeklyRunRate: Formula = ({ lines, period: { to } }) =>
  sum(
    lines.map(({ sales, stock }) =>
      mean(
        sales
          .slice(0, to)
          .filter((_, week) => stock[week] !== 0)
          .slice(-BASE_WEEKS),
      ),
    ),
  );

const lossRange = ({ lines, period }: Slice): Estimate => lossOf(lines, period).lost;

/** What promotions brought; they are independent of each other, so ranges are added as squares. */
function promotionRange({ data, lines, period, promotions }: Slice, what: 'extra' | 'margin') {
  const results = promotions.map((promotion) =>
    estimateExtraSales({ ...data, lines }, promotion, period, what),
  );
  const mid = sum(results.map((result) => result.mid));
  return estimateAround(mid, Math.hypot(...results.map((result) => result.mid - result.low)));
}

const extraMarginOf: Formula = (slice) => promotionRange(slice, 'margin').mid;

const quotient = (numerator: Formula, denominator: Formula): Pick<Measure, 'value' | 'ratio'> => ({
  ratio: { numerator, denominator },
  value: (slice) => {
    const whole = denominator(slice);
    return whole === 0 ? 0 : numerator(slice) / whole;
  },
});

/** All measures, in the order in which they are offered. To add one, add its entry. */
const definitions = {
  sales: {
    name: 'net sales',
    definition: 'Invoiced sales less returns, discounts and taxes, added up over what you ask for.',
    unit: 'money',
    value: salesOf,
    growthRange: growthOf,
    hasPlan: true,
    hasPromotions: true,
    hasForecast: true,
    drivers: [
      { name: 'Empty shelves', value: (slice) => -lossRange(slice).mid },
      { name: 'Promotions', value: (slice) => promotionRange(slice, 'extra').mid },
    ],
  },
  margin: {
    name: 'margin',
    definition:
      'Net sales less the cost of goods. Trade terms are not taken off: they are in trade spend.',
    unit: 'money',
    value: marginOf,
    hasForecast: true,
  },
  marginRate: {
    name: 'margin rate',
    definition: 'Margin divided by net sales.',
    unit: 'share',
    ...quotient(marginOf, salesOf),
  },
  profit: {
    name: 'margin after promotions',
    definition: 'Margin less what promotions cost. Trade terms are not taken off.',
    unit: 'money',
    value: (slice) => marginOf(slice) - promotionSpendOf(slice),
    hasForecast: true,
  },
  promotionSpend: {
    name: 'promotion spend',
    definition: 'What promotions cost in these weeks.',
    unit: 'money',
    polarity: -1,
    value: promotionSpendOf,
    isOfPromotions: true,
  },
  tradeSpend: {
    name: 'trade spend',
    definition: 'Trade terms of each channel times its net sales, and what promotions cost.',
    unit: 'money',
    polarity: -1,
    value: tradeSpendOf,
    hasForecast: true,
  },
  tradeSpendRate: {
    name: 'trade spend rate',
    definition: 'Trade terms and what promotions cost, divided by net sales.',
    unit: 'share',
    polarity: -1,
    ...quotient(tradeSpendOf, salesOf),
  },
  stock: {
    name: 'stock',
    definition: 'Stock at the end of the last week, at selling prices.',
    unit: 'money',
    isAtEnd: true,
    value: stockOf,
  },
  stockCover: {
    name: 'stock cover',
    definition:
      'Stock at the end of the last week, divided by the mean weekly sales of the last four that had stock.',
    unit: 'weeks',
    isAtEnd: true,
    target: { value: ({ coverTarget }) => coverTarget, name: 'cover target' },
    ...quotient(stockOf, weeklyRunRate),
  },
  outOfStockWeeks: {
    name: 'weeks out of stock',
    definition:
      'Weeks that ended without stock, counted for every product in every channel and region.',
    unit: 'shelfWeeks',
    polarity: -1,
    value: ({ lines, period }) => lossOf(lines, period).weeksOut,
  },
  lostSales: {
    name: 'sales lost to empty shelves',
    definition:
      'In weeks that ended without stock, how far sales lay below the mean of the product’s last four weeks with stock and no promotion.',
    unit: 'money',
    polarity: -1,
    value: (slice) => lossRange(slice).mid,
    range: lossRange,
  },
  demandServed: {
    name: 'share of demand served',
    definition:
      'Net sales divided by net sales and the sales lost to empty shelves. Orders are not in the sample, so it is no fill rate.',
    unit: 'share',
    ...quotient(salesOf, (slice) => salesOf(slice) + lossRange(slice).mid),
  },
  payback: {
    name: 'payback',
    definition:
      'Margin of the extra sales for each rupee that a promotion cost. Extra sales are sales in its weeks above the mean of the four weeks before and the four after (for one that still runs, the four before only).',
    unit: 'perRupee',
    ...quotient(extraMarginOf, promotionSpendOf),
    range: (slice) => {
      const spend = promotionSpendOf(slice) || 1;
      const margin = promotionRange(slice, 'margin');
      return mapEstimate((point) => margin[point] / spend);
    },
    target: { value: ({ paybackTarget }) => paybackTarget, name: 'break-even' },
    isOfPromotions: true,
  },
  incrementalSales: {
    name: 'extra sales',
    definition:
      'Sales in promotion weeks above the mean of the four weeks before and the four after (for one that still runs, the four before only).',
    unit: 'money',
    value: (slice) => promotionRange(slice, 'extra').mid,
    range: (slice) => promotionRange(slice, 'extra'),
    isOfPromotions: true,
  },
} satisfies Readonly<Record<string, Measure>>;

export type MeasureId = keyof typeof definitions;

export const measures: Readonly<Record<MeasureId, Measure>> = definitions;
export const measureIds = Object.keys(definitions) as readonly MeasureId[];

/** A measure of some members in a period, in its unit (money in thousands of rupees). */
export const valueOf = (
  data: Dataset,
  measure: MeasureId,
  where: Filters,
  period: Period,
): number => evaluate(data, measures[measure].value, where, period);

/** A measure in every week of a period. */
export const weeklyValues = (
  data: Dataset,
  measure: MeasureId,
  where: Filters,
  { from, to }: Period,
): number[] =>
  Array.from({ length: Math.max(0, to - from) }, (_, week) =>
    valueOf(data, measure, where, { from: from + week, to: from + week + 1 }),
  );

/** Which of a period's weeks ended with an empty shelf, counted from its first. */
export const emptyWeeks = (data: Dataset, where: Filters, period: Period): number[] =>
  weeklyValues(data, 'outOfStockWeeks', where, period).flatMap((out, week) =>
    out > 0 ? [week] : [],
  );
