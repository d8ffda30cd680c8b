import { answers } from '@/content/answers';
import type { Dataset } from '../dataset';
import { fill } from '@/lib/fill';
import { amount, inSentence, number, rupees, unitOf } from '../format';
import { promotionResults } from '../promotions';
import { type Answer, answerRange, ask, rangedBar, tryLevers } from './answer';

const words = answers.promotions;

/** Which promotion pays back least? */
export function promotionsAnswer(data: Dataset): Answer {
  const results = promotionResults(data);
  const [worst] = results;
  const best = results.at(-1);
  if (!worst || !best) throw new Error('The dataset has no promotion.');
  const unit = unitOf(results.flatMap(({ spend, extra, margin }) => [spend, extra.mid, margin]));
  const result = worst.margin - worst.spend;
  return {
    question: words.question,
    headline: fill(words.headline, {
      promotion: worst.promotion.name,
      channel: inSentence(worst.promotion.channel),
      payback: rupees(worst.payback.mid),
    }),
    detail: [
      fill(result < 0 ? words.loss : words.gain, {
        spend: amount(worst.spend),
        extra: amount(worst.extra.mid),
        result: amount(Math.abs(result)),
      }),
      fill(words.best, {
        promotion: best.promotion.name,
        channel: inSentence(best.promotion.channel),
        payback: rupees(best.payback.mid),
      }),
    ].join(' '),
    chart: {
      kind: 'bars',
      title: words.chart,
      bars: results.map(({ promotion, payback }) => {
        const look = promotion === worst.promotion ? 'accent' : 'plain';
        return rangedBar(promotion.name, payback, (value) => number(value, 2), look);
      }),
      reference: { value: data.paybackTarget, label: words.breakEven },
    },
    table: {
      title: fill(words.table, { unit: unit.name }),
      columns: words.columns,
      rows: results.map(({ promotion, spend, extra, margin }) => [
        promotion.name,
        unit.text(spend),
        unit.text(extra.mid),
        unit.text(margin),
      ]),
    },
    range: answerRange(
      fill(words.range, { promotion: worst.promotion.name }),
      worst.payback,
      rupees,
      { value: data.paybackTarget, label: answers.breakEven },
    ),
    method: words.method,
    followUps: [
      ask('move'),
      tryLevers({ channel: worst.promotion.channel, spend: -50 }),
      ask('growth'),
    ],
  };
}
