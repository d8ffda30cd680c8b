import { fill } from '@/lib/fill';
import type { Answer, AnswerRange, BarChart, DataTable, LineChart, Mark } from '../answer';
import type { Dataset } from '../dataset';
import { TREND_WEEKS, forecast } from '../figures/forecast';
import { type Estimate, around, estimateOf, mean } from '../figures/statistics';
import { measures } from '../engine/measures';
import { type Query, comparedPlace, queryOf, weeksBefore } from '../engine/query';
import { type Frame, type Row, run, valueOf, weeklyValues, wholeOf } from '../engine/run';
import { amount, inSentence, listed, percent, signedPercent } from '../format';
import { dimensionName, periodName, scopeOf } from '../reading/sentence';
import { answerTexts } from '../texts/answers';
import { periods, sentences } from '../texts/sentences';
import {
  capital,
  changeText,
  differenceText,
  distanceText,
  isBad,
  joined,
  scaleOf,
  shownScale,
  shownText,
  valueText,
} from './values';

/** What an answer finds, before what all answers share. */
export type Found = Pick<Answer, 'headline' | 'detail' | 'chart' | 'table' | 'range'>;

const { headlines, details, charts, columns, ranges, rows: rowNames } = answerTexts;

/** The most bars and rows that are shown; what is beyond them is counted. */
const MOST_SHOWN = 12;

type Context = {
  readonly data: Dataset;
  readonly query: Query;
  readonly frame: Frame;
  /** What every sentence may name. */
  readonly names: { readonly measure: string; readonly scope: string; readonly period: string };
};

/** A row's name: weeks are said as such. */
const nameOf = ({ by }: Query, { name }: Row): string =>
  by[0] === 'week' ? fill(periods.one, { from: name }) : name;

/** The range of a measured figure: it promises a chance, which tests simulate. */
export const rangeOf = (
  label: string,
  estimate: Estimate,
  write: (value: number) => string,
  mark?: Mark,
  promise: string = ranges.byChance,
): AnswerRange => ({
  label: capital(label),
  promise,
  estimate,
  ...(mark && { mark }),
  write,
  text: estimateOf((point) => write(estimate[point])),
});

/** The value that decides, beside a range or across bars: no change, or break-even. */
function markOf({ data, query, frame }: Context): Mark | undefined {
  if (frame.shows === 'rate') return { value: 0, label: ranges.noChange };
  const { target } = measures[query.measure];
  return frame.shows === 'value' && target
    ? { value: target.value(data), label: target.name }
    : undefined;
}

function rowRange(context: Context, { range }: Row, scope: string): AnswerRange | undefined {
  if (!range) return undefined;
  const { query, frame, names } = context;
  const isRate = frame.shows === 'rate';
  const label = fill(isRate ? ranges.change : ranges.value, { ...names, scope });
  const write = isRate ? signedPercent : (value: number) => valueText(query.measure, value);
  return rangeOf(label, range, write, markOf(context));
}

/** The measure's course, week by week. */
function courseChart(
  { query, names }: Context,
  from: number,
  values: readonly number[],
): LineChart {
  const scale = scaleOf(query.measure, values);
  const { measure } = names;
  return {
    kind: 'lines',
    title: capital(fill(charts.weeks, { ...names, unit: scale.name })),
    firstWeek: from + 1,
    series: [{ label: capital(measure), look: 'plain', values: values.map(scale.of) }],
  };
}

/** The sentence that says what is counted, of which weeks, or at their end. */
function periodSentence({ data, query, names }: Context): string {
  const { measure, weeks, as, versus } = query;
  const { adds, unit } = measures[measure];
  const isState = adds === 'lines' || unit === 'weeks';
  const past = weeksBefore(weeks);
  const compares = (as === 'change' || as === 'why') && versus === 'past' && past;
  const compared = compares ? fill(details.compared, { past: periodName(data, past) }) : '';
  const template = isState ? details.periodEnd : details.period;
  return capital(fill(template, { ...names, period: names.period + compared }));
}

