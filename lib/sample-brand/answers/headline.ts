import { fillTemplate } from '@/lib/base/fill';
import { measures } from '../engine/measures';
import type { Row } from '../engine/run';
import { isSame } from '../engine/figures/statistics';
import { joinAsList, formatSignedPercent } from '../engine/format';
import { dimensionName, dimensionNames, superlativeOf, periodName } from '../ask/sentence';
import { answerTexts } from './answer-texts';
import { type Context, isTimeSeries, rowName, sentenceFor } from './context';
import {
  capitalise,
  formatChange,
  formatDifference,
  distanceText,
  isVisible,
  joinSentences,
  rowText,
  formatValue,
  withoutSign,
} from './format-values';

const { headlines } = answerTexts;

/** The most rows that a sentence names one by one, and the most that it sets beside each other. */
const MAX_NAMED = 6;
const MAX_COMPARED = 3;

export const rowsHeadline = (context: Context): string =>
  context.query.breakdown.length > 0
    ? listHeadline(context)
    : valueHeadline(context, context.result.total);

/** One value, how it changed, or how far it lies from the plan. */
function valueHeadline(context: Context, { value, base = 0 }: Pick<Row, 'value' | 'base'>): string {
  const { query } = context;
  const { measure, calculation, versus } = query;
  const write = (template: string, more: Readonly<Record<string, string>> = {}) =>
    sentenceFor(context, template, { value: formatValue(measure, value), ...more });
  if (calculation !== 'change' && calculation !== 'why') return write(headlines.value);
  if (versus !== 'past') {
    return write(headlines.against, { distance: distanceText(measure, value - base) });
  }
  const change = formatChange(measure, value, base);
  if (!isVisible(change)) return write(headlines.same);
  return write(value > base ? headlines.rose : headlines.fell, { change: withoutSign(change) });
}

/** Which rows come first, or what all of them are. */
function listHeadline(context: Context): string {
  const { query, result } = context;
  const { order, calculation } = query;
  const { all, rows } = result;
  const levelWith = (leader: Row | undefined) =>
    all.filter(({ figure }) => leader !== undefined && isSame(figure, leader.figure));
  // Rows with the same figure share a place: none of them leads.
  const leaders = levelWith(all[0]);
  const isLevel = leaders.length === all.length;
  const isPart = calculation === 'share' && rows.length < all.length;
  // Promotions overlap, and stand for no parts of all sales.
  const isPartOfSum =
    calculation === 'value' &&
    !measures[query.measure].ratio &&
    !query.breakdown.includes('promotion');
  const write = (template: string, subjects: readonly Row[]) => {
    const [first] = subjects;
    return sentenceFor(context, template, {
      list: listOf(context, subjects),
      lasts: listOf(context, levelWith(all.at(-1))),
      name: first ? capitalise(rowName(context, first)) : '',
      value: first ? rowText(query, result, first) : '',
      total: formatValue(query.measure, result.total.value),
      count: all.length,
      many: manyOf(context),
      which: superlativeOf(order),
      most: order ? headlines.superlatives[order] : '',
    });
  };
  if (all.length === 0) return write(headlines.nothing, all);
  if (all.length === 1 || isTimeSeries(query)) return write(headlines.list, all);
  if (isLevel && !isPart) return write(headlines.level, all);
  if (isPart && rows.length === 1) return write(headlines.part, rows);
  if (order) {
    if (leaders.length > 1) return write(headlines.leaders, leaders);
    if (isPartOfSum) return write(headlines.leaderOf, leaders);
    const isBack = measures[query.measure].unit === 'perRupee' && result.figureKind === 'value';
    return write(isBack ? headlines.leaderBack : headlines.leader, leaders);
  }
  if (isPart || all.length <= MAX_COMPARED) return write(headlines.list, rows);
  return write(headlines.ends, leaders);
}

/** Rows with what they show: of many the first and the last, or their number where all are level. */
function listOf(context: Context, rows: readonly Row[]): string {
  const { query, result } = context;
  const texts = rows.map((row) =>
    fillTemplate(headlines.row, {
      name: rowName(context, row),
      value: rowText(query, result, row),
    }),
  );
  const [first, last] = [rows[0], rows.at(-1)];
  if (!first || !last || rows.length <= MAX_NAMED) return joinAsList(texts);
  return isSame(first.figure, last.figure)
    ? fillTemplate(headlines.rowCount, { count: rows.length, value: rowText(query, result, first) })
    : fillTemplate(headlines.rowSpan, { first: texts[0] ?? '', last: texts.at(-1) ?? '' });
}

/** A noun for all rows: 'products', 'channel and region pairs'; of promotions only those of the query's weeks. */
function manyOf({ query: { breakdown, calculation }, result, names }: Context): string {
  const [first = 'week'] = breakdown;
  const many =
    breakdown.length > 1
      ? fillTemplate(headlines.pairs, { dimensions: dimensionNames(breakdown) })
      : dimensionName(first, result.all.length);
  const isOfWeeks = breakdown.includes('promotion') || calculation === 'forecast';
  return isOfWeeks ? fillTemplate(headlines.ofPeriod, { many, ...names }) : many;
}

/** What changed by how much, and the member that accounts for most of it. */
export function whyHeadline(context: Context): string {
  const { query, explanation } = context;
  if (!explanation) return rowsHeadline(context);
  const { dimensions } = explanation;
  const [leader] = dimensions[0]?.parts ?? [];
  const part = formatDifference(query.measure, leader?.value ?? 0);
  return joinSentences(
    valueHeadline(context, explanation),
    leader && isVisible(part) && fillTemplate(headlines.accounts, { leader: leader.name, part }),
  );
}

/** What is expected of the weeks ahead, and how that differs from as many weeks before. */
export function forecastHeadline(context: Context): string {
  const { data, query, result } = context;
  if (query.breakdown.length > 0) return listHeadline(context);
  const { value, base = 0 } = result.total;
  const { from, to } = query.weeks;
  return sentenceFor(context, headlines.forecast, {
    value: formatValue(query.measure, value),
    change: formatSignedPercent(base === 0 ? 0 : value / base - 1),
    before: periodName(data, { from: data.weeks - to + from, to: data.weeks }),
  });
}

export const definitionHeadline = (context: Context): string =>
  sentenceFor(context, headlines.definition, {
    definition: measures[context.query.measure].definition,
  });
