import { type Dataset, type Period, overlapOf, plannedWeeks, recentWeeks } from '../data/dataset';
import { FORECAST_WEEKS } from './figures/forecast';
import { type Measure, type MeasureId, measures } from './measures';
import {
  type Dimension,
  type Filters,
  defaultWeeks,
  canBreakDownBy,
  isSamePeriod,
  memberDimensions,
  breakdownDimensions,
  weeksBefore,
} from './members';

export const calculations = ['value', 'change', 'share', 'why', 'forecast', 'definition'] as const;
export type Calculation = (typeof calculations)[number];

/** Whether a calculation compares a measure with what it was before, or should be. */
export const comparesWithBase = (calculation: Calculation): boolean =>
  calculation === 'change' || calculation === 'why';

/** What a change is counted from: as many weeks before, or the plan. */
export const versusNames = ['past', 'plan'] as const;
export type Versus = (typeof versusNames)[number];

export const orders = ['most', 'least'] as const;
export type Order = (typeof orders)[number];

/**
 * A question to the sample brand. Every part can be read off the line of parts above an answer.
 * Weeks are counted from 0, `to` not included; those of a forecast lie behind the dataset's last.
 */
export type Query = {
  readonly measure: MeasureId;
  readonly calculation: Calculation;
  /** What rows tell apart; a share needs one: its members are the parts, the rest is the whole. */
  readonly breakdown: readonly Dimension[];
  readonly where: Filters;
  readonly weeks: Period;
  /** For a change and its reasons. */
  readonly versus?: Versus;
  /** Which row the answer names first. */
  readonly order?: Order;
};

/** A whole query: what is not given takes its default, what its calculation does not have is left out. */
export function queryWithDefaults(data: Dataset, parts: Partial<Query>): Query {
  const {
    measure = 'sales',
    calculation = 'value',
    breakdown = [],
    where = {},
    versus = 'past',
    order,
  } = parts;
  const ahead = { from: data.weeks, to: data.weeks + FORECAST_WEEKS };
  return {
    measure,
    calculation,
    breakdown,
    where,
    weeks: parts.weeks ?? (calculation === 'forecast' ? ahead : defaultWeeks(data, where)),
    ...(comparesWithBase(calculation) && { versus }),
    ...(order && { order }),
  };
}

/** Whether a query is of the weeks that are understood where none are named. */
export const hasDefaultWeeks = (data: Dataset, { calculation, weeks, where }: Query): boolean =>
  calculation !== 'forecast' && isSamePeriod(weeks, defaultWeeks(data, where));

/** Whether a promotion runs in the channels, products and weeks of a query. */
function runs(data: Dataset, { where, weeks }: Query): boolean {
  return data.promotions.some((promotion) => {
    const { name, channel, products } = promotion;
    const { from, to } = overlapOf(plannedWeeks(promotion), weeks);
    return (
      from < to &&
      (where.promotion?.includes(name) ?? true) &&
      (where.channel?.includes(channel) ?? true) &&
      (where.product?.some((product) => products.includes(product)) ?? true)
    );
  });
}

/** A query with its measure, and what else decides whether its parts go together. */
type PartsContext = Measure &
  Query & {
    readonly data: Dataset;
    readonly first?: Dimension;
    /** Whether promotions are chosen or told apart. */
    readonly isByPromotion: boolean;
  };

/** What makes parts not go together: each on its own. */
const conflicts: Readonly<Record<string, (context: PartsContext) => boolean>> = {
  // A ratio has no parts that add up to it.
  shareOfRatio: ({ calculation, ratio }) => calculation === 'share' && ratio !== undefined,
  shareOfMoreOrLessThanOneBreakdown: ({ calculation, breakdown, first }) =>
    calculation === 'share' && (breakdown.length !== 1 || first === 'week'),
  shareByPromotionOfOtherMeasure: ({ calculation, first, isOfPromotions }) =>
    calculation === 'share' && first === 'promotion' && !isOfPromotions,
  // An order is one of all parts, not of those that are named.
  orderedShareOfNamedMembers: ({ calculation, order, where, breakdown }) =>
    calculation === 'share' &&
    order !== undefined &&
    memberDimensions.some((dimension) => breakdown.includes(dimension) && where[dimension]),
  forecastOfWhatHasNone: ({ calculation, hasForecast, isByPromotion }) =>
    calculation === 'forecast' && (!hasForecast || isByPromotion),
  forecastOfOtherWeeks: ({ calculation, weeks, data }) =>
    calculation === 'forecast' && (weeks.from !== data.weeks || weeks.to > data.weeks * 1.5),
  weeksOutsideTheData: ({ calculation, weeks: { from, to }, data }) =>
    to <= from || (calculation !== 'forecast' && (from < 0 || to > data.weeks)),
  reasonsOrForecastByWeek: ({ calculation, versus, first }) =>
    first === 'week' && (calculation === 'why' || calculation === 'forecast' || versus === 'past'),
  // Promotions have no weeks before them that would compare.
  promotionAgainstItsPast: ({ calculation, isByPromotion, isOfPromotions }) =>
    comparesWithBase(calculation) &&
    (isByPromotion || (calculation === 'why' && isOfPromotions === true)),
  reasonsWithoutBreakdown: ({ calculation, where, breakdown, first }) =>
    calculation === 'why' &&
    (breakdownDimensions(where).length === 0 ||
      (breakdown.length === 1 && !canBreakDownBy(where, first))),
  promotionOfMeasureWithoutAny: ({ isByPromotion, isOfPromotions, hasPromotions }) =>
    isByPromotion && !isOfPromotions && !hasPromotions,
  planOfMeasureWithoutOne: ({ versus, hasPlan }) => versus === 'plan' && !hasPlan,
  planOfEarlierWeeks: ({ versus, weeks, data }) =>
    versus === 'plan' && weeks.from < recentWeeks(data).from,
  pastBeforeTheData: ({ versus, weeks }) => versus === 'past' && weeksBefore(weeks) === undefined,
  promotionThatDoesNotRun: ({ data, isOfPromotions, ...query }) =>
    (query.where.promotion !== undefined || isOfPromotions === true) && !runs(data, query),
  orderOfOneRow: ({ breakdown, where, first, order }) =>
    order !== undefined &&
    (breakdown.length === 0 || (breakdown.length === 1 && !canBreakDownBy(where, first))),
  definitionOfAPart: ({ calculation, breakdown, where, weeks, data }) =>
    calculation === 'definition' &&
    (breakdown.length + Object.keys(where).length > 0 || !isSamePeriod(weeks, recentWeeks(data))),
  tooManyDimensions: ({ breakdown }) =>
    breakdown.length > 2 || (breakdown.length > 1 && breakdown.includes('week')),
};

/**
 * Whether a query can be answered: the same rule for questions that are found and for the parts on
 * the page.
 */
export function isAnswerable(data: Dataset, query: Query): boolean {
  const { breakdown, where } = query;
  const context: PartsContext = {
    ...measures[query.measure],
    ...query,
    data,
    first: breakdown[0],
    isByPromotion: where.promotion !== undefined || breakdown.includes('promotion'),
  };
  return !Object.values(conflicts).some((isConflict) => isConflict(context));
}
