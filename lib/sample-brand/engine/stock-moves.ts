import { type Dataset, lineDimensions } from '../data/dataset';
import { sum } from './figures/statistics';
import { type Filters, membersOf } from './members';
import { weeklyRunRate, stockOf, valueOf } from './measures';
import { groupsOf } from './run';
import { evaluate } from './slice';

/**
 * The best move of stock to a shelf, for as many weeks ahead as stock should last (`coverTarget`),
 * should no delivery come in them. A shelf sells its pace, as stock cover has it, while its stock
 * lasts: more than it lacks for these weeks would not be sold, and what another region needs itself
 * stays there. So the shelf gets what it lacks, or all that the others can spare. Amounts in thousands
 * of rupees, at selling prices.
 * @param where one product in one channel and region
 */
export function stockMoveTo(data: Dataset, where: Filters) {
  const weeks = { from: data.weeks - 1, to: data.weeks };
  const spareIn = (region: string) => {
    const place = { ...where, region: [region] };
    return (
      evaluate(data, stockOf, place, weeks) -
      data.coverTarget * evaluate(data, weeklyRunRate, place, weeks)
    );
  };
  const [target = ''] = where.region ?? [];
  const lack = Math.max(0, -spareIn(target));
  let missing = lack;
  const regions = membersOf(data, 'region');
  const moves = regions
    .filter((region) => region !== target)
    .map((region) => ({ region, amount: spareIn(region) }))
    .sort((a, b) => b.amount - a.amount)
    .flatMap(({ region, amount: spare }) => {
      const amount = Math.min(spare, missing);
      if (amount <= 0) return [];
      missing -= amount;
      return [{ region, amount }];
    });
  const amount = sum(moves.map((one) => one.amount));
  const marginRate = valueOf(data, 'marginRate', where, { from: 0, to: data.weeks });
  return {
    where,
    /** The regions that give, the one that gives most first. */
    donors: moves.map(({ region }) => region),
    /** How many weeks the stock of each region lasts. */
    shelves: regions.map((region) => ({
      region,
      cover: valueOf(data, 'stockCover', { ...where, region: [region] }, weeks),
    })),
    amount,
    /** The margin of that, which is lost if it is not moved and no delivery comes. */
    gain: amount * marginRate,
    /** The margin of all that the shelf lacks, whether others can give it or not. */
    atStake: lack * marginRate,
  };
}

/** The best move of stock to each shelf, the one that brings most first. */
export const stockMoves = (data: Dataset) =>
  groupsOf(data, lineDimensions, {}, { from: 0, to: data.weeks })
    .map(({ where }) => stockMoveTo(data, where))
    .sort((a, b) => b.gain - a.gain);
