import { sampleData } from './texts/pictures';
import { fill } from '@/lib/fill';
import { leadAlert } from './alerts';
import { type Dataset, recent } from './dataset';
import { explain } from './engine/explain';
import { queryOf } from './engine/query';
import { valueOf } from './engine/run';
import { unitOf } from './format';
import { renderAnswer } from './render';
import { capital } from './render/values';
import { itemName, itemSentence } from './render/why';

const words = sampleData.story;

/** One item followed through a morning: its alert, and its part of what its region is short of. */
export type Story = ReturnType<typeof storyOf>;

/**
 * The story of the item that the lead alert is about: how far its region lies below plan, how much
 * of that is the item's, and how much of the item's its empty shelf.
 */
export function storyOf(data: Dataset) {
  const alert = leadAlert(data);
  const { product = '', region = '' } = alert;
  const query = queryOf(data, { as: 'why', versus: 'plan', where: { region: [region] } });
  const { total, item } = explain(data, query);
  if (!item) throw new Error(`No single item explains the gap of ${region}.`);
  const lost = valueOf(data, 'lost', item.where, recent(data));
  const lakh = unitOf([]);
  const bar = (label: string, value: number, tone: 'main' | 'accent') => ({
    label,
    text: lakh.text(Math.abs(value)),
    value: Math.abs(value),
    tone,
  });
  const against = renderAnswer(data, { kind: 'query', query: { ...query, as: 'change' } });
  return {
    /** The product whose name the pictures mark. */
    product,
    alert,
    answer: {
      question: fill(words.question, { region }),
      headline: against.headline,
      detail: itemSentence(data, item, query, total),
      chart: {
        kind: 'bars' as const,
        title: fill(words.chart, { region, unit: lakh.name }),
        bars: [
          bar(fill(words.region, { region }), total, 'main'),
          bar(
            fill(words.item, { item: capital(itemName(data, item, query.where)) }),
            item.value,
            'accent',
          ),
          bar(words.shelf, lost, 'accent'),
        ],
      },
      counted: against.counted,
    },
  };
}
