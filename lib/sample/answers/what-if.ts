import type { Dataset } from '../dataset';
import {
  amount,
  inSentence,
  lakh,
  listed,
  number,
  signedAmount,
  signedLakh,
  signedPercent,
} from '../format';
import { type Lever, type Levers, whatIf } from '../scenario';
import { type Answer, answerRange, ask } from './answer';

/** The levers in words, in the order in which they are shown. */
export const leverNames = {
  price: 'Price',
  reach: 'Distribution',
  spend: 'Trade spend',
} as const satisfies Record<Lever, string>;

const levers: readonly Lever[] = ['price', 'reach', 'spend'];

const change = (value: number) => `${value > 0 ? '+' : ''}${number(value)}%`;

const placeOf = ({ channel }: Levers) =>
  channel === undefined ? 'all channels' : inSentence(channel);

/** The what-if as a question: 'What if price changes by +5% in D2C?' */
export function whatIfQuestion(set: Levers): string {
  const moved = levers.filter((lever) => set[lever] !== 0);
  if (moved.length === 0) return `What if we change something in ${placeOf(set)}?`;
  const changes = moved.map((lever) => `${leverNames[lever].toLowerCase()} ${change(set[lever])}`);
  return `What if we set ${listed(changes)} in ${placeOf(set)}?`;
}

/** What the last 13 weeks would have been with the levers set so. */
export function whatIfAnswer(data: Dataset, set: Levers): Answer {
  const { before, effects, total } = whatIf(data, set);
  const moved = levers.some((lever) => set[lever] !== 0);
  const bars = [
    ...levers.map((lever) => ({
      name: `${leverNames[lever]} ${change(set[lever])}`,
      effect: effects[lever],
      look: 'plain' as const,
    })),
    { name: 'In all', effect: total, look: 'accent' as const },
  ];
  const share = before === 0 ? 0 : total.sales.mid / before;
  const sure = total.profit.low > 0 || total.profit.high < 0;
  return {
    question: whatIfQuestion(set),
    headline: moved
      ? `Profit would have been ${amount(Math.abs(total.profit.mid))} ${total.profit.mid < 0 ? 'lower' : 'higher'} in 13 weeks.`
      : 'Nothing changes while all three controls are at 0%.',
    detail: moved
      ? `Net sales of ${amount(before)} would have changed by ${signedPercent(share)}, ${signedAmount(total.sales.mid)}. ${sure ? 'The whole range of profit lies on one side of zero.' : 'The range of profit reaches across zero: test it small first.'}`
      : `Move price, distribution or trade spend. Net sales here were ${amount(before)} in the last 13 weeks.`,
    chart: {
      kind: 'bars',
      title: 'Change of profit in 13 weeks, Rs lakh',
      bars: bars.map(({ name, effect, look }) => ({
        label: name,
        text: signedLakh(effect.profit.mid),
        value: effect.profit.mid,
        range: effect.profit,
        look,
      })),
    },
    table: {
      title: 'Change in 13 weeks, Rs lakh',
      columns: ['Driver', 'Sales', 'Profit', 'Range'],
      rows: bars.map(({ name, effect }) => [
        name,
        signedLakh(effect.sales.mid),
        signedLakh(effect.profit.mid),
        `${lakh(effect.profit.low)} to ${lakh(effect.profit.high)}`,
      ]),
      hasTotal: true,
    },
    range: answerRange('Change of profit', total.profit, signedAmount),
    method:
      'Price moves units by each product’s elasticity, distribution moves sales by the channel’s, trade spend moves promotion sales by the power of 0.6. All three are given assumptions with a range.',
    followUps: [ask('price'), ask('move'), ask('forecast')],
  };
}
