import { type Period, sample } from '../data/dataset';
import type { Dimension, Filters } from '../engine/members';
import type { MeasureId } from '../engine/measures';
import type { Order, Versus, Calculation } from '../engine/query';
import type { LeverName } from '../engine/levers';
import type { DataTopic } from './request';

/** Parts of a request that words stand for; those that words leave open are filled in by complete.ts. */
export type QueryFragment = {
  readonly measure?: MeasureId;
  readonly calculation?: Calculation;
  readonly breakdown?: readonly Dimension[];
  readonly where?: Filters;
  readonly weeks?: Period;
  readonly versus?: Versus;
  readonly order?: Order;
  /** The best or the worst: which order that is depends on the measure. */
  readonly isBest?: boolean;
  readonly sign?: 1 | -1;
  /** Of the members named next all others count. */
  readonly except?: true;
  readonly lever?: LeverName;
  /** Which way a lever is pushed, and by how many per cent. */
  readonly direction?: 1 | -1;
  readonly percent?: number;
  readonly topic?: DataTopic;
  readonly stop?: true;
};

const productsOfKind = (kind: string): readonly string[] =>
  sample.products.filter((product) => product.kind === kind).map(({ name }) => name);

/**
 * What people call the parts of a request, beside the names in the data. To teach the demo a word,
 * add it to its line: small letters, commas between phrases, no apostrophes or hyphens. Endings (-s,
 * -ed, -ing), beginnings and one slip of the pen are matched as well. What stands nowhere here is
 * named as not found, so words that the sample has nothing for need no line. A ~ stands before what
 * is near, and not the same: what it was taken for is told, and Enter does not ask it.
 */
