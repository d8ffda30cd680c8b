import { fillTemplate } from '@/lib/base/fill';
import type { Dataset } from '../data/dataset';
import { formatNumber } from '../engine/format';
import { SPEND_EXPONENT } from '../engine/levers';
import { productTexts } from './product-texts';

/** Facts that somebody needs to recompute the figures: columns, units, and how buyers are assumed to react. */
export function sampleFacts(data: Dataset): { readonly name: string; readonly text: string }[] {
  const price = data.products.map(({ elasticity }) => -elasticity);
  const elasticities = data.channels.map((channel) => channel.distributionElasticity);
  const values = {
    mild: formatNumber(Math.min(...price), 1),
    strong: formatNumber(Math.max(...price), 1),
    narrow: formatNumber(Math.min(...elasticities), 2),
    wide: formatNumber(Math.max(...elasticities), 2),
    twice: formatNumber(2 ** SPEND_EXPONENT.mid, 1),
    least: formatNumber(2 ** SPEND_EXPONENT.low, 1),
    most: formatNumber(2 ** SPEND_EXPONENT.high, 1),
  };
  return productTexts.sampleFacts.map(({ name, text }) => ({
    name,
    text: fillTemplate(text, values),
  }));
}
