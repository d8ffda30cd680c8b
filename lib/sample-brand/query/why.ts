import { type Dataset, type Period, earlier } from '../dataset';
import { sum } from '../figures/statistics';
import { type MeasureId, measures } from './measures';
import { type Place, type Query, type Where, groupsOf, valueOf } from './query';

/** What one member added to a change, or to a gap. */
export type Part = { readonly name: string; readonly where: Where; readonly value: number };

/** The dimensions that some members leave open, so that a change can be told by them. */
export const openIn = (where: Where) =>
  (['channel', 'product', 'region'] as const).filter((one) => where[one]?.length !== 1);

/**
 * The reasons of a change, member by member: nothing is left over. Where sales or their plan are
 * asked for, what empty shelves and promotions did stands beside them.
 */
export function reasonsOf(data: Dataset, query: Query) {
  const { measure, where, weeks, by } = query;
  const { parts } = measures[measure];
  const isGap = measure === 'gap';
  // A plan is counted from the first half.
  const past = (!isGap && query.before) || earlier(data);
  const of = (id: MeasureId, members: Where, period: Period) =>
    valueOf(data, { measure: id }, members, period);
  const now = valueOf(data, query, where, weeks);
  const before = isGap ? 0 : valueOf(data, query, where, past);
  const total = now - before;
  const towards = Math.sign(total) || 1;
  const sorted = (some: Part[]) => some.sort((a, b) => towards * (b.value - a.value));
  // A ratio changes by what its parts change, each member against the ratio there was.
  const ratio = parts && of(measure, where, past);
  const base = (parts && of(parts[1], where, weeks)) || 1;
  const added = (members: Where): number => {
    const change = (id: MeasureId) => of(id, members, weeks) - of(id, members, past);
    if (isGap) return of('gap', members, weeks);
    if (!parts || ratio === undefined) return change(measure);
    return (change(parts[0]) - ratio * change(parts[1])) / base;
  };
  const partsBy = (dimensions: readonly Place[]): Part[] =>
    sorted(
      groupsOf(data, { by: dimensions, where, weeks }).map((group) => ({
        ...group,
        value: added(group.where),
      })),
    );
  const open = openIn(where);
  const dimensions = open
    .map((dimension) => ({ by: dimension, parts: partsBy([dimension]) }))
    .sort(
      (a, b) =>
        Number(by.includes(b.by)) - Number(by.includes(a.by)) ||
        towards * ((b.parts[0]?.value ?? 0) - (a.parts[0]?.value ?? 0)),
    );
  const [item] = open.length > 1 ? partsBy(open.toReversed()) : [];
  const isOfSales = measure === 'sales' || isGap;
  const expected = isGap ? 1 + data.growthPlan : 1;
  const promotions = (isOfSales ? data.promotions : []).map(({ name }): Part => {
    const members = { ...where, promotion: [name] };
    const value = of('extra', members, weeks) - expected * of('extra', members, past);
    return { name, where: members, value };
  });
  const [promotion] = sorted(promotions.filter(({ value }) => Math.sign(value) === towards));
  const lost = (period: Period) => (isOfSales ? of('lost', where, period) : 0);
  return {
    /** What a change or a plan is counted from. */
    past,
    now,
    before,
    /** The change or the gap that the parts of every dimension add up to. */
    total,
    /** By each open dimension: what its members added, greatest in the change's direction first. */
    dimensions,
    /** The one product in one channel and region that added most. */
    item,
    /** Sales that empty shelves took, and that promotions brought, more or less than before. */
    shelves: (isGap ? 0 : lost(past)) - lost(weeks),
    promotions: sum(promotions.map(({ value }) => value)),
    /** The promotion that brought much less or more than in the weeks before. */
    promotion,
  };
}
