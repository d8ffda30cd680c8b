/**
 * Writes lib/sample/dataset.json: the books of a made-up snacks and drinks brand.
 *
 *   npx tsx scripts/sample-data.ts           writes the file
 *   npx tsx scripts/sample-data.ts --check   exits 1 when the committed file differs
 *
 * The same seed gives the same file, byte for byte. How a line (one product in one channel and
 * one region) gets its 26 weeks:
 *   demand  = channel base × product weight × region weight × fit of product and channel
 *             × (1 + channel trend + product trend) ^ (week − 13.5) × noise of the line, of its channel
 *             and of its region (NOISE)
 *   promotion weeks: demand × (1 + uplift); trade spend = ordinary demand × spend share
 *   orders  = what brings stock back to the channel's cover, delivered in full in most weeks;
 *             where a shortage is on, never more than a share of ordinary demand
 *   sales   = demand, or all there is when stock runs out
 *   stock   = stock at the start + deliveries − sales
 * All amounts are whole thousands of rupees. The answers know nothing of these rules: they see
 * only the file.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { format, resolveConfig } from 'prettier';

const SEED = 20260;
const WEEKS = 26;
/** Deviations of the noise: of a line, and of what moves a whole channel or region in a week. */
const NOISE = { line: 0.05, channel: 0.022, region: 0.014 };
const FILE = path.join(import.meta.dirname, '../lib/sample/dataset.json');

/** Weekly base in thousands of rupees for a line of weight 1, weekly trend, weeks of stock held. */
const channels = [
  { name: 'Modern trade', base: 26, trend: 0.002, cover: 2.6, reach: 0.55 },
  { name: 'General trade', base: 33, trend: -0.004, cover: 2.6, reach: 0.7 },
  { name: 'Quick commerce', base: 12, trend: 0.025, cover: 1.1, reach: 0.8 },
  { name: 'Marketplaces', base: 15, trend: 0.008, cover: 2.2, reach: 0.4 },
  { name: 'D2C', base: 7, trend: 0.011, cover: 2.4, reach: 0.35 },
];

/** Weight in sales, weekly trend, price elasticity, share of sales that is gross margin. */
const products = [
  { name: 'Oat bites', weight: 1.15, trend: 0.006, elasticity: -1.5, margin: 0.44 },
  { name: 'Ragi crisps', weight: 1.0, trend: 0.003, elasticity: -1.9, margin: 0.41 },
  { name: 'Roasted makhana', weight: 0.85, trend: 0.009, elasticity: -1.3, margin: 0.47 },
  { name: 'Peanut bar', weight: 1.2, trend: 0, elasticity: -2.2, margin: 0.38 },
  { name: 'Trail mix', weight: 0.7, trend: 0.004, elasticity: -1.4, margin: 0.45 },
  { name: 'Millet cookies', weight: 1.05, trend: -0.002, elasticity: -2.0, margin: 0.39 },
  { name: 'Mango drink', weight: 1.5, trend: -0.003, elasticity: -2.6, margin: 0.35 },
  { name: 'Coconut water', weight: 1.3, trend: 0.005, elasticity: -1.6, margin: 0.4 },
  { name: 'Lemon soda', weight: 1.4, trend: -0.001, elasticity: -3.2, margin: 0.33 },
  { name: 'Iced tea', weight: 1.0, trend: 0.002, elasticity: -1.8, margin: 0.42 },
  { name: 'Cold coffee', weight: 0.9, trend: 0.01, elasticity: -1.4, margin: 0.43 },
  { name: 'Protein shake', weight: 0.6, trend: 0.014, elasticity: -0.8, margin: 0.5 },
];

const regions = [
  { name: 'North', weight: 1 },
  { name: 'South', weight: 1.12 },
  { name: 'East', weight: 0.72 },
  { name: 'West', weight: 1.24 },
];

/** What sells better or worse in a channel than its weight says. */
const fit: Record<string, Record<string, number>> = {
  'General trade': {
    'Peanut bar': 1.35,
    'Lemon soda': 1.3,
    'Protein shake': 0.35,
    'Trail mix': 0.6,
  },
  'Quick commerce': { 'Cold coffee': 1.6, 'Iced tea': 1.3, 'Roasted makhana': 1.3 },
  Marketplaces: { 'Trail mix': 1.6, 'Oat bites': 1.3, 'Mango drink': 0.6, 'Lemon soda': 0.5 },
  D2C: { 'Protein shake': 2.6, 'Trail mix': 1.5, 'Lemon soda': 0.35, 'Mango drink': 0.5 },
};

