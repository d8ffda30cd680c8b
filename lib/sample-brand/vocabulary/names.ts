import type { Dimension } from '../engine/query';
import { type Term, createTerm, splitPhrases } from './meaning';

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

/** Members that have a name together. */
const groups = [
  {
    dimension: 'channel',
    members: 'Quick commerce, Marketplaces, D2C',
    words: 'online, e commerce, ecommerce, ecom',
  },
  {
    dimension: 'channel',
    members: 'Modern trade, General trade',
    words: 'offline, brick and mortar',
  },
  {
    dimension: 'product',
    members: 'Oat bites, Ragi crisps, Roasted makhana, Peanut bar, Trail mix, Millet cookies',
    words: 'snack',
  },
  {
    dimension: 'product',
    members: 'Mango drink, Coconut water, Lemon soda, Iced tea, Cold coffee, Protein shake',
    words: 'drink, beverage',
  },
] as const;

/** Words for dimensions, and for members that have a name together. */
export const names: readonly Term[] = [
  createTerm({ kind: 'dimension', dimension: 'channel' }, 'channel, sales channel, trade channel'),
  createTerm({ kind: 'dimension', dimension: 'region' }, 'region, zone, territory, area, regional'),
  createTerm(
    { kind: 'dimension', dimension: 'product' },
    'product, sku, item, variant, line, range by',
  ),
  createTerm(
    { kind: 'dimension', dimension: 'promotion' },
    'promotion, offer, deal, trade promotion',
  ),
  createTerm({ kind: 'dimension', dimension: 'week' }, 'week'),
  createTerm(
    { kind: 'dimension', dimension: 'week' },
    'weekly, week by week, over time, trend, trajectory, by week, over weeks',
  ),
  ...groups.map(({ dimension, members, words }) =>
    createTerm({ kind: 'member', dimension, names: splitPhrases(members) }, words),
  ),
];

/** What else members are called, beside their names in the dataset. */
export const memberWords: Readonly<Record<string, string>> = {
  'Modern trade': 'mt, modern retail, organised trade, organized trade, modern',
  'General trade': 'gt, kirana, kirana store, traditional trade, traditional retail',
  'Quick commerce': 'q commerce, qcommerce, qcom, q com, quick com, quick comm, qcomm, qc',
  Marketplaces: 'marketplace, online marketplace, market place',
  D2C: 'dtc, direct to consumer, d 2 c, own website',
  North: 'northern, north india',
  South: 'southern, south india',
  East: 'eastern, east india',
  West: 'western, west india',
  'Oat bites': 'oats, oatbites, oat bite',
  'Ragi crisps': 'ragi, crisps, ragi crisp',
  'Roasted makhana': 'makhana',
  'Peanut bar': 'peanut',
  'Millet cookies': 'millet cookie, cookie, millet',
  'Mango drink': 'mango',
  'Coconut water': 'coconut',
  'Lemon soda': 'soda, lemon',
  'Iced tea': 'ice tea, tea',
  'Cold coffee': 'coffee',
  'Protein shake': 'protein, shake',
  'Buy 2 get 1': 'b2g1, buy 2 get 1 free, buy 2 get one, buy 2 get one free',
  'Festive shelf display': 'festive display, shelf display, display',
  'Retailer slab scheme': 'slab scheme, retailer scheme',
  'Deal days': 'deal day',
  'Subscribe and save': 'subscribe & save',
  'App banner': 'banner',
  'Multipack price-off': 'multipack, multi pack price off, price off',
  'Search placement': 'paid search',
};
