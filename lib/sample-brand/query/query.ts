import { type Dataset, type Line, type Period, promotedLines, recent, weekly } from '../dataset';
import { growthOf } from '../figures/growth';
import { type Estimate, mean, trendOf } from '../figures/statistics';
import { type Measure, type MeasureId, type Slice, measures } from './measures';

/** What can be kept to some of its members. */
export const places = ['channel', 'region', 'product', 'promotion'] as const;
export type Place = (typeof places)[number];
export type Dimension = Place | 'week';

/** Members that count, by dimension; of a dimension that is not here, all. */
export type Where = Readonly<Partial<Record<Place, readonly string[]>>>;

/**
 * A question to the sample brand: a measure, what is shown of it, by which dimensions, of which
 * members and weeks. Weeks are counted from 0, `to` not included.
 */
export type Query = {
  readonly kind: 'query';
  readonly measure: MeasureId;
  readonly show: 'level' | 'change' | 'share' | 'trend' | 'why' | 'forecast';
  readonly by: readonly Dimension[];
  readonly where: Where;
  readonly weeks: Period;
  /** What a change is counted from; of as many weeks. */
  readonly before?: Period;
  readonly order?: 'most' | 'least';
  readonly count?: number;
  /** Only rows whose shown value lies on that side of a value. */
  readonly keep?: { readonly side: 'above' | 'below'; readonly value: number };
  /** The mean of the weeks in the place of their sum. */
  readonly perWeek?: true;
  /** Weeks ahead that a forecast sums up. */
  readonly ahead?: number;
  /** For a share: what it is a share of. */
  readonly whole?: Where;
  /** Which way the question takes for granted that it went: up or down. */
  readonly premise?: 1 | -1;
};

/** A query with everything at its usual value. */
export const queryOf = (data: Dataset, parts: Partial<Query>): Query => ({
  kind: 'query',
  measure: 'sales',
  show: 'level',
  by: [],
  where: {},
  weeks: recent(data),
  ...parts,
});

/** The names of a dimension's members, in the dataset's order. */
export function membersOf(data: Dataset, dimension: Dimension): readonly string[] {
  if (dimension === 'region') return data.regions;
  if (dimension === 'week') return Array.from({ length: data.weeks }, (_, week) => `${week + 1}`);
  return data[`${dimension}s`].map(({ name }) => name);
}

/** As many weeks directly before a period, where there are any. */
export function weeksBefore({ from, to }: Period): Period | undefined {
  const start = from - (to - from);
  return start < 0 ? undefined : { from: start, to: from };
}

/** A dimension of which several members are named, so that they are told apart. */
export const comparedBy = (where: Where): Place | undefined =>
  places.find((dimension) => (where[dimension]?.length ?? 0) > 1);

const isIn = (names: readonly string[] | undefined, name: string) => names?.includes(name) ?? true;

const indexes = new WeakMap<readonly Line[], ReadonlyMap<string, Line>>();

/** Every line by its place, made once: reasons look at each single line. */
function indexOf(lines: readonly Line[]): ReadonlyMap<string, Line> {
  const known = indexes.get(lines);
  if (known) return known;
  const index = new Map(
    lines.map((line) => [`${line.channel}/${line.region}/${line.product}`, line] as const),
  );
  indexes.set(lines, index);
  return index;
}

/** The lines of some members. */
function linesIn({ lines }: Dataset, where: Where): readonly Line[] {
  const names = [where.channel, where.region, where.product];
  if (names.every((some) => some?.length === 1)) {
    const line = indexOf(lines).get(names.flat().join('/'));
    return line ? [line] : [];
  }
  return lines.filter(
    ({ channel, region, product }) =>
      isIn(where.channel, channel) && isIn(where.region, region) && isIn(where.product, product),
  );
}

