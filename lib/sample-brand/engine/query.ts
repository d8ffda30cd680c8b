import { type Dataset, type Period, overlapOf, plannedWeeks, recentWeeks } from '../data/dataset';
import { FORECAST_WEEKS } from './figures/forecast';
import { type Measure, type MeasureId, measures } from './measures';
import {
  type Dimension,
  type Where,
  defaultWeeks,
  isOpen,
  isSamePeriod,
  memberDimensions,
  openDimensions,
  weeksBefore,
} from './members';

export const views = ['value', 'change', 'share', 'why', 'forecast', 'definition'] as const;
export type View = (typeof views)[number];

/** Whether a view sets a measure beside what it was, or should be. */
export const comparesWithBase = (view: View): boolean => view === 'change' || view === 'why';

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
  readonly view: View;
  /** What rows tell apart; a share needs one: its members are the parts, the rest is the whole. */
  readonly by: readonly Dimension[];
  readonly where: Where;
  readonly weeks: Period;
  /** For a change and its reasons. */
  readonly versus?: Versus;
  /** Which row the answer names first. */
  readonly order?: Order;
};

/** A query with everything that is not given at its usual value, and without what its view has not. */
export function completeQuery(data: Dataset, parts: Partial<Query>): Query {
  const { measure = 'sales', view = 'value', by = [], where = {}, versus = 'past', order } = parts;
  const ahead = { from: data.weeks, to: data.weeks + FORECAST_WEEKS };
  return {
    measure,
    view,
    by,
    where,
    weeks: parts.weeks ?? (view === 'forecast' ? ahead : defaultWeeks(data, where)),
    ...(comparesWithBase(view) && { versus }),
    ...(order && { order }),
  };
}

/** Whether a query is of the weeks that are understood where none are named. */
export const hasDefaultWeeks = (data: Dataset, { view, weeks, where }: Query): boolean =>
  view !== 'forecast' && isSamePeriod(weeks, defaultWeeks(data, where));

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

const conflicts = {
  'share-of-ratio': ({ view, adds }) => view === 'share' && adds === 'no',
  'share-by': ({ view, by, first }) => view === 'share' && (by.length !== 1 || first === 'week'),
  'share-by-promotion': ({ view, first, isOfPromotions }) =>
    view === 'share' && first === 'promotion' && !isOfPromotions,
  'share-order': ({ view, order, where, by }) =>
    view === 'share' &&
    order !== undefined &&
    memberDimensions.some((dimension) => by.includes(dimension) && where[dimension]),
  'forecast-of': ({ view, hasForecast, isByPromotion }) =>
    view === 'forecast' && (!hasForecast || isByPromotion),
  'forecast-weeks': ({ view, weeks, data }) =>
    view === 'forecast' && (weeks.from !== data.weeks || weeks.to > data.weeks * 1.5),
  'weeks-outside': ({ view, weeks: { from, to }, data }) =>
    to <= from || (view !== 'forecast' && (from < 0 || to > data.weeks)),
  'by-week': ({ view, versus, first }) =>
    first === 'week' && (view === 'why' || view === 'forecast' || versus === 'past'),
  'promotion-by': ({ view, isByPromotion, isOfPromotions }) =>
    comparesWithBase(view) && (isByPromotion || (view === 'why' && isOfPromotions === true)),
  'why-one': ({ view, where, by, first }) =>
    view === 'why' &&
    (openDimensions(where).length === 0 || (by.length === 1 && !isOpen(where, first))),
  'promotion-of': ({ isByPromotion, isOfPromotions, hasPromotions }) =>
    isByPromotion && !isOfPromotions && !hasPromotions,
  'plan-of': ({ versus, hasPlan }) => versus === 'plan' && !hasPlan,
  'plan-weeks': ({ versus, weeks, data }) =>
    versus === 'plan' && weeks.from < recentWeeks(data).from,
  'past-weeks': ({ versus, weeks }) => versus === 'past' && weeksBefore(weeks) === undefined,
  'promotion-elsewhere': ({ data, isOfPromotions, ...query }) =>
    (query.where.promotion !== undefined || isOfPromotions === true) && !runs(data, query),
  'order-by': ({ by, where, first, order }) =>
    order !== undefined && (by.length === 0 || (by.length === 1 && !isOpen(where, first))),
  'definition-parts': ({ view, by, where, weeks, data }) =>
    view === 'definition' &&
    (by.length + Object.keys(where).length > 0 || !isSamePeriod(weeks, recentWeeks(data))),
  'by-two': ({ by }) => by.length > 2 || (by.length > 1 && by.includes('week')),
} satisfies Readonly<Record<string, (context: PartsContext) => boolean>>;

/**
 * Whether a query can be answered: the same rule for questions that are found and for the parts on
 * the page.
 */
export function isAnswerable(data: Dataset, query: Query): boolean {
  const { by, where } = query;
  const context: PartsContext = {
    ...measures[query.measure],
    ...query,
    data,
    first: by[0],
    isByPromotion: where.promotion !== undefined || by.includes('promotion'),
  };
  return !Object.values(conflicts).some((isConflict) => isConflict(context));
}
