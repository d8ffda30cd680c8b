import {
  type Dataset,
  type Line,
  type Period,
  earlierWeeks,
  isPromoted,
  lineDimensions,
  overlapOf,
  recentWeeks,
} from '../data/dataset';
import { type MemberDimension, type Filters, promotionWeeks, weeksBefore } from './members';

/** The lines and promotions of some members, and the weeks to which promotions keep them. */
export type SelectedLines = {
  readonly data: Dataset;
  readonly lines: readonly Line[];
  readonly promotions: Dataset['promotions'];
  readonly weeks?: Period;
};

/** The lines, promotions and weeks that a measure is computed from. */
export type Slice = Omit<SelectedLines, 'weeks'> & { readonly period: Period };

/** Computes a measure, or a part of one, from a slice. */
export type Formula = (slice: Slice) => number;

/** Selects members once; promotions keep a selection to their products and weeks. */
export function selectMembers(data: Dataset, where: Filters): SelectedLines {
  const counts = (dimension: MemberDimension, name: string) =>
    where[dimension]?.includes(name) ?? true;
  const promotions = data.promotions.filter(
    ({ name, channel }) => counts('promotion', name) && counts('channel', channel),
  );
  const lines = data.lines.filter((line) =>
    lineDimensions.every((dimension) => counts(dimension, line[dimension])),
  );
  if (!where.promotion) return { data, lines, promotions };
  return {
    data,
    lines: lines.filter((line) => promotions.some((promotion) => isPromoted(line, promotion))),
    promotions,
    weeks: promotionWeeks(data, promotions),
  };
}

/** A selection in a period, as far as its promotions ran then. */
export const sliceIn = ({ weeks, ...selection }: SelectedLines, period: Period): Slice => ({
  ...selection,
  period: weeks ? overlapOf(weeks, period) : period,
});

export const evaluate = (data: Dataset, formula: Formula, where: Filters, period: Period): number =>
  formula(sliceIn(selectMembers(data, where), period));

/** Which part of the second half a period is, and the growth that is planned for it. */
function planFactor(data: Dataset, period: Period): number {
  const half = recentWeeks(data);
  const { from, to } = overlapOf(period, half);
  return (1 + data.growthPlan) * (Math.max(0, to - from) / (half.to - half.from));
}

/**
 * What a formula of a selection is compared with: as many weeks before; or the plan, which is the
 * first half with its growth, spread evenly over the second.
 * @returns nothing where the dataset does not hold the weeks before
 */
export function baseOf(
  selection: SelectedLines,
  formula: Formula,
  { versus, weeks }: { readonly versus?: string; readonly weeks: Period },
): number | undefined {
  const { data } = selection;
  if (versus === 'plan') {
    return formula(sliceIn(selection, earlierWeeks(data))) * planFactor(data, weeks);
  }
  const past = weeksBefore(weeks);
  return past && formula(sliceIn(selection, past));
}
