import { answers } from '@/words';
import { fill } from '@/lib/fill';
import type { Dataset } from '../dataset';
import { isOfPlan, measures } from '../query/measures';
import { type Query, byWeek, rowOf, valueOf } from '../query/query';
import type { Found } from './answer';
import {
  capital,
  changeOf,
  difference,
  periodName,
  periodSentence,
  scaleOf,
  scopeOf,
  sentences,
  written,
} from './in-words';
import { courseChart, namesOf, rangeOf } from './list';

const { headlines, details, charts, columns } = answers;

/** One value: its level, its change or its course, with the weeks that led there. */
export function oneAnswer(data: Dataset, query: Query): Found {
  const { measure, show, where, weeks, before, perWeek } = query;
  const names = { ...namesOf(query), scope: scopeOf(where) };
  const row = rowOf(data, query, { name: '', where });
  const { rate } = measures[measure];
  const period = periodName(data, weeks);
  const change = changeOf(measure, row);
  const isTrend = show === 'trend';
  const moved = isTrend ? row.value : row.now - (row.before ?? 0);
  const headline = ((): string => {
    if (show === 'level') return perWeek ? headlines.perWeek : headlines.level;
    if (isTrend) {
      return moved > 0 ? headlines.rising : moved < 0 ? headlines.falling : headlines.level_;
    }
    return !/[1-9]/.test(change) ? headlines.same : moved > 0 ? headlines.rose : headlines.fell;
  })();
  const past =
    !where.promotion && !isOfPlan(measure) && row.before !== undefined ? before : undefined;
  const pastName = past ? periodName(data, past) : '';
  const pastValue = written(measure, row.before ?? 0);
  const isLevel = show === 'level' && !perWeek;
  const start = isTrend ? weeks.from : Math.min(weeks.from, before?.from ?? weeks.from);
  const values = byWeek(data, measure, where, { from: start, to: weeks.to });
  const amounts = scaleOf(measure, [row.now, row.before ?? 0]);
  const title = capital(fill(charts.list, { ...names, unit: amounts.name }));
  return {
    headline: fill(capital(fill(headline, names)), {
      value: isTrend
        ? difference(measure, Math.abs(row.value)).replace('+', '')
        : written(measure, row.now),
      change: change.replace(/^[+−]/, ''),
    }),
    detail: sentences(
      periodSentence(measure, { ...names, period }),
      rate &&
        isLevel &&
        fill(details.rate, {
          value: fill(answers.values.rateOf[rate as keyof typeof answers.values.rateOf], {
            value: written(rate, valueOf(data, { measure: rate }, where, weeks)).replace(
              / (below|above) plan/,
              '',
            ),
          }),
        }),
      past && show === 'change' && fill(details.from, { before: pastValue, past: pastName }),
      past && isLevel && fill(details.before, { period: pastName, value: pastValue, change }),
      isTrend &&
        fill(details.course, {
          from: written(measure, values[0] ?? 0),
          to: written(measure, values.at(-1) ?? 0),
          first: weeks.from + 1,
          last: weeks.to,
        }),
    ),
    chart:
      values.length > 1
        ? courseChart(query, names.scope, start, values)
        : {
            kind: 'bars',
            title,
            bars: [{ label: period, text: amounts.text(row.now), value: row.now, look: 'plain' }],
          },
    table: {
      title,
      columns: [columns.period, columns.value],
      rows: [
        ...(past ? [[capital(pastName), amounts.text(row.before ?? 0)]] : []),
        [capital(period), measure === 'gap' ? amounts.signed(row.now) : amounts.text(row.now)],
        ...(past ? [[columns.change, change]] : []),
      ],
    },
    ...rangeOf(data, query, row, names.scope),
  };
}