function barChart(context: Context, rows: readonly Row[], leader: Row | undefined): BarChart {
  const { data, query, frame, names } = context;
  const { shows } = frame;
  const scale = shownScale(
    query,
    shows,
    rows.flatMap(({ shown, range }) => [shown, range?.high ?? 0]),
  );
  const isAgainst = shows === 'difference' && query.versus !== 'past';
  const title =
    shows === 'share'
      ? charts.share
      : isAgainst
        ? charts.against
        : shows === 'value'
          ? charts.list
          : charts.change;
  const mark = shows === 'value' ? markOf(context) : undefined;
  const target = measures[query.measure].target?.value(data);
  const isSigned = shows === 'rate' || shows === 'difference';
  return {
    kind: 'bars',
    title: capital(fill(title, { ...names, versus: versusText(query), unit: scale.name })),
    bars: rows.map((row) => ({
      label: nameOf(query, row),
      text: isSigned ? scale.signed(row.shown) : scale.text(row.shown),
      value: row.shown,
      ...(row.range && { range: row.range }),
      look: isBad(query, shows, row, target) ? 'accent' : row === leader ? 'main' : 'plain',
    })),
    ...(mark && { reference: mark }),
  };
}

const versusText = (query: Query) =>
  query.versus === 'target' ? sentences.target : sentences.plan;

/** The column that stands beside the values: what they are compared with. */
function baseColumn({ versus, as }: Query): string | undefined {
  if (as === 'share' || as === 'forecast' || as === 'average') return undefined;
  if (versus === 'plan') return columns.plan;
  return versus === 'target' ? columns.target : columns.before;
}

function dataTable(context: Context, rows: readonly Row[], first: string): DataTable {
  const { query, names } = context;
  const { measure, by, as } = query;
  const amounts = scaleOf(
    measure,
    rows.flatMap(({ value, base }) => [value, as === 'share' ? 0 : (base ?? 0)]),
  );
  const base = by[0] === 'week' ? undefined : baseColumn(query);
  const hasBase = base !== undefined && rows.some((row) => row.base !== undefined);
  const title = fill(charts.list, { ...names, unit: amounts.name });
  return {
    title: capital(title),
    columns: [
      first,
      ...(hasBase ? [base, columns.now, columns.change] : [columns.value]),
      ...(as === 'share' ? [columns.share] : []),
    ],
    rows: rows.map((row) => [
      row.name === '' ? rowNames.all : nameOf(query, row),
      ...(hasBase ? [amounts.text(row.base ?? 0)] : []),
      amounts.text(row.value),
      ...(hasBase ? [changeText(measure, row.value, row.base ?? 0)] : []),
      ...(as === 'share' ? [percent(row.shown)] : []),
    ]),
  };
}

/** What the headline of a list says: which row leads, which are kept, how they compare. */
function listHeadline(context: Context): string {
  const { query, frame, names } = context;
  const { order, keep, limit, rank, by, as, where } = query;
  const { all, rows } = frame;
  const [leader] = rows;
  const last = all[all.length - 1];
  const compared = comparedPlace(where);
  const many = by.map((dimension) => dimensionName(dimension, all.length)).join(' × ');
  const end = order === 'least' ? sentences.lowest : sentences.highest;
  const text = (row: Row) => shownText(query, frame, row);
  const withValue = (row: Row) => `${nameOf(query, row)} (${text(row)})`;
  const values = {
    ...names,
    many,
    count: all.length,
    shown: rows.length,
    end: rank ? `${sentences.ordinals[rank] ?? `${rank}th`} ${end}` : end,
    leader: leader ? nameOf(query, leader) : '',
    value: leader ? text(leader) : '',
    last: last ? nameOf(query, last) : '',
    lastValue: last ? text(last) : '',
    list: listed(rows.map(withValue)),
  };
  if (all.length === 0) return fill(headlines.nothing, values);
  if (as === 'share' && rows.length < all.length && !order && !keep) {
    const parts = rows.length === 1 ? headlines.share : headlines.shares;
    return fill(parts, { ...values, scope: names.scope });
  }
  if (keep) return fill(rows.length > 0 ? headlines.kept : headlines.none, values);
  if (by[0] === 'week' && !order && all.length > 1) return weeksHeadline(context);
  if (all.length === 1) return fill(headlines.only, values);
  if (order) return fill((limit ?? 1) > 1 ? headlines.several : headlines.first, values);
  const tellsCompared = compared && by.includes(compared);
  return fill(tellsCompared ? headlines.compared : headlines.list, values);
}

