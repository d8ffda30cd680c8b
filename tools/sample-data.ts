/**
 * Writes lib/demo/dataset.json: the books of a made-up snacks and drinks brand with sales of about
 * Rs 250 crore a year.
 *
 *   npx tsx tools/sample-data.ts           writes the file
 *   npx tsx tools/sample-data.ts --check   exits 1 when the committed file differs
 *
 * The same seed gives the same file, byte for byte. How a line (one product in one channel and
 * one region) gets its 26 weeks:
 *   demand  = channel base × product weight × region weight × fit of product and channel
 *             × (1 + channel trend + product trend) ^ (week − 13.5) × noise of the line, of its channel
 *             and of its region (NOISE)
 *   promotion weeks: demand × (1 + uplift), the uplift fading by a share each week; spend on the
 *             promotion = ordinary demand × spend share
 *   orders  = what brings stock back to the channel's cover, delivered in full; now and then
 *             (GAPS) nothing comes for some weeks, and where a shortage is on, never more than a
 *             share of ordinary demand
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
const NOISE = { line: 0.08, channel: 0.012, region: 0.008 };
/** How often deliveries of a line stop, for how many weeks. */
const GAPS = { chance: 0.02, weeks: 4 };
const FILE = path.join(import.meta.dirname, '../lib/demo/dataset.json');

/**
 * Weekly base in thousands of rupees for a line of weight 1, weekly trend, weeks of stock held,
 * elasticity to distribution, and trade terms: the share of sales that contracts with the channel
 * cost, whatever is promoted.
 */
const channels = [
  { name: 'Modern trade', base: 220, trend: 0.002, cover: 2.6, reach: 0.55, terms: 0.1 },
  { name: 'General trade', base: 375, trend: -0.002, cover: 2.4, reach: 0.7, terms: 0.075 },
  { name: 'Quick commerce', base: 105, trend: 0.011, cover: 1.2, reach: 0.8, terms: 0.14 },
  { name: 'Marketplaces', base: 130, trend: 0.003, cover: 2.2, reach: 0.4, terms: 0.115 },
  { name: 'D2C', base: 62, trend: 0.006, cover: 2.4, reach: 0.35, terms: 0.09 },
];

