import { fillTemplate } from '@/lib/base/fill';
import { leadAlert } from './alerts';
import type { Dataset } from '../data/dataset';
import { explainChange } from '../engine/explain';
import { queryWithDefaults } from '../engine/query';
import { valueOf } from '../engine/measures';
import { formatAmount, unitOf, withCount } from '../engine/format';
import { figureTexts } from '../engine/figure-texts';
import { barChart } from '../answers/chart';
import { capitalise } from '../answers/format-values';
import { itemName } from '../answers/detail';
import { productTexts } from './product-texts';

const words = productTexts.story;

/**
 * The story of the item that the lead alert is about: how far its region lies below plan, how much
 * of that is the item's, and how much of the item's its empty shelf.
 */
export function storyOf(data: Dataset) {
  const alert = leadAlert(data);
  const { product = '', region = '' } = alert;
  const query = queryWithDefaults(data, {
    calculation: 'why',
    versus: 'plan',
    where: { region: [region] },
  });
  const { total, item } = explainChange(data, query);
  if (!item) throw new Error(`No single item explains the gap of ${region}.`);
  const lakh = unitOf([]);
  const out = valueOf(data, 'outOfStockWeeks', item.where, query.weeks);
  const weeks = withCount(out, figureTexts.weeks);
  const lost = valueOf(data, 'lostSales', item.where, query.weeks);
  const parts = [
    [fillTemplate(words.region, { region }), total],
    [capitalise(itemName(data, item, query.where)), item.value],
    [words.shelf, lost],
  ] as const;
  return {
    alert,
    place: fillTemplate(words.place, { product, region, weeks }),
    answer: fillTemplate(words.answer, { product, weeks, lost: formatAmount(lost) }),
    gap: barChart(
      fillTemplate(words.chart, { region, unit: lakh.name }),
      lakh.text,
      parts.map(([label, value], index) => ({
        label,
        value: Math.abs(value),
        isBad: true,
        isHighlighted: index === 1,
      })),
    ),
  };
}
