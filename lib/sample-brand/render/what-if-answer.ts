import { fill } from '@/lib/fill';
import type { Dataset } from '../dataset';
import { recent } from '../dataset';
import type { AnswerParts, BarChart } from '../answer';
import type { Estimate } from '../figures/statistics';
import { type Lever, effectsOf, movedSpend } from '../engine/shock';
import { valueOf } from '../engine/run';
import {
  amount,
  inSentence,
  rupees,
  signedAmount,
  signedPercent,
  signedWithin,
  unitOf,
} from '../format';
import { leverText } from '../reading/sentence';
import { answerTexts } from '../texts/answers';
import { answerRange } from './range';
import { capital, joined } from './values';

const { whatIf: texts, ranges, rows: rowNames } = answerTexts;

type Step = {
  readonly name: string;
  readonly sales: Estimate;
  readonly profit: Estimate;
  readonly tone: BarChart['bars'][number]['tone'];
};

/** What all what-ifs show: the change of profit, step by step, with the range of one of them. */
function effectsShown(
  steps: readonly Step[],
  main: Estimate,
  label: string,
  first: string,
): Pick<AnswerParts, 'chart' | 'table' | 'range'> {
  const unit = unitOf(steps.flatMap(({ sales, profit }) => [sales.mid, profit.low, profit.high]));
  const mark = { value: 0, label: ranges.noChange };
  return {
    chart: {
      kind: 'bars',
      title: fill(texts.chart, { unit: unit.name }),
      bars: steps.map(({ name, profit, tone }) => ({
        label: name,
        text: unit.signed(profit.mid),
        value: profit.mid,
        range: profit,
        tone,
      })),
    },
    table: {
      title: fill(texts.table, { unit: unit.name }),
      columns: [first, texts.sales, texts.profit, answerTexts.columns.range],
      rows: steps.map(({ name, sales, profit }) => [
        name,
        unit.signed(sales.mid),
        unit.signed(profit.mid),
        `${unit.text(profit.low)} to ${unit.text(profit.high)}`,
      ]),
    },
    // It rests on assumptions: no chance is known.
    range: answerRange(label, main, signedWithin(main.low, main.high), mark, ranges.byAssumption),
  };
}

/** What the last 13 weeks would have been with levers set so. */
export function whatIfAnswer(data: Dataset, levers: readonly Lever[]): AnswerParts {
  const moved = levers.filter(({ change }) => change !== 0);
  const channels = new Set(levers.map(({ channel }) => channel));
  const [channel] = channels.size === 1 ? channels : [];
  const where = channel ? { channel: [channel] } : {};
  const before = valueOf(data, 'sales', where, recent(data));
  if (moved.length === 0) {
    return { headline: texts.idle, detail: fill(texts.idleDetail, { sales: amount(before) }) };
  }
  const sales = effectsOf(data, moved, { measure: 'sales' });
  const profit = effectsOf(data, moved, { measure: 'profit' });
  const isLoss = profit.total.mid < 0;
  const steps = moved.map((lever, index): Step => ({
    name: capital(leverText(lever)),
    sales: sales.each[index]?.change ?? sales.total,
    profit: profit.each[index]?.change ?? profit.total,
    tone: 'plain',
  }));
  const all: Step = {
    name: rowNames.total,
    sales: sales.total,
    profit: profit.total,
    tone: isLoss ? 'accent' : 'main',
  };
  const isSure = profit.total.low > 0 || profit.total.high < 0;
  const move = movedSpend(data);
  const isMove = JSON.stringify(move?.levers) === JSON.stringify(levers);
  return {
    headline: fill(isLoss ? texts.lower : texts.higher, {
      profit: amount(Math.abs(profit.total.mid)),
    }),
    detail: joined(
      isMove && move
        ? fill(texts.moved, {
            amount: amount(move.amount),
            from: inSentence(move.from.channel),
            to: inSentence(move.to.channel),
            paybackThere: rupees(move.from.payback),
            paybackHere: rupees(move.to.payback),
          })
        : fill(texts.detail, {
            sales: amount(before),
            share: signedPercent(before === 0 ? 0 : sales.total.mid / before),
            change: signedAmount(sales.total.mid),
          }),
      isSure ? texts.sure : texts.unsure,
    ),
    ...effectsShown(
      steps.length > 1
        ? [...steps, all]
        : [{ ...steps[0], ...all, name: steps[0]?.name ?? all.name }],
      profit.total,
      texts.range,
      texts.lever,
    ),
  };
}

/** Which products would earn more with a lever set so, best first. */
export function productsAnswer(data: Dataset, lever: Lever): AnswerParts {
  const products = data.products
    .map(({ name }) => {
      const where = { product: [name] };
      const of = (measure: 'sales' | 'profit') =>
        effectsOf(data, [lever], { measure, where }).total;
      return { name, sales: of('sales'), profit: of('profit') };
    })
    .sort((a, b) => b.profit.mid - a.profit.mid);
  const [best] = products;
  if (!best) throw new Error('The dataset has no product.');
  return {
    headline: fill(texts.products, {
      safe: products.filter(({ profit }) => profit.low > 0).length,
      all: products.length,
      product: best.name,
    }),
    detail: fill(texts.productsDetail, {
      change: lever.change,
      product: inSentence(best.name),
      gain: signedAmount(best.profit.mid),
    }),
    ...effectsShown(
      products.map((product) => ({
        ...product,
        tone:
          product.profit.mid < 0
            ? ('accent' as const)
            : product === best
              ? ('main' as const)
              : ('plain' as const),
      })),
      best.profit,
      fill(texts.rangeOf, { product: inSentence(best.name) }),
      texts.product,
    ),
  };
}
