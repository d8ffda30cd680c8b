import { type Dataset, type Line, type Period, promotedLines, weekly } from '../dataset';
import { forecast } from '../figures/forecast';
import { type Estimate, difference, isSame, mean } from '../figures/statistics';
import { type MeasureId, type Slice, measures } from './measures';
import {
  type Dimension,
  type Query,
  type Where,
  changesByRate,
  comparesWithBase,
  membersOf,
  weeksBefore,
} from './query';

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

const isIn = (names: readonly string[] | undefined, name: string) => names?.includes(name) ?? true;

const selections = new WeakMap<readonly Line[], Map<string, readonly Line[]>>();

/** The lines of some members of one dimension, selected once: reasons look at each over and over. */
function selectLines(
  lines: readonly Line[],
  dimension: 'channel' | 'region' | 'product',
  names: readonly string[] | undefined,
): readonly Line[] {
  if (!names) return lines;
  const known = selections.get(lines) ?? new Map<string, readonly Line[]>();
  const key = `${dimension}/${names.join('/')}`;
  const selected = known.get(key) ?? lines.filter((line) => names.includes(line[dimension]));
  selections.set(lines, known.set(key, selected));
  return selected;
}

/** The lines of the members that count. */
export function linesIn({ lines }: Dataset, where: Where): readonly Line[] {
  const inChannels = selectLines(lines, 'channel', where.channel);
  return selectLines(selectLines(inChannels, 'region', where.region), 'product', where.product);
}

/** What a measure is taken of. Promotions that are chosen keep it to their products and weeks. */
function sliceOf(data: Dataset, where: Where, period: Period): Slice {
  const promotions = data.promotions.filter(
    ({ name, channel }) => isIn(where.promotion, name) && isIn(where.channel, channel),
  );
  const lines = linesIn(data, where);
  if (!where.promotion) return { data, lines, period, promotions };
  const from = Math.min(...promotions.map(({ firstWeek }) => firstWeek - 1));
  const to = Math.max(...promotions.map(({ lastWeek }) => lastWeek));
  const promoted = new Set<Line>(promotions.flatMap((one) => promotedLines(lines, one)));
  return {
    data,
    lines: lines.filter((line) => promoted.has(line)),
    period: { from: Math.max(from, period.from), to: Math.min(to, period.to) },
    promotions,
  };
}

/** A measure of some members in a period, in its unit (money in thousands of rupees). */
export const valueOf = (data: Dataset, measure: MeasureId, where: Where, period: Period): number =>
  measures[measure].value(sliceOf(data, where, period));

/** A formula that is part of a measure, of some members in a period. */
export const valueOfFormula = (
  data: Dataset,
  formula: (slice: Slice) => number,
  where: Where,
  period: Period,
): number => formula(sliceOf(data, where, period));

/** A measure in every week of a period. */
export function weeklyValues(
  data: Dataset,
  measure: MeasureId,
  where: Where,
  { from, to }: Period,
): number[] {
  if (measure === 'sales' && !where.promotion) {
    return weekly(linesIn(data, where), 'sales').slice(from, to);
  }
  return Array.from({ length: Math.max(0, to - from) }, (_, week) =>
    valueOf(data, measure, where, { from: from + week, to: from + week + 1 }),
  );
}

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
          : membersOf(data, dimension).filter((name) => isIn(where[dimension], name));
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
  return !ratio || ratio.under(sliceOf(data, group.where, period)) !== 0;
}

function forecastRow(data: Dataset, { measure, weeks }: Query, group: Group): Row {
  const values = weeklyValues(data, measure, group.where, { from: 0, to: data.weeks });
  const range = forecast(values, weeks.from - data.weeks + 1, weeks.to - data.weeks);
  const base = values.slice(weeks.from - weeks.to).reduce((sum, value) => sum + value, 0);
  return { ...group, value: range.mid, base, figure: range.mid, range };
}

/** What a value is compared with. */
export function comparisonValue(data: Dataset, query: Query, group: Group): number | undefined {
  const { measure, view, versus, weeks } = query;
  const period = group.weeks ?? weeks;
  if (view === 'share') return valueOf(data, measure, wholeOf(query), period);
  if (versus === 'plan') return measures[measure].plan?.(sliceOf(data, group.where, period));
  if (versus === 'target') return measures[measure].target?.value(data);
  const past = weeksBefore(period);
  // A value has its past beside it where there is one to compare with.
  const hasPast = past && !group.weeks && !group.where.promotion;
  return hasPast && view !== 'average' ? valueOf(data, measure, group.where, past) : undefined;
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
    const isPart = view !== 'share' || isIn(query.where[by[0] as 'channel'], name);
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
