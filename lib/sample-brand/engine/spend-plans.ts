import { type Dataset, recentWeeks } from '../data/dataset';
import { type Lever, effectsOf, leverLimits } from './shock';
import { valueOf } from './measures';

/** Changes of promotion spend that are tried in a channel, in per cent. */
const CHANGES = [-50, -25, 25, 50] as const;

/** The share of a channel's promotion spend that is moved to another one. */
const MOVED = 25;

/** What can be tried with promotion spend, and what it would have changed, thousands of rupees. */
export type SpendPlan = { readonly levers: readonly Lever[]; readonly gain: number };

const spendLever = (channel: string, change: number): Lever => ({ name: 'spend', channel, change });

/**
 * What promotion spend could have been in the last 13 weeks: in one channel a half or a quarter less
 * or more, or a quarter of one channel's moved to another, as far as levers go. Each with what it
 * would have changed in margin after promotions; the best first.
 */
export function spendPlans(data: Dataset): readonly SpendPlan[] {
  const weeks = recentWeeks(data);
  const channels = data.channels
    .map(({ name }) => ({
      name,
      spend: valueOf(data, 'promotionSpend', { channel: [name] }, weeks),
    }))
    .filter(({ spend }) => spend > 0);
  const changes = channels.flatMap(({ name }) =>
    CHANGES.map((change) => [spendLever(name, change)]),
  );
  const moves = channels.flatMap((from) =>
    channels
      .filter((to) => to !== from)
      .map((to) => [
        spendLever(from.name, -MOVED),
        spendLever(to.name, (MOVED * from.spend) / to.spend),
      ]),
  );
  return [...changes, ...moves]
    .filter((levers) => levers.every(({ change }) => change <= leverLimits.spend.max))
    .map((levers) => ({
      levers,
      gain: effectsOf(data, levers, { measure: 'profit' }).total.mid,
    }))
    .sort((a, b) => b.gain - a.gain);
}