/** First and last week count from 1. Uplift and spend are shares of ordinary demand. */
const promotions = [
  {
    name: 'Festive shelf display',
    channel: 'Modern trade',
    products: ['Millet cookies', 'Trail mix', 'Roasted makhana', 'Oat bites'],
    weeks: [5, 8],
    uplift: 0.62,
    spend: 0.2,
  },
  {
    name: 'Retailer slab scheme',
    channel: 'General trade',
    products: ['Ragi crisps', 'Coconut water', 'Lemon soda'],
    weeks: [5, 8],
    uplift: 0.4,
    spend: 0.15,
  },
  {
    name: 'Deal days',
    channel: 'Marketplaces',
    products: ['Oat bites', 'Trail mix', 'Coconut water', 'Protein shake'],
    weeks: [9, 11],
    uplift: 0.62,
    spend: 0.26,
  },
  {
    name: 'Buy 2 get 1',
    channel: 'General trade',
    products: ['Mango drink', 'Millet cookies', 'Ragi crisps', 'Oat bites'],
    weeks: [15, 18],
    uplift: 0.22,
    spend: 0.27,
  },
  {
    name: 'Subscribe and save',
    channel: 'D2C',
    products: ['Protein shake', 'Oat bites', 'Trail mix', 'Roasted makhana'],
    weeks: [16, 19],
    uplift: 0.42,
    spend: 0.14,
  },
  {
    name: 'App banner',
    channel: 'Quick commerce',
    products: ['Cold coffee', 'Iced tea', 'Coconut water', 'Roasted makhana'],
    weeks: [18, 21],
    uplift: 0.52,
    spend: 0.12,
  },
  {
    name: 'Multipack price-off',
    channel: 'Modern trade',
    products: ['Peanut bar', 'Lemon soda', 'Mango drink', 'Iced tea'],
    weeks: [19, 22],
    uplift: 0.5,
    spend: 0.17,
  },
  {
    name: 'Search placement',
    channel: 'Marketplaces',
    products: ['Cold coffee', 'Mango drink', 'Ragi crisps', 'Iced tea'],
    weeks: [20, 22],
    uplift: 0.42,
    spend: 0.15,
  },
];

/** Weeks in which deliveries are at most a share of ordinary demand. */
const shortages = [
  {
    channel: 'General trade',
    region: 'East',
    products: ['Coconut water', 'Iced tea', 'Lemon soda', 'Peanut bar', 'Cold coffee'],
    weeks: [13, 24],
    delivered: 0.3,
  },
  {
    channel: 'Modern trade',
    region: 'North',
    products: ['Oat bites'],
    weeks: [20, 26],
    delivered: 0.3,
  },
  {
    channel: 'Marketplaces',
    region: 'South',
    products: ['Millet cookies', 'Peanut bar'],
    weeks: [18, 23],
    delivered: 0.25,
  },
  {
    channel: 'Quick commerce',
    region: 'West',
    products: ['Mango drink', 'Lemon soda'],
    weeks: [21, 24],
    delivered: 0.3,
  },
];

/** Numbers between 0 and 1, always the same ones for a seed (mulberry32). */
function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const random = randomNumbers(SEED);

/** About normal, mean 0 and deviation 1: the sum of twelve uniform numbers less six. */
function bell(): number {
  return Array.from({ length: 12 }, random).reduce((sum, value) => sum + value, -6);
}

/** What moves all lines of a channel or a region in a week, as a share of demand. */
const shared = (deviation: number) => Array.from({ length: WEEKS }, () => deviation * bell());
const weather = new Map([
  ...channels.map(({ name }) => [name, shared(NOISE.channel)] as const),
  ...regions.map(({ name }) => [name, shared(NOISE.region)] as const),
]);

const during = (week: number, [first = 0, last = 0]: readonly number[]) =>
  week >= first && week <= last;

function line(
  channel: (typeof channels)[number],
  product: (typeof products)[number],
  region: (typeof regions)[number],
) {
  const level =
    channel.base * product.weight * region.weight * (fit[channel.name]?.[product.name] ?? 1);
  const sales: number[] = [];
  const spend: number[] = [];
  const stock: number[] = [];
  let held = Math.round(level * channel.cover);
  for (let week = 1; week <= WEEKS; week++) {
    const ordinary = level * (1 + channel.trend + product.trend) ** (week - 13.5);
    const promotion = promotions.find(
      (one) =>
        one.channel === channel.name &&
        one.products.includes(product.name) &&
        during(week, one.weeks),
    );
    const shortage = shortages.find(
      (one) =>
        one.channel === channel.name &&
        one.region === region.name &&
        one.products.includes(product.name) &&
        during(week, one.weeks),
    );
    const uplift = 1 + (promotion?.uplift ?? 0);
    const noise =
      NOISE.line * bell() +
      (weather.get(channel.name)?.[week - 1] ?? 0) +
      (weather.get(region.name)?.[week - 1] ?? 0);
    const demand = Math.round(ordinary * uplift * (1 + noise));
    const ordered = Math.max(0, ordinary * (channel.cover + uplift) - held);
    // One delivery in sixty is late, whatever was agreed.
    const share = random() < 1 / 60 ? 0.1 : 1;
    const delivered = Math.min(ordered * share, ordinary * (shortage?.delivered ?? Infinity));
    const available = held + Math.round(delivered);
    const sold = Math.min(demand, available);
    held = available - sold;
    sales.push(sold);
    spend.push(Math.round(ordinary * (promotion?.spend ?? 0)));
    stock.push(held);
  }
  return { channel: channel.name, product: product.name, region: region.name, sales, spend, stock };
}

const dataset = {
  weeks: WEEKS,
  growthPlan: 0.06,
  paybackTarget: 1,
  coverTarget: 2,
  channels: channels.map(({ name, reach }) => ({ name, reach })),
  products: products.map(({ name, elasticity, margin }) => ({ name, elasticity, margin })),
  regions: regions.map(({ name }) => name),
  promotions: promotions.map(({ name, channel, products: promoted, weeks }) => ({
    name,
    channel,
    products: promoted,
    firstWeek: weeks[0],
    lastWeek: weeks[1],
  })),
  lines: channels.flatMap((channel) =>
    products.flatMap((product) => regions.map((region) => line(channel, product, region))),
  ),
};

const text = await format(JSON.stringify(dataset), {
  ...(await resolveConfig(FILE)),
  parser: 'json',
});

if (process.argv.includes('--check')) {
  if (readFileSync(FILE, 'utf8') !== text) {
    console.error('lib/sample/dataset.json differs from what scripts/sample-data.ts writes.');
    process.exit(1);
  }
} else {
  writeFileSync(FILE, text);
}