function weeksHeadline({ query, frame, names }: Context): string {
  const [first] = frame.all;
  const last = frame.all[frame.all.length - 1];
  return fill(headlines.weeks, {
    ...names,
    from: valueText(query.measure, first?.value ?? 0),
    to: valueText(query.measure, last?.value ?? 0),
    first: first?.name ?? '',
    lastWeek: last?.name ?? '',
  });
}

/** A list of members: ranked, kept by a limit, compared, or simply told apart. */
export function listAnswer(context: Context): Found {
  const { data, query, frame, names } = context;
  const { measure, as, by, order, keep, limit, rank, weeks } = query;
  const { adds, rate } = measures[measure];
  const { all, rows, total } = frame;
  const [leader] = rows;
  const isCourse = by[0] === 'week' && !order && !keep;
  const isPart = as === 'share';
  const shown = (keep || limit || rank ? rows : all).slice(0, isCourse ? undefined : MOST_SHOWN);
  const [one, other] = all;
  const isOfTwo = all.length === 2 && comparedPlace(query.where) && frame.shows === 'value';
  const [rateLeader] =
    rate && order && as === 'value' ? run(data, { ...query, measure: rate.measure }).rows : [];
  const range =
    order && leader
      ? rowRange(context, leader, `${names.scope}, ${inSentence(leader.name)}`)
      : undefined;
  return {
    headline: capital(listHeadline(context)),
    detail: joined(
      periodSentence(context),
      isOfTwo &&
        fill(details.difference, {
          value: differenceText(measure, (one?.value ?? 0) - (other?.value ?? 0)).replace(
            /^[+−]/,
            '',
          ),
        }),
      isCourse &&
        adds !== 'no' &&
        fill(details.average, { value: valueText(measure, mean(all.map(({ value }) => value))) }),
      as === 'value' &&
        adds !== 'no' &&
        !keep &&
        !isCourse &&
        by[0] !== 'promotion' &&
        fill(details.total, { value: valueText(measure, total.value) }),
      rate &&
        rateLeader &&
        fill(details.rateLeader, {
          leader: rateLeader.name,
          value: valueText(rate.measure, rateLeader.value),
        }),
    ),
    chart: isCourse
      ? courseChart(
          context,
          weeks.from,
          all.map(({ value }) => value),
        )
      : barChart(context, shown, isPart ? leader : order && leader),
    table: dataTable(
      context,
      shown.length > 0 ? shown : [total],
      capital(dimensionName(by[0] ?? 'channel')),
    ),
    ...(range && { range }),
  };
}

/** One value, its change or its distance from a plan, with the weeks that led there. */
export function oneAnswer(context: Context): Found {
  const { data, query, frame, names } = context;
  const { measure, as, versus, where, weeks } = query;
  const { total } = frame;
  const { rate, adds } = measures[measure];
  const { value, base } = total;
  const change = base === undefined ? '' : changeText(measure, value, base);
  const past = weeksBefore(weeks);
  const isAgainst = as === 'change' && versus !== 'past';
  const hasPast = past !== undefined && base !== undefined && !isAgainst;
  const pastName = past ? periodName(data, past) : '';
  const start = hasPast ? past.from : weeks.from;
  const values = weeklyValues(data, measure, where, { from: start, to: weeks.to });
  const moved = Math.sign(value - (base ?? 0));
  const headline = (): string => {
    if (as === 'average') return headlines.average;
    if (isAgainst) return headlines.against;
    if (as === 'value') return headlines.value;
    return !/[1-9]/.test(change) ? headlines.same : moved > 0 ? headlines.rose : headlines.fell;
  };
  const range = rowRange(context, total, names.scope);
  return {
    headline: capital(
      fill(headline(), {
        ...names,
        value: valueText(measure, value),
        change: change.replace(/^[+−]/, ''),
        distance: isAgainst ? distanceText(query, total.shown) : '',
        base: '',
      }).replace(/ \.$/, '.'),
    ),
    detail: joined(
      periodSentence(context),
      isAgainst && adds !== 'no' && base
        ? fill(details.ofPlan, { value: percent(Math.abs(total.shown) / base) })
        : undefined,
      rate &&
        as === 'value' &&
        fill(details.rate, {
          value: fill(rate.text, {
            value: valueText(rate.measure, valueOf(data, rate.measure, where, weeks)),
          }),
        }),
      hasPast &&
        as === 'change' &&
        fill(details.from, { before: valueText(measure, base), past: pastName }),
      hasPast &&
        as === 'value' &&
        fill(details.before, { period: pastName, value: valueText(measure, base), change }),
    ),
    chart:
      values.length > 1
        ? courseChart(context, start, values)
        : barChart(context, [{ ...total, name: names.period }], undefined),
    table: dataTable(context, [{ ...total, name: capital(names.period) }], columns.period),
    ...(range && { range }),
  };
}

