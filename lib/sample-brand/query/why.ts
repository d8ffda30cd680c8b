import { type Dataset, type Period, recent } from '../dataset';
import { sum } from '../figures/statistics';
import { type MeasureId, measures } from './measures';
import { type Place, type Query, type Where, groupsOf, sliceOf, valueOf } from './query';

/** What one member added to a change, or to a gap. */
export type Part = { readonly name: string; readonly where: Where; readonly value: number };

/** Why a measure changed, or lies off its plan. */
export type Reasons = {
  readonly now: number;
  readonly before: number;
  /** The change or the gap that the parts of every dimension add up to. */
  readonly total: number;
  /** By each dimension not yet fixed: what its members added, greatest in the change's direction first. */
  readonly dimensions: readonly { readonly by: Place; readonly parts: readonly Part[] }[];
  /** The one product in one channel and region that added most. */
  readonly item?: Part;
  /** Sales that empty shelves took, and that promotions brought, more or less than before. */
  readonly shelves: number;
  readonly promotions: number;
  /** The promotion that brought much less or more than in the weeks before. */
  readonly promotion?: Part;
};

const free: readonly Place[] = ['channel', 'product', 'region'];

/** What the members of some dimensions added, as `Reasons` say, in the direction of the total. */
function partsOf(data: Dataset, query: Query, by: readonly Place[], before: Period): Part[] {
  const { measure, weeks, where } = query;
  const { parts } = measures[measure];
  const of = (id: MeasureId, members: Where, period: Period) =>
    valueOf(data, { measure: id }, members, period);
  // A ratio changes by what its parts change, each member against the ratio there was.
  const ratio = parts && of(measure, where, before);
  const base = parts && of(parts[1], where, weeks);
  return groupsOf(data, { by, where, weeks }).map(({ name, where: members }) => {
    const change = (id: MeasureId) => of(id, members, weeks) - of(id, members, before);
    const value =
      measure === 'gap'
        ? of('gap', members, weeks)
        : parts && ratio !== undefined
          ? (change(parts[0]) - ratio * change(parts[1])) / (base || 1)
          : change(measure);
    return { name, where: members, value };
  });
}

/**
 * The reasons of a change, member by member: nothing is left over. Where sales or their plan are
 * asked for, what empty shelves and promotions did stands beside them.
 */
export function reasonsOf(data: Dataset, query: Query, past: Period): Reasons {
  const { measure, where, weeks, by } = query;
  const isGap = measure === 'gap';
  const now = valueOf(data, query, where, weeks);
  const before = isGap ? 0 : valueOf(data, query, where, past);
  const total = now - before;
  const towards = Math.sign(total) || 1;
  const sorted = (parts: Part[]) => parts.sort((a, b) => towards * (b.value - a.value));
  const open = free.filter((dimension) => where[dimension]?.length !== 1);
  const dimensions = open
    .map((dimension) => ({ by: dimension, parts: sorted(partsOf(data, query, [dimension], past)) }))
    .sort(
      (a, b) =>
        Number(by.includes(b.by)) - Number(by.includes(a.by)) ||
        towards * ((b.parts[0]?.value ?? 0) - (a.parts[0]?.value ?? 0)),
    );
  const [item] = open.length > 1 ? sorted(partsOf(data, query, open.toReversed(), past)) : [];
  const of = (id: MeasureId, members: Where, period: Period) =>
    measures[id].of(sliceOf(data, members, period, measures[id]));
  const expected = isGap ? 1 + data.growthPlan : 1;
  const isOfSales = measure === 'sales' || isGap;
  const promotions = isOfSales
    ? data.promotions.map(({ name }) => {
        const members = { ...where, promotion: [name] };
        const value = of('extra', members, weeks) - expected * of('extra', members, past);
        return { name, where: members, value };
      })
    : [];
  const [promotion] = sorted(promotions.filter(({ value }) => Math.sign(value) === towards));
  return {
    now,
    before,
    total,
    dimensions,
    ...(item && { item }),
    shelves: isOfSales ? (isGap ? 0 : of('lost', where, past)) - of('lost', where, weeks) : 0,
    promotions: sum(promotions.map(({ value }) => value)),
    ...(promotion && { promotion }),
  };
}

/** What a plan is counted from: the first half. */
export const planned = (data: Dataset): Period => ({ from: 0, to: recent(data).from });
