import { fillTemplate } from '@/lib/base/fill';
import type { AnswerParts } from './answer';
import { type Dataset, recentWeeks } from '../data/dataset';
import { valueOf } from '../engine/measures';
import { type Lever, effectOfLevers } from '../engine/levers';
import { type Estimate, mapEstimate } from '../engine/figures/statistics';
import {
  formatAmount,
  inSentence,
  formatSignedAmount,
  formatSignedPercent,
  type NumberFormatter,
} from '../engine/format';
import { leverText } from '../ask/sentence';
import type { WhatIf } from '../ask/request';
import { answerTexts } from './answer-texts';
import { figureTexts } from '../engine/figure-texts';
import { barChart } from './chart';
import { answerRange } from './range';
import { capitalise, isVisible, joinSentences } from './format-values';

const { whatIf: texts, columns, ranges } = answerTexts;

/** What a lever, all of them, or one product would have changed. */
type Effect = { readonly name: string; readonly sales: Estimate; readonly profit: Estimate };

/** What the last 13 weeks would have been with levers set so, or which products would gain. */
export function whatIfAnswer(
  data: Dataset,
  { levers, channel, product, breakdown }: WhatIf,
): AnswerParts {
  const [first] = levers;
  const where = {
    ...(channel && { channel: [channel] }),
    ...(product && { product: [product] }),
  };
  const before = valueOf(data, 'sales', where, recentWeeks(data));
  if (!first) {
    return {
      headline: texts.idle,
      detail: fillTemplate(texts.idleDetail, { sales: formatAmount(before) }),
    };
  }
  if (breakdown) return productsAnswer(data, first);
  const sales = effectOfLevers(data, levers, 'sales', where);
  const profit = effectOfLevers(data, levers, 'profit', where);
  const { low, high } = profit.total;
  const effects = levers.map((lever, index): Effect => ({
    name: capitalise(leverText(lever)),
    sales: sales.each[index] ?? sales.total,
    profit: profit.each[index] ?? profit.total,
  }));
  if (levers.length > 1) {
    effects.push({ name: answerTexts.total, sales: sales.total, profit: profit.total });
  }
  const change = {
    sales: formatAmount(before),
    share: formatSignedPercent(before === 0 ? 0 : sales.total.mid / before),
  };
  return {
    headline: fillTemplate(texts.headline, {
      sales: formatEffect(sales.total.mid, before),
      profit: formatEffect(profit.total.mid, valueOf(data, 'profit', where, recentWeeks(data))),
    }),
    detail: joinSentences(
      fillTemplate(texts.detail, change),
      low <= 0 && high >= 0 && texts.unsure,
    ),
    ...effectParts(effects, effects.length - 1, texts.lever),
  };
}

/** How much more or less something would have been; about the same below a twentieth of a per cent. */
const formatEffect = (difference: number, before: number) =>
  isVisible(formatSignedPercent(difference / before))
    ? fillTemplate(difference < 0 ? texts.lower : texts.higher, {
        amount: formatAmount(Math.abs(difference)),
      })
    : texts.same;

/** Which products would earn more with a lever set so, best first. */
function productsAnswer(data: Dataset, lever: Lever): AnswerParts {
  const effects = data.products
    .map(({ name }): Effect => {
      const effectOn = (measure: 'sales' | 'profit') =>
        effectOfLevers(data, [lever], measure, { product: [name] }).total;
      return { name, sales: effectOn('sales'), profit: effectOn('profit') };
    })
    .sort((a, b) => b.profit.mid - a.profit.mid);
  const { name = '', profit } = effects[0] ?? {};
  return {
    headline: fillTemplate(texts.products, {
      safe: effects.filter((effect) => effect.profit.low > 0).length,
      all: effects.length,
      product: name,
    }),
    detail: fillTemplate(texts.productsDetail, {
      change: lever.change,
      product: inSentence(name),
      gain: formatSignedAmount(profit?.mid ?? 0),
    }),
    ...effectParts(effects, 0, texts.product),
  };
}

/** An amount in the unit that suits itself, so that one sum is written alike in sentence, chart and range. */
const write: NumberFormatter = (value, precision) =>
  formatSignedAmount(value, { more: precision?.more ?? 0 });

/** Effects on profit as bars and in a table, with the range of the one that the answer is about. */
function effectParts(
  effects: readonly Effect[],
  main: number,
  firstColumn: string,
): Omit<AnswerParts, 'headline' | 'detail'> {
  const { name = '', profit } = effects[main] ?? {};
  return {
    chart: barChart(
      texts.chart,
      write,
      effects.map((effect, index) => ({
        label: effect.name,
        value: effect.profit.mid,
        ...(effect.profit.low < effect.profit.high && { range: effect.profit }),
        isBad: effect.profit.mid < 0,
        isHighlighted: index === main,
      })),
      undefined,
      ranges.lineByAssumption,
    ),
    table: {
      title: texts.table,
      columns: [firstColumn, texts.sales, texts.profit, columns.range],
      rows: effects.map((effect) => [
        effect.name,
        write(effect.sales.mid),
        write(effect.profit.mid),
        fillTemplate(
          figureTexts.fromTo,
          mapEstimate((point) => write(effect.profit[point])),
        ),
      ]),
    },
    // It rests on assumptions: no chance is known.
    range:
      profit &&
      answerRange(
        fillTemplate(texts.range, { name }),
        profit,
        write,
        { value: 0, label: ranges.noChange },
        ranges.byAssumption,
      ),
  };
}
