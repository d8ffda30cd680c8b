import {
  type Dataset,
  type Line,
  type Period,
  earlier,
  promotedLines,
  recent,
  total,
} from '../dataset';
import { growthOf } from '../figures/growth';
import { broughtBy } from '../figures/promotions';
import { type Estimate, around, estimateOf, sum } from '../figures/statistics';
import { lossOf } from '../figures/stock';
import { wordsIn } from '../vocabulary/meaning';
import type { PlainKind } from '../vocabulary/words';

/** What a measure is taken of: lines, a period of weeks, and the promotions that count. */
export type Slice = {
  readonly data: Dataset;
  readonly lines: readonly Line[];
  readonly period: Period;
  readonly promotions: Dataset['promotions'];
};

type Formula = (slice: Slice) => number;

/**
 * One figure of the sample brand, defined once: to add a measure, add an entry to `measures`.
 * Everything else (rows, reasons, answers, questions, the demo's parts) reads this record.
 */
export type Measure = {
  /** Its name inside a sentence, and whether that is a plural: 'net sales are'. */
  readonly name: string;
  readonly isPlural?: true;
  /** Words and phrases that ask for it; other endings (-s, -ed, -ing) are understood as well. */
  readonly words: readonly string[];
  /** What it is and how it is computed, in one or two sentences. */
  readonly definition: string;
  readonly unit: 'money' | 'share' | 'weeks' | 'count' | 'rupees';
  /** Over what it adds up: weeks and lines, lines only (a state at an end), or nothing. */
  readonly adds: 'weeks' | 'lines' | 'no';
  /** Whether more of it is good. */
  readonly good: 1 | -1;
  readonly value: Formula;
  /** Makes it a ratio: what is divided by what. */
  readonly ratio?: { readonly over: Formula; readonly under: Formula };
  /** The same as a share of something, told beside it. */
  readonly rate?: { readonly measure: MeasureId; readonly text: string };
  /** The measure that is meant of it beside 'lost'. */
  readonly whenLost?: MeasureId;
  /** The measure that is meant where a limit on it is in weeks: 'less than 2 weeks of stock'. */
  readonly inWeeks?: MeasureId;
  /** How far off its value may be, where that is an estimate: the middle 80 %. */
  readonly range?: (slice: Slice) => Estimate;
  /** How far off its relative growth may be: the middle 80 %. */
  readonly growthRange?: (lines: readonly Line[], now: Period, past: Period) => Estimate;
  /** What it should have been in these weeks, where there is a plan of it. */
  readonly plan?: Formula;
  /** The value that decides between good and bad, and its name. */
  readonly target?: { readonly value: (data: Dataset) => number; readonly name: string };
  /** Kinds of verbs that ask for it where no measure is named: 'what did it cost'. */
  readonly verbs?: readonly PlainKind[];
  /** What decides between making and losing money. */
  readonly breakEven?: (data: Dataset) => number;
  /** Whether it is one of promotions, and only of the weeks in which they run. */
  readonly isOfPromotions?: true;
  /** Whether a straight line through its weeks may be drawn on. */
  readonly hasForecast?: true;
  /** Whether the levers of a what-if move it. */
  readonly hasWhatIf?: true;
  /** What else explains a change of it, beside its members. */
  readonly drivers?: readonly { readonly name: string; readonly value: Formula }[];
};

/** Weeks of sales that stock cover is measured by. */
const COVER_WEEKS = 4;

const salesOf: Formula = ({ lines, period }) => total(lines, 'sales', period);
const marginOf: Formula = ({ lines, period }) =>
  total(lines, 'sales', period) - total(lines, 'cost', period);

/** No two promotions run on one line in one week: what is spent there is spent on the one. */
const promotionSpendOf: Formula = ({ lines, period, promotions }) =>
  sum(
    promotions.map((promotion) =>
      total(promotedLines(lines, promotion), 'spend', {
        from: Math.max(period.from, promotion.firstWeek - 1),
        to: Math.min(period.to, promotion.lastWeek),
      }),
    ),
  );

const termsOf: Formula = ({ data, lines, period }) =>
  sum(
    data.channels.map(
      ({ name, terms }) =>
        terms *
        total(
          lines.filter(({ channel }) => channel === name),
          'sales',
          period,
        ),
    ),
  );

const tradeSpendOf: Formula = (slice) => termsOf(slice) + promotionSpendOf(slice);

const stockOf: Formula = ({ lines, period: { to } }) => total(lines, 'stock', { from: to - 1, to });

/** Sales of a week, as the last four weeks of the period had them. */
const paceOf: Formula = ({ lines, period: { to } }) =>
  total(lines, 'sales', { from: Math.max(0, to - COVER_WEEKS), to }) / Math.min(to, COVER_WEEKS);

const lossRange = ({ lines, period }: Slice): Estimate => lossOf(lines, period).lost;

