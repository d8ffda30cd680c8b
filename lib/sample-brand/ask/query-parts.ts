import { fillTemplate } from '@/lib/base/fill';
import type { Dataset, Period } from '../data/dataset';
import { measureIds, measures } from '../engine/measures';
import {
  type Query,
  comparesWithBase,
  isAnswerable,
  hasDefaultWeeks,
  orders,
  queryWithDefaults,
  versusNames,
  calculations,
} from '../engine/query';
import {
  type Dimension,
  type Filters,
  defaultWeeks,
  canBreakDownBy,
  memberDimensions,
  membersOf,
  normaliseFilters,
  breakdownDimensions,
} from '../engine/members';
import { weeksPer } from './periods';
import { dimensionName, dimensionNames, periodName, scopeOf } from './sentence';
import { partTexts } from './part-texts';

type PartId =
  'measure' | 'calculation' | 'breakdown' | 'weeks' | 'from' | 'to' | 'versus' | 'order';

/** A part of a query, and what it can be changed to. */
export type QueryPart = ReturnType<typeof queryPartsOf>[number];

/**
 * The query that a change of parts makes. Weeks, comparison and order that the new calculation does not
 * allow go with it.
 */
export function changeQuery(data: Dataset, before: Query, change: Partial<Query>): Query {
  const { order, weeks, ...all } = { ...before, ...change };
  const { measure, calculation } = all;
  if (calculation === 'definition') return queryWithDefaults(data, { measure, calculation });
  const changesCalculation = calculation !== before.calculation;
  const breakdown = breakdownFor(all, changesCalculation);
  const isRanked = breakdown.length > 0 && (!changesCalculation || calculation !== 'why');
  const isAhead = [calculation, before.calculation].includes('forecast');
  return queryWithDefaults(data, {
    ...all,
    breakdown,
    weeks: changesCalculation && isAhead && !change.weeks ? undefined : weeks,
    order: isRanked ? order : undefined,
  });
}

/** Shares need one dimension; reasons, changes and forecasts are not told by week. */
function breakdownFor(
  { calculation, breakdown, where }: Pick<Query, 'calculation' | 'breakdown' | 'where'>,
  changesCalculation: boolean,
): readonly Dimension[] {
  const [first] = breakdown;
  if (calculation === 'share') {
    return breakdown.length === 1 && first !== 'week'
      ? breakdown
      : [breakdownDimensions(where)[0] ?? 'channel'];
  }
  const isByWeek = first === 'week' && calculation !== 'value';
  const comparesPromotions = breakdown.includes('promotion') && comparesWithBase(calculation);
  if (changesCalculation && (isByWeek || comparesPromotions)) return [];
  // What only one member is left of is not told apart.
  return breakdown.filter((dimension) => canBreakDownBy(where, dimension));
}

/** The breakdowns to choose from. */
export const breakdownOptions: readonly (readonly Dimension[])[] = [
  [],
  ...memberDimensions.map((dimension) => [dimension]),
  ['week'],
  ['channel', 'region'],
  ['product', 'channel'],
  ['product', 'region'],
];

/** The usual periods, or of a forecast all that it can reach. */
function periodsOf({ weeks }: Dataset, { calculation }: Query): readonly Period[] {
  if (calculation === 'forecast') {
    return Array.from({ length: weeks / 2 }, (_, index) => ({
      from: weeks,
      to: weeks + index + 1,
    }));
  }
  return [
    { from: weeks / 2, to: weeks },
    { from: weeks - weeksPer.month, to: weeks },
    { from: weeks - 1, to: weeks },
    { from: 0, to: weeks / 2 },
    { from: 0, to: weeks },
  ];
}

/** The choices for a part of a query, and their labels. */
type PartRule = {
  readonly choices: (data: Dataset, query: Query) => readonly Partial<Query>[];
  readonly labelOf: (choice: Query, data: Dataset) => string;
  /** Whether a query has that part; of a definition there is none but its measure. */
  readonly isIn?: (query: Query) => boolean;
};

const weekNumbers = (data: Dataset) => membersOf(data, 'week').map(Number);

