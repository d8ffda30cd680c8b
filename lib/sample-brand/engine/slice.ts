import {
  type Dataset,
  type Line,
  type Period,
  earlierWeeks,
  isPromoted,
  recentWeeks,
} from '../dataset';
import { type MeasureId, measures } from './measures';
import {
  type MemberDimension,
  type Query,
  type Where,
  memberDimensions,
  promotionWeeks,
  weeksBefore,
} from './query';

/** What a measure is taken of: lines, a period of weeks, and the promotions that count. */
export type Slice = {
  readonly data: Dataset;
  readonly lines: readonly Line[];
  readonly period: Period;
  readonly promotions: Dataset['promotions'];
};

/** What a measure, or a part of one, comes to. */
export type Formula = (slice: Slice) => number;

/** Keeps a slice to some members. Promotions keep it to their products and weeks. */
function keepMembers(slice: Slice, dimension: MemberDimension, names: readonly string[]): Slice {
  const { lines, promotions, period } = slice;
  if (dimension !== 'promotion') {
    const isOfChannel = ({ channel }: { readonly channel: string }) => names.includes(channel);
    return {
      ...slice,
      lines: lines.filter((line) => names.includes(line[dimension])),
      promotions: dimension === 'channel' ? promotions.filter(isOfChannel) : promotions,
    };
  }
  const chosen = promotions.filter(({ name }) => names.includes(name));
  const weeks = promotionWeeks(slice.data, chosen);
  return {
    ...slice,
    lines: lines.filter((line) => chosen.some((promotion) => isPromoted(line, promotion))),
    promotions: chosen,
    period: { from: Math.max(weeks.from, period.from), to: Math.min(weeks.to, period.to) },
  };
}

/** What a measure of some members in a period is taken of. */
export const sliceOf = (data: Dataset, where: Where, period: Period): Slice =>
  memberDimensions.reduce<Slice>(
    (slice, dimension) => {
      const names = where[dimension];
      return names ? keepMembers(slice, dimension, names) : slice;
    },
    { data, lines: data.lines, period, promotions: data.promotions },
  );

/** A formula of some members in a period. */
export const evaluate = (data: Dataset, formula: Formula, where: Where, period: Period): number =>
  formula(sliceOf(data, where, period));

/** A measure of some members in a period, in its unit (money in thousands of rupees). */
export const valueOf = (data: Dataset, measure: MeasureId, where: Where, period: Period): number =>
  evaluate(data, measures[measure].value, where, period);

/** A measure in every week of a period. */
export const weeklyValues = (
  data: Dataset,
  measure: MeasureId,
  where: Where,
  { from, to }: Period,
): number[] =>
  Array.from({ length: Math.max(0, to - from) }, (_, week) =>
    valueOf(data, measure, where, { from: from + week, to: from + week + 1 }),
  );

/** Which part of the second half a period is, and the growth that is planned for it. */
function planFactor(data: Dataset, { from, to }: Period): number {
  const half = recentWeeks(data);
  const weeks = Math.max(0, Math.min(to, half.to) - Math.max(from, half.from));
  return (1 + data.growthPlan) * (weeks / (half.to - half.from));
}

/**
 * What a formula of some members is compared with: as many weeks before; or the plan, which is the
 * first half with its growth, spread evenly over the second.
 * @returns nothing where the dataset does not hold the weeks before
 */
export function baseOf(
  data: Dataset,
  formula: Formula,
  where: Where,
  { versus, weeks }: Pick<Query, 'versus' | 'weeks'>,
): number | undefined {
  if (versus === 'plan') {
    return evaluate(data, formula, where, earlierWeeks(data)) * planFactor(data, weeks);
  }
  const past = weeksBefore(weeks);
  return past && evaluate(data, formula, where, past);
}
