import type { Dataset } from '../dataset';
import { amount, inSentence, lakh, number, rupees } from '../format';
import { promotionResults } from '../promotions';
import { type Answer, answerRange, ask, tryLevers } from './answer';

/** Which promotion pays back least? */
export function promotionsAnswer(data: Dataset): Answer {
  const results = promotionResults(data);
  const [worst] = results;
  const best = results.at(-1);
  if (!worst || !best) throw new Error('The dataset has no promotion.');
  const result = worst.margin - worst.spend;
  return {
    question: 'Which promotion pays back least?',
    headline: `${worst.promotion.name} in ${inSentence(worst.promotion.channel)}: ${rupees(worst.payback.mid)} of margin for each rupee spent.`,
    detail: `It cost ${amount(worst.spend)} and brought ${amount(worst.extra.mid)} of extra sales: a ${result < 0 ? 'loss' : 'gain'} of ${amount(Math.abs(result))} after margin. ${best.promotion.name} in ${inSentence(best.promotion.channel)} paid back most, ${rupees(best.payback.mid)}.`,
    chart: {
      kind: 'bars',
      title: 'Margin for a rupee of trade spend',
      bars: results.map(({ promotion, payback }) => ({
        label: promotion.name,
        text: number(payback.mid, 2),
        value: payback.mid,
        range: payback,
        look: promotion === worst.promotion ? 'accent' : 'plain',
      })),
      reference: { value: data.paybackTarget, label: 'Break-even' },
    },
    table: {
      title: 'Promotions, Rs lakh',
      columns: ['Promotion', 'Spend', 'Extra sales', 'Margin'],
      rows: results.map(({ promotion, spend, extra, margin }) => [
        promotion.name,
        lakh(spend),
        lakh(extra.mid),
        lakh(margin),
      ]),
    },
    range: answerRange(
      `Margin for a rupee of spend, ${worst.promotion.name}`,
      worst.payback,
      rupees,
    ),
    method:
      'Extra sales are sales in promotion weeks above the mean of the four weeks before and the four after. Their gross margin is divided by the trade spend.',
    followUps: [
      ask('move'),
      tryLevers({ channel: worst.promotion.channel, spend: -50 }),
      ask('growth'),
    ],
  };
}
