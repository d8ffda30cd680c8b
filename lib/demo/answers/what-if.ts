import { answers } from '@/content/answers';
import { demo } from '@/content/demo';
import { figures } from '@/content/figures';
import type { Dataset } from '../dataset';
import { fill } from '@/lib/fill';
import {
  amount,
  inSentence,
  listed,
  signedAmount,
  signedPercent,
  signedPercentText,
  unitOf,
} from '../format';
import { type Lever, type Levers, levers, whatIf } from '../scenario';
import { type Answer, ask, profitRange, rangedBar } from './answer';

const words = answers.whatIf;

/** The levers in words. */
export const leverNames: Readonly<Record<Lever, string>> = demo.whatIf.levers;

const placeOf = ({ channel }: Levers) =>
  channel === undefined ? words.everywhere : inSentence(channel);

/** The what-if as a question: 'What if price changes by +5% in D2C?' */
export function whatIfQuestion(set: Levers): string {
  const moved = levers.filter((lever) => set[lever] !== 0);
  if (moved.length === 0) return fill(words.idleQuestion, { place: placeOf(set) });
  const changes = moved.map(
    (lever) => `${leverNames[lever].toLowerCase()} ${signedPercentText(set[lever])}`,
  );
  return fill(words.question, { changes: listed(changes), place: placeOf(set) });
}

/** What the last 13 weeks would have been with the levers set so. */
export function whatIfAnswer(data: Dataset, set: Levers): Answer {
  const { before, effects, total } = whatIf(data, set);
  const moved = levers.some((lever) => set[lever] !== 0);
  const bars = [
    ...levers.map((lever) => ({
      name: `${leverNames[lever]} ${signedPercentText(set[lever])}`,
      effect: effects[lever],
      look: 'plain' as const,
    })),
    {
      name: words.total,
      effect: total,
      look: total.profit.mid < 0 ? ('accent' as const) : ('main' as const),
    },
  ];
  const profitUnit = unitOf(bars.flatMap(({ effect }) => [effect.profit.low, effect.profit.high]));
  const unit = unitOf(bars.flatMap(({ effect }) => [effect.sales.mid, effect.profit.mid]));
  const share = before === 0 ? 0 : total.sales.mid / before;
  const sure = total.profit.low > 0 || total.profit.high < 0;
  return {
    question: whatIfQuestion(set),
    headline: moved
      ? fill(total.profit.mid < 0 ? words.lower : words.higher, {
          profit: amount(Math.abs(total.profit.mid)),
        })
      : words.idle,
    detail: moved
      ? `${fill(words.detail, {
          sales: amount(before),
          share: signedPercent(share),
          change: signedAmount(total.sales.mid),
        })} ${sure ? words.sure : words.unsure}`
      : fill(words.idleDetail, { sales: amount(before) }),
    chart: {
      kind: 'bars',
      title: fill(words.chart, { unit: profitUnit.name }),
      bars: bars.map(({ name, effect, look }) =>
        rangedBar(name, effect.profit, profitUnit.signed, look),
      ),
    },
    table: {
      title: fill(words.table, { unit: unit.name }),
      columns: words.columns,
      rows: bars.map(({ name, effect }) => [
        name,
        unit.signed(effect.sales.mid),
        unit.signed(effect.profit.mid),
        fill(figures.fromTo, {
          low: unit.text(effect.profit.low),
          high: unit.text(effect.profit.high),
        }),
      ]),
      hasTotal: true,
    },
    range: profitRange(words.range, total.profit),
    method: words.method,
    followUps: [ask('price'), ask('move'), ask('forecast')],
  };
}
