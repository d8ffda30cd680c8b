import { fillTemplate } from '@/lib/base/fill';
import type { Dataset, Period } from '../data/dataset';
import { type Explanation, explainChange } from '../engine/explain';
import { measures } from '../engine/measures';
import { type Query } from '../engine/query';
import { type MemberDimension, type Filters, weeksBefore } from '../engine/members';
import { type QueryResult, type Row, runQuery, filtersOfWhole } from '../engine/run';
import { figureName, namesIn, periodName, scopeOf, scopeOrder } from '../ask/sentence';
import { answerTexts } from './answer-texts';
import { periods as periodTexts } from '../ask/sentence-texts';
import { capitalise } from './format-values';

const { periods } = answerTexts;

/** A query with what it comes to, and what sentences about it name. */
export type Context = {
  readonly data: Dataset;
  readonly query: Query;
  readonly result: QueryResult;
  readonly explanation?: Explanation;
  /** What every template may name; `figure` is what is shown of the measure. */
  readonly names: Readonly<Record<'measure' | 'figure' | 'scope' | 'period', string>>;
};

/** Runs a query, for all parts of its answer. */
export function contextOf(data: Dataset, query: Query): Context {
  const { where, weeks, calculation, breakdown } = query;
  const explanation = calculation === 'why' ? explainChange(data, query) : undefined;
  // Reasons are told of one thing: of what the query's order puts first, where it ranks.
  const scope = explanation
    ? scopeOf(data, explanation.where)
    : scopeOf(data, calculation === 'share' ? filtersOfWhole(query) : where, breakdown);
  return {
    data,
    query,
    result: runQuery(data, calculation === 'why' ? { ...query, calculation: 'change' } : query),
    ...(explanation && { explanation }),
    names: {
      measure: measures[query.measure].name,
      figure: figureName(query),
      scope,
      period: periodName(data, weeks),
    },
  };
}

/** A sentence or a title that names the measure, the scope or the weeks, and `more`. */
export const sentenceFor = (
  { names }: Pick<Context, 'names'>,
  template: string,
  more: Readonly<Record<string, string | number>> = {},
): string => capitalise(fillTemplate(template, { ...names, ...more }));

/** The weeks that a figure is of: those given, or for what is a state the last of them. */
export function figureWeeks({ measure }: Pick<Query, 'measure'>, weeks: Period): Period {
  return measures[measure].isAtEnd ? { from: weeks.to - 1, to: weeks.to } : weeks;
}

/** When a figure was so: 'in the last 13 weeks', 'over' them, 'at the end of week 26'. */
export function periodPhrase(
  { data, query }: Pick<Context, 'data' | 'query'>,
  weeks: Period,
  template: string = periods.in,
): string {
  const weeksShown = figureWeeks(query, weeks);
  const isEnd = weeksShown !== weeks;
  return fillTemplate(isEnd ? periods.end : template, { period: periodName(data, weeksShown) });
}

/** The weeks that a query's figures are compared with, where they are compared with weeks. */
export const pastOf = ({ query: { versus = 'past', weeks } }: Context): Period | undefined =>
  versus === 'past' ? weeksBefore(weeks) : undefined;

/** Members of some dimensions as a sentence names them: 'lemon soda in general trade in the East'. */
export function memberName(
  data: Dataset,
  where: Filters,
  isNamed: (dimension: MemberDimension) => boolean,
): string {
  const [first, ...others] = scopeOrder.filter(
    (dimension) => where[dimension] && isNamed(dimension),
  );
  if (!first) return '';
  const scope = Object.fromEntries(others.map((dimension) => [dimension, where[dimension]]));
  return `${namesIn(first, where[first])}${scopeOf(data, scope, ['channel'])}`;
}

/** A row's name: weeks are said as such, several members of it as in a sentence. */
export function rowName({ data, query: { breakdown } }: Context, { name, where }: Row): string {
  if (breakdown[0] === 'week') return fillTemplate(periodTexts.one, { from: name });
  if (breakdown.length < 2) return name;
  return capitalise(memberName(data, where, (dimension) => breakdown.includes(dimension)));
}

/** Whether rows are the weeks of a course, in their order. */
export const isTimeSeries = ({ breakdown, order }: Query): boolean =>
  breakdown[0] === 'week' && !order;

/** The most rows that a chart and a table hold, unless they are the weeks of a course. */
const MAX_ROWS = 12;

export function listedRows({ query, result }: Context): readonly Row[] {
  return isTimeSeries(query) ? result.all : result.all.slice(0, MAX_ROWS);
}
