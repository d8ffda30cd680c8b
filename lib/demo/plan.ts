import { type Dataset, type Line, earlier, linesOf, recent, total } from './dataset';
import { promotionResult } from './promotions';
import { type Estimate, sum } from './statistics';
import { lossOf } from './stock';

/** A region's last 13 weeks against its plan, in thousands of rupees. */
export type PlanResult = {
  readonly region: string;
  readonly plan: number;
  readonly actual: number;
  /** actual − plan */
  readonly gap: number;
  /** The parts of the gap; they add up to it. */
  readonly emptyShelves: Estimate;
  readonly promotions: number;
  readonly demand: number;
};

/** Sales above ordinary that promotions brought to some lines, in the earlier and the later half. */
function extraIn(data: Dataset, lines: readonly Line[]): { before: number; after: number } {
  const part = { ...data, lines };
  const extra = (period: { from: number; to: number }) =>
    sum(data.promotions.map((one) => promotionResult(part, one, period).extra.mid));
  return { before: extra(earlier(data)), after: extra(recent(data)) };
}

/**
 * A region against its plan, and why.
 *
 *   plan          = sales of the earlier 13 weeks × (1 + growthPlan)
 *   empty shelves = − sales lost to empty shelves in the last 13 weeks (stock.ts)
 *   promotions    = extra sales of the last 13 weeks − extra sales of the 13 before
 *                   × (1 + growthPlan) (promotions.ts)
 *   demand        = the rest of the gap: what shops and people ordered more or less than planned
 */
export function againstPlan(data: Dataset, region: string): PlanResult {
  const lines = linesOf(data, { region });
  const plan = total(lines, 'sales', earlier(data)) * (1 + data.growthPlan);
  const actual = total(lines, 'sales', recent(data));
  const { lost } = lossOf(lines, recent(data));
  const emptyShelves = { low: -lost.high, mid: -lost.mid, high: -lost.low };
  const extra = extraIn(data, lines);
  const promotions = extra.after - extra.before * (1 + data.growthPlan);
  const gap = actual - plan;
  return {
    region,
    plan,
    actual,
    gap,
    emptyShelves,
    promotions,
    demand: gap - emptyShelves.mid - promotions,
  };
}

/** Every region, furthest below its plan (as a share of the plan) first. */
export function regionsAgainstPlan(data: Dataset): PlanResult[] {
  return data.regions
    .map((region) => againstPlan(data, region))
    .sort((a, b) => a.gap / a.plan - b.gap / b.plan);
}
