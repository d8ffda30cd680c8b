import type { Dataset } from '../dataset';
import { amount, inSentence, percent, rupees, signedAmount, signedLakh } from '../format';
import { type MoveEnd, moveSpend } from '../scenario';
import { type Answer, answerRange, ask, tryLevers } from './answer';

/** The share of the giving channel's trade spend that is moved. */
export const MOVED_SHARE = 0.25;

/** What if we move trade spend to where it pays? */
export function moveAnswer(data: Dataset): Answer {
  const move = moveSpend(data, MOVED_SHARE);
  if (!move) throw new Error('The dataset has trade spend in fewer than two channels.');
  const { from, to, total } = move;
  const row = (name: string, spend: number, effect: MoveEnd['effect']) => [
    name,
    signedLakh(spend),
    signedLakh(effect.sales.mid),
    signedLakh(effect.profit.mid),
  ];
  return {
    question: 'What if we move trade spend to where it pays?',
    headline: `Moving ${amount(move.amount)} from ${inSentence(from.channel)} to ${inSentence(to.channel)} would have changed profit by ${signedAmount(total.profit.mid)}.`,
    detail: `That is ${percent(MOVED_SHARE, 0)} of what ${inSentence(from.channel)} spends. A rupee brings ${rupees(from.payback)} of margin there and ${rupees(to.payback)} in ${inSentence(to.channel)}, less with each further rupee.`,
    chart: {
      kind: 'bars',
      title: 'Change of profit in 13 weeks, Rs lakh',
      bars: [
        {
          label: `Less in ${inSentence(from.channel)}`,
          effect: from.effect,
          look: 'plain' as const,
        },
        { label: `More in ${inSentence(to.channel)}`, effect: to.effect, look: 'plain' as const },
        { label: 'In all', effect: total, look: 'accent' as const },
      ].map(({ label, effect, look }) => ({
        label,
        text: signedLakh(effect.profit.mid),
        value: effect.profit.mid,
        range: effect.profit,
        look,
      })),
    },
    table: {
      title: 'Change in 13 weeks, Rs lakh',
      columns: ['Step', 'Spend', 'Sales', 'Profit'],
      rows: [
        row(`Less in ${inSentence(from.channel)}`, -move.amount, from.effect),
        row(`More in ${inSentence(to.channel)}`, move.amount, to.effect),
        row('In all', 0, total),
      ],
      hasTotal: true,
    },
    range: answerRange('Change of profit', total.profit, signedAmount),
    method:
      'Extra sales of a channel’s promotions grow with trade spend to the power of 0.6. The range takes 0.45 and 0.75. Profit is gross margin less trade spend.',
    followUps: [
      ask('promotions'),
      tryLevers({ channel: to.channel, spend: 20 }),
      tryLevers({ channel: from.channel, spend: -20 }),
    ],
  };
}
