import { type Dataset, recentWeeks } from '../data/dataset';
import { valueOf } from '../engine/measures';
import { stockMoves } from '../engine/stock-moves';

/** The moves of stock to a region that bring most: thousands of rupees, and weeks of stock there and here. */
export function transfersTo(data: Dataset, region: string, count: number) {
  return stockMoves(data)
    .filter(({ where }) => where.region?.includes(region))
    .slice(0, count)
    .map(({ where, donors: [donor = '', ...others], amount, gain, atStake }) => {
      const valueIn = (place: string, measure: 'stock' | 'stockCover') =>
        valueOf(data, measure, { ...where, region: [place] }, recentWeeks(data));
      const here = valueIn(region, 'stockCover');
      const given = valueIn(donor, 'stock');
      const there = valueIn(donor, 'stockCover');
      return {
        name: where.product?.[0] ?? '',
        note: where.channel?.[0] ?? '',
        donor,
        others: others.length,
        given,
        there,
        left: there * (1 - amount / given),
        stock: valueIn(region, 'stock'),
        here,
        filled: here + ((data.coverTarget - here) * gain) / atStake,
        // Whole tenths of a lakh, as it is shown, so that the rows add up to what is moved.
        amount: Math.round(amount / 10) * 10,
        gain,
      };
    });
}
