import { answers, demo, figures } from '@/words';
import { fill } from '@/lib/fill';
import type { Dataset } from '../dataset';
import {
  type Effect,
  type Levers,
  MOVED_SHARE,
  levers,
  moveSpend,
  priceByProduct,
  whatIf,
} from '../figures/scenario';
import {
  amount,
  inSentence,
  listed,
  number,
  percent,
  signedAmount,
  signedPercent,
  signedPercentText,
  signedWithin,
  unitOf,
} from '../format';
import { type Found, type Look, NO_CHANGE, answerRange } from './answer';
import { written } from './in-words';

/** An effect on sales and profit, by name, with what stands before both in the table. */
type Step = {
  readonly name: string;
  readonly effect: Effect;
  readonly look: Look;
  readonly cells?: readonly string[];
};

type Words = Readonly<Record<'chart' | 'table' | 'range', string>> & {
  readonly columns: readonly string[];
};

/** What all what-ifs show: the change of profit, step by step, with the range of one of them. */
function effects(
  words: Words,
  steps: readonly Step[],
  { profit }: Effect,
  rows = steps,
  names: Readonly<Record<string, string | number>> = {},
): Pick<Found, 'chart' | 'table' | 'range'> {
  const profits = unitOf(steps.flatMap(({ effect }) => [effect.profit.low, effect.profit.high]));
  const unit = unitOf(steps.flatMap(({ effect }) => [effect.sales.mid, effect.profit.mid]));
  const ends = ({ profit: { low, high } }: Effect) =>
    fill(figures.fromTo, { low: unit.text(low), high: unit.text(high) });
  const write = signedWithin(profit.low, profit.high);
  return {
    chart: {
      kind: 'bars',
      title: fill(words.chart, { ...names, unit: profits.name }),
      bars: steps.map(({ name: label, effect: { profit: range }, look }) => ({
        label,
        text: profits.signed(range.mid),
        value: range.mid,
        range,
        look,
      })),
    },
    table: {
      title: fill(words.table, { ...names, unit: unit.name }),
      columns: words.columns,
      rows: rows.map(({ name, effect, cells }) => [
        name,
        ...(cells ?? []),
        unit.signed(effect.sales.mid),
        unit.signed(effect.profit.mid),
        ...(cells ? [] : [ends(effect)]),
      ]),
      hasTotal: rows === steps,
    },
    // It rests on assumptions: no chance is known.
    range: {
      ...answerRange(fill(words.range, names), profit, write, NO_CHANGE),
      promise: answers.byAssumption,
    },
  };
}

/** What the last 13 weeks would have been with the levers set so. */
export function whatIfAnswer(data: Dataset, set: Levers): Found {
  const words = answers.whatIf;
  const { before, effects: each, total } = whatIf(data, set);
  const moved = levers.some((lever) => set[lever] !== 0);
  const isSure = total.profit.low > 0 || total.profit.high < 0;
  const isLoss = total.profit.mid < 0;
  const steps = levers.map((lever): Step => ({
    name: `${demo.whatIf.levers[lever]} ${signedPercentText(set[lever])}`,
    effect: each[lever],
    look: 'plain',
  }));
  const all: Step = { name: words.total, effect: total, look: isLoss ? 'accent' : 'main' };
  const detail = fill(words.detail, {
    sales: amount(before),
    share: signedPercent(before === 0 ? 0 : total.sales.mid / before),
    change: signedAmount(total.sales.mid),
  });
  return {
    headline: moved
      ? fill(isLoss ? words.lower : words.higher, { profit: amount(Math.abs(total.profit.mid)) })
      : words.idle,
    detail: moved
      ? `${detail} ${isSure ? words.sure : words.unsure}`
      : fill(words.idleDetail, { sales: amount(before) }),
    ...effects(words, [...steps, all], total),
  };
}

/** Which products could bear a price rise, in per cent? */
export function priceAnswer(data: Dataset, change: number): Found {
  const words = answers.price;
  const products = priceByProduct(data, change / 100);
  const losing = products.filter(({ effect }) => effect.profit.mid < 0);
  const [best] = products;
  if (!best) throw new Error('The dataset has no product.');
  const steps = products.map((product): Step => ({
    ...product,
    cells: [number(product.elasticity, 1)],
    look: product === best ? 'main' : product.effect.profit.mid < 0 ? 'accent' : 'plain',
  }));
  const worst = losing.at(-1);
  const losses = worst
    ? fill(losing.length === 1 ? words.oneLoses : words.someLose, {
        products: listed(losing.map(({ name }) => name)),
        worst: worst.name,
        loss: amount(-worst.effect.profit.mid),
      })
    : words.noneLoses;
  const names = { change, product: best.name, gain: signedAmount(best.effect.profit.mid) };
  const ends = [...steps.slice(0, 3), ...steps.slice(-3)];
  return {
    headline: fill(words.headline, {
      safe: products.filter(({ effect }) => effect.profit.low > 0).length,
      all: products.length,
      product: best.name,
    }),
    detail: `${fill(words.detail, names)} ${losses}`,
    ...effects(words, steps, best.effect, ends, names),
  };
}

/** What if trade spend is moved to where it pays? */
export function moveAnswer(data: Dataset): Found {
  const words = answers.move;
  const move = moveSpend(data);
  if (!move) throw new Error('The dataset has trade spend in fewer than two channels.');
  const { from, to, total } = move;
  const places = { from: inSentence(from.channel), to: inSentence(to.channel) };
  const spend = unitOf([move.amount, total.sales.mid]);
  const step = (name: string, moved: number, effect: Effect, look: Look = 'plain'): Step => ({
    name,
    effect,
    look,
    cells: [spend.signed(moved)],
  });
  const steps = [
    step(fill(words.less, { channel: places.from }), -move.amount, from.effect),
    step(fill(words.more, { channel: places.to }), move.amount, to.effect),
    step(words.total, 0, total, 'main'),
  ];
  return {
    headline: fill(total.profit.mid < 0 ? words.cost : words.added, {
      ...places,
      amount: amount(move.amount),
      profit: amount(Math.abs(total.profit.mid)),
    }),
    detail: fill(words.detail, {
      ...places,
      share: percent(MOVED_SHARE, 0),
      paybackThere: written('payback', from.payback),
      paybackHere: written('payback', to.payback),
    }),
    ...effects(words, steps, total),
  };
}
