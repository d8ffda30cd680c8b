import data from './dataset.json' with { type: 'json' };

/**
 * What is known of a line in each week, all in thousands of rupees: net sales, the cost of goods, what
 * is spent on promotions, and the stock held at the end of the week, at selling prices.
 */
type LineField = 'sales' | 'cost' | 'spend' | 'stock';

/** The dimensions that each line has one member of. */
export const lineDimensions = ['channel', 'product', 'region'] as const;

/** One product in one channel and one region, week by week. */
export type Line = Readonly<Record<(typeof lineDimensions)[number], string>> &
  Readonly<Record<LineField, readonly number[]>>;

/**
 * A promotion: some products of one channel, in every region. Weeks count from 1; one that is
 * still running ends after the last week of the dataset.
 */
export type Promotion = Readonly<(typeof data)['promotions'][number]>;

/** The whole dataset. README.md in the folder above says what every field means. */
export type Dataset = Readonly<Omit<typeof data, 'lines' | 'promotions'>> & {
  readonly promotions: readonly Promotion[];
  readonly lines: readonly Line[];
};

const numbers = (row: string): number[] => row.split(' ').map(Number);

/**
 * The dataset of a file, whose rows stand in the order of channels, products and regions: in each
 * the sales and the stock of every week, and what is spent in those weeks in which a promotion runs.
 */
function datasetOf({ lines: rows, ...rest }: typeof data): Dataset {
  const places = rest.channels.flatMap(({ name: channel }) =>
    rest.products.flatMap(({ name: product, margin }) =>
      rest.regions.map((region) => ({ channel, product, region, margin })),
    ),
  );
  const lines = places.map(({ margin, ...place }, index) => {
    const [sales = '', stock = '', spend = ''] = rows[index] ?? [];
    const weeklySales = numbers(sales);
    const promotions = rest.promotions.filter((promotion) => isPromoted(place, promotion));
    const spent = numbers(spend);
    return {
      ...place,
      sales: weeklySales,
      cost: weeklySales.map((value) => value * (1 - margin)),
      spend: weeklySales.map((_, week) =>
        promotionInWeek(promotions, week) ? (spent.shift() ?? 0) : 0,
      ),
      stock: numbers(stock),
    };
  });
  return { ...rest, lines };
}

/** The promotion that runs in a week, counted from 0: never two on one line. */
export const promotionInWeek = (
  promotions: readonly Promotion[],
  week: number,
): Promotion | undefined =>
  promotions.find(({ firstWeek, lastWeek }) => week >= firstWeek - 1 && week < lastWeek);

/** Whether a promotion covers a line, in the weeks in which it runs. */
export const isPromoted = (
  { channel, product }: Pick<Line, 'channel' | 'product'>,
  promotion: Promotion,
): boolean => channel === promotion.channel && promotion.products.includes(product);

/** The committed sample: everything that the demo and the product pictures show is computed from it. */
export const sample: Dataset = datasetOf(data);

/** Weeks by index, counted from 0: `from` included, `to` not. */
export type Period = { readonly from: number; readonly to: number };

/** The weeks that two periods share; where they share none, it ends where it starts or before. */
export const overlapOf = (one: Period, other: Period): Period => ({
  from: Math.max(one.from, other.from),
  to: Math.min(one.to, other.to),
});

/** The weeks for which a promotion is planned, which may go on after the dataset's. */
export const plannedWeeks = ({ firstWeek, lastWeek }: Promotion): Period => ({
  from: firstWeek - 1,
  to: lastWeek,
});

/** The later half of the weeks: the "last 13 weeks" of a dataset of 26. */
export const recentWeeks = ({ weeks }: Dataset): Period => ({ from: weeks / 2, to: weeks });

export const earlierWeeks = ({ weeks }: Dataset): Period => ({ from: 0, to: weeks / 2 });

/** When the latest week was there, of all channels: a time of the Monday after it, such as 07:40. */
export const loadedBy = ({ channels }: Dataset): string =>
  channels.map(({ loaded }) => loaded).reduce((last, time) => (time > last ? time : last));

/** A field of the rows, summed over lines and the weeks of a period. */
export function sumOverWeeks(
  lines: readonly Line[],
  what: LineField,
  { from, to }: Period,
): number {
  let sum = 0;
  for (const { [what]: values } of lines) {
    for (let week = from; week < to; week++) sum += values[week] ?? 0;
  }
  return sum;
}
