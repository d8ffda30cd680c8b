import { fill } from '@/lib/fill';
import type { Dataset } from '../dataset';
import type { Contribution } from '../engine/explain';
import { type Query, places } from '../engine/query';
import { valueOf } from '../engine/run';
import { amount, counted, inSentence, percent } from '../format';
import { scopeOf } from '../reading/sentence';
import { answerTexts } from '../texts/answers';
import { figures } from '../texts/figures';
import { differenceText } from './values';

const { details } = answerTexts;

/** A product in a place as a sentence names it: 'lemon soda in general trade'. */
export function itemName(data: Dataset, { where }: Contribution, fixed: Query['where']): string {
  const open = Object.fromEntries(
    places.flatMap((place) =>
      where[place] && fixed[place]?.length !== 1 ? [[place, where[place]] as const] : [],
    ),
  );
  return inSentence(scopeOf(data, open, ['channel']).replace(/^ (?:of|in the|in) /, ''));
}

/** What one item adds to a change of `total`, and what its empty shelf cost. */
export function itemSentence(
  data: Dataset,
  item: Contribution,
  { measure, where, weeks }: Query,
  total: number,
): string {
  const weeksOut = valueOf(data, 'weeksOut', item.where, weeks);
  return fill(weeksOut ? details.whyItemOut : details.whyItem, {
    item: itemName(data, item, where),
    value: differenceText(measure, item.value),
    share: shareText(item.value, total),
    weeks: counted(weeksOut, figures.weeks),
    lost: amount(valueOf(data, 'lost', item.where, weeks)),
  });
}

/** A part of a whole, in per cent. */
export const shareText = (value: number, total: number): string =>
  percent(total === 0 ? 0 : value / total, 0);