/** What a measure is taken of. Promotions keep other measures to their products and weeks. */
export function sliceOf(
  data: Dataset,
  where: Where,
  period: Period,
  { isPromotional }: Pick<Measure, 'isPromotional'>,
): Slice {
  const promotions = data.promotions.filter(
    ({ name, channel }) => isIn(where.promotion, name) && isIn(where.channel, channel),
  );
  const lines = linesIn(data, where);
  if (!where.promotion || isPromotional) return { data, lines, period, promotions };
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

const eachWeek = ({ from, to }: Period): Period[] =>
  Array.from({ length: Math.max(0, to - from) }, (_, week) => ({
    from: from + week,
    to: from + week + 1,
  }));

/** A measure of some members in a period, or its mean week. */
export function valueOf(
  data: Dataset,
  { measure, perWeek }: Pick<Query, 'measure' | 'perWeek'>,
  where: Where,
  period: Period,
): number {
  const { of, ...own } = measures[measure];
  const value = (weeks: Period) => of(sliceOf(data, where, weeks, own));
  if (!perWeek || own.unit === 'share' || own.unit === 'rupees') return value(period);
  return own.adds === 'weeks'
    ? value(period) / (period.to - period.from)
    : mean(eachWeek(period).map(value));
}

/** A measure in every week of a period. */
export const byWeek = (
  data: Dataset,
  measure: MeasureId,
  where: Where,
  period: Period,
): number[] =>
  measure === 'sales'
    ? weekly(sliceOf(data, where, period, measures.sales).lines, 'sales').slice(
        period.from,
        period.to,
      )
    : eachWeek(period).map((week) => valueOf(data, { measure }, where, week));

/** A member, or a combination of members of several dimensions, that a query tells apart. */
export type Group = { readonly name: string; readonly where: Where; readonly weeks?: Period };

/** The groups that a query tells apart, within its members. */
export function groupsOf(
  data: Dataset,
  { by, where, weeks }: Pick<Query, 'by' | 'where' | 'weeks'>,
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

/** One row of an answer: its measure, what it was before, and what is shown and ranked. */
export type Row = Group & {
  readonly now: number;
  readonly before?: number;
  readonly value: number;
  readonly range?: Estimate;
};

/** Whether a change is told in per cent of what was; else as a difference. */
export const changesByRate = (measure: MeasureId): boolean =>
  measures[measure].unit === 'money' && measure !== 'gap';

/** What is shown of one group: its level, its change, its share or its course. */
export function rowOf(data: Dataset, query: Query, group: Group): Row {
  const { measure, show } = query;
  const { range: rangeOf, ...own } = measures[measure];
  const period = group.weeks ?? query.weeks;
  const now = valueOf(data, query, group.where, period);
  const past = group.weeks ? weeksBefore(group.weeks) : query.before;
  const before = past && valueOf(data, query, group.where, past);
  const row = { ...group, now, ...(before !== undefined && { before }) };
  if (show === 'change' && past && before !== undefined) {
    if (!changesByRate(measure) || before <= 0) return { ...row, value: now - before };
    const lines = sliceOf(data, group.where, period, own).lines;
    const isSales = measure === 'sales' && !query.where.promotion && !query.perWeek;
    return {
      ...row,
      value: now / before - 1,
      ...(isSales && { range: growthOf(lines, period, past) }),
    };
  }
  if (show === 'share') {
    const whole = valueOf(data, query, query.whole ?? {}, period);
    return { ...row, value: whole === 0 ? 0 : now / whole };
  }
  if (show === 'trend') {
    return { ...row, value: trendOf(byWeek(data, measure, group.where, period)).slope };
  }
  return {
    ...row,
    value: now,
    ...(rangeOf && !query.perWeek && { range: rangeOf(sliceOf(data, group.where, period, own)) }),
  };
}

/** Whether a group has what the measure is about: promotions have their weeks, ratios a base. */
function isThere(data: Dataset, { measure, weeks }: Query, group: Group): boolean {
  const { parts, isPromotional } = measures[measure];
  const base = isPromotional || group.where.promotion ? 'promotionSpend' : parts?.[1];
  return !base || valueOf(data, { measure: base }, group.where, group.weeks ?? weeks) !== 0;
}

/** All rows of a query in its order, and those of them that it keeps. */
export function rowsOf(data: Dataset, query: Query): { all: Row[]; kept: Row[] } {
  const { order, count, keep, by, show, whole } = query;
  const all = groupsOf(data, show === 'share' ? { ...query, where: whole ?? {} } : query)
    .filter((group) => isThere(data, query, group))
    .map((group) => rowOf(data, query, group));
  const isCourse = by[0] === 'week' && !order && !keep;
  if (!isCourse) {
    const descends = order ? order === 'most' : keep?.side !== 'below';
    all.sort((a, b) => (descends ? b.value - a.value : a.value - b.value));
  }
  const kept = all.filter(
    ({ value }) => !keep || (keep.side === 'above' ? value > keep.value : value < keep.value),
  );
  return { all, kept: kept.slice(0, count) };
}
