import { fill } from '@/lib/site/fill';
import { type Dataset, type Period, recentWeeks } from '../data/dataset';
import { queryOf } from '../engine/query';
import { type Where } from '../engine/members';
import { run } from '../engine/run';
import { valueOf } from '../engine/measures';
import { spendPlans } from '../engine/spend-plans';
import { promotionsToStop } from '../engine/promotions-to-stop';
import { amount, inSentence, number, rupees, weeksText, withCount } from '../engine/format';
import { memberName } from '../answers/context';
import { figures } from '../engine/figure-texts';
import { pictureTexts } from './picture-texts';

const words = pictureTexts.recommendations;

/** An action, and what it brings in margin after promotions, in thousands of rupees. */
type RankedAction = {
  readonly kind: keyof typeof candidates;
  readonly text: string;
  /** The finding behind it, in a sentence. */
  readonly reason: string;
  readonly gain: number;
  /** In which weeks it would have brought that, or will. */
  readonly weeks: Period;
  /** What it is about, where it is one product in one place. */
  readonly where?: Where;
};

/**
 * How a product in a channel and region gets stock: from the region of the channel where it lasts
 * longest, if that is at least the cover target, or else by its next delivery.
 */
export function restockAction(data: Dataset, where: Where): string {
  const { product: [product = ''] = [], region: [region] = [] } = where;
  const { region: _, ...everywhere } = where;
  const cover = queryOf(data, {
    measure: 'cover',
    by: ['region'],
    where: everywhere,
    order: 'most',
  });
  const donor = run(data, cover).rows.find(({ name }) => name !== region);
  const canGive = donor && donor.value >= data.coverTarget;
  return fill(canGive ? pictureTexts.restock.move : pictureTexts.restock.bringForward, {
    product: inSentence(product),
    region: donor?.name ?? '',
    cover: weeksText(donor?.value ?? 0),
  });
}

type Candidate = (data: Dataset) => Omit<RankedAction, 'kind'> | undefined;

/** Restock the product and place where empty shelves cost most, as its alert advises. */
const restock: Candidate = (data) => {
  const by = ['product', 'channel', 'region'] as const;
  const losses = queryOf(data, { measure: 'lost', by, order: 'most' });
  const [loss] = run(data, losses).rows;
  if (!loss) return undefined;
  const { where, value } = loss;
  return {
    text: fill(words.restock.text, { item: memberName(data, where) }),
    reason: fill(words.restock.reason, {
      weeks: withCount(valueOf(data, 'weeksOut', where, losses.weeks), figures.weeks),
      lost: amount(value),
      action: restockAction(data, where),
    }),
    gain: value * valueOf(data, 'marginRate', where, losses.weeks),
    weeks: losses.weeks,
    where,
  };
};

/** Stop the running promotion that pays back least. */
const stop: Candidate = (data) => {
  const [worst] = promotionsToStop(data);
  if (!worst) return undefined;
  const { name, payback, spendLeft, weeksLeft, saving } = worst;
  return {
    text: fill(words.stop.text, { promotion: name }),
    reason: fill(words.stop.reason, {
      payback: rupees(payback),
      left: withCount(weeksLeft, figures.weeks),
      spend: amount(spendLeft),
    }),
    gain: saving,
    weeks: { from: data.weeks, to: data.weeks + weeksLeft },
  };
};

/** Change promotion spend as the best of its what-ifs does. */
const spend: Candidate = (data) => {
  const weeks = recentWeeks(data);
  const [best] = spendPlans(data);
  if (!best) return undefined;
  const { channel, change, gain } = best;
  const names = {
    channel: inSentence(channel),
    share: `${number(Math.abs(change))}%`,
    payback: rupees(valueOf(data, 'payback', { channel: [channel] }, weeks)),
  };
  return {
    text: fill(change < 0 ? words.spend.cut : words.spend.raise, names),
    reason: fill(words.spend.reason, names),
    gain,
    weeks,
  };
};

const candidates = { restock, stop, spend } as const;

/** The actions that bring margin after promotions, the most first. */
export const recommendationsOf = (data: Dataset): RankedAction[] =>
  (Object.keys(candidates) as (keyof typeof candidates)[])
    .flatMap((kind) => {
      const action = candidates[kind](data);
      return action && action.gain > 0 ? [{ kind, ...action }] : [];
    })
    .sort((a, b) => b.gain - a.gain);
