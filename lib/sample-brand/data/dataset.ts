import data from './dataset.json' with { type: 'json' };

/**
 * What is known of a line in each week, all in thousands of rupees: net sales, the cost of goods, what
 * is spent on promotions, and the stock held at the end of the week, at selling prices.
 */
type LineField = 'sales' | 'cost' | 'spend' | 'stock';

/** One product in one channel and one region, week by week. */
export type Line = Readonly<Record<'channel' | 'product' | 'region', string>> &
  Readonly<Record<LineField, readonly number[]>>;

/**
 * A promotion: some products of one channel, in every region. Weeks count from 1; one that is
 * still running ends after the last week of the dataset.
 */
export type Promotion = Readonly<Omit<(typeof data)['promotions'][number], 'spend'>>;

/** The whole dataset. README.md beside this file says what every field means. */
export type Dataset = Readonly<Omit<typeof data, 'sales' | 'stock' | 'promotions'>> & {
  readonly promotions: readonly Promotion[];
  readonly lines: readonly Line[];
};

const numbers = (row: string): number[] => row.split(' ').map(Number);

/**
 * The dataset of a file, whose rows stand in the order of channels, products and regions; the rows
 * of a promotion's spend are in the same order, those of its products only.
 */
function datasetOf({ sales, stock, ...rest }: typeof data): Dataset {
  const places = rest.channels.flatMap(({ name: channel }) =>
    rest.products.flatMap(({ name: product }) =>
      rest.regions.map((region) => ({ channel, product, region })),
    ),
  );
  const lines = places.map((place, index) => {
    const weeklySales = numbers(sales[index] ?? '');
    const margin = rest.products.find(({ name }) => name === place.product)?.margin ?? 0;
    return {
      ...place,
      sales: weeklySales,
      cost: weeklySales.map((value) => value * (1 - margin)),
      spend: Array<number>(rest.weeks).fill(0),
      stock: numbers(stock[index] ?? ''),
    };
  });
  for (const { firstWeek, spend, ...promotion } of rest.promotions) {
    const promotedLines = lines.filter((line) => isPromoted(line, promotion));
    promotedLines.forEach((line, index) => {
      const row = numbers(spend[index] ?? '');
      line.spend.splice(firstWeek - 1, row.length, ...row);
    });
  }
  return { ...rest, lines };
}

/** What of a promotion says which lines it covers. */
type Coverage = Pick<Promotion, 'channel' | 'products'>;

/** Whether a promotion covers a line, in the weeks in which it runs. */
export const isPromoted = (
  { channel, product }: Pick<Line, 'channel' | 'product'>,
  promotion: Coverage,
): boolean => channel === promotion.channel && promotion.products.includes(product);

/** The committed sample: everything that the demo and the product pictures show is computed from it. */
export const sample: Dataset = datasetOf(data);

/** Weeks by index, counted from 0: `from` included, `to` not. */
export type Period = { readonly from: number; readonly to: number };

/** The later half of the weeks: the "last 13 weeks" of a dataset of 26. */
export const recentWeeks = ({ weeks }: Dataset): Period => ({ from: weeks / 2, to: weeks });

/** The earlier half of the weeks. */
export const earlierWeeks = ({ weeks }: Dataset): Period => ({ from: 0, to: weeks / 2 });

/** What is recorded, summed over lines, one number a week. */
export function weekly(lines: readonly Line[], what: LineField): number[] {
  const sums = Array<number>(lines[0]?.[what].length ?? 0).fill(0);
  for (const { [what]: values } of lines) {
    for (let week = 0; week < sums.length; week++) {
      sums[week] = (sums[week] ?? 0) + (values[week] ?? 0);
    }
  }
  return sums;
}

/** What is recorded, summed over lines and the weeks of a period. */
export function total(lines: readonly Line[], what: LineField, { from, to }: Period): number {
  let sum = 0;
  for (const { [what]: values } of lines) {
    for (let week = from; week < to; week++) sum += values[week] ?? 0;
  }
  return sum;
}
