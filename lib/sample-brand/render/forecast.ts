import type { AnswerParts, DataTable, LineChart } from '../answer';
import { fill } from '@/lib/fill';
import { type Row, weeklyValues } from '../engine/run';
import { TREND_WEEKS, forecast } from '../figures/forecast';
import { around, estimateOf } from '../figures/statistics';
import { amount, signedPercent } from '../format';
import { dimensionName, periodName } from '../reading/sentence';
import { answerTexts } from '../texts/answers';
import { figures } from '../texts/figures';
import { type Context, rowName, sentenceFor } from './context';
import { listAnswer } from './list';
import { answerRange } from './range';
import { capital, joinSentences, scaleOf, valueText } from './values';

const { charts, columns, details, headlines, ranges, rows: rowNames } = answerTexts;

const growthOf = ({ value, base = 0 }: Row) => (base === 0 ? 0 : value / base - 1);

/** What is expected of the weeks ahead, in all and of each member. */
export function forecastAnswer(context: Context): AnswerParts {
  const { data, query, frame } = context;
  const { total } = frame;
  const { from, to } = query.weeks;
  const { range = around(total.value, 0) } = total;
  const members = query.by.length > 0 ? frame.all : [];
  const [best] = [...members].sort((a, b) => growthOf(b) - growthOf(a));
  const table = forecastTable(context, members);
  if (members.length > 0 && (query.order || query.threshold))
    return { ...listAnswer(context), table };
  return {
    headline: sentenceFor(context, headlines.forecast, {
      value: valueText(query.measure, total.value),
      change: signedPercent(growthOf(total)),
      before: periodName(data, { from: data.weeks - to + from, to: data.weeks }),
    }),
    detail: joinSentences(
      fill(details.forecast, { low: amount(range.low), high: amount(range.high) }),
      best &&
        fill(growthOf(best) > 0 ? details.forecastLeader : details.forecastLast, {
          leader: best.name,
          rate: signedPercent(growthOf(best)),
        }),
    ),
    chart: forecastChart(context),
    table,
    range: answerRange(sentenceFor(context, ranges.forecast), range, amount),
  };
}

/** The weeks that the trend is taken from, and those ahead with their range. */
function forecastChart(context: Context): LineChart {
  const { data, query, names } = context;
  const { measure, where, weeks } = query;
  const all = weeklyValues(data, measure, where, { from: 0, to: data.weeks });
  const scale = scaleOf(measure, all);
  const ahead = Array.from({ length: weeks.to - weeks.from }, (_, index) => {
    const week = forecast(all, index + 1, index + 1);
    return estimateOf((point) => scale.of(week[point]));
  });
  const past = all.slice(-TREND_WEEKS).map(scale.of);
  // The forecast and its range start from the last week that is known.
  const lastKnown = past[past.length - 1] ?? 0;
  const before = past.slice(1).map(() => undefined);
  return {
    kind: 'lines',
    title: sentenceFor(context, charts.weeks, { unit: scale.name }),
    firstWeek: data.weeks - TREND_WEEKS + 1,
    series: [
      { label: capital(names.measure), tone: 'plain', values: past },
      {
        label: charts.forecast,
        tone: 'main',
        values: [...before, lastKnown, ...ahead.map(({ mid }) => mid)],
      },
    ],
    band: { from: TREND_WEEKS - 1, ranges: [around(lastKnown, 0), ...ahead] },
  };
}

function forecastTable(context: Context, members: readonly Row[]): DataTable {
  const { query, frame } = context;
  const [dimension] = query.by;
  const weeks = query.weeks.to - query.weeks.from;
  const scale = scaleOf(query.measure, [frame.total.range?.high ?? 0]);
  const cells = (name: string, { value, base = 0, range = around(value, 0) }: Row) => [
    name,
    scale.text(base),
    scale.text(value),
    fill(figures.fromTo, { low: scale.text(range.low), high: scale.text(range.high) }),
  ];
  return {
    title: sentenceFor(context, charts.list, { unit: scale.name }),
    columns: [
      capital(dimension ? dimensionName(dimension) : columns.period),
      fill(columns.last, { weeks }),
      fill(columns.next, { weeks }),
      columns.range,
    ],
    rows: [
      ...members.map((row) => cells(capital(rowName(context, row)), row)),
      cells(rowNames.total, frame.total),
    ],
    hasTotal: members.length > 0,
  };
}
