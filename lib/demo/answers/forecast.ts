import { answers } from '@/content/answers';
import { figures } from '@/content/figures';
import { type Dataset, linesOf, weekly } from '../dataset';
import { forecast, TREND_WEEKS } from '../forecast';
import { fill } from '@/lib/fill';
import { amount, signedPercent, unitOf } from '../format';
import { type Estimate, around, sum } from '../statistics';
import { type Answer, answerRange, ask, tryLevers } from './answer';

const words = answers.forecast;

const AHEAD = 4;

/** What will the next 4 weeks bring? */
export function forecastAnswer(data: Dataset): Answer {
  const all = weekly(data.lines, 'sales');
  const next = forecast(all, 1, AHEAD);
  const lastWeeks = sum(all.slice(-AHEAD));
  const weekUnit = unitOf(all);
  const inUnit = ({ low, mid, high }: Estimate): Estimate => ({
    low: weekUnit.of(low),
    mid: weekUnit.of(mid),
    high: weekUnit.of(high),
  });
  const weeks = Array.from({ length: AHEAD }, (_, index) =>
    inUnit(forecast(all, index + 1, index + 1)),
  );
  const channels = data.channels
    .map(({ name }) => {
      const values = weekly(linesOf(data, { channel: name }), 'sales');
      return { name, last: sum(values.slice(-AHEAD)), next: forecast(values, 1, AHEAD) };
    })
    .sort((a, b) => b.next.mid / b.last - a.next.mid / a.last);
  const [best] = channels;
  if (!best) throw new Error('The dataset has no channel.');
  const past = all.slice(-TREND_WEEKS).map(weekUnit.of);
  const unit = unitOf([next.high]);
  // The forecast and its range start from the last week that is known.
  const known = past.at(-1) ?? 0;
  return {
    question: words.question,
    headline: fill(words.headline, {
      sales: amount(next.mid),
      change: signedPercent(next.mid / lastWeeks - 1),
      weeks: AHEAD,
    }),
    detail: fill(words.detail, {
      low: amount(next.low),
      high: amount(next.high),
      channel: best.name,
      rate: signedPercent(best.next.mid / best.last - 1),
    }),
    chart: {
      kind: 'lines',
      title: fill(words.chart, { unit: weekUnit.name }),
      firstWeek: data.weeks - TREND_WEEKS + 1,
      series: [
        { label: words.series.sales, look: 'plain', values: past },
        {
          label: words.series.forecast,
          look: 'main',
          values: [...past.slice(1).map(() => undefined), known, ...weeks.map(({ mid }) => mid)],
        },
      ],
      band: { from: TREND_WEEKS - 1, ranges: [around(known, 0), ...weeks] },
    },
    table: {
      title: fill(words.table, { weeks: AHEAD, unit: unit.name }),
      columns: words.columns,
      rows: [...channels, { name: words.total, last: lastWeeks, next }].map((one) => [
        one.name,
        unit.text(one.last),
        unit.text(one.next.mid),
        fill(figures.fromTo, { low: unit.text(one.next.low), high: unit.text(one.next.high) }),
      ]),
      hasTotal: true,
    },
    range: answerRange(fill(words.range, { weeks: AHEAD }), next, amount),
    method: fill(words.method, { trend: TREND_WEEKS }),
    followUps: [ask('growth'), tryLevers({ reach: 10 }), ask('stock')],
  };
}