/** Sales of the first half and the growth that is planned, spread evenly over the second. */
const planOf: Formula = ({ data, lines, period: { from, to } }) => {
  const half = recent(data);
  const weeks = Math.max(0, Math.min(to, half.to) - Math.max(from, half.from));
  const share = weeks / (half.to - half.from);
  return total(lines, 'sales', earlier(data)) * (1 + data.growthPlan) * share;
};

/** What promotions brought; they are independent of each other, so ranges are added as squares. */
function promotionRange({ data, lines, period, promotions }: Slice, what: 'extra' | 'margin') {
  const results = promotions.map((one) => broughtBy({ ...data, lines }, one, period, what));
  const mid = sum(results.map((result) => result.mid));
  return around(mid, Math.hypot(...results.map((result) => result.mid - result.low)));
}

const extraMarginOf: Formula = (slice) => promotionRange(slice, 'margin').mid;

const quotient = (over: Formula, under: Formula): Pick<Measure, 'value' | 'ratio'> => ({
  ratio: { over, under },
  value: (slice) => {
    const whole = under(slice);
    return whole === 0 ? 0 : over(slice) / whole;
  },
});

/** The measures that can be asked for, in the order in which they are offered. */
export const measureIds = [
  'sales',
  'margin',
  'marginRate',
  'profit',
  'promotionSpend',
  'tradeSpend',
  'tradeRate',
  'stock',
  'cover',
  'weeksOut',
  'lost',
  'fillRate',
  'payback',
  'extra',
] as const;

export type MeasureId = (typeof measureIds)[number];