export const vocabulary: readonly (readonly [QueryFragment, string])[] = [
  [{ measure: 'sales' }, 'sale, revenue, turnover, topline, sell, sold, seller, offtake'],
  [{ measure: 'margin' }, 'gross margin, gross profit, contribution margin, gm'],
  [
    { measure: 'marginRate' },
    'margin, margin %, % margin, gross margin %, margin rate, margin percentage',
  ],
  [{ measure: 'profit' }, 'profit, earnings, bottom line, earn, profitable'],
  [
    { measure: 'promotionSpend' },
    'promotion cost, promotion budget, spend on promotion, spent on promotion, cost of promotion',
  ],
  [{ measure: 'tradeSpend' }, 'trade investment, trade budget, trade cost, spend, spent'],
  [
    { measure: 'tradeSpendRate' },
    'trade spend, trade spend rate, trade spend %, trade rate, trade spend as % of sales, trade spend percentage',
  ],
  [{ measure: 'stock' }, 'inventory, stock in hand, stock on hand, soh, stock value'],
  [
    { measure: 'stockCover' },
    `cover, stock, inventory, coverage, weeks of stock, weeks of cover, weeks cover, days of stock, days of cover,
    weeks of supply,
    stock last, inventory cover`,
  ],
  [
    { measure: 'outOfStockWeeks' },
    `out of stock, oos, stockout, empty shelf, empty shelves, shelves empty, shelf empty,
    ran out, run out, shelf`,
  ],
  [
    { measure: 'lostSales' },
    `lost sale, sales lost, sales loss, lost revenue, lose sales, lost, lose, loss,
    empty shelves cost, missed sales`,
  ],
  [
    { measure: 'demandServed' },
    '~fill rate, ~service level, ~availability, ~on shelf availability, ~osa, demand met',
  ],
  [
    { measure: 'payback' },
    `paid back, pay back, roi, return on investment, return on spend, per rupee, pay off,
    worth it, pay, paid, bang for buck, break even, effective, work, made money, make money`,
  ],
  [
    { measure: 'incrementalSales' },
    'incremental, incremental sales, uplift, lift, additional sales, extra, bring, brought',
  ],

  [
    { measure: 'stockCover', order: 'most' },
    'overstock, overstocked, excess stock, excess inventory, surplus stock',
  ],
  [{ measure: 'stockCover', order: 'least' }, 'understock, low on stock, running low'],

  [{ breakdown: [] }, 'total, overall, together'],
  [{ breakdown: ['channel'] }, 'channel, where'],
  [{ breakdown: ['region'] }, 'region, where, zone, territory, area, regional'],
  [{ breakdown: ['product'] }, 'product, sku, item, variant, line'],
  [{ breakdown: ['promotion'] }, 'promotion, promo, scheme, offer, deal, discount'],
  [
    { breakdown: ['week'] },
    'week, weekly, week by week, over time, trend, trajectory, average, avg',
  ],

  [{ where: { channel: ['Modern trade'] } }, 'mt, modern retail, supermarket'],
  [{ where: { channel: ['General trade'] } }, 'gt, kirana, traditional trade, traditional retail'],
  [{ where: { channel: ['Quick commerce'] } }, 'qcommerce, qcom, quick com, qc, quick'],
  [{ where: { channel: ['Marketplaces'] } }, 'online marketplace'],
  [{ where: { channel: ['D2C'] } }, 'dtc, direct to consumer, own website'],
  [{ where: { channel: ['Quick commerce', 'Marketplaces', 'D2C'] } }, 'online, ecommerce, ecom'],
  [{ where: { channel: ['Modern trade', 'General trade'] } }, 'offline'],
  [{ where: { region: ['North'] } }, 'northern'],
  [{ where: { region: ['South'] } }, 'southern'],
  [{ where: { region: ['East'] } }, 'eastern'],
  [{ where: { region: ['West'] } }, 'western'],
  [{ where: { promotion: ['Buy 2 get 1'] } }, 'b2g1, buy two get one, bogo'],
  [{ where: { promotion: ['Retailer slab scheme'] } }, 'slab scheme'],
  [{ where: { product: productsOfKind('snack') } }, 'snack'],
  [{ where: { product: productsOfKind('drink') } }, 'drink, beverage'],
  [
    { except: true },
    'except, except for, excluding, exclude, without, other than, apart from, all but, ex, minus',
  ],

  [
    { order: 'most' },
    'most, highest, biggest, largest, greatest, maximum, max, fastest, top, main',
  ],
  [{ order: 'least' }, 'least, lowest, smallest, minimum, min, slowest, bottom, fewest'],
  [{ isBest: true }, 'best, strongest, bestseller, best performing, top performing, healthiest'],
  [{ isBest: false }, 'worst, poorest, weakest, worst performing'],

  [
    { calculation: 'change' },
    'change, differ, growth, growth rate, movement, trend, evolve, delta, develop',
  ],
  [
    { calculation: 'change', sign: 1 },
    'grow, grew, grown, rise, rose, risen, increase, up, gain, climb, jump, improve, gone up',
  ],
  [
    { calculation: 'change', sign: -1 },
    `fall, fell, fallen, drop, decline, decrease, down, shrink, shrank, dip, slip, degrowth,
    worsen, gone down, slow`,
  ],
  [
    { calculation: 'change', versus: 'past' },
    `previous period, prior period, quarter on quarter, qoq, half on half, week on week,
    month on month, first half with second half, first half versus second half`,
  ],
  [
    { calculation: 'why' },
    `why, reason, cause, how come, what is behind, whats behind, behind, explain, driver, drive,
    drove, what happened to, root cause`,
  ],
  [
    { calculation: 'share' },
    `share, proportion, portion, mix, percentage, split, contribution, contribute, breakdown,
    break up, what %, % of, salience, composition`,
  ],
  [{ calculation: 'forecast' }, 'forecast, predict, prediction, outlook, projection, expect, will'],
  [
    { calculation: 'definition' },
    'mean, meaning, meant by, definition, define, what is, whats, how is calculated, formula',
  ],
  [
    { calculation: 'change', versus: 'plan' },
    'plan, target, budget, gap, gap to plan, achievement, variance, against plan, versus plan',
  ],
  [
    { calculation: 'change', versus: 'plan', sign: -1 },
    `behind plan, below plan, under plan, miss plan, missed plan, missed its plan, miss its plan,
    missed its target, missed target, behind target, below target, short of plan, shortfall`,
  ],
  [
    { calculation: 'change', versus: 'plan', sign: 1 },
    'ahead of plan, above plan, over plan, beat plan, beat its plan, ahead of target, above target',
  ],

  [{ lever: 'price' }, 'price, mrp, pricing'],
  [{ lever: 'distribution' }, 'distribution, reach, numeric distribution'],
  [{ lever: 'spend' }, 'promotion spend, spend, promotion budget, ~trade spend, ~trade budget'],
  [
    { direction: 1 },
    'raise, increase, hike, rise, up, put up, expand, grow, boost, more, higher, add',
  ],
  [{ direction: -1 }, 'cut, reduce, lower, decrease, drop, trim, down, less, slash, bring down'],

  [
    { topic: 'data' },
    `what data, what can i ask, what can we ask, what can you answer, what do you know, data,
    what do you have, what is in data, help, what is in there, sample, measure, metric, kpi`,
  ],
  [{ topic: 'freshness' }, 'how fresh, how recent, how current, up to date, fresh, updated'],
  [{ topic: 'units' }, 'crore, lakh, lac, currency, rupee, inr, unit of money, in what currency'],
  [{ stop: true }, 'stop, kill, end, discontinue, drop, cut'],
  // Said of a figure without changing it.
  [{}, 'target, in lakh, in crore, in rupees, in rs, in inr, in value, all, all india'],
];

/** Other words for promotion; phrases are written with that one. */
export const shortForms: ReadonlyMap<string, string> = new Map(
  ['promo', 'promos', 'scheme', 'schemes', 'promotional'].map((short) => [short, 'promotion']),
);

/** Words of grammar and courtesy: they stand for nothing, and are not missed. */
export const stopWords = new Set(
  `a an the my our your their its i we you us me it they them this that these those there here be is
  are was were been being am have has had do does did done can could may might should would will
  shall must please pls kindly hello hi hey thanks thank ok so then any some which who what whats
  when how much many of in on at to for from by per each every across with within through via
  into and or but as also due vs versus v against compare compared comparison between than both show
  give tell list see find get got want like know let say look go going come comes came made make
  take if happen happens happened suppose wise what's hows side us's one ones s now today currently
  again just only really during over about business company brand we're`.split(/\s+/),
);

/** Words of the trade that look like others here, and that the sample has nothing of. */
export const decoyWords = new Set(
  `market marketing easter crisis customer consumer competitor outlet retailer store order unit
  volume year month day pack website rating review trader trial rice prince scale sure surge
  roas loan brand stuck stick stack`.split(/\s+/),
);
