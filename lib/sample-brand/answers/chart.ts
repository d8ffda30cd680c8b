import { fillTemplate } from '@/lib/base/fill';
import type { Bar, BarChart, LineChart, ReferenceLine } from './answer';
import type { Period } from '../data/dataset';
import { emptyWeeks, measures, weeklyValues } from '../engine/measures';
import { type QueryResult, type Row, runQuery } from '../engine/run';
import { TREND_WEEKS, forecast } from '../engine/figures/forecast';
import { estimateAround, mapEstimate } from '../engine/figures/statistics';
import { dimensionName, namesIn, scopeOrder } from '../ask/sentence';
import { partTexts } from '../ask/part-texts';
import { answerTexts } from './answer-texts';
import { type Context, isTimeSeries, listedRows, pastOf, rowName, sentenceFor } from './context';
import { capitalise, formatValue, scaleFor } from './format-values';

const { titles, ranges } = answerTexts;
const { versusNames } = partTexts;

const MAX_BARS = 8;

export const barChart = (
  title: string,
  write: (value: number) => string,
  bars: readonly Omit<Bar, 'text'>[],
  reference?: ReferenceLine,
  whiskerNote: string = ranges.lineByChance,
): BarChart => ({
  kind: 'bars',
  title,
  bars: bars.map((bar) => ({ ...bar, text: write(bar.value) })),
  ...(reference && { reference }),
  whiskerNote,
});

/** The value that decides, beside a range or across bars: no change, or break-even. */
export function markOf({ data, query, result }: Context): ReferenceLine | undefined {
  if (result.figureKind === 'rate') return { value: 0, label: ranges.noChange };
  const { target } = measures[query.measure];
  if (result.figureKind !== 'value' || !target) return undefined;
  const value = target.value(data);
  return { value, label: `${target.name} ${formatValue(query.measure, value)}` };
}

/** Rows as bars; weeks, and one value in the course of its weeks, as a line. */
export function rowsChart(context: Context): BarChart | LineChart | undefined {
  const { query, result } = context;
  const { weeks, breakdown, calculation, order } = query;
  const { figureKind } = result;
  if (breakdown.length === 0) {
    // Its course starts with the weeks that it is compared with.
    const past = result.total.base === undefined ? undefined : pastOf(context);
    const course = { from: past?.from ?? weeks.from, to: weeks.to };
    return course.to - course.from > 1 ? drawWeeks(context, course) : undefined;
  }
  if (isTimeSeries(query) && figureKind === 'value') return drawWeeks(context, weeks);
  const [leader] = calculation === 'share' || order ? result.rows : [];
  const labelOf = (row: Row) => capitalise(rowName(context, row));
  const rows = listedRows(context).map((row) => ({ ...row, label: labelOf(row) }));
  if (rows.length === 0) return undefined;
  return drawBars(context, titles.figure, rows, {
    figureKind,
    mark: figureKind === 'value' ? markOf(context) : undefined,
    leader: leader && labelOf(leader),
  });
}

/** Rows as bars; what is on the wrong side of nothing, or of the mark, stands out. */
function drawBars(
  context: Context,
  title: string,
  rows: readonly (Pick<Row, 'figure' | 'range'> & { readonly label: string })[],
  {
    figureKind,
    mark,
    leader,
  }: Pick<QueryResult, 'figureKind'> & { mark?: ReferenceLine; leader?: string },
): BarChart {
  const { measure } = context.query;
  const { polarity = 1 } = measures[measure];
  const isApart = figureKind === 'rate' || figureKind === 'difference';
  const limit = isApart ? 0 : mark?.value;
  const isBad = (figure: number) => limit !== undefined && (figure - limit) * polarity < 0;
  const ends = rows.flatMap(({ figure, range }) => [figure, range?.high ?? 0]);
  const scale = scaleFor(measure, ends, figureKind);
  return barChart(
    sentenceFor(context, title, { unit: scale.name }),
    isApart ? scale.signed : scale.text,
    rows.map(({ label, figure, range }) => ({
      label,
      value: figure,
      ...(range && { range }),
      isBad: isBad(figure),
      isHighlighted: label === leader,
    })),
    mark,
  );
}

