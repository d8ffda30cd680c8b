import { answers } from '@/content/answers';
import type { Dataset } from '../dataset';
import { fill } from '@/lib/fill';
import { amount, inSentence, percent, rupees, unitOf } from '../format';
import { MOVED_SHARE, type MoveEnd, moveSpend } from '../scenario';
import { type Answer, ask, profitRange, rangedBar, tryLevers } from './answer';

const words = answers.move;

/** What if we move trade spend to where it pays? */
export function moveAnswer(data: Dataset): Answer {
  const move = moveSpend(data);
  if (!move) throw new Error('The dataset has trade spend in fewer than two channels.');
  const { from, to, total } = move;
  const effects = [from.effect, to.effect, total];
  const profitUnit = unitOf(effects.flatMap(({ profit }) => [profit.low, profit.high]));
  const unit = unitOf([
    move.amount,
    ...effects.flatMap(({ sales, profit }) => [sales.mid, profit.mid]),
  ]);
  const row = (name: string, spend: number, effect: MoveEnd['effect']) => [
    name,
    unit.signed(spend),
    unit.signed(effect.sales.mid),
    unit.signed(effect.profit.mid),
  ];
  const less = fill(words.less, { channel: inSentence(from.channel) });
  const more = fill(words.more, { channel: inSentence(to.channel) });
  return {
    question: words.question,
    headline: fill(total.profit.mid < 0 ? words.cost : words.added, {
      amount: amount(move.amount),
      from: inSentence(from.channel),
      to: inSentence(to.channel),
      profit: amount(Math.abs(total.profit.mid)),
    }),
    detail: fill(words.detail, {
      share: percent(MOVED_SHARE, 0),
      from: inSentence(from.channel),
      to: inSentence(to.channel),
      paybackThere: rupees(from.payback),
      paybackHere: rupees(to.payback),
    }),
    chart: {
      kind: 'bars',
      title: fill(words.chart, { unit: profitUnit.name }),
      bars: [
        rangedBar(less, from.effect.profit, profitUnit.signed, 'plain'),
        rangedBar(more, to.effect.profit, profitUnit.signed, 'plain'),
        rangedBar(words.total, total.profit, profitUnit.signed, 'main'),
      ],
    },
    table: {
      title: fill(words.table, { unit: unit.name }),
      columns: words.columns,
      rows: [
        row(less, -move.amount, from.effect),
        row(more, move.amount, to.effect),
        row(words.total, 0, total),
      ],
      hasTotal: true,
    },
    range: profitRange(words.range, total.profit),
    method: words.method,
    followUps: [
      ask('promotions'),
      tryLevers({ channel: to.channel, spend: 20 }),
      tryLevers({ channel: from.channel, spend: -20 }),
    ],
  };
}