/** All measures; README.md in the folder above explains them in words. */
export const measures: Readonly<Record<MeasureId, Measure>> = {
  sales: {
    name: 'net sales',
    isPlural: true,
    words: wordsIn(`
    sale, net sales, sales value, revenue, net revenue, turnover, topline, top line, sell,
    sold, seller, bestseller, offtake, off take, gmv, billing
  `),
    whenLost: 'lost',
    definition: 'Net sales of the products, channels and regions that count, added up.',
    unit: 'money',
    adds: 'weeks',
    good: 1,
    value: salesOf,
    growthRange: growthOf,
    plan: planOf,
    hasForecast: true,
    hasWhatIf: true,
    drivers: [
      { name: 'Empty shelves', value: (slice) => -lossRange(slice).mid },
      { name: 'Promotions', value: (slice) => promotionRange(slice, 'extra').mid },
    ],
  },
  margin: {
    name: 'margin',
    words: ['margin', 'gross margin', 'gross profit', 'contribution margin', 'gm'],
    definition:
      'Each product’s net sales times its margin: what is left after cost of goods and trade terms.',
    unit: 'money',
    adds: 'weeks',
    good: 1,
    value: marginOf,
    rate: { measure: 'marginRate', text: '{value} of net sales' },
    hasForecast: true,
    hasWhatIf: true,
  },
  marginRate: {
    name: 'margin as a share of net sales',
    words: wordsIn(`
    margin rate, margin %, % margin, gross margin %, gross margin rate, gm %, margin ratio,
    percentage margin, margin percentage, gross margin percentage
  `),
    definition: 'Margin divided by net sales.',
    unit: 'share',
    adds: 'no',
    good: 1,
    ...quotient(marginOf, salesOf),
  },
  profit: {
    name: 'profit',
    words: ['profit', 'profitability', 'earnings', 'bottom line', 'bottomline', 'net profit'],
    breakEven: () => 0,
    definition: 'Margin less what promotions cost.',
    unit: 'money',
    adds: 'weeks',
    good: 1,
    value: (slice) => marginOf(slice) - promotionSpendOf(slice),
    hasForecast: true,
    hasWhatIf: true,
  },
  promotionSpend: {
    name: 'promotion spend',
    words: wordsIn(`
    promotion spend, promotion cost, cost of promotions, promotion budget, spend on promotions,
    spent on promotions, promotion expense
  `),
    verbs: ['spend', 'cost', 'ran'],
    definition: 'What promotions cost in these weeks.',
    unit: 'money',
    adds: 'weeks',
    good: -1,
    value: promotionSpendOf,
    isOfPromotions: true,
  },
  tradeSpend: {
    name: 'trade spend',
    words: wordsIn(`
    trade spend, tradespend, trade investment, trade budget, trade cost, trade expense,
    trade promotion spend, trade marketing spend
  `),
    verbs: ['spend'],
    definition: 'Trade terms of each channel times its net sales, and what promotions cost.',
    unit: 'money',
    adds: 'weeks',
    good: -1,
    value: tradeSpendOf,
    rate: { measure: 'tradeRate', text: '{value} of net sales' },
    hasForecast: true,
  },
  tradeRate: {
    name: 'trade spend as a share of net sales',
    words: wordsIn(`
    trade spend rate, trade spend ratio, trade spend %, trade rate, % trade spend,
    trade spend percentage, trade spend intensity
  `),
    definition: 'Trade terms and what promotions cost, divided by net sales.',
    unit: 'share',
    adds: 'no',
    good: -1,
    ...quotient(tradeSpendOf, salesOf),
  },
  stock: {
    name: 'stock',
    words: wordsIn(`
    stock, inventory, stock in hand, stock on hand, closing stock, stock level, stock holding,
    stock value, soh, stock held, stock position, inventory position
  `),
    definition: 'Stock at the end of the last week, at selling prices.',
    unit: 'money',
    inWeeks: 'cover',
    adds: 'lines',
    good: 1,
    value: stockOf,
  },
  cover: {
    name: 'stock cover',
    words: wordsIn(`
    stock cover, cover, stock coverage, weeks of stock, weeks of cover, weeks cover,
    weeks of inventory, inventory cover, weeks of supply, woc, wos, stock weeks,
    how long stock lasts, how long will stock last, how long does stock last, stock last
  `),
    definition:
      'Stock at the end of the last week, divided by the mean weekly sales of the last four.',
    unit: 'weeks',
    adds: 'no',
    good: 1,
    target: { value: ({ coverTarget }) => coverTarget, name: 'cover target' },
    ...quotient(stockOf, paceOf),
  },
  weeksOut: {
    name: 'weeks out of stock',
    isPlural: true,
    words: wordsIn(`
    weeks out of stock, out of stock, oos, stockout, stock out, out of stock weeks,
    weeks without stock, oos weeks, weeks oos, stockout weeks, empty shelf, empty shelves,
    shelves empty, shelf empty, ran out, run out, ran out of stock, run out of stock, no stock,
    zero stock, off shelf, ran dry, nil stock
  `),
    definition:
      'Weeks that ended without stock, counted for every product in every channel and region.',
    unit: 'count',
    adds: 'weeks',
    good: -1,
    value: ({ lines, period }) => lossOf(lines, period).weeksOut,
  },
  lost: {
    name: 'sales lost to empty shelves',
    isPlural: true,
    words: wordsIn(`
    lost sales, sales lost, sales loss, lost revenue, revenue lost, lost business,
    missed sales, empty shelves cost, empty shelves cost us, empty shelves cost us sales,
    stockouts cost us, stockouts cost us sales
  `),
    verbs: ['loss', 'to-empty-shelves'],
    definition:
      'In weeks that ended without stock, the mean of the product’s last four weeks with stock and no promotion, less what was sold.',
    unit: 'money',
    adds: 'weeks',
    good: -1,
    value: (slice) => lossRange(slice).mid,
    range: lossRange,
  },
  fillRate: {
    name: 'fill rate',
    words: wordsIn(`
    fill rate, fillrate, service level, availability, on shelf availability, osa,
    stock availability, order fill, fulfilment rate, fulfillment rate, in stock rate
  `),
    definition: 'Net sales divided by net sales and the sales lost to empty shelves.',
    unit: 'share',
    adds: 'no',
    good: 1,
    ...quotient(salesOf, (slice) => salesOf(slice) + lossRange(slice).mid),
  },
  payback: {
    name: 'payback',
    words: wordsIn(`
    payback, pay back, paid back, roi, romi, return on investment, return on spend,
    promotion roi, payback ratio, margin for each rupee, margin per rupee, margin for rupee,
    pay off, paid off, pay for itself, pay for themselves, paid for itself, bang for buck,
    effectiveness
  `),
    verbs: ['pay'],
    breakEven: ({ paybackTarget }) => paybackTarget,
    definition:
      'Margin of the extra sales for each rupee that a promotion cost. Extra sales are sales in its weeks above the mean of the four weeks before and the four after.',
    unit: 'rupees',
    adds: 'no',
    good: 1,
    ...quotient(extraMarginOf, promotionSpendOf),
    range: (slice) => {
      const spend = promotionSpendOf(slice) || 1;
      const margin = promotionRange(slice, 'margin');
      return estimateOf((point) => margin[point] / spend);
    },
    target: { value: ({ paybackTarget }) => paybackTarget, name: 'break-even' },
    isOfPromotions: true,
  },
  extra: {
    name: 'extra sales',
    isPlural: true,
    words: wordsIn(`
    extra sales, incremental sales, incremental, uplift, sales uplift, incremental revenue,
    additional sales, sales lift, lift from promotions, uplift in sales, incrementality,
    extra revenue, promotion uplift
  `),
    verbs: ['bring'],
    definition:
      'Sales in promotion weeks above the mean of the four weeks before and the four after.',
    unit: 'money',
    adds: 'weeks',
    good: 1,
    value: (slice) => promotionRange(slice, 'extra').mid,
    range: (slice) => promotionRange(slice, 'extra'),
    isOfPromotions: true,
  },
};
