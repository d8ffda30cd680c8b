import type { Dataset } from '../dataset';
import { type Explanation, explain } from '../engine/explain';
import { measures } from '../engine/measures';
import { type Query, comparedPlace } from '../engine/query';
import { type Frame, type Row, run, wholeOf } from '../engine/run';
import { periodName, scopeOf } from '../reading/sentence';
import { periods } from '../texts/sentences';
import { fill } from '@/lib/fill';

/** A query with what it comes to, and what sentences about it name. */
export type Context = {
  readonly data: Dataset;
  readonly query: Query;
  readonly frame: Frame;
  /** The reasons, where a query asks for them. */
  readonly explanation?: Explanation;
  /** What every template may name. */
  readonly names: { readonly measure: string; readonly scope: string; readonly period: string };
};

/** Runs a query, for all parts of its answer. */
export function contextOf(data: Dataset, query: Query): Context {
  const { measure, where, weeks, as, by } = query;
  const explanation = as === 'why' ? explain(data, query) : undefined;
  // Reasons are told of one thing: of what the query's order puts first, where it ranks.
  const scope = explanation
    ? scopeOf(data, explanation.where)
    : scopeOf(data, as === 'share' ? wholeOf(query) : where, by);
  return {
    data,
    query,
    frame: run(data, as === 'why' ? { ...query, as: 'change' } : query),
    ...(explanation && { explanation }),
    names: { measure: measures[measure].name, scope, period: periodName(data, weeks) },
  };
}

/** A row's name: weeks are said as such. */
export const rowName = ({ by }: Query, { name }: Row): string =>
  by[0] === 'week' ? fill(periods.one, { from: name }) : name;

/** Whether rows are the weeks of a course, in their order. */
export const isCourse = ({ by, order, keep }: Query): boolean =>
  by[0] === 'week' && !order && !keep;

/** Whether rows are members that the query sets beside each other. */
export function comparesMembers({ where, by }: Query): boolean {
  const place = comparedPlace(where);
  return place !== undefined && by.includes(place);
}
