import type { AnswerParts, DataTable, LineChart } from '../answer';
import { fill } from '@/lib/fill';
import { measures } from '../engine/measures';
import { weeksBefore } from '../engine/query';
import { type Row, valueOf, weeklyValues } from '../engine/run';
import { isSame } from '../figures/statistics';
import { percent } from '../format';
import { answerTexts } from '../texts/answers';
import { rowBars } from './bars';
import { type Context, subjectSentence, periodPhrase, rowName, sentenceFor } from './context';
import { rangeOf } from './range';
import {
  capital,
  changeText,
  distanceText,
  isVisible,
  joinSentences,
  scaleOf,
  valueText,
  withoutSign,
} from './values';

const { charts, columns, details, headlines, periods } = answerTexts;

/** One value: in one sentence, with its past, and in the course of its weeks. */
export function totalAnswer(context: Context): AnswerParts {
  const { query, frame, names } = context;
  const { total } = frame;
  const { from, to } = query.weeks;
  const row = { ...total, name: capital(names.period) };
  // One value stands in the course of its weeks, and of those that it is compared with.
  const comparesPast = total.base !== undefined && (query.versus ?? 'past') === 'past';
  const past = comparesPast ? weeksBefore(query.weeks) : undefined;
  const start = past?.from ?? from;
  return {
    headline: totalSentence(context, total),
    detail: joinSentences(subjectSentence(context), ...totalDetails(context)),
    chart: to - start > 1 ? courseChart(context, start) : rowBars(context, [row]),
    table: valuesTable(context, [row], columns.period),
    ...rangeOf(context, total),
  };
}

/** What a measure is, with its value now. */
export function definitionAnswer(context: Context): AnswerParts {
  const { data, query } = context;
  const { measure } = query;
  const { definition } = measures[measure];
  const value = valueText(measure, valueOf(data, measure, {}, query.weeks));
  return {
    ...totalAnswer(context),
    headline: sentenceFor(context, headlines.definition, { definition }),
    detail: fill(details.definitionNow, {
      value,
      period: periodPhrase(context, query.weeks, periods.over),
    }),
  };
}

/** One value, how it changed, or how far it lies from a plan or target. */
export function totalSentence(
  context: Context,
  { value, base = 0 }: { readonly value: number; readonly base?: number },
): string {
  const { query } = context;
  const { measure, as, versus } = query;
  const write = (template: string, more: Readonly<Record<string, string>> = {}) =>
    sentenceFor(context, template, { value: valueText(measure, value), ...more });
  if (as !== 'change' && as !== 'why') {
    return write(headlines.value);
  }
  if (versus !== 'past') {
    return write(headlines.against, { distance: distanceText(query, value - base) });
  }
  const change = changeText(measure, value, base);
  if (!isVisible(change)) return write(isSame(value, base) ? headlines.same : headlines.nearlySame);
  return write(value > base ? headlines.rose : headlines.fell, { change: withoutSign(change) });
}

/** How the value was before, what part of the plan is missing, what it is as a rate. */
function totalDetails(context: Context): readonly (string | false | undefined)[] {
  const { data, query, frame } = context;
  const { measure, as, versus, where, weeks } = query;
  const { rate, adds, target } = measures[measure];
  const { value, base, figure } = frame.total;
  const past = weeksBefore(weeks);
  const before = past &&
    base !== undefined && {
      when: periodPhrase(context, past),
      value: valueText(measure, base),
      change: changeText(measure, value, base),
    };
  if (as === 'change') {
    const isOfPlan = versus !== 'past' && adds !== 'no' && base !== undefined && base > 0;
    return [
      isOfPlan && fill(details.ofPlan, { value: percent(Math.abs(figure) / base) }),
      versus === 'past' && before && fill(details.from, before),
    ];
  }
  if (as !== 'value') return [];
  const rateText =
    rate &&
    fill(rate.text, { value: valueText(rate.measure, valueOf(data, rate.measure, where, weeks)) });
  const toTarget =
    target && distanceText({ measure, versus: 'target' }, value - target.value(data));
  return [
    toTarget !== undefined && fill(details.ofTarget, { distance: toTarget }),
    rateText !== undefined && fill(details.rate, { value: rateText }),
    before && capital(fill(details.before, before)),
  ];
}

/**
 * The measure's course, week by week, to the end of the query's weeks. Weeks in which there is
 * nothing to measure, such as the payback of no promotion, leave a gap.
 */
export function courseChart(context: Context, from: number): LineChart {
  const { data, query, frame } = context;
  const { measure, where, weeks, by } = query;
  const { name } = measures[measure];
  const values = weeklyValues(data, measure, where, { from, to: weeks.to });
  const isCounted = (week: number) =>
    by.length === 0 || frame.all.some((row) => row.weeks?.from === week);
  const scale = scaleOf(measure, values);
  return {
    kind: 'lines',
    title: sentenceFor(context, charts.weeks, { measure: name, unit: scale.name }),
    firstWeek: from + 1,
    series: [
      {
        label: capital(name),
        tone: 'plain',
        values: values.map((value, index) =>
          isCounted(from + index) ? scale.of(value) : undefined,
        ),
      },
    ],
  };
}

/** Values of rows beside what they are compared with, and how far they lie apart. */
export function valuesTable(context: Context, rows: readonly Row[], first: string): DataTable {
  const { query } = context;
  const { measure, as, by, versus } = query;
  const isShare = as === 'share';
  const hasBase =
    !isShare && as !== 'average' && by[0] !== 'week' && rows.some((row) => row.base !== undefined);
  const baseColumn = { past: columns.before, plan: columns.plan, target: columns.target };
  const scale = scaleOf(
    measure,
    rows.flatMap(({ value, base = 0 }) => (isShare ? [value] : [value, base])),
  );
  return {
    title: sentenceFor(context, charts.list, { unit: scale.name }),
    columns: [
      first,
      ...(hasBase
        ? [
            baseColumn[versus ?? 'past'],
            columns.now,
            (versus ?? 'past') === 'past' ? columns.change : columns.difference,
          ]
        : [columns.value]),
      ...(isShare ? [columns.share] : []),
    ],
    rows: rows.map((row) => {
      const { value, base = 0, figure } = row;
      return [
        capital(rowName(context, row)),
        ...(hasBase
          ? [scale.text(base), scale.text(value), changeText(measure, value, base)]
          : [scale.text(value)]),
        ...(isShare ? [percent(figure)] : []),
      ];
    }),
  };
}
