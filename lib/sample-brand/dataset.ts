import data from './dataset.json' with { type: 'json' };
import { sum } from './figures/statistics';

/**
 * What is recorded of a line each week, all in thousands of rupees:
 * `sales` net sales, `spend` what is spent on promotions, `stock` what is held at the end of the
 * week, at selling prices.
 */
export type Measure = 'sales' | 'spend' | 'stock';

/** One product in one channel and one region, week by week. */
export type Line = {
  readonly channel: string;
  readonly product: string;
  readonly region: string;
} & Readonly<Record<Measure, readonly number[]>>;

/**
 * A channel; `reach` is the elasticity of its sales to distribution (see scenario.ts), `terms` the
 * share of its sales that trade terms cost, `loaded` the time on Monday at which its week is there.
 */
type Channel = {
  readonly name: string;
  readonly reach: number;
  readonly terms: number;
  readonly loaded: string;
};

/**
 * When OctoSense tells somebody. A metric is compared with what was usual in `usualWeeks`; amounts
 * are money at stake, in thousands of rupees.
 */
type AlertRules = Readonly<
  Record<
    | 'usualWeeks'
    | 'lowCover'
    | 'unusualSales'
    | 'promotionWeeks'
    | 'lowPayback'
    | 'tellFrom'
    | 'warnFrom'
    | 'urgentFrom',
    number
  >
>;

/** A product: its price elasticity, and the share of its sales left after cost and trade terms. */
type Product = {
  readonly name: string;
  readonly elasticity: number;
  readonly margin: number;
};

/**
 * A promotion: some products of one channel, in every region. Weeks count from 1; one that is
 * still running ends after the last week of the dataset.
 */
export type Promotion = {
  readonly name: string;
  readonly channel: string;
  readonly products: readonly string[];
  readonly firstWeek: number;
  readonly lastWeek: number;
};

/** The whole dataset. README.md beside this file says what every field means. */
export type Dataset = {
  readonly weeks: number;
  readonly growthPlan: number;
  readonly paybackTarget: number;
  readonly coverTarget: number;
  readonly alerts: AlertRules;
  readonly channels: readonly Channel[];
  readonly products: readonly Product[];
  readonly regions: readonly string[];
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
  const lines = places.map((place, index) => ({
    ...place,
    sales: numbers(sales[index] ?? ''),
    spend: Array<number>(rest.weeks).fill(0),
    stock: numbers(stock[index] ?? ''),
  }));
  for (const { firstWeek, spend, ...promotion } of rest.promotions) {
    promotedLines(lines, promotion).forEach((line, index) => {
      const row = numbers(spend[index] ?? '');
      line.spend.splice(firstWeek - 1, row.length, ...row);
    });
  }
  return { ...rest, lines };
}

/** The lines that a promotion covers. */
export function promotedLines<Own extends Pick<Line, 'channel' | 'product'>>(
  lines: readonly Own[],
  { channel, products }: Pick<Promotion, 'channel' | 'products'>,
): Own[] {
  return lines.filter((line) => line.channel === channel && products.includes(line.product));
}

/** The committed sample: everything that the demo and the product pictures show is computed from it. */
export const sample: Dataset = datasetOf(data);

/** Weeks by index, counted from 0: `from` included, `to` not. */
export type Period = { readonly from: number; readonly to: number };

/** The later half of the weeks: the "last 13 weeks" of a dataset of 26. */
export const recent = ({ weeks }: Dataset): Period => ({ from: weeks / 2, to: weeks });

/** The earlier half of the weeks. */
export const earlier = ({ weeks }: Dataset): Period => ({ from: 0, to: weeks / 2 });

/** The lines that have every value of `where`, such as `{ channel: 'D2C' }`. */
export function linesOf(
  data: Pick<Dataset, 'lines'>,
  where: Partial<Record<'channel' | 'product' | 'region', string | undefined>>,
): Line[] {
  return data.lines.filter(
    (line) =>
      (where.channel ?? line.channel) === line.channel &&
      (where.product ?? line.product) === line.product &&
      (where.region ?? line.region) === line.region,
  );
}

/** A measure summed over lines, one number a week. */
export function weekly(lines: readonly Line[], measure: Measure): number[] {
  const weeks = lines[0]?.[measure].length ?? 0;
  return Array.from({ length: weeks }, (_, week) =>
    sum(lines.map((line) => line[measure][week] ?? 0)),
  );
}

/** A measure summed over lines and the weeks of a period. */
export function total(lines: readonly Line[], measure: Measure, { from, to }: Period): number {
  let all = 0;
  for (const { [measure]: values } of lines) {
    for (let week = from; week < to; week++) all += values[week] ?? 0;
  }
  return all;
}

/** A product's gross margin as a share of its sales; 0 for a product that is not in the list. */
export function marginOf(data: Dataset, product: string): number {
  return data.products.find(({ name }) => name === product)?.margin ?? 0;
}
