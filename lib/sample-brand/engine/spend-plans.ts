import { type Dataset, recentWeeks } from '../data/dataset';
import { valueOf } from './measures';
import { type Lever, effectsOf, leverLimits } from './shock';

/** A change of one channel's promotion spend, and what it would have brought, thousands of rupees. */
export type SpendPlan = {
  readonly channel: string;
  /** In per cent: -100 is no promotion at all. */
  readonly change: number;
  readonly gain: number;
};

/** What a change of a channel's promotion spend would have brought in margin after promotions. */
export const gainOfSpend = (data: Dataset, channel: string, change: number): number => {
  const lever: Lever = { name: 'spend', channel, change };
  return effectsOf(data, [lever], { measure: 'profit', where: { channel: [channel] } }).total.mid;
};

/**
 * What promotion spend could have been in the last 13 weeks: in one channel, at each step of its
 * lever from none to twice as much. The best first.
 */
export function spendPlans(data: Dataset): readonly SpendPlan[] {
  const { min, max, step } = leverLimits.spend;
  const changes = Array.from({ length: (max - min) / step + 1 }, (_, index) => min + index * step);
  return data.channels
    .map(({ name }) => name)
    .filter((name) => valueOf(data, 'promotionSpend', { channel: [name] }, recentWeeks(data)) > 0)
    .flatMap((channel) =>
      changes
        .filter((change) => change !== 0)
        .map((change) => ({ channel, change, gain: gainOfSpend(data, channel, change) })),
    )
    .sort((a, b) => b.gain - a.gain);
}
