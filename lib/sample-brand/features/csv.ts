import { type Dataset, isPromoted, lineDimensions, promotionInWeek } from '../data/dataset';

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
    const promotions = data.promotions.filter((promotion) => isPromoted(line, promotion));
    return line.sales.map((sales, index) => ({
      week: index + 1,
      ...Object.fromEntries(lineDimensions.map((dimension) => [dimension, line[dimension]])),
      net_sales: sales,
      cost: amount(line.cost[index] ?? 0),
      trade_terms: amount(sales * terms),
      promotion: promotionInWeek(promotions, index)?.name ?? '',
      promotion_spend: line.spend[index] ?? 0,
      stock: line.stock[index] ?? 0,
    }));
  });
  return [Object.keys(rows[0] ?? {}), ...rows.map(Object.values)]
    .map((cells) => `${cells.join(',')}\r\n`)
    .join('');
}
