import { fill } from '@/lib/fill';
import type { Dataset, Period } from './dataset';
import { AHEAD } from './figures/forecast';
import { measureIds, measures } from './engine/measures';
import {
  type Conflict,
  type Dimension,
  type Query,
  type Versus,
  conflictOf,
  isSamePeriod,
  membersOf,
  openPlaces,
  views,
  usualWeeks,
} from './engine/query';
import { listed } from './format';
import { dimensionName, limitText, periodName } from './reading/sentence';
import { partTexts } from './texts/parts';
import { sentences } from './texts/sentences';

/** What a part of a query can be changed to, and the query that this makes. */
export type PartOption = {
  readonly value: string;
  readonly label: string;
  readonly query: Query;
  /** Why it does not go together with the other parts; such an option cannot be chosen. */
  readonly conflict?: Conflict;
};

/** A part of a query that one of several options stands for. */
export type Part = {
  readonly id: 'measure' | 'as' | 'by' | 'weeks' | 'from' | 'to' | 'versus' | 'order';
  readonly label: string;
  readonly value: string;
  readonly options: readonly PartOption[];
};

/** What goes along with a change, because nothing else would make sense beside it. */
function withDependents(data: Dataset, before: Query, changed: Query): Query {
  const { as, measure } = changed;
  if (as === 'definition') {
    return { measure, as, by: [], where: {}, weeks: usualWeeks(data, {}) };
  }
  const { versus, order, limit, rank, keep, ...plain } = changed;
  const compares = as === 'change' || as === 'why';
  const isOther = as !== before.as;
  const leaves = (before.as === 'forecast') !== (as === 'forecast');
  const ahead = { from: data.weeks, to: data.weeks + AHEAD };
  const weeks = leaves
    ? as === 'forecast'
      ? ahead
      : usualWeeks(data, changed.where)
    : plain.weeks;
  const by = dependentBy(changed, isOther);
  const isRanked = by.length > 0 && (!isOther || as !== 'why');
  const keepsLimit = isRanked && !isOther && measure === before.measure && versus === before.versus;
  return {
    ...plain,
    weeks,
    by,
    ...(compares && { versus: versus ?? 'past' }),
    ...(isRanked && order && { order }),
    ...(isRanked && order && limit !== undefined && { limit }),
    ...(isRanked && order && rank !== undefined && { rank }),
    ...(keepsLimit && keep && { keep }),
  };
}

/** Shares need one dimension; reasons, changes and forecasts are not told by week. */
function dependentBy({ as, by, where, versus }: Query, isOther: boolean): readonly Dimension[] {
  const [first] = by;
  if (as === 'share' && (by.length !== 1 || first === 'week')) {
    return [openPlaces(where)[0] ?? 'channel'];
  }
  // What only one member is left of is not told apart.
  const openBy = by.filter((one) => one === 'week' || where[one]?.length !== 1);
  const isByWeek = first === 'week' && isOther && as !== 'value';
  const comparesPromotions = first === 'promotion' && isOther && versus !== 'target';
  const compares = as === 'change' || as === 'why';
  if (as === 'share') return by;
  return isByWeek || (compares && comparesPromotions) ? [] : openBy;
}

/** The query that a change of parts makes. */
export const withPart = (data: Dataset, query: Query, change: Partial<Query>): Query =>
  withDependents(data, query, { ...query, ...change });

/** An option, with the conflict that its query has. */
export function option(data: Dataset, value: string, label: string, query: Query): PartOption {
  const conflict = conflictOf(data, query);
  return { value, label, query, ...(conflict && { conflict }) };
}

const byOptions: readonly (readonly Dimension[])[] = [
  [],
  ['channel'],
  ['region'],
  ['product'],
  ['promotion'],
  ['week'],
  ['channel', 'region'],
  ['product', 'channel'],
  ['product', 'region'],
];

const byLabel = (by: readonly Dimension[]) =>
  by.length === 0
    ? partTexts.byNothing
    : fill(partTexts.byDimension, { dimension: listed(by.map((one) => dimensionName(one))) });

/** A list of values with the current one among them, where it is not a usual one. */
const withCurrent = <Value>(
  values: readonly Value[],
  current: Value,
  isSame: (a: Value, b: Value) => boolean,
): readonly Value[] => (values.some((one) => isSame(one, current)) ? values : [current, ...values]);

const periodValue = ({ from, to }: Period) => `${from + 1}-${to}`;

