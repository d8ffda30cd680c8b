import { type Dataset, recentWeeks } from '../data/dataset';
import { effectsOf } from './shock';
import { valueOf } from './measures';

/** Changes of promotion spend that are tried in a channel, in per cent. */
const CHANGES = [-50, -25, 25, 50] as const;

/** A change of promotion spend in a channel, and what it would have brought, thousands of rupees. */
export type SpendPlan = {
  readonly channel: string;
  /** In per cent. */
  readonly change: number;
  /** In margin after promotions. */
  readonly gain: number;
};

/**
 * What promotion spend could have been in the last 13 weeks: in one channel a half or a quarter less
 * or more. The plan that would have brought most comes first.
 */
export const spendPlans = (data: Dataset): readonly SpendPlan[] =>
  data.channels
    .map(({ name }) => name)
    .filter((name) => valueOf(data, 'promotionSpend', { channel: [name] }, recentWeeks(data)) > 0)
    .flatMap((channel) =>
      CHANGES.map((change) => ({
        channel,
        change,
        gain: effectsOf(data, [{ name: 'spend', channel, change }], { measure: 'profit' }).total
          .mid,
      })),
    )
    .sort((a, b) => b.gain - a.gain);
