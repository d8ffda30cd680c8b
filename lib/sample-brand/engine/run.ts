import type { Dataset, Period } from '../data/dataset';
import { forecast } from './figures/forecast';
import { type Estimate, difference, sum } from './figures/statistics';
import { measures, valueOf, weeklyValues } from './measures';
import {
  type Dimension,
  type MemberDimension,
  type Filters,
  membersOf,
  weeksBefore,
} from './members';
import { type Query, comparesWithBase } from './query';
import { baseOf, evaluate, selectMembers, sliceIn } from './slice';

/** A member, or a combination of members, that a query tells apart. */
type Group = { readonly name: string; readonly where: Filters; readonly weeks?: Period };

export type Row = Group & {
  /** The measure in the query's weeks; of a forecast, what is expected of the weeks ahead. */
  readonly value: number;
  /** What it is compared with: before, plan, the whole, or the same weeks looking back. */
  readonly base?: number;
  /** The number that is shown, ranked and limited; `QueryResult.figureKind` says what it is. */
  readonly figure: number;
  readonly range?: Estimate;
};

export type QueryResult = {
  /** What `figure` is: the value itself, its relative or absolute distance from the base, a share. */
  readonly figureKind: 'value' | 'rate' | 'difference' | 'share';
  /** Every row that there is, in the query's order. */
  readonly all: readonly Row[];
  /** The rows that the answer is about: of a share only the named parts, not the rest of the whole. */
  readonly rows: readonly Row[];
  /** One row of everything that is counted together. */
  readonly total: Row;
};

/** The groups that dimensions tell apart, within the members that count. */
export function groupsOf(
  data: Dataset,
  by: readonly Dimension[],
  where: Filters,
  weeks: Period,
): Group[] {
  return by.reduce<Group[]>(
    (groups, dimension) => {
      const names =
        dimension === 'week'
          ? membersOf(data, 'week').slice(weeks.from, weeks.to)
          : membersOf(data, dimension).filter((name) => where[dimension]?.includes(name) ?? true);
      return groups.flatMap((group) =>
        names.map((name) => ({
          name: group.name ? `${group.name}, ${name}` : name,
          where: dimension === 'week' ? group.where : { ...group.where, [dimension]: [name] },
          ...(dimension === 'week' && { weeks: { from: Number(name) - 1, to: Number(name) } }),
        })),
      );
    },
    [{ name: '', where }],
  );
}

/** The query for the whole that the rows of a share are parts of. */
export function filtersOfWhole({ where, breakdown: [first] }: Query): Filters {
  const whole: Partial<Record<string, readonly string[]>> = { ...where };
  if (first && first !== 'week') delete whole[first];
  return whole;
}

/** The groups that rows stand for: promotions ran in these weeks, ratios have a base. */
export function nonEmptyGroups(data: Dataset, query: Query): Group[] {
  const { measure, calculation, breakdown, where, weeks } = query;
  const { ratio, isOfPromotions } = measures[measure];
  const groups = groupsOf(
    data,
    breakdown,
    calculation === 'share' ? filtersOfWhole(query) : where,
    weeks,
  );
  if (breakdown.length === 0) return groups;
  return groups.filter((group) => {
    const period = group.weeks ?? weeks;
    if (isOfPromotions || group.where.promotion) {
      return valueOf(data, 'promotionSpend', group.where, period) !== 0;
    }
    return !ratio || evaluate(data, ratio.denominator, group.where, period) !== 0;
  });
}

/** A row before it is known what all of them show. */
type Measurement = Omit<Row, 'figure'>;

function measureForecast(data: Dataset, { measure, weeks }: Query, group: Group): Measurement {
  const values = weeklyValues(data, measure, group.where, { from: 0, to: data.weeks });
  const range = forecast(values, weeks.from - data.weeks + 1, weeks.to - data.weeks);
  return { ...group, value: range.mid, base: sum(values.slice(weeks.from - weeks.to)), range };
}

/** A measure of a group, what it is compared with, and how far off it or its growth may be. */
function measureGroup(data: Dataset, query: Query, group: Group): Measurement {
  const { measure, calculation, versus } = query;
  if (calculation === 'forecast') return measureForecast(data, query, group);
  const { value, range, growthRange } = measures[measure];
  const weeks = group.weeks ?? query.weeks;
  const past = weeksBefore(weeks);
  const selection = selectMembers(data, group.where);
  const slice = sliceIn(selection, weeks);
  // A week, or the weeks of a promotion, have none before them to be compared with.
  const hasBase = versus === 'plan' || (!group.weeks && !selection.weeks);
  const base = () => (hasBase ? baseOf(selection, value, { versus, weeks }) : undefined);
  return {
    ...group,
    value: value(slice),
    base: calculation === 'share' ? valueOf(data, measure, filtersOfWhole(query), weeks) : base(),
    range: comparesWithBase(calculation)
      ? past && growthRange?.(slice.lines, weeks, past)
      : range?.(slice),
  };
}

/** What rows show: a rate of amounts against the past, where every one of them has a past. */
function figureKindOf(
  { measure, calculation, versus }: Query,
  rows: readonly Measurement[],
): QueryResult['figureKind'] {
  if (calculation === 'share') return 'share';
  if (!comparesWithBase(calculation)) return 'value';
  const isOfAmounts = versus === 'past' && measures[measure].unit === 'money';
  return isOfAmounts && rows.every(({ base = 0 }) => base > 0) ? 'rate' : 'difference';
}

const figureFormulas: Readonly<
  Record<QueryResult['figureKind'], (value: number, base: number) => number>
> = {
  value: (value) => value,
  share: (value, base) => (base === 0 ? 0 : value / base),
  rate: (value, base) => (base === 0 ? 0 : difference(value / base, 1)),
  difference,
};

function rowOf(figureKind: QueryResult['figureKind'], { range, ...measurement }: Measurement): Row {
  const { value, base = 0 } = measurement;
  const hasRange = range && (figureKind === 'value' || figureKind === 'rate');
  const figure = figureFormulas[figureKind](value, base);
  return { ...measurement, figure, ...(hasRange && { range }) };
}

function sortRows(rows: readonly Row[], { breakdown, order }: Query): readonly Row[] {
  if (breakdown[0] === 'week' && !order) return rows;
  const sign = order === 'least' ? -1 : 1;
  return [...rows].sort((a, b) => sign * (b.figure - a.figure));
}

/** Runs a query: the highest figure comes first unless it says otherwise; weeks stay in their order. */
export function runQuery(data: Dataset, query: Query): QueryResult {
  const { calculation, breakdown } = query;
  const measurements = nonEmptyGroups(data, query).map((group) => measureGroup(data, query, group));
  const figureKind = figureKindOf(query, measurements);
  const unsorted = measurements.map((measurement) => rowOf(figureKind, measurement));
  const all = sortRows(unsorted, query);
  const whole = measureGroup(data, { ...query, breakdown: [] }, { name: '', where: query.where });
  const parts = calculation === 'share' ? query.where[breakdown[0] as MemberDimension] : undefined;
  return {
    figureKind,
    all,
    rows: parts ? all.filter(({ name }) => parts.includes(name)) : all,
    total: rowOf(figureKind, whole),
  };
}
