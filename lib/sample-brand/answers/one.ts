import { type Found, namesOf } from './list';
import { answers } from '@/words/answers';
import { fill } from '@/lib/fill';
import type { Dataset } from '../dataset';
import { signedPercent } from '../format';
import { measures } from '../query/measures';
import { type Query, byWeek, rowOf, valueOf } from '../query/query';
import { NO_CHANGE, answerRange } from './answer';
import {
  capital,
  changeOf,
  difference,
  periodName,
  periodSentence,
  scaleOf,
  scopeOf,
  written,
} from './in-words';

const { headlines, details, charts, columns } = answers;

/** One value: its level, its change or its course, with the weeks that led there. */
export function oneAnswer(data: Dataset, query: Query): Found {
  const { measure, show, where, weeks, before, perWeek } = query;
  const names = { ...namesOf(query), scope: scopeOf(where) };
  const row = rowOf(data, query, { name: '', where });
  const { rate } = measures[measure];
  const value = written(measure, row.now);
  const period = periodName(data, weeks);
  const change = changeOf(measure, row);
  const moved = show === 'trend' ? row.value : row.now - (row.before ?? 0);
  const headline = ((): string => {
    if (show === 'level') return perWeek ? headlines.perWeek : headlines.level;
    if (show === 'trend')
      return moved > 0 ? headlines.rising : moved < 0 ? headlines.falling : headlines.level_;
    return !/[1-9]/.test(change) ? headlines.same : moved > 0 ? headlines.rose : headlines.fell;
  })();
  const course = byWeek(data, measure, where, weeks);
  const beside =
    rate &&
    show === 'level' &&
    !perWeek &&
    written(rate, valueOf(data, { measure: rate }, where, weeks));
  const hasBefore =
    before &&
    !where.promotion &&
    row.before !== undefined &&
    measure !== 'gap' &&
    measure !== 'gapRate';
  const sentences = [
    periodSentence(measure, { ...names, period }),
    ...(beside
      ? [
          fill(details.rate, {
            value: fill(answers.values.rateOf[rate as keyof typeof answers.values.rateOf], {
              value: beside.replace(/ (below|above) plan/, ''),
            }),
          }),
        ]
      : []),
    ...(hasBefore && show === 'change'
      ? [
          fill(details.from, {
            before: written(measure, row.before ?? 0),
            past: periodName(data, before),
          }),
        ]
      : []),
    ...(hasBefore && show === 'level' && !perWeek
      ? [
          fill(details.before, {
            period: periodName(data, before),
            value: written(measure, row.before ?? 0),
            change,
          }),
        ]
      : []),
    ...(show === 'trend'
      ? [
          fill(details.course, {
            from: written(measure, course[0] ?? 0),
            to: written(measure, course.at(-1) ?? 0),
            first: weeks.from + 1,
            last: weeks.to,
          }),
        ]
      : []),
  ];
  const shown = {
    from: show === 'trend' ? weeks.from : Math.min(weeks.from, before?.from ?? weeks.from),
    to: weeks.to,
  };
  const values = byWeek(data, measure, where, shown);
  const scale = scaleOf(measure, values);
  const amounts = scaleOf(measure, [row.now, row.before ?? 0]);
  const isRate = row.range && show === 'change';
  return {
    headline: fill(capital(fill(headline, names)), {
      value: show === 'trend' ? difference(measure, Math.abs(row.value)).replace('+', '') : value,
      change: change.replace(/^[+−]/, ''),
    }),
    detail: sentences.join(' '),
    chart:
      values.length > 1
        ? {
            kind: 'lines',
            title: capital(fill(charts.weeks, { ...names, unit: scale.name })),
            firstWeek: shown.from + 1,
            series: [
              { label: capital(names.measure), look: 'plain', values: values.map(scale.of) },
            ],
          }
        : {
            kind: 'bars',
            title: capital(fill(charts.list, { ...names, unit: scale.name })),
            bars: [{ label: period, text: scale.text(row.now), value: row.now, look: 'plain' }],
          },
    table: {
      title: capital(fill(charts.list, { ...names, unit: amounts.name })),
      columns: [columns.period, columns.value],
      rows: [
        ...(hasBefore ? [[capital(periodName(data, before)), amounts.text(row.before ?? 0)]] : []),
        [capital(period), measure === 'gap' ? amounts.signed(row.now) : amounts.text(row.now)],
        ...(hasBefore ? [[columns.change, change]] : []),
      ],
    },
    ...(row.range && {
      range: isRate
        ? answerRange(fill(answers.ranges.change, names), row.range, signedPercent, NO_CHANGE)
        : answerRange(
            capital(fill(answers.ranges.level, names)),
            row.range,
            (one) => written(measure, one),
            measure === 'payback'
              ? { value: data.paybackTarget, label: answers.breakEven }
              : undefined,
          ),
    }),
  };
}
