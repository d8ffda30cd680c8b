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
const DISTRIBUTION_RANGE = 0.2;
/** What the extra sales of promotions are raised by: the weakest, the expected and the strongest. */
export const SPEND_EXPONENT: Estimate = { low: 0.45, mid: 0.6, high: 0.75 };

/** How strongly buyers are assumed to react to a lever: the ends of its range, or the middle. */
type Reaction = keyof Estimate;

/** How far a lever was moved, 1 being not at all, and what buyers make of it. */
type Move = { readonly factor: number; readonly effect: number };

type LeverRule = {
  /** What it can be set to, and is set to where no number is said, in per cent. */
  readonly min: number;
  readonly max: number;
  readonly step: number;
  readonly defaultChange: number;
  /** The power of the factor by which buyers react. */
  readonly exponent: (data: Dataset, line: Line, reaction: Reaction) => number;
  /** A line as it would have been; `actual` is the one in the dataset. */
  readonly apply: (line: Line, move: Move, actual: Line, data: Dataset) => Partial<Line>;
};

const scale = (values: readonly number[], factor: number) => values.map((value) => value * factor);

/** The levers in the order in which they are shown and act. */
export const leverRules = {
  price: {
    min: -10,
    max: 10,
    step: 1,
    defaultChange: 5,
    exponent(data, { product }, reaction) {
      const { elasticity = 0 } = data.products.find(({ name }) => name === product) ?? {};
      const share = { low: 1 + ELASTICITY_RANGE, mid: 1, high: 1 - ELASTICITY_RANGE };
      return elasticity * share[reaction];
    },
    apply: ({ sales, cost }, { factor, effect }) => ({
      sales: scale(scale(sales, factor), effect),
      cost: scale(cost, effect),
    }),
  },
  distribution: {
    min: -20,
    max: 20,
    step: 5,
    defaultChange: 10,
    exponent(data, { channel }, reaction) {
      const { distributionElasticity = 0 } =
        data.channels.find(({ name }) => name === channel) ?? {};
      const step = { low: -DISTRIBUTION_RANGE, mid: 0, high: DISTRIBUTION_RANGE };
      return Math.max(0, distributionElasticity + step[reaction]);
    },
    apply: ({ sales, cost }, { effect }) => ({
      sales: scale(sales, effect),
      cost: scale(cost, effect),
    }),
  },
  spend: {
    min: -100,
    max: 100,
    step: 10,
    defaultChange: 20,
    exponent: (_data, _line, reaction) => SPEND_EXPONENT[reaction],
    // It acts on the extra sales that promotions really brought.
    apply({ sales, cost, spend }, { factor, effect }, actual, data) {
      const more = scale(extraByWeek(data, actual), effect - 1);
      const costShare = (week: number) => (actual.cost[week] ?? 0) / (actual.sales[week] || 1);
      return {
        sales: sales.map((value, week) => value + (more[week] ?? 0)),
        cost: cost.map((value, week) => value + (more[week] ?? 0) * costShare(week)),
        spend: scale(spend, factor),
      };
    },
  },
} satisfies Readonly<Record<string, LeverRule>>;

export type LeverName = keyof typeof leverRules;
export const leverNames = Object.keys(leverRules) as readonly LeverName[];

export type Lever = { readonly name: LeverName; readonly change: number };

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
 * @param levers at most one of each lever
 */
function applyLevers(data: Dataset, levers: readonly MovedLever[]): Dataset {
  const lines = data.lines.map((actual) =>
    leverNames.reduce((line, name) => {
      const lever = levers.find((entry) => entry.name === name);
      if (!lever) return line;
      const rule: LeverRule = leverRules[name];
      const factor = 1 + lever.change / 100;
      const effect = factor ** rule.exponent(data, actual, lever.reaction);
      return { ...line, ...rule.apply(line, { factor, effect }, actual, data) };
    }, actual),
  );
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