function weeksParts(data: Dataset, query: Query): Part[] {
  const { weeks: all } = data;
  const to = (weeks: Period) => withPart(data, query, { weeks });
  const optionOf = (weeks: Period) =>
    option(data, periodValue(weeks), periodName(data, weeks), to(weeks));
  const isForecast = query.as === 'forecast';
  const ahead = Array.from({ length: all / 2 }, (_, index) => ({ from: all, to: all + index + 1 }));
  const usual: readonly Period[] = [
    { from: all / 2, to: all },
    { from: all - 4, to: all },
    { from: all - 1, to: all },
    { from: 0, to: all / 2 },
    { from: 0, to: all },
  ];
  const periods = withCurrent(isForecast ? ahead : usual, query.weeks, isSamePeriod);
  const whole: Part = {
    id: 'weeks',
    label: partTexts.weeks,
    value: periodValue(query.weeks),
    options: periods.map(optionOf),
  };
  if (isForecast) return [whole];
  const numbers = membersOf(data, 'week').map(Number);
  return [
    whole,
    {
      id: 'from',
      label: partTexts.from,
      value: String(query.weeks.from + 1),
      options: numbers.map((week) =>
        option(data, String(week), String(week), to({ ...query.weeks, from: week - 1 })),
      ),
    },
    {
      id: 'to',
      label: partTexts.to,
      value: String(query.weeks.to),
      options: numbers.map((week) =>
        option(data, String(week), String(week), to({ ...query.weeks, to: week })),
      ),
    },
  ];
}

type Ranking = Pick<Query, 'order' | 'limit' | 'rank'>;

const rankings: readonly Ranking[] = [
  {},
  { order: 'most' },
  { order: 'least' },
  { order: 'most', limit: 3 },
  { order: 'most', limit: 5 },
  { order: 'least', limit: 3 },
  { order: 'least', limit: 5 },
  { order: 'most', rank: 2 },
  { order: 'most', rank: 3 },
  { order: 'least', rank: 2 },
];

const rankingValue = ({ order, limit = 0, rank = 0 }: Ranking) =>
  `${order ?? 'none'}-${limit}-${rank}`;

function rankingLabel({ order, limit, rank }: Ranking): string {
  if (!order) return partTexts.orderNone;
  const ordinal = rank === undefined ? '' : (sentences.ordinals[rank] ?? `${rank}th`);
  if (rank !== undefined) return fill(partTexts.rankOf[order], { rank: ordinal });
  return limit === undefined
    ? partTexts.ends[order]
    : fill(partTexts.firstOf[order], { count: limit });
}

function orderPart(data: Dataset, query: Query): Part {
  const { order, limit, rank, ...plain } = query;
  const current: Ranking = {
    ...(order && { order }),
    ...(limit !== undefined && { limit }),
    ...(rank !== undefined && { rank }),
  };
  const isSame = (a: Ranking, b: Ranking) => rankingValue(a) === rankingValue(b);
  return {
    id: 'order',
    label: partTexts.order,
    value: rankingValue(current),
    options: withCurrent(rankings, current, isSame).map((ranking) =>
      option(data, rankingValue(ranking), rankingLabel(ranking), { ...plain, ...ranking }),
    ),
  };
}

const versusOptions: readonly Versus[] = ['past', 'plan', 'target'];

/**
 * The parts of a query, each with all that it can be changed to.
 * @returns in their order; a comparison only where something is compared
 */
export function partsOf(data: Dataset, query: Query): Part[] {
  const optionFor = (value: string, label: string, change: Partial<Query>) =>
    option(data, value, label, withPart(data, query, change));
  const parts: Part[] = [
    {
      id: 'measure',
      label: partTexts.measure,
      value: query.measure,
      options: measureIds.map((id) => optionFor(id, measures[id].name, { measure: id })),
    },
    {
      id: 'as',
      label: partTexts.as,
      value: query.as,
      options: views.map((as) => optionFor(as, partTexts.views[as], { as })),
    },
  ];
  if (query.as === 'definition') return parts;
  const isSameBy = (a: readonly Dimension[], b: readonly Dimension[]) => a.join() === b.join();
  return [
    ...parts,
    {
      id: 'by',
      label: partTexts.by,
      value: query.by.join(' '),
      options: withCurrent(byOptions, query.by, isSameBy).map((by) =>
        optionFor(by.join(' '), byLabel(by), { by }),
      ),
    },
    ...weeksParts(data, query),
    ...(query.versus
      ? [
          {
            id: 'versus' as const,
            label: partTexts.versus,
            value: query.versus,
            options: versusOptions.map((versus) =>
              optionFor(versus, partTexts.versusNames[versus], { versus }),
            ),
          },
        ]
      : []),
    ...(query.by.length > 0 ? [orderPart(data, query)] : []),
  ];
}

/** The limit that rows are kept by, and the query without it. */
export function keepPart(
  query: Query,
): { readonly label: string; readonly query: Query } | undefined {
  const { keep, ...plain } = query;
  if (!keep) return undefined;
  return {
    label: fill(partTexts.keep[keep.side], { limit: limitText(query, keep) }),
    query: plain,
  };
}

/** Why an option cannot be chosen, in words. */
export const conflictText = (conflict: Conflict): string => partTexts.conflicts[conflict];
