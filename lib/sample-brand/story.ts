import { sampleData } from '@/words';
import { fill } from '@/lib/fill';
import { leadAlert } from './alerts';
import { answerTo } from './answers';
import { capital } from './answers/in-words';
import { queryInWords } from './answers/question';
import { itemName, itemSentence } from './answers/why';
import { type Dataset, recent } from './dataset';
import { unitOf } from './format';
import { queryOf, valueOf } from './query/query';
import { reasonsOf } from './query/why';

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
  const asked = queryOf(data, { measure: 'gap', show: 'why', where: { region: [region] } });
  const { total, item } = reasonsOf(data, asked);
  if (!item) throw new Error(`No single item explains the gap of ${region}.`);
  const lost = valueOf(data, { measure: 'lost' }, item.where, recent(data));
  const lakh = unitOf([]);
  const bar = (label: string, value: number, look: 'main' | 'accent') => ({
    label,
    text: lakh.text(Math.abs(value)),
    value: Math.abs(value),
    look,
  });
  return {
    /** The product whose name the pictures mark. */
    product,
    alert,
    answer: {
      question: fill(words.question, { region }),
      headline: answerTo(data, { ...asked, show: 'level' }).headline,
      detail: itemSentence(data, item, asked, total),
      chart: {
        kind: 'bars' as const,
        title: fill(words.chart, { region, unit: lakh.name }),
        bars: [
          bar(fill(words.region, { region }), total, 'main'),
          bar(
            fill(words.item, { item: capital(itemName(item, asked.where)) }),
            item.value,
            'accent',
          ),
          bar(words.shelf, lost, 'accent'),
        ],
      },
      query: queryInWords(data, asked),
    },
  };
}
