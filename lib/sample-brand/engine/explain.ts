import type { Dataset } from '../data/dataset';
import { difference } from './figures/statistics';
import { measures } from './measures';
import { type MemberDimension, type Filters, breakdownDimensions } from './members';
import type { Query } from './query';
import { groupsOf, runQuery } from './run';
import { type Formula, type SelectedLines, baseOf, selectMembers, sliceIn } from './slice';

/** What one member added to a change. */
export type Contribution = {
  readonly name: string;
  readonly where: Filters;
  readonly value: number;
};

/** The reasons of a change, or of a distance from plan. */
export type Explanation = ReturnType<typeof explainChange>;

/** How far a formula of a selection lies above what a query compares it with. */
const distanceOf = (selection: SelectedLines, query: Query, formula: Formula): number =>
  formula(sliceIn(selection, query.weeks)) - (baseOf(selection, formula, query) ?? 0);

/**
 * Explains a change member by member: nothing is left over.
 * @param query one that asks for reasons; with an order, those of the member it puts first
 */
export function explainChange(data: Dataset, query: Query) {
  const [first] = query.order ? runQuery(data, { ...query, calculation: 'change' }).rows : [];
  const { where } = first ?? query;
  const { measure, weeks } = query;
  const { value: formula, ratio, drivers = [] } = measures[measure];
  const selection = selectMembers(data, where);
  const value = formula(sliceIn(selection, weeks));
  const base = baseOf(selection, formula, query) ?? 0;
  const total = difference(value, base);
  const towards = Math.sign(total) || 1;
  const denominator = ratio?.denominator(sliceIn(selection, weeks));
  // A ratio N ÷ D changes from R by (ΔN − R × ΔD) ÷ D, which adds up over members.
  const contributionOf = (part: SelectedLines) =>
    ratio && denominator
      ? (distanceOf(part, query, ratio.numerator) -
          base * distanceOf(part, query, ratio.denominator)) /
        denominator
      : distanceOf(part, query, formula);
  const scope = { ...data, lines: selection.lines };
  const contributions = (by: readonly MemberDimension[]): Contribution[] =>
    groupsOf(data, by, where, weeks)
      .map((group) => ({ ...group, value: contributionOf(selectMembers(scope, group.where)) }))
      .sort((a, b) => towards * (b.value - a.value));
  const open = total === 0 ? [] : breakdownDimensions(where);
  const leads = (by: MemberDimension) => Number(query.breakdown.includes(by));
  const dimensions = open
    .map((by) => ({ by, parts: contributions([by]) }))
    .sort(
      (a, b) =>
        leads(b.by) - leads(a.by) ||
        towards * ((b.parts[0]?.value ?? 0) - (a.parts[0]?.value ?? 0)),
    );
  const [item] = open.length > 1 ? contributions([...open].reverse()) : [];
  return {
    /** Of which members: those of the query, or the one that its order puts first. */
    where,
    value,
    base,
    /** Value less base: what the members of every dimension add up to. */
    total,
    /** By each open dimension what its members added, greatest in the change's direction first. */
    dimensions,
    /** The one product in one channel and region that added most. */
    item,
    /** Empty shelves, promotions: what else moved, where the measure says so. */
    drivers: drivers.map((driver) => ({
      name: driver.name,
      value: distanceOf(selection, query, driver.value),
    })),
  };
}