const partRules: Readonly<Record<PartId, PartRule>> = {
  measure: {
    choices: () => measureIds.map((measure) => ({ measure })),
    labelOf: ({ measure }) => measures[measure].name,
  },
  calculation: {
    choices: () => calculations.map((calculation) => ({ calculation })),
    labelOf: ({ calculation }) => partTexts.calculations[calculation],
  },
  breakdown: {
    choices: () => breakdownOptions.map((breakdown) => ({ breakdown })),
    labelOf: ({ breakdown }) =>
      breakdown.length === 0
        ? partTexts.byNothing
        : fillTemplate(partTexts.byDimension, { dimension: dimensionNames(breakdown) }),
  },
  weeks: {
    choices: (data, query) => periodsOf(data, query).map((weeks) => ({ weeks })),
    labelOf: ({ weeks }, data) => periodName(data, weeks),
  },
  from: {
    choices: (data, { weeks }) =>
      weekNumbers(data).map((week) => ({ weeks: { ...weeks, from: week - 1 } })),
    labelOf: ({ weeks }) => String(weeks.from + 1),
  },
  to: {
    choices: (data, { weeks }) =>
      weekNumbers(data).map((week) => ({ weeks: { ...weeks, to: week } })),
    labelOf: ({ weeks }) => String(weeks.to),
  },
  versus: {
    choices: () => versusNames.map((versus) => ({ versus })),
    labelOf: ({ versus = 'past' }) => partTexts.versusNames[versus],
    isIn: ({ versus }) => versus !== undefined,
  },
  order: {
    choices: () => [undefined, ...orders].map((order) => ({ order })),
    labelOf: ({ order }) => (order ? partTexts.ends[order] : partTexts.orderNone),
    isIn: ({ breakdown }) => breakdown.length > 0,
  },
};

/** Those of some parts that a query has, each with all that it can be changed to and has an answer. */
export function queryPartsOf(
  data: Dataset,
  query: Query,
  ids = Object.keys(partRules) as readonly PartId[],
) {
  return ids
    .filter((id) => query.calculation !== 'definition' || id === 'measure' || id === 'calculation')
    .filter((id) => partRules[id].isIn?.(query) ?? true)
    .map((id) => {
      const { choices, labelOf } = partRules[id];
      const usual = choices(data, query);
      const keys = Object.keys(usual[0] ?? {}) as (keyof Query)[];
      const valueOf = (choice: Partial<Query>) => JSON.stringify(keys.map((key) => choice[key]));
      const value = valueOf(query);
      const isUsual = usual.some((choice) => valueOf(choice) === value);
      return {
        id,
        label: partTexts[id],
        value,
        options: (isUsual ? usual : [query, ...usual])
          .map((choice) => ({
            value: valueOf(choice),
            label: labelOf({ ...query, ...choice }, data),
            query: changeQuery(data, query, choice),
          }))
          .filter((option) => isAnswerable(data, option.query)),
      };
    });
}

export type MembersPart = ReturnType<typeof memberPartsOf>[number];

/** The members of each dimension, with the query that choosing or leaving out each of them makes. */
export function memberPartsOf(data: Dataset, query: Query) {
  return memberDimensions.map((dimension) => {
    const selected = query.where[dimension] ?? [];
    const withMembers = (names: readonly string[]): Query => {
      const where: Filters = normaliseFilters(data, { ...query.where, [dimension]: names });
      const weeks = hasDefaultWeeks(data, query) ? defaultWeeks(data, where) : query.weeks;
      return changeQuery(data, query, { where, weeks });
    };
    return {
      dimension,
      label: dimensionName(dimension, 2),
      options: membersOf(data, dimension)
        .map((name) => {
          const isSelected = selected.includes(name);
          const names = isSelected
            ? selected.filter((member) => member !== name)
            : [...selected, name];
          return { value: name, label: name, query: withMembers(names), isSelected };
        })
        .filter((option) => isAnswerable(data, option.query)),
    };
  });
}

/** Which members count, as a sentence says it: 'in D2C', 'without D2C'. */
export const membersText = (data: Dataset, where: Filters): string =>
  scopeOf(data, where).trim() || partTexts.everything;
