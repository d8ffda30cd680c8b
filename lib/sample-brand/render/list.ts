import type { AnswerParts } from '../answer';
import { fill } from '@/lib/fill';
import { measures } from '../engine/measures';
import type { Query } from '../engine/query';
import type { Row } from '../engine/run';
import { isSame, mean, sum } from '../figures/statistics';
import { joinAsList, percent } from '../format';
import { dimensionName } from '../reading/sentence';
import { answerTexts } from '../texts/answers';
import { sentences } from '../texts/sentences';
import { rowBars } from './bars';
import {
  type Context,
  comparesMembers,
  subjectSentence,
  isCourse,
  rowName,
  sentenceFor,
} from './context';
import { rangeOf } from './range';
import { courseChart, valuesTable } from './total';
import { capital, differenceText, joinSentences, rowText, valueText, withoutSign } from './values';

const { details, headlines, rows: rowNames } = answerTexts;

/** The most bars that are drawn of a list, and rows that its table has. */
const MOST_BARS = 12;

/** The most members that are named one by one: beside each other, in one place, in a threshold. */
const MOST_COMPARED = 3;
const MOST_LEVEL = 4;
const MOST_WITHIN = 6;

/** Members, or weeks, beside each other, of the query's frame: all parts of its answer. */
export function listAnswer(context: Context): AnswerParts {
  const { query, frame } = context;
  const { as, by, order, threshold, limit, rank } = query;
  const isLine = isCourse(query) && frame.figureKind === 'value';
  const chosen = threshold || limit || rank ? frame.rows : frame.all;
  const rows = isCourse(query) ? chosen : chosen.slice(0, MOST_BARS);
  const total = { ...frame.total, name: rowNames.all };
  const [leader] = frame.rows;
  return {
    headline: listSentence(context),
    detail: joinSentences(subjectSentence(context), ...listDetails(context)),
    ...(rows.length > 0 && {
      chart: isLine
        ? courseChart(context, query.weeks.from)
        : rowBars(context, rows, as === 'share' || order ? leader : undefined),
    }),
    table: valuesTable(
      context,
      rows.length > 0 ? rows : [total],
      capital(dimensionName(by[0] ?? 'week')),
    ),
    ...rangeOf(context, order && leader),
  };
}

/**
 * A list in a sentence or two: which row leads, which lie within a threshold, how they compare, how
 * the weeks went. Rows with the same figure share a place, and none of them leads.
 */