/** Weight in sales, weekly trend, price elasticity, margin as a share of sales (README.md). */
const products = [
  { name: 'Oat bites', weight: 1.15, trend: 0.003, elasticity: -1.5, margin: 0.44 },
  { name: 'Ragi crisps', weight: 1.0, trend: 0.0015, elasticity: -1.9, margin: 0.41 },
  { name: 'Roasted makhana', weight: 0.85, trend: 0.0045, elasticity: -1.3, margin: 0.47 },
  { name: 'Peanut bar', weight: 1.2, trend: 0, elasticity: -2.2, margin: 0.38 },
  { name: 'Trail mix', weight: 0.7, trend: 0.002, elasticity: -1.4, margin: 0.45 },
  { name: 'Millet cookies', weight: 1.05, trend: -0.001, elasticity: -2.0, margin: 0.39 },
  { name: 'Mango drink', weight: 1.5, trend: -0.0015, elasticity: -2.6, margin: 0.35 },
  { name: 'Coconut water', weight: 1.3, trend: 0.0025, elasticity: -1.6, margin: 0.4 },
  { name: 'Lemon soda', weight: 1.4, trend: -0.0005, elasticity: -3.2, margin: 0.33 },
  { name: 'Iced tea', weight: 1.0, trend: 0.001, elasticity: -1.8, margin: 0.42 },
  { name: 'Cold coffee', weight: 0.9, trend: 0.005, elasticity: -1.4, margin: 0.43 },
  { name: 'Protein shake', weight: 0.6, trend: 0.007, elasticity: -0.8, margin: 0.5 },
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

/**
 * First and last week count from 1; one may end after the last week of the file. Uplift and spend
 * are shares of ordinary demand; each week the uplift keeps `holds` of what it was the week before.
 */
const promotions = [
  {
    name: 'Festive shelf display',
    channel: 'Modern trade',
    products: ['Millet cookies', 'Trail mix', 'Roasted makhana', 'Oat bites'],
    weeks: [5, 8],
    uplift: 0.66,
    holds: 1,
    spend: 0.2,
  },
  {
    name: 'Retailer slab scheme',
    channel: 'General trade',
    products: ['Ragi crisps', 'Coconut water', 'Lemon soda'],
    weeks: [5, 8],
    uplift: 0.42,
    holds: 1,
    spend: 0.15,
  },
  {
    name: 'Deal days',
    channel: 'Marketplaces',
    products: ['Oat bites', 'Trail mix', 'Coconut water', 'Protein shake'],
    weeks: [9, 11],
    uplift: 0.64,
    holds: 1,
    spend: 0.26,
  },
  {
    name: 'Buy 2 get 1',
    channel: 'General trade',
    products: ['Mango drink', 'Millet cookies', 'Ragi crisps', 'Oat bites'],
    weeks: [15, 18],
    uplift: 0.24,
    holds: 0.92,
    spend: 0.29,
  },
  {
    name: 'Subscribe and save',
    channel: 'D2C',
    products: ['Protein shake', 'Oat bites', 'Trail mix', 'Roasted makhana'],
    weeks: [16, 19],
    uplift: 0.42,
    holds: 1,
    spend: 0.14,
  },
  {
    name: 'App banner',
    channel: 'Quick commerce',
    products: ['Cold coffee', 'Iced tea', 'Coconut water', 'Roasted makhana'],
    weeks: [17, 20],
    uplift: 0.52,
    holds: 1,
    spend: 0.13,
  },
  {
    name: 'Multipack price-off',
    channel: 'Modern trade',
    products: ['Peanut bar', 'Lemon soda', 'Mango drink', 'Iced tea'],
    weeks: [18, 21],
    uplift: 0.5,
    holds: 1,
    spend: 0.17,
  },
  {
    name: 'Search placement',
    channel: 'Marketplaces',
    products: ['Peanut bar', 'Mango drink', 'Ragi crisps', 'Iced tea'],
    weeks: [22, 27],
    uplift: 0.4,
    holds: 0.62,
    spend: 0.22,
  },
];

/** Weeks in which deliveries are at most a share of ordinary demand. */
const shortages = [
  {
    channel: 'General trade',
    region: 'East',
    products: ['Coconut water', 'Iced tea', 'Lemon soda', 'Peanut bar', 'Cold coffee'],
    weeks: [13, 23],
    delivered: 0.3,
  },
  {
    channel: 'Modern trade',
    region: 'East',
    products: ['Oat bites', 'Coconut water', 'Lemon soda'],
    weeks: [25, 26],
    delivered: 0.1,
  },
  {
    channel: 'Marketplaces',
    region: 'South',
    products: ['Millet cookies', 'Peanut bar'],
    weeks: [16, 21],
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

/** Weeks in which a place wants more of some products than usual, by this factor. */
const surges = [
  {
    channel: 'Quick commerce',
    region: 'South',
    products: ['Iced tea', 'Lemon soda', 'Coconut water', 'Mango drink'],
    weeks: [26, 26],
    factor: 1.5,
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

type Place = {
  readonly channel: string;
  readonly region?: string;
  readonly products: readonly string[];
  readonly weeks: readonly number[];
};

/** The entry of a list that holds for a line in a week. */
function onIn<Entry extends Place>(
  entries: readonly Entry[],
  channel: string,
  product: string,
  region: string,
  week: number,
): Entry | undefined {
  return entries.find(
    (one) =>
      one.channel === channel &&
      (one.region ?? region) === region &&
      one.products.includes(product) &&
      during(week, one.weeks),
  );
}

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
  let gapUntil = 0;
  // Supply of a promotion is made sure of; weeks beside it are ordinary ones.
  const promotedAround = (week: number) =>
    Array.from({ length: 15 }, (_, index) => week - 5 + index).some((near) =>
      onIn(promotions, channel.name, product.name, region.name, near),
    );
  for (let week = 1; week <= WEEKS; week++) {
    const ordinary = level * (1 + channel.trend + product.trend) ** (week - 13.5);
    const where = [channel.name, product.name, region.name, week] as const;
    const promotion = onIn(promotions, ...where);
    const shortage = onIn(shortages, ...where);
    const uplift =
      1 +
      (promotion ? promotion.uplift * promotion.holds ** (week - (promotion.weeks[0] ?? 0)) : 0);
    const noise =
      NOISE.line * bell() +
      (weather.get(channel.name)?.[week - 1] ?? 0) +
      (weather.get(region.name)?.[week - 1] ?? 0);
    const surge = onIn(surges, ...where)?.factor ?? 1;
    const demand = Math.round(ordinary * uplift * surge * (1 + noise));
    const ordered = Math.max(0, ordinary * (channel.cover + uplift) - held);
    if (random() < GAPS.chance && !promotedAround(week)) gapUntil = week + GAPS.weeks;
    const delivered =
      week < gapUntil ? 0 : Math.min(ordered, ordinary * (shortage?.delivered ?? Infinity));
    const available = held + Math.round(delivered);
    const sold = Math.min(demand, available);
    held = available - sold;
    sales.push(sold);
    spend.push(Math.round(ordinary * (promotion?.spend ?? 0)));
    stock.push(held);
  }
  return { channel: channel.name, product: product.name, sales, spend, stock };
}

const lines = channels.flatMap((channel) =>
  products.flatMap((product) => regions.map((region) => line(channel, product, region))),
);

/** One row a line: a row of words stays on one line of the file, and diffs can be read. */
const row = (values: readonly number[]) => values.join(' ');

const dataset = {
  weeks: WEEKS,
  growthPlan: 0.04,
  paybackTarget: 1,
  coverTarget: 2,
  channels: channels.map(({ name, reach, terms }) => ({ name, reach, terms })),
  products: products.map(({ name, elasticity, margin }) => ({ name, elasticity, margin })),
  regions: regions.map(({ name }) => name),
  promotions: promotions.map(({ name, channel, products: promoted, weeks: [first, last] }) => ({
    name,
    channel,
    products: promoted,
    firstWeek: first,
    lastWeek: last,
    spend: lines
      .filter((one) => one.channel === channel && promoted.includes(one.product))
      .map(({ spend }) => row(spend.slice((first ?? 1) - 1, last))),
  })),
  sales: lines.map(({ sales }) => row(sales)),
  stock: lines.map(({ stock }) => row(stock)),
};

const text = await format(JSON.stringify(dataset), {
  ...(await resolveConfig(FILE)),
  parser: 'json',
});

if (process.argv.includes('--check')) {
  if (readFileSync(FILE, 'utf8') !== text) {
    console.error('lib/demo/dataset.json differs from what tools/sample-data.ts writes.');
    process.exit(1);
  }
} else {
  writeFileSync(FILE, text);
}
