import { type Dataset, type Line, isPromoted, recentWeeks, promotionInWeek } from '../data/dataset';
import { ordinaryWeeks } from './figures/promotions';
import { type Estimate, mapEstimate, mean, sum } from './figures/statistics';
import { type MeasureId, valueOf } from './measures';
import type { Filters } from './members';
import { selectMembers } from './slice';

/*
 * What would have been different: a dataset on which levers were moved. README.md in the folder above
 * has the rules; each further rupee of promotion spend brings less than the one before.
 */
const ELASTICITY_RANGE = 0.25;
const REACH_RANGE = 0.2;
/** What the extra sales of promotions are raised by: the weakest, the expected and the strongest. */
export const SPEND_EXPONENT: Estimate = { low: 0.45, mid: 0.6, high: 0.75 };

/** What a lever can be set to, in per cent, in the order in which levers are shown. */
export const leverLimits = {
  price: { min: -10, max: 10, step: 1 },
  reach: { min: -20, max: 20, step: 5 },
  spend: { min: -100, max: 100, step: 10 },
} as const;

export type LeverName = keyof typeof leverLimits;
export const leverNames = Object.keys(leverLimits) as readonly LeverName[];

export type Lever = { readonly name: LeverName; readonly change: number };

/** How strongly buyers are assumed to react to a lever: the ends of its range, or the middle. */
type Reaction = keyof Estimate;

const exponents: Readonly<
  Record<LeverName, (data: Dataset, line: Line, reaction: Reaction) => number>
> = {
  price(data, { product }, reaction) {
    const { elasticity = 0 } = data.products.find(({ name }) => name === product) ?? {};
    const share = { low: 1 + ELASTICITY_RANGE, mid: 1, high: 1 - ELASTICITY_RANGE };
    return elasticity * share[reaction];
  },
  reach(data, { channel }, reaction) {
    const { reach = 0 } = data.channels.find(({ name }) => name === channel) ?? {};
    const step = { low: -REACH_RANGE, mid: 0, high: REACH_RANGE };
    return Math.max(0, reach + step[reaction]);
  },
  spend: (_data, _line, reaction) => SPEND_EXPONENT[reaction],
};

/** Extra sales of promotions in each week of a line: what stands above its ordinary weeks. */
function extraByWeek(data: Dataset, line: Line): number[] {
  const promotions = data.promotions.filter((promotion) => isPromoted(line, promotion));
  return line.sales.map((sales, week) => {
    const promotion = promotionInWeek(promotions, week);
    return promotion ? sales - mean(ordinaryWeeks(line.sales, promotion)) : 0;
  });
}

type MovedLever = Lever & { readonly reaction: Reaction };

/**
 * The dataset as it would have been, had levers been set so in every week.
 * @param levers at most one of each lever; prices first, then distribution on sales at the new
 *   price, then promotion spend on the extra sales that promotions really brought
 */
function applyLevers(data: Dataset, levers: readonly MovedLever[]): Dataset {
  const lines = data.lines.map((line) => {
    const power = (name: LeverName) => {
      const lever = levers.find((entry) => entry.name === name);
      const factor = 1 + (lever?.change ?? 0) / 100;
      const exponent = lever ? exponents[name](data, line, lever.reaction) : 0;
      return { factor, effect: factor ** exponent };
    };
    const [price, reach, spend] = [power('price'), power('reach'), power('spend')];
    const extra = extraByWeek(data, line);
    const more = (week: number) => (extra[week] ?? 0) * (spend.effect - 1);
    const costShare = (week: number) => (line.cost[week] ?? 0) / (line.sales[week] || 1);
    return {
      ...line,
      sales: line.sales.map(
        (sales, week) => sales * price.factor * price.effect * reach.effect + more(week),
      ),
      cost: line.cost.map(
        (cost, week) => cost * price.effect * reach.effect + more(week) * costShare(week),
      ),
      spend: line.spend.map((value) => value * spend.factor),
    };
  });
  return { ...data, lines };
}

/**
 * What levers, moved in some channels or for some products, would have changed in a measure in the
 * last 13 weeks, one after the other and in all. Each is taken at the ends of its range while those
 * before it act as expected; the ends of all add up, as if everything went badly, or well, at once.
 */
export function effectOfLevers(
  data: Dataset,
  levers: readonly Lever[],
  measure: MeasureId,
  where: Filters = {},
): { readonly each: readonly Estimate[]; readonly total: Estimate } {
  // Levers act on each line by itself: those that do not count are left out.
  const scope = { ...data, lines: selectMembers(data, where).lines };
  const value = (applied: readonly MovedLever[]) =>
    valueOf(applyLevers(scope, applied), measure, where, recentWeeks(data));
  const expected = levers.map((lever): MovedLever => ({ ...lever, reaction: 'mid' }));
  const each = levers.map((lever, index): Estimate => {
    const before = expected.slice(0, index);
    const without = value(before);
    const { low, mid, high } = mapEstimate(
      (reaction) => value([...before, { ...lever, reaction }]) - without,
    );
    return { low: Math.min(low, mid, high), mid, high: Math.max(low, mid, high) };
  });
  const total = mapEstimate((point) => sum(each.map((change) => change[point])));
  return { each, total };
}
