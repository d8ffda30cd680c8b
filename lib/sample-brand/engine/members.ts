import {
  type Dataset,
  type Period,
  type Promotion,
  lineDimensions,
  recentWeeks,
} from '../data/dataset';

/** The dimensions that a query can filter by. */
export const memberDimensions = [...lineDimensions, 'promotion'] as const;
export type MemberDimension = (typeof memberDimensions)[number];
export type Dimension = MemberDimension | 'week';

/** Members that count, by dimension, in the dataset's order; of a dimension not here, all. */
export type Filters = Readonly<Partial<Record<MemberDimension, readonly string[]>>>;

/** The names of a dimension's members, in the dataset's order; weeks by their number. */
export function membersOf(data: Dataset, dimension: Dimension): readonly string[] {
  if (dimension === 'region') return data.regions;
  if (dimension === 'week') return Array.from({ length: data.weeks }, (_, week) => `${week + 1}`);
  return data[`${dimension}s`].map(({ name }) => name);
}

export const otherMembers = (
  data: Dataset,
  where: Filters,
  dimension: MemberDimension,
): readonly string[] =>
  membersOf(data, dimension).filter((name) => !where[dimension]?.includes(name));

/** Members that count, in the dataset's order, without dimensions of which all do, or none. */
export function normaliseFilters(data: Dataset, where: Filters): Filters {
  const restrictions = memberDimensions.flatMap((dimension) => {
    const all = membersOf(data, dimension);
    const names = all.filter((name) => where[dimension]?.includes(name));
    return names.length === 0 || names.length === all.length ? [] : [[dimension, names] as const];
  });
  return Object.fromEntries(restrictions);
}

/** As many weeks directly before a period; undefined where the dataset does not hold them. */
export function weeksBefore({ from, to }: Period): Period | undefined {
  const start = from - (to - from);
  return start < 0 ? undefined : { from: start, to: from };
}

export const isSamePeriod = (a: Period, b: Period): boolean => a.from === b.from && a.to === b.to;

/** The weeks in which promotions run, as far as the dataset goes. */
export const promotionWeeks = ({ weeks }: Dataset, promotions: readonly Promotion[]): Period => ({
  from: Math.min(...promotions.map(({ firstWeek }) => firstWeek)) - 1,
  to: Math.min(weeks, Math.max(...promotions.map(({ lastWeek }) => lastWeek))),
});

/**
 * The weeks of a query that names none: those of its one promotion; all of them where its promotions
 * began before the last 13; else the last 13.
 */
export function defaultWeeks(data: Dataset, { promotion: names = [] }: Filters): Period {
  const promotions = data.promotions.filter(({ name }) => names.includes(name));
  const weeks = promotionWeeks(data, promotions);
  if (promotions.length === 1) return weeks;
  return weeks.from >= recentWeeks(data).from ? recentWeeks(data) : { from: 0, to: data.weeks };
}

/** Whether rows can tell a dimension's members apart: it is not kept to one of them. */
export const canBreakDownBy = (where: Filters, dimension: Dimension | undefined): boolean =>
  dimension === undefined || dimension === 'week' || where[dimension]?.length !== 1;

/** The dimensions that a change can be split by. */
export const breakdownDimensions = (where: Filters) =>
  lineDimensions.filter((dimension) => canBreakDownBy(where, dimension));
