import { fill } from '@/lib/site/fill';
import type { Dataset } from '../data/dataset';
import type { Where } from '../engine/members';
import { inSentence, joinAsList, weeksText } from '../engine/format';
import { type StockMove, stockMoveTo } from '../engine/stock-moves';
import { pictureTexts } from './picture-texts';

const words = pictureTexts.restock;

/** Where stock that is moved comes from, in words. */
export const donorsText = ({ coverTarget }: Dataset, { donors }: StockMove): string =>
  fill(words.donors, { regions: joinAsList(donors), cover: weeksText(coverTarget) });

/**
 * How a product in a channel and region gets stock: from the channel's regions that can spare it,
 * or else by its next delivery.
 */
export function restockAction(data: Dataset, where: Where): string {
  const move = stockMoveTo(data, where);
  return fill(move.amount > 0 ? words.move : words.bringForward, {
    product: inSentence(where.product?.[0] ?? ''),
    donors: donorsText(data, move),
  });
}
