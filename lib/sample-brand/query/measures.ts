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
import { promotionResult } from '../figures/promotions';
import { type Estimate, around, sum } from '../figures/statistics';
import { lossOf } from '../figures/stock';

/** What a measure is taken of: lines, a period of weeks, and the promotions that count. */
export type Slice = {
  readonly data: Dataset;
  readonly lines: readonly Line[];
  readonly period: Period;
  readonly promotions: Dataset['promotions'];
};

type Unit = 'money' | 'share' | 'weeks' | 'count' | 'rupees';

/**
 * One figure of the sample brand, defined once. `parts` makes it a ratio of two others. `adds` says
 * over what it adds up: over weeks and lines, over lines only (stock at an end), or over nothing.
 */
export type Measure = {
  readonly unit: Unit;
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

/** Weeks of sales that stock cover is measured by. */
const COVER_WEEKS = 4;

const promotional = ({ data, lines, period, promotions }: Slice) =>
  promotions.map((promotion) => promotionResult({ ...data, lines }, promotion, period));

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

/** Ranges of promotions that are independent of each other, added as squares. */
function added(slice: Slice, key: 'extra' | 'margin'): Estimate {
  const results = promotional(slice);
  const ranges = results.map(({ extra, payback, spend }) =>
    key === 'extra' ? extra : { low: payback.low * spend, mid: payback.mid * spend, high: 0 },
  );
  const reach = Math.hypot(...ranges.map(({ low, mid }) => mid - low));
  return around(sum(ranges.map(({ mid }) => mid)), reach);
}

const ratio = (over: MeasureId, under: MeasureId) => (slice: Slice) => {
  const whole = measures[under].of(slice);
  return whole === 0 ? 0 : measures[over].of(slice) / whole;
};

const shareOf = (over: MeasureId, under: MeasureId, good: 1 | -1) =>
  ({ unit: 'share', adds: 'no', good, of: ratio(over, under), parts: [over, under] }) as const;

/** All measures; the README beside the dataset explains them in words. */
export const measures = {
  sales: {
    unit: 'money',
    adds: 'weeks',
    good: 1,
    of: ({ lines, period }) => total(lines, 'sales', period),
  },
  margin: { unit: 'money', adds: 'weeks', good: 1, of: marginIn, rate: 'marginRate' },
  marginRate: shareOf('margin', 'sales', 1),
  profit: {
    unit: 'money',
    adds: 'weeks',
    good: 1,
    of: (slice) => marginIn(slice) - spendOn(slice),
  },
  promotionSpend: { unit: 'money', adds: 'weeks', good: -1, of: spendOn, isPromotional: true },
  tradeSpend: {
    unit: 'money',
    adds: 'weeks',
    good: -1,
    of: (slice) => termsOf(slice) + spendOn(slice),
    rate: 'tradeRate',
  },
  tradeRate: shareOf('tradeSpend', 'sales', -1),
  stock: {
    unit: 'money',
    adds: 'lines',
    good: 1,
    of: ({ lines, period: { to } }) => total(lines, 'stock', { from: to - 1, to }),
  },
  /** Sales of a week, as the last four weeks of the period had them. */
  pace: {
    unit: 'money',
    adds: 'lines',
    good: 1,
    of: ({ lines, period: { to } }) =>
      total(lines, 'sales', { from: Math.max(0, to - COVER_WEEKS), to }) /
      Math.min(to, COVER_WEEKS),
  },
  cover: {
    unit: 'weeks',
    adds: 'no',
    good: 1,
    of: ratio('stock', 'pace'),
    parts: ['stock', 'pace'],
  },
  weeksOut: {
    unit: 'count',
    adds: 'weeks',
    good: -1,
    of: ({ lines, period }) => lossOf(lines, period).weeksOut,
  },
  lost: {
    unit: 'money',
    adds: 'weeks',
    good: -1,
    of: ({ lines, period }) => lossOf(lines, period).lost.mid,
    range: ({ lines, period }) => lossOf(lines, period).lost,
  },
  demand: {
    unit: 'money',
    adds: 'weeks',
    good: 1,
    of: (slice) => measures.sales.of(slice) + measures.lost.of(slice),
  },
  fillRate: shareOf('sales', 'demand', 1),
  plan: { unit: 'money', adds: 'weeks', good: 1, of: planOf },
  gap: {
    unit: 'money',
    adds: 'weeks',
    good: 1,
    of: (slice) => measures.sales.of(slice) - planOf(slice),
    rate: 'gapRate',
  },
  gapRate: shareOf('gap', 'plan', 1),
  extra: {
    unit: 'money',
    adds: 'weeks',
    good: 1,
    of: (slice) => sum(promotional(slice).map(({ extra }) => extra.mid)),
    range: (slice) => added(slice, 'extra'),
    isPromotional: true,
  },
  extraMargin: {
    unit: 'money',
    adds: 'weeks',
    good: 1,
    of: (slice) => sum(promotional(slice).map(({ margin }) => margin)),
    isPromotional: true,
  },
  payback: {
    unit: 'rupees',
    adds: 'no',
    good: 1,
    of: ratio('extraMargin', 'promotionSpend'),
    parts: ['extraMargin', 'promotionSpend'],
    range: (slice) => {
      const spend = spendOn(slice) || 1;
      const { low, mid, high } = added(slice, 'margin');
      return { low: low / spend, mid: mid / spend, high: high / spend };
    },
    isPromotional: true,
  },
} as const satisfies Record<string, Measure> as Readonly<Record<MeasureId, Measure>>;

export type MeasureId =
  | 'sales'
  | 'margin'
  | 'marginRate'
  | 'profit'
  | 'promotionSpend'
  | 'tradeSpend'
  | 'tradeRate'
  | 'stock'
  | 'pace'
  | 'cover'
  | 'weeksOut'
  | 'lost'
  | 'demand'
  | 'fillRate'
  | 'plan'
  | 'gap'
  | 'gapRate'
  | 'extra'
  | 'extraMargin'
  | 'payback';