/**
 * A measure's weeks from one of them (counted from 0) to another, which is not included.
 * @param base what each week is compared with: a dashed line
 */
function drawWeeks(
  context: Context,
  { from, to }: Period,
  text: string = titles.weeks,
  base?: number,
): LineChart {
  const { data, query, result } = context;
  const { measure, where, breakdown } = query;
  const { name } = measures[measure];
  const values = weeklyValues(data, measure, where, { from, to });
  // Weeks in which there is nothing to measure, such as the payback of no promotion, leave a gap.
  const isCounted = (week: number) =>
    breakdown.length === 0 || result.all.some((row) => row.weeks?.from === week);
  const scale = scaleFor(measure, values);
  return {
    kind: 'lines',
    title: sentenceFor(context, text, { measure: name, unit: scale.name }),
    firstWeek: from + 1,
    series: [
      {
        label: capitalise(name),
        tone: 'plain',
        values: values.map((value, index) =>
          isCounted(from + index) ? scale.of(value) : undefined,
        ),
      },
      ...(base === undefined
        ? []
        : [{ label: '', tone: 'faint' as const, values: values.map(() => scale.of(base)) }]),
    ],
  };
}

/** The weeks that the trend is taken from, and those ahead with their range. */
export function forecastChart(context: Context): BarChart | LineChart | undefined {
  const { data, query } = context;
  const { measure, where, weeks, breakdown } = query;
  if (breakdown.length > 0) return rowsChart(context);
  const to = data.weeks;
  const all = weeklyValues(data, measure, where, { from: 0, to });
  const { of } = scaleFor(measure, all.slice(-TREND_WEEKS));
  const ahead = Array.from({ length: weeks.to - weeks.from }, (_, index) => {
    const week = forecast(all, index + 1, index + 1);
    return mapEstimate((point) => of(week[point]));
  });
  const chart = drawWeeks(context, { from: to - TREND_WEEKS, to });
  // The forecast and its range start from the last week that is known.
  const lastActual = of(all[to - 1] ?? 0);
  const before = Array<undefined>(TREND_WEEKS - 1).fill(undefined);
  const values = [...before, lastActual, ...ahead.map(({ mid }) => mid)];
  return {
    ...chart,
    series: [...chart.series, { label: titles.forecast, tone: 'main', values }],
    band: { from: TREND_WEEKS - 1, ranges: [estimateAround(lastActual, 0), ...ahead] },
  };
}

export function whyChart(context: Context): BarChart | undefined {
  const { explanation } = context;
  const [first] = explanation?.dimensions ?? [];
  if (!first) return undefined;
  return drawBars(
    context,
    fillTemplate(titles.why, { dimension: dimensionName(first.by) }),
    first.parts.slice(0, MAX_BARS).map(({ name, value }) => ({ label: name, figure: value })),
    { figureKind: 'difference' },
  );
}

/** The weeks of the largest single item beside what it is compared with, where its shelf was empty in some. */
export function itemChart(context: Context): LineChart | undefined {
  const { data, query, explanation } = context;
  const { where } = explanation?.item ?? {};
  const empty = where ? emptyWeeks(data, where, query.weeks) : [];
  if (!where || !empty.at(-1)) return undefined;
  const scope = scopeOrder.flatMap((by) => (where[by] ? namesIn(by, where[by]) : [])).join(', ');
  const names = { ...context.names, scope, versus: versusNames[query.versus ?? 'past'] };
  const ofItem = { ...context, names, query: { ...query, breakdown: [], where } };
  const { base = 0 } = runQuery(data, { ...ofItem.query, calculation: 'change' }).total;
  const { ratio, isAtEnd } = measures[query.measure];
  const weekly = ratio || isAtEnd ? base : base / (query.weeks.to - query.weeks.from);
  return { ...drawWeeks(ofItem, query.weeks, titles.item, weekly), emptyWeeks: empty };
}
