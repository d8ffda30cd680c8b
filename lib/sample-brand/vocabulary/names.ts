import type { Dimension } from '../engine/query';
import { type Term, phrases, wordsIn } from './meaning';

/** What one member of a dimension is called, and several. */
export const dimensionNames: Readonly<
  Record<Dimension, { readonly one: string; readonly many: string }>
> = {
  channel: { one: 'channel', many: 'channels' },
  region: { one: 'region', many: 'regions' },
  product: { one: 'product', many: 'products' },
  promotion: { one: 'promotion', many: 'promotions' },
  week: { one: 'week', many: 'weeks' },
};

/** Words for dimensions, and for members that have a name together. */
export const names: readonly Term[] = [
  // What rows are told apart by, and the members of groups.
  phrases(
    { kind: 'dimension', dimension: 'channel' },
    'channel, sales channel, trade channel, route to market',
  ),
  phrases(
    { kind: 'dimension', dimension: 'region' },
    'region, zone, territory, geography, area, regional, zonal',
  ),
  phrases(
    { kind: 'dimension', dimension: 'product' },
    'product, sku, item, variant, line, range by',
  ),
  phrases(
    { kind: 'dimension', dimension: 'promotion' },
    `
    promotion, offer, deal, activation, trade promotion
  `,
  ),
  phrases({ kind: 'dimension', dimension: 'week' }, 'week'),
  phrases(
    { kind: 'dimension', dimension: 'week', isEach: true },
    `
    weekly, week by week, over time, trend, trajectory, trendline, by week, over weeks,
    from week to week
  `,
  ),
  phrases(
    { kind: 'member', dimension: 'channel', names: ['Quick commerce', 'Marketplaces', 'D2C'] },
    `
    online, e commerce, ecommerce, ecom, digital channel
  `,
  ),
  phrases(
    { kind: 'member', dimension: 'channel', names: ['Modern trade', 'General trade'] },
    'offline, brick and mortar, physical retail',
  ),
  phrases(
    {
      kind: 'member',
      dimension: 'product',
      names: wordsIn(
        'Oat bites, Ragi crisps, Roasted makhana, Peanut bar, Trail mix, Millet cookies',
      ),
    },
    'snack, snack range',
  ),
  phrases(
    {
      kind: 'member',
      dimension: 'product',
      names: wordsIn(
        'Mango drink, Coconut water, Lemon soda, Iced tea, Cold coffee, Protein shake',
      ),
    },
    'drink, beverage, drinks range',
  ),
];

/** What else members are called, beside their names in the dataset. */
export const memberWords: Readonly<Record<string, string>> = {
  'Modern trade': 'mt, modern retail, organized trade, organised trade, modern',
  'General trade': 'gt, kirana, kirana store, kirana shop, traditional trade, traditional retail',
  'Quick commerce':
    'q commerce, qcommerce, quickcommerce, qcom, q com, quick com, quick comm, qcomm, qc',
  Marketplaces: 'marketplace, online marketplace, market place, e commerce marketplace',
  D2C: 'dtc, direct to consumer, d 2 c, own website, d2c site',
  North: 'northern, north india',
  South: 'southern, south india',
  East: 'eastern, east india',
  West: 'western, west india',
  'Oat bites': 'oats, oatbites, oat bite',
  'Ragi crisps': 'ragi, crisps, ragi crisp',
  'Roasted makhana': 'makhana, fox nuts',
  'Peanut bar': 'peanut',
  'Trail mix': 'trailmix',
  'Millet cookies': 'millet cookie, cookie, millet',
  'Mango drink': 'mango',
  'Coconut water': 'coconut',
  'Lemon soda': 'soda, lemon',
  'Iced tea': 'ice tea, tea, icetea',
  'Cold coffee': 'coffee',
  'Protein shake': 'protein, shake',
  'Buy 2 get 1': 'b2g1, buy 2 get 1 free, buy 2 get one, buy 2 get one free',
  'Festive shelf display': 'festive display, shelf display, festive shelf, display',
  'Retailer slab scheme': 'slab scheme, retailer slab, retailer scheme',
  'Deal days': 'dealdays, deal day',
  'Subscribe and save': 'subscribe & save',
  'App banner': 'banner',
  'Multipack price-off': 'multipack, multi pack price off, price off',
  'Search placement': 'paid search',
};
