import { type Dataset, type Period, type Promotion, recentWeeks } from '../data/dataset';
import type { partTexts } from '../ask/part-texts';
import type { Measure } from './measure';
import { type MeasureId, measures } from './measures';

/** What can be kept to some of its members. */
export const memberDimensions = ['channel', 'region', 'product', 'promotion'] as const;
export type MemberDimension = (typeof memberDimensions)[number];
export type Dimension = MemberDimension | 'week';

/** Members that count, by dimension, in the dataset's order; of a dimension not here, all. */
export type Where = Readonly<Partial<Record<MemberDimension, readonly string[]>>>;

/** What is shown of a measure. */
export const views = [
  'value',
  'average',
  'change',
  'share',
  'why',
  'forecast',
  'definition',
] as const;
export type View = (typeof views)[number];

/** Whether a view sets a measure beside what it was, or should be. */
export const comparesWithBase = (view: View): boolean => view === 'change' || view === 'why';

/** What a change is counted from: as many weeks before, the plan, or the measure's target. */
export type Versus = 'past' | 'plan' | 'target';

export type Order = 'most' | 'least';

/** Only rows whose figure lies on that side of a value. */
export type Threshold = { readonly side: 'above' | 'below'; readonly value: number };

/**
 * A question to the sample brand. Every part can be read off the line of parts above an answer.
 * Weeks are counted from 0, `to` not included; those of a forecast lie behind the dataset's last.
 */
export type Query = {
  readonly measure: MeasureId;
  readonly view: View;
  /** What rows tell apart; a share needs one: its members are the parts, the rest is the whole. */
  readonly by: readonly Dimension[];
  readonly where: Where;
  readonly weeks: Period;
  /** For a change and its reasons. */
  readonly versus?: Versus;
  readonly order?: Order;
  /** How many rows, of the first in that order. */
  readonly limit?: number;
  /** The one row at that place of the order: 2 for the second highest. */
  readonly rank?: number;
  readonly threshold?: Threshold;
};

/** A change is told in per cent where that says something: of amounts, against the past. */
export const changesByRate = ({ measure, versus }: Pick<Query, 'measure' | 'versus'>): boolean =>
  versus === 'past' && measures[measure].unit === 'money';

/** Whether what a query shows is a share or a rate, and limits on it are in per cent. */
export const showsRate = (query: Query): boolean =>
  query.view === 'share' ||
  measures[query.measure].unit === 'share' ||
  (query.view === 'change' && changesByRate(query));

/** A query with everything that is not given at its usual value. */
export function queryOf(data: Dataset, parts: Partial<Query>): Query {
  const query = {
    measure: 'sales',
    view: 'value',
    by: [],
    where: {},
    weeks: recentWeeks(data),
  } as const;
  const compares = comparesWithBase(parts.view ?? query.view);
  return { ...query, ...(compares && { versus: 'past' }), ...parts };
}

/** The names of a dimension's members, in the dataset's order; weeks by their number. */
export function membersOf(data: Dataset, dimension: Dimension): readonly string[] {
  if (dimension === 'region') return data.regions;
  if (dimension === 'week') return Array.from({ length: data.weeks }, (_, week) => `${week + 1}`);
  return data[`${dimension}s`].map(({ name }) => name);
}

/** The members of a dimension that do not count. */
export const otherMembers = (
  data: Dataset,
  where: Where,
  dimension: MemberDimension,
): readonly string[] =>
  membersOf(data, dimension).filter((name) => !where[dimension]?.includes(name));

