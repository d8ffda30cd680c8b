import { answers } from '@/words/answers';
import { figures } from '@/words/figures';
import { sampleData } from '@/words/sample-data';
import { fill } from '@/lib/fill';
import { type Alert, leadAlert } from './alerts';
import { type Answer, answerTo } from './answers';
import type { BarChart } from './answers/answer';
import { capital, scopeOf } from './answers/in-words';
import { queryInWords } from './answers/question';
import { type Dataset, recent } from './dataset';
import { amount, counted, inSentence, percent, signedAmount, unitOf } from './format';
import { queryOf, valueOf } from './query/query';
import { reasonsOf } from './query/why';

const words = sampleData.story;

/** One item followed through a morning: its alert, and its part of what its region is short of. */
export type Story = {
  /** The product whose name the pictures mark. */
  readonly product: string;
  readonly alert: Alert;
  readonly answer: Pick<Answer, 'question' | 'headline' | 'detail' | 'query'> & {
    readonly chart: BarChart;
  };
};

/**
 * The story of the item that the lead alert is about: how far its region lies below plan, how much
 * of that is the item's, and how much of the item's its empty shelf.
 */
export function storyOf(data: Dataset): Story {
  const alert = leadAlert(data);
  const { product = '', region = '' } = alert;
  const asked = queryOf(data, { measure: 'gap', show: 'why', where: { region: [region] } });
  const { total, item } = reasonsOf(data, asked);
  if (!item) throw new Error(`No single item explains the gap of ${region}.`);
  const lost = valueOf(data, { measure: 'lost' }, item.where, recent(data));
  const weeks = counted(
    valueOf(data, { measure: 'weeksOut' }, item.where, recent(data)),
    figures.weeks,
  );
  const name = scopeOf(item.where, ['region']).replace(/^ of /, '');
  const lakh = unitOf([]);
  const share = percent(item.value / total, 0);
  const bar = (label: string, value: number, look: 'main' | 'accent') => ({
    label,
    text: lakh.text(Math.abs(value)),
    value: Math.abs(value),
    look,
  });
  return {
    product,
    alert,
    answer: {
      question: fill(words.question, { region }),
      headline: answerTo(data, { ...asked, show: 'level' }).headline,
      detail: fill(answers.details.whyItemOut, {
        item: inSentence(name),
        value: signedAmount(item.value),
        share,
        weeks,
        lost: amount(lost),
      }),
      chart: {
        kind: 'bars',
        title: fill(words.chart, { region, unit: lakh.name }),
        bars: [
          bar(fill(words.region, { region }), total, 'main'),
          bar(fill(words.item, { item: capital(name) }), item.value, 'accent'),
          bar(words.shelf, lost, 'accent'),
        ],
      },
      query: queryInWords(data, asked),
    },
  };
}