/** What the weeks ahead bring if the trend of the last 13 goes on. */
export function forecastAnswer(context: Context): Found {
  const { data, query, frame, names } = context;
  const { measure, where, weeks } = query;
  const ahead = weeks.to - weeks.from;
  const all = weeklyValues(data, measure, where, { from: 0, to: data.weeks });
  const { total } = frame;
  const range = total.range ?? around(total.value, 0);
  const unit = scaleOf(measure, all);
  const coming = Array.from({ length: ahead }, (_, at) => {
    const week = forecast(all, at + 1, at + 1);
    return estimateOf((point) => unit.of(week[point]));
  });
  const past = all.slice(-TREND_WEEKS).map(unit.of);
  // The forecast and its range start from the last week that is known.
  const known = past[past.length - 1] ?? 0;
  const growth = ({ value, base = 0 }: Row) => (base === 0 ? 0 : value / base - 1);
  const members = frame.all.filter(({ name }) => name !== '');
  const [best] = [...members].sort((a, b) => growth(b) - growth(a));
  const table = scaleOf(measure, [range.high]);
  const inTable = ({ low, high }: Estimate) => `${table.text(low)} to ${table.text(high)}`;
  return {
    headline: capital(
      fill(headlines.forecast, {
        ...names,
        value: valueText(measure, total.value),
        change: signedPercent(growth(total)),
        weeks: ahead,
      }),
    ),
    detail: joined(
      fill(details.forecast, { low: amount(range.low), high: amount(range.high) }),
      best &&
        fill(details.forecastLeader, { leader: best.name, rate: signedPercent(growth(best)) }),
    ),
    chart: {
      kind: 'lines',
      title: capital(fill(charts.weeks, { ...names, unit: unit.name })),
      firstWeek: data.weeks - TREND_WEEKS + 1,
      series: [
        { label: capital(names.measure), look: 'plain', values: past },
        {
          label: charts.forecast,
          look: 'main',
          values: [...past.slice(1).map(() => undefined), known, ...coming.map(({ mid }) => mid)],
        },
      ],
      band: { from: TREND_WEEKS - 1, ranges: [around(known, 0), ...coming] },
    },
    table: {
      title: capital(fill(charts.list, { ...names, unit: table.name })),
      columns: [
        rowNames.all,
        fill(columns.last, { weeks: ahead }),
        fill(columns.next, { weeks: ahead }),
        columns.range,
      ],
      rows: [...members, { ...total, name: rowNames.total }].map((row) => [
        row.name,
        table.text(row.base ?? 0),
        table.text(row.value),
        inTable(row.range ?? range),
      ]),
      hasTotal: members.length > 0,
    },
    range: rangeOf(fill(ranges.forecast, names), range, amount),
  };
}

/** What a measure is, with its value now. */
export function definitionAnswer(data: Dataset, { measure }: Query): Found {
  const now = queryOf(data, { measure });
  const { name, definition } = measures[measure];
  const { headline, ...found } = oneAnswer(contextOf(data, now));
  const value = valueText(measure, valueOf(data, measure, {}, now.weeks));
  return {
    ...found,
    headline: capital(fill(headlines.definition, { measure: name, definition })),
    detail: fill(details.definitionNow, { value, period: periodName(data, now.weeks) }),
  };
}

/** A query with its rows, and what sentences about it name. */
export function contextOf(data: Dataset, query: Query): Context {
  const { measure, where, weeks, as } = query;
  const frame = run(data, as === 'why' ? { ...query, as: 'change' } : query);
  const scoped = as === 'share' ? wholeOf(query) : where;
  return {
    data,
    query,
    frame,
    names: {
      measure: measures[measure].name,
      scope: scopeOf(data, scoped, query.by),
      period: periodName(data, weeks),
    },
  };
}