/** Members that count, in the dataset's order, without dimensions of which all do, or none. */
export function normaliseWhere(data: Dataset, where: Where): Where {
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
export function defaultWeeks(data: Dataset, { promotion: names = [] }: Where): Period {
  const promotions = data.promotions.filter(({ name }) => names.includes(name));
  const weeks = promotionWeeks(data, promotions);
  if (promotions.length === 1) return weeks;
  return weeks.from >= recentWeeks(data).from ? recentWeeks(data) : { from: 0, to: data.weeks };
}

/** Whether a query is of the weeks that are understood where none are named. */
export const hasDefaultWeeks = (data: Dataset, { view, weeks, where }: Query): boolean =>
  view !== 'forecast' && isSamePeriod(weeks, defaultWeeks(data, where));

/** The first dimension that is filtered to more than one member. */
export const comparedDimension = (where: Where): MemberDimension | undefined =>
  memberDimensions.find((dimension) => (where[dimension]?.length ?? 0) > 1);

/** Why parts of a query do not go together; the words for each stand in `texts/parts.ts`. */
export type Conflict = keyof typeof partTexts.conflicts;

/** Whether a promotion runs in the channels, products and weeks of a query. */
function runs(data: Dataset, { where, weeks }: Query): boolean {
  return data.promotions.some(
    ({ name, channel, products, firstWeek, lastWeek }) =>
      (where.promotion?.includes(name) ?? true) &&
      (where.channel?.includes(channel) ?? true) &&
      (!where.product || where.product.some((product) => products.includes(product))) &&
      firstWeek - 1 < weeks.to &&
      lastWeek > weeks.from,
  );
}

/** A query with its measure, and what else its conflicts depend on. */
type ConflictContext = Measure &
  Query & {
    readonly data: Dataset;
    readonly first?: Dimension;
    /** Whether promotions are chosen or told apart. */
    readonly isByPromotion: boolean;
  };

/** When parts do not go together. Of several conflicts the first is told. */
const conflictRules: Readonly<Record<Conflict, (context: ConflictContext) => boolean>> = {
  'share-of-ratio': ({ view, adds }) => view === 'share' && adds === 'no',
  'share-by': ({ view, by, first }) => view === 'share' && (by.length !== 1 || first === 'week'),
  'share-by-promotion': ({ view, first, isOfPromotions }) =>
    view === 'share' && first === 'promotion' && !isOfPromotions,
  'share-order': ({ view, order, where, first }) =>
    view === 'share' && order !== undefined && !isWhole(where, first),
  'average-of-ratio': ({ view, adds }) => view === 'average' && adds === 'no',
  'forecast-of': ({ view, hasForecast, isByPromotion }) =>
    view === 'forecast' && (!hasForecast || isByPromotion),
  'forecast-by-week': ({ view, first }) => view === 'forecast' && first === 'week',
  'forecast-weeks': ({ view, weeks, data }) =>
    view === 'forecast' && (weeks.from !== data.weeks || weeks.to > data.weeks * 1.5),
  'weeks-outside': ({ view, weeks: { from, to }, data }) =>
    to <= from || (view !== 'forecast' && (from < 0 || to > data.weeks)),
  'why-by-week': ({ view, first }) => view === 'why' && first === 'week',
  'promotion-by': ({ view, versus, where, first, isByPromotion, isOfPromotions }) =>
    view === 'why'
      ? isByPromotion || isOfPromotions === true
      : (versus === 'plan' || versus === 'past') &&
        (where.promotion !== undefined || first === 'promotion'),
  'why-target': ({ view, versus }) => view === 'why' && versus === 'target',
  'why-one': ({ view, where, by, first }) =>
    view === 'why' &&
    (openDimensions(where).length === 0 || (by.length === 1 && !isOpen(where, first))),
  'promotion-profit': ({ isEarned, isByPromotion }) => isEarned === true && isByPromotion,
  'plan-of': ({ versus, hasPlan }) => versus === 'plan' && !hasPlan,
  'plan-weeks': ({ versus, weeks, data }) =>
    versus === 'plan' && weeks.from < recentWeeks(data).from,
  'target-of': ({ versus, target }) => versus === 'target' && !target,
  'past-by-week': ({ view, versus, first }) =>
    (versus === 'past' || view === 'average') && first === 'week',
  'past-weeks': ({ versus, weeks }) => versus === 'past' && weeksBefore(weeks) === undefined,
  'promotion-elsewhere': ({ data, isOfPromotions, ...query }) =>
    (query.where.promotion !== undefined || isOfPromotions === true) && !runs(data, query),
  'order-by': ({ by, where, first, order, limit, rank, threshold }) =>
    (by.length === 0 && (order ?? limit ?? rank ?? threshold) !== undefined) ||
    (by.length === 1 && order !== undefined && !isOpen(where, first)),
  'definition-parts': ({ view, by, where, weeks, data }) =>
    view === 'definition' &&
    (by.length + Object.keys(where).length > 0 || !isSamePeriod(weeks, recentWeeks(data))),
  'by-two': ({ by }) => by.length > 2 || (by.length > 1 && by.includes('week')),
};

/**
 * Why a query cannot be answered, the same rule for sentences and for the parts on the page.
 * @returns nothing for a query that has an answer
 */
export function conflictOf(data: Dataset, query: Query): Conflict | undefined {
  const { by, where } = query;
  const context: ConflictContext = {
    ...measures[query.measure],
    ...query,
    data,
    first: by[0],
    isByPromotion: where.promotion !== undefined || by.includes('promotion'),
  };
  const conflicts = Object.keys(conflictRules) as Conflict[];
  return conflicts.find((conflict) => conflictRules[conflict](context));
}

/** Whether rows can tell a dimension's members apart: it is not kept to one of them. */
export const isOpen = (where: Where, dimension: Dimension | undefined): boolean =>
  dimension === undefined || dimension === 'week' || where[dimension]?.length !== 1;

/** The dimensions that a change can be split by. */
export const openDimensions = (where: Where): ('channel' | 'product' | 'region')[] =>
  (['channel', 'product', 'region'] as const).filter((dimension) => isOpen(where, dimension));

/** Whether no members of a dimension are chosen. */
const isWhole = (where: Where, dimension: Dimension | undefined) =>
  dimension === undefined || dimension === 'week' || where[dimension] === undefined;
