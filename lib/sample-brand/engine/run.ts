import type { Dataset, Period } from '../dataset';
import { forecast } from '../figures/forecast';
import { type Estimate, difference, isSame, mean, sum } from '../figures/statistics';
import { measures } from './measures';
import {
  type Dimension,
  type Query,
  type Where,
  changesByRate,
  comparesWithBase,
  membersOf,
  weeksBefore,
} from './query';
import { baseOf, evaluate, sliceOf, valueOf, weeklyValues } from './slice';

/** A member, or a combination of members, that a query tells apart. */
export type Group = { readonly name: string; readonly where: Where; readonly weeks?: Period };

/** One row of an answer. */
export type Row = Group & {
  /** The measure in the query's weeks; of a forecast, what is expected of the weeks ahead. */
  readonly value: number;
  /** What it is compared with: before, plan, target, the whole, or the same weeks looking back. */
  readonly base?: number;
  /** The number that is shown, ranked and limited; `Frame.figureKind` says what it is. */
  readonly figure: number;
  /** How far off `figure` may be. */
  readonly range?: Estimate;
};

/** What a query comes to. */
export type Frame = {
  /** What `figure` is: the value itself, its relative or absolute distance from the base, a share. */
  readonly figureKind: 'value' | 'rate' | 'difference' | 'share';
  /** Every row that there is, in the query's order. */
  readonly all: readonly Row[];
  /** Those that the query's limit, rank and number keep. */
  readonly rows: readonly Row[];
  /** The same of everything that counts, not told apart. */
  readonly total: Row;
};

/** The groups that dimensions tell apart, within the members that count. */
export function groupsOf(
  data: Dataset,
  by: readonly Dimension[],
  where: Where,
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

/** What the members of a share's rows are parts of. */
export function wholeOf({ where, by: [first] }: Pick<Query, 'where' | 'by'>): Where {
  const whole: Partial<Record<string, readonly string[]>> = { ...where };
  if (first && first !== 'week') delete whole[first];
  return whole;
}

/** Whether a group has what is asked for: promotions ran in these weeks, ratios have a base. */
function isThere(data: Dataset, { measure, weeks }: Query, group: Group): boolean {
  const { ratio, isOfPromotions } = measures[measure];
  const period = group.weeks ?? weeks;
  if (isOfPromotions || group.where.promotion) {
    return valueOf(data, 'promotionSpend', group.where, period) !== 0;
  }
  return !ratio || evaluate(data, ratio.under, group.where, period) !== 0;
}

function forecastRow(data: Dataset, { measure, weeks }: Query, group: Group): Row {
  const values = weeklyValues(data, measure, group.where, { from: 0, to: data.weeks });
  const range = forecast(values, weeks.from - data.weeks + 1, weeks.to - data.weeks);
  const base = sum(values.slice(weeks.from - weeks.to));
  return { ...group, value: range.mid, base, figure: range.mid, range };
}

/** What a value is compared with. */
export function comparisonValue(data: Dataset, query: Query, group: Group): number | undefined {
  const { measure, view, versus, weeks } = query;
  const { value, target } = measures[measure];
  const period = group.weeks ?? weeks;
  if (view === 'share') return valueOf(data, measure, wholeOf(query), period);
  if (versus === 'target') return target?.value(data);
  if (versus === 'plan') return baseOf(data, value, group.where, { versus, weeks: period });
  // A value has its past beside it where there is one to compare with.
  const hasPast = view !== 'average' && !group.weeks && !group.where.promotion;
  return hasPast ? baseOf(data, value, group.where, { weeks: period }) : undefined;
}

function rowOf(data: Dataset, query: Query, figureKind: Frame['figureKind'], group: Group): Row {
  const { measure, view } = query;
  if (view === 'forecast') return forecastRow(data, query, group);
  const period = group.weeks ?? query.weeks;
  const slice = sliceOf(data, group.where, period);
  const { value: formula, range, growthRange, adds } = measures[measure];
  if (view === 'average') {
    // A promotion's weeks are those in which it ran.
    const weeks = Math.max(1, slice.period.to - slice.period.from);
    const value =
      adds === 'weeks'
        ? formula(slice) / weeks
        : mean(weeklyValues(data, measure, group.where, slice.period));
    return { ...group, value, figure: value };
  }
  const value = formula(slice);
  const base = comparisonValue(data, query, group);
  const row = { ...group, value, ...(base !== undefined && { base }) };
  const past = weeksBefore(period);
  if (figureKind === 'share') return { ...row, figure: base ? value / base : 0 };
  if (figureKind === 'rate') {
    return {
      ...row,
      figure: base ? difference(value / base, 1) : 0,
      ...(growthRange && past && { range: growthRange(slice.lines, period, past) }),
    };
  }
  if (figureKind === 'difference') return { ...row, figure: difference(value, base ?? 0) };
  return { ...row, figure: value, ...(range && { range: range(slice) }) };
}

/** What rows show: a rate only where every one of them has something to be compared with. */
function figureKindOf(data: Dataset, query: Query, groups: readonly Group[]): Frame['figureKind'] {
  if (query.view === 'share') return 'share';
  if (!comparesWithBase(query.view)) return 'value';
  const isRate =
    changesByRate(query) && groups.every((group) => (comparisonValue(data, query, group) ?? 0) > 0);
  return isRate ? 'rate' : 'difference';
}

/** Rows from the highest figure unless the query says otherwise; weeks that are not ranked stay. */
function sortRows(rows: readonly Row[], { by, order, threshold }: Query): readonly Row[] {
  if (by[0] === 'week' && !order && !threshold) return rows;
  const isDescending = order ? order === 'most' : threshold?.side !== 'below';
  return [...rows].sort((a, b) => (isDescending ? b.figure - a.figure : a.figure - b.figure));
}

/**
 * Runs a query.
 * @returns rows ordered from the highest figure unless the query says otherwise; weeks that
 *   are not ranked stay in their order
 */
export function run(data: Dataset, query: Query): Frame {
  const { view, by, limit, rank, threshold } = query;
  const groups = groupsOf(
    data,
    by,
    view === 'share' ? wholeOf(query) : query.where,
    query.weeks,
  ).filter((group) => by.length === 0 || isThere(data, query, group));
  const figureKind = figureKindOf(data, query, groups);
  const found = groups.map((group) => rowOf(data, query, figureKind, group));
  const all = sortRows(found, query);
  const [first] = found;
  const whole = { name: '', where: query.where };
  const selected = all.filter(({ name, figure }) => {
    const parts = view === 'share' ? query.where[by[0] as 'channel'] : undefined;
    const isPart = parts?.includes(name) ?? true;
    const isWithin =
      !threshold ||
      (!isSame(figure, threshold.value) &&
        figure > threshold.value === (threshold.side === 'above'));
    return isPart && isWithin;
  });
  return {
    figureKind,
    all,
    rows: rank ? selected.slice(rank - 1, rank) : selected.slice(0, limit),
    total: first && by.length === 0 ? first : rowOf(data, { ...query, by: [] }, figureKind, whole),
  };
}
