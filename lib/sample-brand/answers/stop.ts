import { fill } from '@/lib/base/fill';
import type { Dataset } from '../data/dataset';
import { amount, inSentence, number, rupees, unitOf, withCount } from '../engine/format';
import { figureTexts } from '../engine/figure-texts';
import { completeQuery } from '../engine/query';
import { promotionsToStop } from '../engine/promotions-to-stop';
import type { AnswerParts } from './answer';
import { answerTexts } from './answer-texts';
import { barChart, markOf } from './chart';
import { contextOf } from './context';

const { stop: texts, units } = answerTexts;

/** Which running promotion pays back least and what stopping it saves, beside all promotions. */
export function stopAnswer(data: Dataset): AnswerParts {
  const running = promotionsToStop(data);
  const [worst] = running;
  const context = contextOf(
    data,
    completeQuery(data, { measure: 'payback', by: ['promotion'], order: 'least' }),
  );
  const unit = unitOf(running.map(({ saving }) => saving));
  const hasOne = worst !== undefined && worst.saving > 0;
  const chart = barChart(
    fill(texts.chart, { unit: units.rupees }),
    rupees,
    context.frame.all.map(({ name, value }) => ({
      label: running.some((promotion) => promotion.name === name)
        ? name
        : fill(texts.ended, { name }),
      value,
      isBad: value < data.paybackTarget,
      isNamed: hasOne && name === worst.name,
    })),
    markOf(context),
  );
  if (!hasOne) return { headline: texts.none, detail: '', chart };
  const names = {
    promotion: worst.name,
    channel: inSentence(worst.channel),
    payback: rupees(worst.payback),
    left: withCount(worst.weeksLeft, figureTexts.weeks),
    spend: amount(worst.spendLeft),
    saving: amount(worst.saving),
  };
  return {
    headline: fill(texts.headline, names),
    detail: fill(texts.detail, names),
    chart,
    table: {
      title: fill(texts.table, { unit: unit.name }),
      columns: [...texts.columns],
      rows: running.map(({ name, payback, weeksLeft, saving }) => [
        name,
        number(payback, 2),
        String(weeksLeft),
        unit.signed(saving),
      ]),
    },
  };
}
