import { fill } from '@/lib/site/fill';
import type { Dataset } from '../data/dataset';
import type { Where } from '../engine/members';
import { queryOf } from '../engine/query';
import { run } from '../engine/run';
import { inSentence, weeksText } from '../engine/format';
import { pictureTexts } from './picture-texts';

const words = pictureTexts.restock;

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
  return fill(canGive ? words.move : words.bringForward, {
    product: inSentence(product),
    region: donor?.name ?? '',
    cover: weeksText(donor?.value ?? 0),
  });
}
