import { answers, figures } from '@/words';
import { fill } from '@/lib/fill';
import type { Dataset } from '../dataset';
import { AHEAD, TREND_WEEKS, forecast } from '../figures/forecast';
import { type Estimate, around, estimateOf, sum } from '../figures/statistics';
import { amount, signedPercent, unitOf } from '../format';
import { type Dimension, type Query, byWeek, groupsOf } from '../query/query';
import { type Found, answerRange } from './answer';
import { capital, measureName, scopeOf } from './in-words';

const { headlines, details, charts, columns, ranges, rows: rowNames } = answers;

/** What the next weeks bring if the trend of the last 13 goes on. */
export function forecastAnswer(data: Dataset, query: Query): Found {
  const { measure, where, ahead = AHEAD } = query;
  const whole = { from: 0, to: data.weeks };
  const courseOf = (members: Query['where']) => byWeek(data, measure, members, whole);
  const all = courseOf(where);
  const next = forecast(all, 1, ahead);
  const lastOf = (values: readonly number[]) => sum(values.slice(-ahead));
  const unit = unitOf(all);
  const weeks = Array.from({ length: ahead }, (_, at) => {
    const week = forecast(all, at + 1, at + 1);
    return estimateOf((point) => unit.of(week[point]));
  });
  const usual: Dimension = where.channel?.length === 1 ? 'region' : 'channel';
  const by = query.by.length > 0 ? query.by : [usual];
  const members = groupsOf(data, { ...query, by })
    .map(({ name, where: own }) => {
      const values = courseOf(own);
      return { name, last: lastOf(values), next: forecast(values, 1, ahead) };
    })
    .filter(({ last }) => last > 0)
    .sort((a, b) => b.next.mid / b.last - a.next.mid / a.last);
  const [best] = members;
  const past = all.slice(-TREND_WEEKS).map(unit.of);
  const table = unitOf([next.high]);
  // The forecast and its range start from the last week that is known.
  const known = past.at(-1) ?? 0;
  const names = { measure: measureName(measure), scope: scopeOf(where), weeks: ahead };
  const inTable = (one: Estimate) =>
    fill(figures.fromTo, { low: table.text(one.low), high: table.text(one.high) });
  return {
    headline: fill(headlines.forecast, {
      ...names,
      value: amount(next.mid),
      change: signedPercent(next.mid / lastOf(all) - 1),
    }),
    detail: fill(details.forecast, {
      low: amount(next.low),
      high: amount(next.high),
      leader: best?.name ?? '',
      rate: best ? signedPercent(best.next.mid / best.last - 1) : '',
    }),
    chart: {
      kind: 'lines',
      title: capital(fill(charts.weeks, { ...names, unit: unit.name })),
      firstWeek: data.weeks - TREND_WEEKS + 1,
      series: [
        { label: capital(names.measure), look: 'plain', values: past },
        {
          label: charts.forecast,
          look: 'main',
          values: [...past.slice(1).map(() => undefined), known, ...weeks.map(({ mid }) => mid)],
        },
      ],
      band: { from: TREND_WEEKS - 1, ranges: [around(known, 0), ...weeks] },
    },
    table: {
      title: capital(fill(charts.list, { ...names, unit: table.name })),
      columns: [rowNames.all, fill(columns.last, names), fill(columns.next, names), columns.range],
      rows: [...members, { name: rowNames.total, last: lastOf(all), next }].map((one) => [
        one.name,
        table.text(one.last),
        table.text(one.next.mid),
        inTable(one.next),
      ]),
      hasTotal: true,
    },
    range: answerRange(capital(fill(ranges.forecast, names)), next, amount),
  };
}
