import { fillTemplate } from '@/lib/base/fill';
import { type Dataset, recentWeeks } from '../data/dataset';
import { type Filters } from '../engine/members';
import { valueOf } from '../engine/measures';
import { stockMoveTo, stockMoves } from '../engine/stock-moves';
import { promotionsToLeaveOut, promotionsToStop } from '../engine/promotions-to-stop';
import {
  formatAmount,
  formatNumber,
  inSentence,
  joinAsList,
  formatRupees,
  formatWeeks,
  withCount,
} from '../engine/format';
import { memberName } from '../answers/context';
import { figureTexts } from '../engine/figure-texts';
import { productTexts } from './product-texts';

const words = productTexts.recommendations;

/** Where stock that is moved comes from, in words. */
const donorsText = ({ coverTarget }: Dataset, donors: readonly string[]): string =>
  fillTemplate(productTexts.restock.donors, {
    regions: joinAsList(donors),
    cover: formatWeeks(coverTarget),
  });

/**
 * How a product in a channel and region gets stock: from the channel's regions that can spare it,
 * or else by its next delivery.
 */
export function restockAction(data: Dataset, where: Filters): string {
  const move = stockMoveTo(data, where);
  const { move: moveFrom, bringForward } = productTexts.restock;
  return fillTemplate(move.amount > 0 ? moveFrom : bringForward, {
    product: inSentence(where.product?.[0] ?? ''),
    donors: donorsText(data, move.donors),
  });
}

/** Bars against a line: how long the stock of each region lasts, and should last. */
export const coverBars = (
  { coverTarget: limit }: Dataset,
  { shelves, where }: ReturnType<typeof stockMoveTo>,
) => ({
  title: fillTemplate(productTexts.restock.shelves, { cover: formatNumber(limit, 1) }),
  limit,
  product: where.product?.[0],
  bars: shelves.map(({ region, cover }) => [region, cover, formatNumber(cover, 1)] as const),
});

/** Move stock to the shelf where that brings most, as its alert advises. */
const restock = (data: Dataset) =>
  stockMoves(data)
    .slice(0, 1)
    .map((move) => {
      const { where } = move;
      return {
        kind: 'restock',
        text: fillTemplate(words.restock.text, {
          product: inSentence(where.product?.[0] ?? ''),
          place: memberName(data, where, (dimension) => dimension !== 'product'),
        }),
        reason: fillTemplate(words.restock.reason, {
          cover: formatWeeks(valueOf(data, 'stockCover', where, recentWeeks(data))),
          money: formatAmount(move.amount),
          donors: donorsText(data, move.donors),
        }),
        gain: move.gain,
        evidence: coverBars(data, move),
        weeks: { from: data.weeks, to: data.weeks + data.coverTarget },
      } as const;
    });

/** Stop the running promotion that pays back least. */
const stop = (data: Dataset) =>
  promotionsToStop(data)
    .slice(0, 1)
    .map(
      ({ name, payback, spendLeft, weeksLeft, saving }) =>
        ({
          kind: 'stop',
          text: fillTemplate(words.stop.text, { promotion: name }),
          reason: fillTemplate(words.stop.reason, {
            payback: formatRupees(payback),
            left: withCount(weeksLeft, figureTexts.weeks),
            spend: formatAmount(spendLeft),
          }),
          gain: saving,
          payback,
          weeks: { from: data.weeks, to: data.weeks + weeksLeft },
        }) as const,
    );

/** Leave out the promotions of the channel where that would have gained most in the weeks past. */
const leaveOut = (data: Dataset) =>
  promotionsToLeaveOut(data)
    .slice(0, 1)
    .map(({ channel, gain }) => {
      const weeks = recentWeeks(data);
      const payback = valueOf(data, 'payback', { channel: [channel] }, weeks);
      const promotions = data.promotions.filter(
        (promotion) => promotion.channel === channel && promotion.lastWeek > weeks.from,
      );
      const names = promotions.map(({ name }) => fillTemplate(words.leaveOut.promotion, { name }));
      return {
        kind: 'leave-out',
        text: fillTemplate(words.leaveOut.text, {
          promotions: joinAsList(names),
          channel: inSentence(channel),
        }),
        reason: fillTemplate(words.leaveOut.reason, { payback: formatRupees(payback) }),
        gain,
        payback,
        weeks,
      } as const;
    });

/**
 * The actions that bring margin after promotions, each with the finding behind it in a sentence, what
 * it brings in thousands of rupees, and in which weeks: first those that can still be done at the end
 * of the data, the most first, then what to change when the same comes again.
 */
export const recommendationsOf = (data: Dataset) =>
  [...[...restock(data), ...stop(data)].sort((a, b) => b.gain - a.gain), ...leaveOut(data)].filter(
    ({ gain }) => gain > 0,
  );

export type Recommendation = ReturnType<typeof recommendationsOf>[number];
