import { fillTemplate } from '@/lib/base/fill';
import type { Dataset } from '../data/dataset';
import {
  formatAmount,
  inSentence,
  formatNumber,
  formatRupees,
  unitOf,
  withCount,
} from '../engine/format';
import { figureTexts } from '../engine/figure-texts';
import { promotionsByPayback, promotionsToStop } from '../engine/promotions-to-stop';
import type { AnswerParts } from './answer';
import { answerTexts } from './answer-texts';
import { barChart, markOf } from './chart';
import { contextOf } from './context';

const { stop: texts, units } = answerTexts;

/** Which running promotion pays back least and what stopping it saves, beside all promotions. */
export function stopAnswer(data: Dataset): AnswerParts {
  const running = promotionsToStop(data);
  const [worst] = running;
  const context = contextOf(data, promotionsByPayback(data));
  const unit = unitOf(running.map(({ saving }) => saving));
  const hasOne = worst !== undefined && worst.saving > 0;
  const chart = barChart(
    fillTemplate(texts.chart, {
      unit: units.perRupee,
      running: running.map(({ name }) => name).join(', ') || texts.noneRuns,
    }),
    formatRupees,
    context.result.all.map(({ name, value }) => ({
      label: name,
      value,
      isBad: value < data.paybackTarget,
      isHighlighted: hasOne && name === worst.name,
    })),
    markOf(context),
  );
  if (!hasOne) return { headline: texts.none, detail: '', chart };
  const names = {
    promotion: worst.name,
    channel: inSentence(worst.channel),
    payback: formatRupees(worst.payback),
    left: withCount(worst.weeksLeft, figureTexts.weeks),
    spend: formatAmount(worst.spendLeft),
    saving: formatAmount(worst.saving),
  };
  return {
    headline: fillTemplate(texts.headline, names),
    detail: fillTemplate(texts.detail, names),
    chart,
    table: {
      title: fillTemplate(texts.table, { unit: unit.name }),
      columns: [...texts.columns],
      rows: running.map(({ name, payback, weeksLeft, saving }) => [
        name,
        formatNumber(payback, 2),
        String(weeksLeft),
        unit.signed(saving),
      ]),
    },
  };
}
