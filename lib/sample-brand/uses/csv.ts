import { type Dataset, isPromoted } from '../data/dataset';

/** Where the sample's rows are served. */
export const csvPath = '/sample-brand.csv';

/** The columns of the rows, in their order. */
export const csvColumns = [
  'week',
  'channel',
  'product',
  'region',
  'net_sales',
  'cost',
  'trade_terms',
  'promotion',
  'promotion_spend',
  'stock',
];

/** As many decimals as an amount has: whole ones, and shares of them without the computer's rounding. */
const amount = (value: number) => String(Number(value.toFixed(6)));

/**
 * The dataset as CSV with a header line: a row for each week of each product in each channel and
 * region. Amounts are thousands of rupees; `cost` is the cost of goods, `trade_terms` the channel's share
 * of sales; `promotion` is the one that runs, if any. No name holds a comma.
 */
export function csvOf(data: Dataset): string {
  const rows = data.lines.flatMap((line) => {
    const { terms = 0 } = data.channels.find(({ name }) => name === line.channel) ?? {};
    return line.sales.map((sales, index) => {
      const promotion = data.promotions.find(
        ({ firstWeek, lastWeek, ...coverage }) =>
          isPromoted(line, coverage) && index + 1 >= firstWeek && index + 1 <= lastWeek,
      );
      return [
        index + 1,
        line.channel,
        line.product,
        line.region,
        sales,
        amount(line.cost[index] ?? 0),
        amount(sales * terms),
        promotion?.name ?? '',
        line.spend[index] ?? 0,
        line.stock[index] ?? 0,
      ].join(',');
    });
  });
  return `${[csvColumns.join(','), ...rows].join('\r\n')}\r\n`;
}
