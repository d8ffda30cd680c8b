import { fill } from '@/lib/fill';
import type { AnswerParts, Tone } from '../answer';
import { type Dataset, recent } from '../dataset';
import { valueOf } from '../engine/run';
import { type Lever, effectsOf, findSpendMove } from '../engine/shock';
import type { Estimate } from '../figures/statistics';
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
import { figures } from '../texts/figures';
import { barChart } from './bars';
import { answerRange } from './range';
import { capital, joinSentences } from './values';

const { whatIf: texts, columns, ranges, rows: rowNames } = answerTexts;

/** What a lever, all of them, or one product would have changed. */
type Effect = {
  readonly name: string;
  readonly sales: Estimate;
  readonly profit: Estimate;
  readonly tone: Tone;
};

const noChange = { value: 0, label: ranges.noChange };

/** Effects on profit as bars and in a table, with the range of the one that `label` names. */
function effectParts(
  effects: readonly Effect[],
  { profit: { low, mid, high } }: Effect,
  label: string,
  firstColumn: string,
): Pick<AnswerParts, 'chart' | 'table' | 'range'> {
  const unit = unitOf(effects.flatMap(({ sales, profit }) => [sales.mid, profit.low, profit.high]));
  return {
    chart: barChart(
      fill(texts.chart, { unit: unit.name }),
      unit.signed,
      effects.map(({ name, profit, tone }) => ({
        label: name,
        value: profit.mid,
        range: profit,
        tone,
      })),
    ),
    table: {
      title: fill(texts.table, { unit: unit.name }),
      columns: [firstColumn, texts.sales, texts.profit, columns.range],
      rows: effects.map(({ name, sales, profit }) => [
        name,
        unit.signed(sales.mid),
        unit.signed(profit.mid),
        fill(figures.fromTo, { low: unit.text(profit.low), high: unit.text(profit.high) }),
      ]),
    },
    // It rests on assumptions: no chance is known.
    range: answerRange(
      label,
      { low, mid, high },
      signedWithin(low, high),
      noChange,
      ranges.byAssumption,
    ),
  };
}

/** What the last 13 weeks would have been with levers set so. */
export function leversAnswer(data: Dataset, levers: readonly Lever[]): AnswerParts {
  const moved = levers.filter(({ change }) => change !== 0);
  const [channel, ...others] = new Set(levers.map((lever) => lever.channel));
  const where = channel && others.length === 0 ? { channel: [channel] } : {};
  const before = valueOf(data, 'sales', where, recent(data));
  if (moved.length === 0) {
    return { headline: texts.idle, detail: fill(texts.idleDetail, { sales: amount(before) }) };
  }
  const sales = effectsOf(data, moved, { measure: 'sales' });
  const profit = effectsOf(data, moved, { measure: 'profit' });
  const { low, mid, high } = profit.total;
  const total: Effect = {
    name: rowNames.total,
    sales: sales.total,
    profit: profit.total,
    tone: mid < 0 ? 'accent' : 'main',
  };
  const names = moved.map((lever) => capital(leverText(lever)));
  const each = names.map((name, index): Effect => ({
    name,
    sales: sales.each[index]?.change ?? sales.total,
    profit: profit.each[index]?.change ?? profit.total,
    tone: 'plain',
  }));
  const [name = ''] = names;
  return {
    headline: fill(mid < 0 ? texts.lower : texts.higher, { profit: amount(Math.abs(mid)) }),
    detail: joinSentences(
      movedDetail(data, levers) ??
        fill(texts.detail, {
          sales: amount(before),
          share: signedPercent(before === 0 ? 0 : sales.total.mid / before),
          change: signedAmount(sales.total.mid),
        }),
      low > 0 || high < 0 ? texts.sure : texts.unsure,
    ),
    ...effectParts(
      each.length > 1 ? [...each, total] : [{ ...total, name }],
      total,
      texts.range,
      texts.lever,
    ),
  };
}

/** What moving spend to where it pays moves, where levers do just that. */
function movedDetail(data: Dataset, levers: readonly Lever[]): string | undefined {
  const move = findSpendMove(data);
  if (!move || JSON.stringify(move.levers) !== JSON.stringify(levers)) return undefined;
  return fill(texts.moved, {
    amount: amount(move.amount),
    from: inSentence(move.from.channel),
    to: inSentence(move.to.channel),
    paybackThere: rupees(move.from.payback),
    paybackHere: rupees(move.to.payback),
  });
}

/** Which products would earn more with a lever set so, best first. */
export function productsAnswer(data: Dataset, lever: Lever): AnswerParts {
  const effects = data.products
    .map(({ name }): Effect => {
      const where = { product: [name] };
      const profit = effectsOf(data, [lever], { measure: 'profit', where }).total;
      const sales = effectsOf(data, [lever], { measure: 'sales', where }).total;
      return { name, sales, profit, tone: profit.mid < 0 ? 'accent' : 'plain' };
    })
    .sort((a, b) => b.profit.mid - a.profit.mid);
  const [best, ...others] = effects;
  if (!best) throw new Error('The dataset has no product.');
  const leader: Effect = best.tone === 'plain' ? { ...best, tone: 'main' } : best;
  const product = inSentence(best.name);
  return {
    headline: fill(texts.products, {
      safe: effects.filter(({ profit }) => profit.low > 0).length,
      all: effects.length,
      product: best.name,
    }),
    detail: fill(texts.productsDetail, {
      change: lever.change,
      product,
      gain: signedAmount(best.profit.mid),
    }),
    ...effectParts([leader, ...others], best, fill(texts.rangeOf, { product }), texts.product),
  };
}
