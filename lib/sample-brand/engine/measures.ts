import { growthOf } from './figures/growth';
import { estimateOf } from './figures/statistics';
import { lossOf } from './figures/stock';
import { splitPhrases } from '../vocabulary/meaning';
import {
  salesOf,
  marginOf,
  promotionSpendOf,
  tradeSpendOf,
  stockOf,
  paceOf,
  lossRange,
  promotionRange,
  extraMarginOf,
} from './formulas';
import type { Measure } from './measure';
import type { Formula } from './slice';

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
  'demandServed',
  'payback',
  'extra',
] as const;

export type MeasureId = (typeof measureIds)[number];

/** All measures; README.md in the folder above explains them in words. */
export const measures: Readonly<Record<MeasureId, Measure>> = {
  sales: {
    name: 'net sales',
    words: splitPhrases(`
    sale, net sales, sales value, revenue, net revenue, turnover, topline, top line, sell,
    sold, seller, bestseller, offtake, off take, gmv, billing, bill
  `),
    whenLost: 'lost',
    definition: 'Net sales of the products, channels and regions that count, added up.',
    unit: 'money',
    adds: 'weeks',
    good: 1,
    value: salesOf,
    growthRange: growthOf,
    hasPlan: true,
    hasForecast: true,
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
    isEarned: true,
    value: marginOf,
    rate: { measure: 'marginRate', text: '{value} of net sales' },
    hasForecast: true,
  },
  marginRate: {
    name: 'margin rate',
    words: splitPhrases(`
    margin rate, margin %, % margin, gross margin %, gross margin rate, gm %, margin ratio,
    percentage margin, margin percentage, gross margin percentage
  `),
    definition: 'Margin divided by net sales.',
    unit: 'share',
    adds: 'no',
    good: 1,
    isEarned: true,
    ...quotient(marginOf, salesOf),
  },
  profit: {
    name: 'margin after promotions',
    words: ['profit', 'earnings', 'bottom line', 'bottomline', 'net profit'],
    breakEven: () => 0,
    definition: 'Margin less what promotions cost.',
    unit: 'money',
    adds: 'weeks',
    good: 1,
    isEarned: true,
    value: (slice) => marginOf(slice) - promotionSpendOf(slice),
    hasForecast: true,
  },
  promotionSpend: {
    name: 'promotion spend',
    words: splitPhrases(`
    promotion spend, promotion cost, cost of promotions, promotion budget, spend on promotions,
    spent on promotions, promotion expense
  `),
    verbs: ['spend', 'cost', 'activity'],
    definition: 'What promotions cost in these weeks.',
    unit: 'money',
    adds: 'weeks',
    good: -1,
    value: promotionSpendOf,
    isOfPromotions: true,
  },
  tradeSpend: {
    name: 'trade spend',
    words: splitPhrases(`
    trade spend, tradespend, trade investment, trade budget, trade cost, trade expense,
    trade promotion spend, trade marketing spend, spend on trade, spent on trade
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
    name: 'trade spend rate',
    words: splitPhrases(`
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
    words: splitPhrases(`
    stock, inventory, stock in hand, stock on hand, closing stock, stock level, stock holding,
    stock value, soh, stock held, stock left, stock position, inventory position
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
    words: splitPhrases(`
    stock cover, cover, stock coverage, weeks of stock, weeks of cover, weeks cover,
    weeks of inventory, inventory cover, weeks of supply, woc, wos, stock weeks,
    how long stock lasts, how long will stock last, how long does stock last, stock last
  `),
    definition:
      'Stock at the end of the last week, divided by the mean weekly sales of the last four that had stock.',
    unit: 'weeks',
    adds: 'no',
    good: 1,
    target: { value: ({ coverTarget }) => coverTarget, name: 'cover target' },
    ...quotient(stockOf, paceOf),
  },
  weeksOut: {
    name: 'weeks out of stock',
    words: splitPhrases(`
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
    words: splitPhrases(`
    lost sales, sales lost, sales loss, lost revenue, revenue lost, lost business,
    missed sales, empty shelves cost, empty shelves cost us, empty shelves cost us sales,
    stockouts cost us, stockouts cost us sales
  `),
    verbs: ['loss'],
    definition:
      'In weeks that ended without stock, the mean of the product’s last four weeks with stock and no promotion, less what was sold.',
    unit: 'money',
    adds: 'weeks',
    good: -1,
    value: (slice) => lossRange(slice).mid,
    range: lossRange,
  },
  demandServed: {
    name: 'share of demand served',
    words: splitPhrases(`
    fill rate, fillrate, service level, availability, on shelf availability, osa,
    stock availability, order fill, fulfilment rate, fulfillment rate, in stock rate
  `),
    definition:
      'Net sales divided by net sales and the sales lost to empty shelves. Orders are not in the sample, so it is no fill rate.',
    unit: 'share',
    adds: 'no',
    good: 1,
    ...quotient(salesOf, (slice) => salesOf(slice) + lossRange(slice).mid),
  },
  payback: {
    name: 'payback',
    words: splitPhrases(`
    payback, pay back, paid back, roi, romi, return on investment, return on spend,
    promotion roi, payback ratio, margin for each rupee, margin per rupee, margin for rupee,
    return per rupee, return per rupee spent, per rupee, for each rupee, for every rupee,
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
    words: splitPhrases(`
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
