import type { vocabulary } from '@/words';
import {
  type Dataset,
  type Line,
  type Period,
  earlier,
  marginOf,
  promotedLines,
  recent,
  total,
} from '../dataset';
import { broughtBy } from '../figures/promotions';
import { type Estimate, around, estimateOf, sum } from '../figures/statistics';
import { lossOf } from '../figures/stock';

/** What a measure is taken of: lines, a period of weeks, and the promotions that count. */
export type Slice = {
  readonly data: Dataset;
  readonly lines: readonly Line[];
  readonly period: Period;
  readonly promotions: Dataset['promotions'];
};

/** The measures that can be asked for, and those that they are made of. */
export type MeasureId =
  keyof (typeof vocabulary)['measures'] | 'pace' | 'demand' | 'plan' | 'extraMargin';

/**
 * One figure of the sample brand, defined once. `parts` makes it a ratio of two others. `adds` says
 * over what it adds up: over weeks and lines, over lines only (stock at an end), or over nothing.
 */
export type Measure = {
  readonly unit: 'money' | 'share' | 'weeks' | 'count' | 'rupees';
  readonly adds: 'weeks' | 'lines' | 'no';
  /** Whether more is good: 1, or bad: -1. */
  readonly good: 1 | -1;
  readonly of: (slice: Slice) => number;
  readonly parts?: readonly [over: MeasureId, under: MeasureId];
  /** The same as a share of something, told beside it. */
  readonly rate?: MeasureId;
  /** How far off it may be, where it is an estimate. */
  readonly range?: (slice: Slice) => Estimate;
  /** Where it is that of promotions, and only of weeks in which they run. */
  readonly isPromotional?: true;
};

/** Whether a measure is one against the plan: its value says by itself how far off it is. */
export const isOfPlan = (measure: MeasureId): boolean => measure === 'gap' || measure === 'gapRate';

/** Weeks of sales that stock cover is measured by. */
const COVER_WEEKS = 4;

/** An amount of money, of which more is good, that adds up, unless something else is said. */
const money = (of: Measure['of'], more: Partial<Measure> = {}): Measure => ({
  unit: 'money',
  adds: 'weeks',
  good: 1,
  of,
  ...more,
});

/** Such an amount where it is an estimate. */
const estimated = (range: (slice: Slice) => Estimate, more: Partial<Measure> = {}): Measure =>
  money((slice) => range(slice).mid, { range, ...more });

const ratio = (over: MeasureId, under: MeasureId, more: Partial<Measure> = {}): Measure => ({
  unit: 'share',
  adds: 'no',
  good: 1,
  of: (slice) => {
    const whole = measures[under].of(slice);
    return whole === 0 ? 0 : measures[over].of(slice) / whole;
  },
  parts: [over, under],
  ...more,
});

/** No two promotions run on one line in one week: what is spent there is spent on the one. */
const spendOn = ({ lines, period, promotions }: Slice) =>
  sum(
    promotions.map((promotion) =>
      total(promotedLines(lines, promotion), 'spend', {
        from: Math.max(period.from, promotion.firstWeek - 1),
        to: Math.min(period.to, promotion.lastWeek),
      }),
    ),
  );

/** Net sales of lines, each times a share that belongs to its channel or product. */
const weighted = ({ lines, period }: Slice, shareOf: (line: Line) => number) =>
  sum(lines.map((line) => shareOf(line) * total([line], 'sales', period)));

const termsOf = (slice: Slice) =>
  weighted(
    slice,
    ({ channel }) => slice.data.channels.find(({ name }) => name === channel)?.terms ?? 0,
  );

const marginIn = (slice: Slice) => weighted(slice, ({ product }) => marginOf(slice.data, product));

/** Plan: sales of the first half and the growth that is planned, spread evenly over the second. */
function planOf({ data, lines, period: { from, to } }: Slice): number {
  const half = recent(data);
  const weeks = Math.max(0, Math.min(to, half.to) - Math.max(from, half.from));
  const share = weeks / (half.to - half.from);
  return total(lines, 'sales', earlier(data)) * (1 + data.growthPlan) * share;
}

/** What promotions brought; they are independent of each other, so ranges are added as squares. */
function brought({ data, lines, period, promotions }: Slice, what: 'extra' | 'margin'): Estimate {
  const results = promotions.map((one) => broughtBy({ ...data, lines }, one, period, what));
  const mid = sum(results.map((result) => result.mid));
  return around(mid, Math.hypot(...results.map((result) => result.mid - result.low)));
}

/** All measures; the README beside the dataset explains them in words. */
export const measures: Readonly<Record<MeasureId, Measure>> = {
  sales: money(({ lines, period }) => total(lines, 'sales', period)),
  margin: money(marginIn, { rate: 'marginRate' }),
  marginRate: ratio('margin', 'sales'),
  profit: money((slice) => marginIn(slice) - spendOn(slice)),
  promotionSpend: money(spendOn, { good: -1, isPromotional: true }),
  tradeSpend: money((slice) => termsOf(slice) + spendOn(slice), { good: -1, rate: 'tradeRate' }),
  tradeRate: ratio('tradeSpend', 'sales', { good: -1 }),
  stock: money(({ lines, period: { to } }) => total(lines, 'stock', { from: to - 1, to }), {
    adds: 'lines',
  }),
  /** Sales of a week, as the last four weeks of the period had them. */
  pace: money(
    ({ lines, period: { to } }) =>
      total(lines, 'sales', { from: Math.max(0, to - COVER_WEEKS), to }) /
      Math.min(to, COVER_WEEKS),
    { adds: 'lines' },
  ),
  cover: ratio('stock', 'pace', { unit: 'weeks' }),
  weeksOut: money(({ lines, period }) => lossOf(lines, period).weeksOut, {
    unit: 'count',
    good: -1,
  }),
  lost: estimated(({ lines, period }) => lossOf(lines, period).lost, { good: -1 }),
  demand: money((slice) => measures.sales.of(slice) + measures.lost.of(slice)),
  fillRate: ratio('sales', 'demand'),
  plan: money(planOf),
  gap: money((slice) => measures.sales.of(slice) - planOf(slice), { rate: 'gapRate' }),
  gapRate: ratio('gap', 'plan'),
  extra: estimated((slice) => brought(slice, 'extra'), { isPromotional: true }),
  extraMargin: estimated((slice) => brought(slice, 'margin'), { isPromotional: true }),
  payback: ratio('extraMargin', 'promotionSpend', {
    unit: 'rupees',
    range: (slice) => {
      const spend = spendOn(slice) || 1;
      const margin = brought(slice, 'margin');
      return estimateOf((point) => margin[point] / spend);
    },
    isPromotional: true,
  }),
};
