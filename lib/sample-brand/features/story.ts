import { fillTemplate } from '@/lib/base/fill';
import { leadAlert } from './alerts';
import type { Dataset } from '../data/dataset';
import { explainChange } from '../engine/explain';
import { queryWithDefaults } from '../engine/query';
import { valueOf } from '../engine/measures';
import { formatAmount, inSentence, withCount } from '../engine/format';
import { figureTexts } from '../engine/figure-texts';
import { itemChart } from '../answers/chart';
import { contextOf } from '../answers/context';
import { productTexts } from './product-texts';

const words = productTexts.story;

/**
 * The story of the item that the lead alert is about: why its region lies below plan, in a sentence
 * and as the item's weeks.
 */
export function storyOf(data: Dataset) {
  const alert = leadAlert(data);
  const { product = '', region = '' } = alert;
  const query = queryWithDefaults(data, {
    calculation: 'why',
    versus: 'plan',
    where: { region: [region] },
  });
  const { item } = explainChange(data, query);
  const chart = itemChart(contextOf(data, query));
  if (!item || !chart) throw new Error(`No single item explains the gap of ${region}.`);
  const out = valueOf(data, 'outOfStockWeeks', item.where, query.weeks);
  const weeks = withCount(out, figureTexts.weeks);
  const lost = valueOf(data, 'lostSales', item.where, query.weeks);
  return {
    alert,
    answer: fillTemplate(words.answer, {
      product: inSentence(product),
      weeks,
      lost: formatAmount(lost),
    }),
    chart,
  };
}
