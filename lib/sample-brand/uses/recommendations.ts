import { fill } from '@/lib/site/fill';
import { type Dataset, type Period, recentWeeks } from '../data/dataset';
import { type Where } from '../engine/members';
import { valueOf } from '../engine/measures';
import { type StockMove, stockMoveTo, stockMoves } from '../engine/stock-moves';
import { promotionsToLeaveOut, gainOfSpend, promotionsToStop } from '../engine/promotions-to-stop';
import { amount, inSentence, joinAsList, rupees, weeksText, withCount } from '../engine/format';
import { memberName } from '../answers/context';
import { figures } from '../engine/figure-texts';
import { pictureTexts } from './picture-texts';

const words = pictureTexts.recommendations;

/** An action, and what it brings in margin after promotions, in thousands of rupees. */
type RankedAction = {
  readonly kind: keyof typeof candidates;
  /** Whether it can still be done, or is what to change when the same comes again. */
  readonly group: 'now' | 'next-time';
  readonly text: string;
  /** The finding behind it, in a sentence. */
  readonly reason: string;
  readonly gain: number;
  /** In which weeks it will bring that, or would have. */
  readonly weeks: Period;
  /** What it is about, where it is one product in one place. */
  readonly where?: Where;
};

/** Where stock that is moved comes from, in words. */
const donorsText = ({ coverTarget }: Dataset, { donors }: StockMove): string =>
  fill(pictureTexts.restock.donors, {
    regions: joinAsList(donors),
    cover: weeksText(coverTarget),
  });

/**
 * How a product in a channel and region gets stock: from the channel's regions that can spare it,
 * or else by its next delivery.
 */
export function restockAction(data: Dataset, where: Where): string {
  const move = stockMoveTo(data, where);
  const { move: moveFrom, bringForward } = pictureTexts.restock;
  return fill(move.amount > 0 ? moveFrom : bringForward, {
    product: inSentence(where.product?.[0] ?? ''),
    donors: donorsText(data, move),
  });
}

type Candidate = (data: Dataset) => Omit<RankedAction, 'kind'> | undefined;

/** Move stock to the shelf where that brings most, as its alert advises. */
const restock: Candidate = (data) => {
  const [best] = stockMoves(data);
  if (!best) return undefined;
  const { where, gain, amount: moved } = best;
  const { product: [product = ''] = [], ...place } = where;
  return {
    group: 'now',
    text: fill(words.restock.text, {
      product: inSentence(product),
      place: memberName(data, place),
    }),
    reason: fill(words.restock.reason, {
      cover: weeksText(valueOf(data, 'cover', where, recentWeeks(data))),
      money: amount(moved),
      donors: donorsText(data, best),
    }),
    gain,
    weeks: { from: data.weeks, to: data.weeks + data.coverTarget },
    where,
  };
};

/** Stop the running promotion that pays back least. */
const stop: Candidate = (data) => {
  const [worst] = promotionsToStop(data);
  if (!worst) return undefined;
  const { name, payback, spendLeft, weeksLeft, saving } = worst;
  return {
    group: 'now',
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

/** Leave out the promotions of the channel where that would have gained most in the weeks past. */
const spend: Candidate = (data) => {
  const weeks = recentWeeks(data);
  const [best] = promotionsToLeaveOut(data);
  if (!best) return undefined;
  const { channel, gain } = best;
  const names = data.promotions
    .filter((promotion) => promotion.channel === channel && promotion.lastWeek > weeks.from)
    .map(({ name }) => fill(words.spend.promotion, { name }));
  return {
    group: 'next-time',
    text: fill(words.spend.text, {
      promotions: joinAsList(names),
      channel: inSentence(channel),
    }),
    reason: fill(words.spend.reason, {
      payback: rupees(valueOf(data, 'payback', { channel: [channel] }, weeks)),
      half: amount(gainOfSpend(data, channel, -50)),
    }),
    gain,
    weeks,
  };
};

const candidates = { restock, stop, spend } as const;

/**
 * The actions that bring margin after promotions: first those that can still be done at the end of
 * the data, then what to change next time; in each group the most first.
 */
export const recommendationsOf = (data: Dataset): RankedAction[] =>
  (Object.keys(candidates) as (keyof typeof candidates)[])
    .flatMap((kind) => {
      const action = candidates[kind](data);
      return action && action.gain > 0 ? [{ kind, ...action }] : [];
    })
    .sort(
      (a, b) =>
        Number(a.group === 'next-time') - Number(b.group === 'next-time') || b.gain - a.gain,
    );
