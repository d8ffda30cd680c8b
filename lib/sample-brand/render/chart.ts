import { fill } from '@/lib/fill';
import type { BarChart, LineChart, Mark } from '../answer';
import { measures } from '../engine/measures';
import { weeksBefore } from '../engine/query';
import { type Row, weeklyValues } from '../engine/run';
import { TREND_WEEKS, forecast } from '../figures/forecast';
import { around, estimateOf } from '../figures/statistics';
import { dimensionName } from '../reading/sentence';
import { answerTexts } from '../texts/answers';
import { sentences } from '../texts/sentences';
import { type Context, isCourse, rowName } from './context';
import { capital, isBad, rowScale, scaleOf } from './values';

const { charts, ranges } = answerTexts;

/** The most bars that are drawn of a list, and of reasons. */
export const MOST_BARS = 12;
const MOST_REASONS = 8;

/** The picture of an answer: a course, a forecast, or bars. */
export function chartOf(context: Context): BarChart | LineChart {
  const { query, frame, names } = context;
  const { as, by, weeks } = query;
  if (as === 'forecast') return forecastChart(context);
  if (as === 'why') return reasonsChart(context);
  if (by.length > 0) {
    const isLine = isCourse(query) && frame.figureKind === 'value';
    return isLine ? courseChart(context, weeks.from) : listChart(context);
  }
  // One value stands in the course of its weeks, and of those that it is compared with.
  const comparesPast = frame.total.base !== undefined && (query.versus ?? 'past') === 'past';
  const from = (comparesPast ? weeksBefore(weeks) : undefined)?.from ?? weeks.from;
  return weeks.to - from > 1
    ? courseChart(context, from)
    : barsOf(context, [{ ...frame.total, name: names.period }], undefined);
}

/** The rows that a chart and a table show. */
export function rowsInView({ query, frame }: Context): readonly Row[] {
  const { keep, limit, rank } = query;
  const rows = keep || limit || rank ? frame.rows : frame.all;
  return isCourse(query) ? rows : rows.slice(0, MOST_BARS);
}

function listChart(context: Context): BarChart {
  const { query, frame } = context;
  const [leader] = frame.rows;
  const leads = query.as === 'share' || query.order !== undefined;
  return barsOf(context, rowsInView(context), leads ? leader : undefined);
}

/** The value that decides, beside a range or across bars: no change, or break-even. */
export function markOf({ data, query, frame }: Context): Mark | undefined {
  if (frame.figureKind === 'rate') return { value: 0, label: ranges.noChange };
  const { target } = measures[query.measure];
  if (frame.figureKind !== 'value' || !target) return undefined;
  return { value: target.value(data), label: target.name };
}

function listTitle({ query, frame, names }: Context, unit: string): string {
  const isAgainst = query.as === 'change' && query.versus !== 'past';
  const template = {
    share: charts.share,
    rate: charts.change,
    difference: isAgainst ? charts.against : charts.change,
    value: charts.list,
  }[frame.figureKind];
  const versus = query.versus === 'target' ? sentences.target : sentences.plan;
  return capital(fill(template, { ...names, versus, unit }));
}

function barsOf(context: Context, rows: readonly Row[], leader: Row | undefined): BarChart {
  const { data, query, frame } = context;
  const { figureKind } = frame;
  const ends = rows.flatMap(({ figure, range }) => [figure, range?.high ?? 0]);
  const scale = rowScale(query, figureKind, ends);
  const mark = figureKind === 'value' ? markOf(context) : undefined;
  const target = measures[query.measure].target?.value(data);
  const isSigned = figureKind === 'rate' || figureKind === 'difference';
  return {
    kind: 'bars',
    title: listTitle(context, scale.name),
    bars: rows.map((row) => ({
      label: rowName(query, row),
      text: isSigned ? scale.signed(row.figure) : scale.text(row.figure),
      value: row.figure,
      ...(row.range && { range: row.range }),
      tone: isBad(query, figureKind, row, target) ? 'accent' : row === leader ? 'main' : 'plain',
    })),
    ...(mark && { reference: mark }),
  };
}

function reasonsChart({ query, explanation }: Context): BarChart {
  const { measure } = query;
  const { by = 'channel', parts = [] } = explanation?.dimensions[0] ?? {};
  const bars = parts.slice(0, MOST_REASONS);
  const scale = scaleOf(
    measure,
    bars.map(({ value }) => value),
  );
  return {
    kind: 'bars',
    title: fill(charts.why, { dimension: dimensionName(by), unit: scale.name }),
    bars: bars.map(({ name, value }) => ({
      label: name,
      text: scale.signed(value),
      value,
      tone: value * measures[measure].good < 0 ? 'accent' : 'plain',
    })),
  };
}

/**
 * The measure's course, week by week, to the end of the query's weeks. Weeks in which there is
 * nothing to measure, such as the payback of no promotion, leave a gap.
 */
function courseChart({ data, query, frame, names }: Context, from: number): LineChart {
  const { measure, where, weeks, by } = query;
  const values = weeklyValues(data, measure, where, { from, to: weeks.to });
  const isCounted = (week: number) =>
    by.length === 0 || frame.all.some((row) => row.weeks?.from === week);
  const scale = scaleOf(measure, values);
  return {
    kind: 'lines',
    title: capital(fill(charts.weeks, { ...names, unit: scale.name })),
    firstWeek: from + 1,
    series: [
      {
        label: capital(names.measure),
        tone: 'plain',
        values: values.map((value, index) =>
          isCounted(from + index) ? scale.of(value) : undefined,
        ),
      },
    ],
  };
}

/** The weeks that the trend is taken from, and those ahead with their range. */
function forecastChart({ data, query, names }: Context): LineChart {
  const { measure, where, weeks } = query;
  const all = weeklyValues(data, measure, where, { from: 0, to: data.weeks });
  const scale = scaleOf(measure, all);
  const coming = Array.from({ length: weeks.to - weeks.from }, (_, index) => {
    const week = forecast(all, index + 1, index + 1);
    return estimateOf((point) => scale.of(week[point]));
  });
  const past = all.slice(-TREND_WEEKS).map(scale.of);
  // The forecast and its range start from the last week that is known.
  const lastKnown = past[past.length - 1] ?? 0;
  const before = past.slice(1).map(() => undefined);
  return {
    kind: 'lines',
    title: capital(fill(charts.weeks, { ...names, unit: scale.name })),
    firstWeek: data.weeks - TREND_WEEKS + 1,
    series: [
      { label: capital(names.measure), tone: 'plain', values: past },
      {
        label: charts.forecast,
        tone: 'main',
        values: [...before, lastKnown, ...coming.map(({ mid }) => mid)],
      },
    ],
    band: { from: TREND_WEEKS - 1, ranges: [around(lastKnown, 0), ...coming] },
  };
}
