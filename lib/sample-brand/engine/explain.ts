import { type Dataset, type Period, earlierWeeks } from '../dataset';
import { difference } from '../figures/statistics';
import { planFactor } from './formulas';
import { type MeasureId, measures } from './measures';
import { type MemberDimension, type Query, type Where, openDimensions, weeksBefore } from './query';
import { type Row, comparisonValue, groupsOf, run, valueOf, valueOfFormula } from './run';

/** What one member, or one cause, added to a change. */
export type Contribution = {
  readonly name: string;
  readonly where: Where;
  readonly value: number;
};

/** The reasons of a change, or of a distance from plan. */
export type Explanation = {
  /** Of which members: those of the query, or the one that its order puts first. */
  readonly where: Where;
  /** The measure now, and what it is compared with. */
  readonly value: number;
  readonly base: number;
  /** Value less base: what the members of every dimension add up to. */
  readonly total: number;
  /** By each open dimension what its members added, greatest in the change's direction first. */
  readonly dimensions: readonly {
    readonly by: MemberDimension;
    readonly parts: readonly Contribution[];
  }[];
  /** The one product in one channel and region that added most. */
  readonly item?: Contribution;
  /** Empty shelves, promotions: what else moved, where the measure says so. */
  readonly drivers: readonly Contribution[];
};

/** The first row of a query for reasons that ranks its rows; nothing where it ranks none. */
export function pinnedRow(data: Dataset, query: Query): Row | undefined {
  if (!query.order || query.by.length === 0) return undefined;
  return run(data, { ...query, view: 'change' }).rows[0];
}

/** How much a measure is above its base for some members: before, or planned. */
function differenceFor(
  data: Dataset,
  { measure, versus, weeks }: Query,
  whole: Where,
): (where: Where) => number {
  const { ratio, plan } = measures[measure];
  const past = weeksBefore(weeks) ?? weeks;
  const at = (id: MeasureId, where: Where, period: Period) => valueOf(data, id, where, period);
  if (versus === 'plan' && plan) {
    return (where: Where) => at(measure, where, weeks) - valueOfFormula(data, plan, where, weeks);
  }
  if (!ratio) {
    return (where: Where) => at(measure, where, weeks) - at(measure, where, past);
  }
  // A ratio N ÷ D changes from R by (ΔN − R × ΔD) ÷ D, which adds up over members.
  const valueOfSlice = (formula: NonNullable<typeof ratio>['over'], where: Where, period: Period) =>
    valueOfFormula(data, formula, where, period);
  const before = at(measure, whole, past);
  const base = valueOfSlice(ratio.under, whole, weeks) || 1;
  return (where: Where) => {
    const change = (formula: typeof ratio.over) =>
      valueOfSlice(formula, where, weeks) - valueOfSlice(formula, where, past);
    return (change(ratio.over) - before * change(ratio.under)) / base;
  };
}

/** How far something is above what it was before, or above the weeks that the plan is made of. */
function distanceFromBase(
  data: Dataset,
  { versus, weeks }: Query,
  valueIn: (period: Period) => number,
): number {
  const base =
    versus === 'plan'
      ? valueIn(earlierWeeks(data)) * planFactor(data, weeks)
      : valueIn(weeksBefore(weeks) ?? weeks);
  return valueIn(weeks) - base;
}

/**
 * Explains a change member by member: nothing is left over.
 * @param query one that asks for reasons; with an order, those of the member it puts first
 */
export function explain(data: Dataset, query: Query): Explanation {
  const where = pinnedRow(data, query)?.where ?? query.where;
  const { measure, weeks } = query;
  const value = valueOf(data, measure, where, weeks);
  const base = comparisonValue(data, { ...query, view: 'change' }, { name: '', where }) ?? 0;
  const total = difference(value, base);
  const towards = Math.sign(total) || 1;
  const sorted = (some: readonly Contribution[]) =>
    [...some].sort((a, b) => towards * (b.value - a.value));
  const addedBy = differenceFor(data, query, where);
  const contributions = (by: readonly MemberDimension[]): Contribution[] =>
    sorted(
      groupsOf(data, by, where, weeks).map((group) => ({
        name: group.name,
        where: group.where,
        value: addedBy(group.where),
      })),
    );
  const open = openDimensions(where);
  const leads = (by: MemberDimension) => Number(query.by.includes(by));
  const dimensions = open
    .map((by) => ({ by, parts: contributions([by]) }))
    .sort(
      (a, b) =>
        leads(b.by) - leads(a.by) ||
        towards * ((b.parts[0]?.value ?? 0) - (a.parts[0]?.value ?? 0)),
    );
  const [item] = open.length > 1 ? contributions([...open].reverse()) : [];
  const drivers = (measures[measure].drivers ?? []).map(({ name, value: formula }) => ({
    name,
    where,
    value: distanceFromBase(data, query, (period) => valueOfFormula(data, formula, where, period)),
  }));
  return { where, value, base, total, dimensions, ...(item && { item }), drivers };
}

/** Which promotion made most of a difference in the direction of a change, and how much. */
export function promotionBehind(data: Dataset, query: Query, where: Where, total: number) {
  if (!measures[query.measure].drivers) return undefined;
  const [first] = data.promotions
    .map((promotion) => {
      const members = { ...where, promotion: [promotion.name] };
      const extra = (period: Period) => valueOf(data, 'extra', members, period);
      return { promotion, value: distanceFromBase(data, query, extra) };
    })
    .filter(({ value }) => value !== 0 && Math.sign(value) === Math.sign(total))
    .sort((a, b) => Math.abs(b.value) - Math.abs(a.value));
  return first;
}
