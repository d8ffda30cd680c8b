import type { AnswerParts } from '../answer';
import { fill } from '@/lib/fill';
import { measures } from '../engine/measures';
import type { Row } from '../engine/run';
import { mean } from '../figures/statistics';
import { listed } from '../format';
import { dimensionName } from '../reading/sentence';
import { answerTexts } from '../texts/answers';
import { sentences } from '../texts/sentences';
import { rowBars } from './bars';
import {
  type Context,
  comparesMembers,
  countedSentence,
  isCourse,
  rowName,
  sentenceFor,
} from './context';
import { rangeOf } from './range';
import { courseChart, valuesTable } from './total';
import { capital, differenceText, joined, rowText, valueText, withoutSign } from './values';

const { details, headlines, rows: rowNames } = answerTexts;

/** The most bars that are drawn of a list, and rows that its table has. */
export const MOST_BARS = 12;

/** Members, or weeks, beside each other: which lead, which are kept, how the weeks went. */
export function listAnswer(context: Context): AnswerParts {
  const { query, frame } = context;
  const { as, by, order, keep, limit, rank } = query;
  const isLine = isCourse(query) && frame.figureKind === 'value';
  const chosen = keep || limit || rank ? frame.rows : frame.all;
  const rows = isCourse(query) ? chosen : chosen.slice(0, MOST_BARS);
  const total = { ...frame.total, name: rowNames.all };
  const [leader] = frame.rows;
  return {
    headline: listSentence(context),
    detail: joined(countedSentence(context), ...listDetails(context)),
    chart: isLine
      ? courseChart(context, query.weeks.from)
      : rowBars(context, rows, as === 'share' || order ? leader : undefined),
    table: valuesTable(
      context,
      rows.length > 0 ? rows : [total],
      capital(dimensionName(by[0] ?? 'week')),
    ),
    ...rangeOf(context, order && leader),
  };
}

/** Which row leads, which ones are kept, how they compare, how the weeks went. */
function listSentence(context: Context): string {
  const { query, frame } = context;
  const { order, keep, limit, rank, as } = query;
  const { all, rows } = frame;
  const [leader] = rows;
  const [first] = all;
  const last = all[all.length - 1];
  const end = order === 'least' ? sentences.lowest : sentences.highest;
  const nameAndValue = (row: Row | undefined) => ({
    name: row ? rowName(query, row) : '',
    value: row ? rowText(query, frame, row, keep) : '',
  });
  const isPart = as === 'share' && rows.length < all.length && !order;
  const template = () => {
    if (all.length === 0) return headlines.nothing;
    if (keep) return rows.length > 0 ? headlines.kept : headlines.none;
    if (isPart) return rows.length === 1 ? headlines.share : headlines.shares;
    if (all.length === 1) return headlines.only;
    if (order) return (limit ?? 1) > 1 ? headlines.several : headlines.first;
    if (isCourse(query)) return headlines.weeks;
    if (comparesMembers(query)) return headlines.compared;
    return measures[query.measure].good > 0 ? headlines.list : headlines.listOfBad;
  };
  return sentenceFor(context, template(), {
    many: manyOf(context),
    count: all.length,
    rows: rows.length,
    end: rank ? `${sentences.ordinals[rank] ?? `${rank}th`} ${end}` : end,
    leader: nameAndValue(leader).name,
    value: nameAndValue(leader).value,
    first: nameAndValue(first).name,
    firstValue: nameAndValue(first).value,
    last: nameAndValue(last).name,
    lastValue: nameAndValue(last).value,
    list: listed(rows.map((row) => fill('{name} ({value})', nameAndValue(row)))),
  });
}

/** What rows are, several of them; promotions are those that ran in the query's weeks. */
function manyOf({ query: { by }, frame, names }: Context): string {
  const many = by.map((dimension) => dimensionName(dimension, frame.all.length)).join(' × ');
  return by.includes('promotion') ? fill(headlines.ran, { many, ...names }) : many;
}

/** The mean of weeks; how far two members lie apart; what all come to. */
function listDetails({ query, frame }: Context): readonly (string | false)[] {
  const { measure, as, by, keep } = query;
  const { all, total, figureKind } = frame;
  const { adds } = measures[measure];
  const values = all.map(({ value }) => value);
  if (isCourse(query)) {
    return [adds !== 'no' && fill(details.average, { value: valueText(measure, mean(values)) })];
  }
  const [one = 0, other = 0] = values;
  const isOfTwo = all.length === 2 && comparesMembers(query) && figureKind === 'value';
  const difference = withoutSign(differenceText(measure, Math.abs(one - other)));
  const hasTotal = as === 'value' && adds !== 'no' && !keep && by[0] !== 'promotion';
  return [
    isOfTwo && fill(details.difference, { value: difference }),
    hasTotal && fill(details.total, { value: valueText(measure, total.value) }),
  ];
}
