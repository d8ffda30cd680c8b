import { fill } from '@/lib/site/fill';
import type { Dataset } from '../data/dataset';
import { amount, inSentence, number, rupees, unitOf, withCount } from '../engine/format';
import { figures } from '../engine/figure-texts';
import { measures } from '../engine/measures';
import { queryOf } from '../engine/query';
import { run } from '../engine/run';
import { promotionsToStop } from '../engine/promotions-to-stop';
import type { Answer } from './answer';
import { answerTexts } from './answer-texts';
import { barChart } from './chart';

const { stop: texts, units } = answerTexts;

/** Which running promotion pays back least and what stopping it saves, beside all promotions. */
export function stopAnswer(
  data: Dataset,
): Pick<Answer, 'headline' | 'detail' | 'chart' | 'table' | 'method'> {
  const running = promotionsToStop(data);
  const [worst] = running;
  const target = measures.payback.target;
  const query = queryOf(data, { measure: 'payback', by: ['promotion'], order: 'least' });
  const { all } = run(data, query);
  const unit = unitOf(running.map(({ saving }) => saving));
  const hasOne = worst !== undefined && worst.saving > 0;
  const chart = barChart(
    fill(texts.chart, { unit: units.rupees }),
    rupees,
    all.map(({ name, value }) => ({
      label: name,
      value,
      isBad: value < (target?.value(data) ?? 1),
      isNamed: hasOne && name === worst.name,
    })),
    target && { value: target.value(data), label: target.name },
  );
  if (!hasOne) return { headline: texts.none, detail: '', method: texts.method, chart };
  const names = {
    promotion: worst.name,
    channel: inSentence(worst.channel),
    payback: rupees(worst.payback),
    left: withCount(worst.weeksLeft, figures.weeks),
    spend: amount(worst.spendLeft),
    saving: amount(worst.saving),
  };
  return {
    headline: fill(texts.headline, names),
    detail: fill(texts.detail, names),
    method: texts.method,
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