export function listSentence(context: Context): string {
  const { query, frame } = context;
  const { order, threshold, limit, rank, as } = query;
  const { all, rows } = frame;
  const [leader] = rows;
  const lastRow = rows.at(-1);
  const isPart = as === 'share' && rows.length < all.length && !order;
  const [first] = all;
  const last = all.at(-1);
  const [level, lastLevel] = [levelWith(all, leader), levelWith(all, last)];
  const nameOf = (row: Row | undefined) => (row ? rowName(context, row) : '');
  const textOf = (row: Row | undefined) => (row ? rowText(query, frame, row, threshold) : '');
  const namesOf = (some: readonly Row[]) =>
    some.length > MOST_LEVEL
      ? fill(headlines.countOf, { count: some.length, many: rowsName(query, some.length) })
      : joinAsList(some.map(nameOf));
  const isSeveral = (limit ?? 1) > 1;
  const isGood = measures[query.measure].good > 0;
  const isApart = query.versus === 'plan' || query.versus === 'target';
  const template = () => {
    if (all.length === 0) return headlines.nothing;
    if (threshold && rows.length > 0) {
      return rows.length > MOST_WITHIN ? headlines.withinMany : headlines.within;
    }
    if (threshold) return isApart ? headlines.noneApart : headlines.noneWithin;
    if (rank && !leader) return headlines.noPlace;
    if (isPart && rows.length > MOST_COMPARED) return headlines.manyShares;
    if (isPart) return rows.length === 1 ? headlines.share : headlines.shares;
    if (all.length === 1) return headlines.only;
    if (isCourse(query)) return headlines.weeks;
    if (level.length === all.length) return headlines.level;
    if (order && isSeveral) return headlines.several;
    if (all.every((row) => textOf(row) === textOf(first))) return headlines.nearlyLevel;
    if (order) return level.length > 1 ? headlines.firstLevel : headlines.first;
    if (all.length === 2 || (comparesMembers(query) && all.length <= MOST_COMPARED)) {
      return isGood ? headlines.compared : headlines.comparedBad;
    }
    if (isApart) return headlines.listApart;
    return isGood ? headlines.list : headlines.listOfBad;
  };
  // A place is shared: the second of two that are level is no second.
  const place = rank && level[0] ? all.indexOf(level[0]) + 1 : (rank ?? 1);
  const end = order === 'least' ? sentences.lowest : sentences.highest;
  const more = levelWith(all, lastRow).filter((row) => !rows.includes(row)).length;
  const many = manyOf(context);
  const sentence = sentenceFor(context, template(), {
    many,
    count: all.length,
    every: fill(all.length === 2 ? headlines.both : headlines.every, { count: all.length, many }),
    at: fill(isApart ? headlines.apart : headlines.at, { value: textOf(leader) }),
    ...(threshold && {
      side: sentences[threshold.side],
      limit: rowText(query, frame, {
        ...frame.total,
        value: threshold.value,
        figure: threshold.value,
      }),
    }),
    rows: rows.length,
    end: place > 1 ? `${sentences.ordinals[place] ?? `${place}th`} ${end}` : end,
    leader: nameOf(leader),
    leaders: namesOf(level),
    value: textOf(leader),
    first: nameOf(first),
    firstValue: textOf(first),
    last: nameOf(last),
    lastRow: nameOf(lastRow),
    lastRowValue: textOf(lastRow),
    sum: percent(sum(rows.map(({ figure }) => figure))),
    lasts: namesOf(lastLevel),
    lastValue: textOf(last),
    list: joinAsList(
      rows.map((row) => fill('{name} ({value})', { name: nameOf(row), value: textOf(row) })),
    ),
  });
  const isCut = order && isSeveral && more > 0 && more + rows.length < all.length;
  return joinSentences(sentence, isCut && fill(headlines.moreLevel, { more }));
}

/** The rows whose figure is that of a row, it among them. */
const levelWith = (all: readonly Row[], row: Row | undefined): readonly Row[] =>
  row ? all.filter(({ figure }) => isSame(figure, row.figure)) : [];

/** What so many rows are: 'products', 'pairs of channel and region'. */
function rowsName({ by }: Query, count: number): string {
  const [first = 'week'] = by;
  return by.length > 1
    ? fill(headlines.pairs, { dimensions: joinAsList(by.map((one) => dimensionName(one))) })
    : dimensionName(first, count);
}

/** What all rows are; promotions are those that ran in the query's weeks. */
function manyOf({ query, frame, names }: Context): string {
  const { as, by } = query;
  const many = rowsName(query, frame.all.length);
  const isOfWeeks = by.includes('promotion') || as === 'forecast';
  return isOfWeeks ? fill(headlines.ofPeriod, { many, ...names }) : many;
}

/** What a list comes to: the mean of weeks, the difference of two members, the sum of all. */
function listDetails({ query, frame }: Context): readonly (string | false)[] {
  const { measure, as, by, threshold } = query;
  const { all, total, figureKind } = frame;
  const { adds } = measures[measure];
  const values = all.map(({ value }) => value);
  if (isCourse(query)) {
    return [adds !== 'no' && fill(details.average, { value: valueText(measure, mean(values)) })];
  }
  const [one = 0, other = 0] = values;
  const isOfTwo = all.length === 2 && comparesMembers(query) && figureKind === 'value';
  const difference = withoutSign(differenceText(measure, Math.abs(one - other)));
  const hasTotal = as === 'value' && adds !== 'no' && !threshold && by[0] !== 'promotion';
  return [
    isOfTwo && fill(details.difference, { value: difference }),
    hasTotal && fill(details.total, { value: valueText(measure, total.value) }),
  ];
}
