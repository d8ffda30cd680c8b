import type { Dataset } from '../dataset';
import { type Query, comparesWithBase, conflictOf, openDimensions, queryOf } from '../engine/query';
import { pinnedRow } from '../engine/explain';
import { groupsIn, run } from '../engine/run';
import { type Lever, movedLevers } from '../engine/shock';
import type { Request } from '../request';

/** What one goes on to ask: each keeps the subject and changes one part. */
export function followUpsOf(data: Dataset, request: Request): Request[] {
  if (request.kind === 'inventory') {
    return [{ kind: 'query', query: queryOf(data, { by: ['channel'] }) }];
  }
  if (request.kind === 'what-if') return whatIfFollowUps(request.levers, request.by);
  const { query } = request;
  const { order, limit, rank, threshold, ...plain } = query;
  const [first] = query.by.length > 0 ? run(data, query).rows : [];
  const leader = query.view === 'why' ? pinnedRow(data, query) : first;
  const where = leader?.where ?? query.where;
  const versus = query.versus ?? 'past';
  // Of what leads a list: its reasons, what it is made of, how it changed and how its weeks went.
  const subject = { ...plain, where, by: [] };
  const view = query.view === 'why' ? 'change' : query.view;
  // A promotion runs in one channel: nothing would be told apart by it.
  const open = openDimensions(where).find(
    (dimension) =>
      !query.by.includes(dimension) &&
      groupsIn(data, { ...plain, view, where, by: [dimension] }).length > 1,
  );
  const candidates: readonly (Query | false | undefined)[] = [
    query.view !== 'why' && { ...subject, view: 'why', versus },
    open && { ...plain, view, where, by: [open], order: versus === 'plan' ? 'least' : 'most' },
    { ...subject, view: 'change', versus },
    { ...subject, view: 'value', by: ['week'] },
    { ...plain, view: 'share', by: ['channel'] },
  ];
  return candidates
    .flatMap((candidate) => (candidate ? [withoutIdleVersus(candidate)] : []))
    .filter(
      (candidate) => conflictOf(data, candidate) === undefined && !isSameRows(candidate, query),
    )
    .slice(0, 3)
    .map((candidate) => ({ kind: 'query', query: candidate }));
}

/** A query without a comparison that its view does not make. */
function withoutIdleVersus(query: Query): Query {
  const { versus, ...rest } = query;
  return comparesWithBase(query.view) ? query : rest;
}

/** Whether two queries differ by no more than their order. */
function isSameRows(query: Query, other: Query): boolean {
  const unordered = ({ order, limit, rank, threshold, ...rows }: Query) => JSON.stringify(rows);
  return unordered(query) === unordered(other);
}

/** Of one lever: which products it would do good, the other way, and in all channels. */
function whatIfFollowUps(levers: readonly Lever[], by: 'product' | undefined): Request[] {
  const [lever, ...more] = movedLevers(levers);
  if (!lever || more.length > 0) return [];
  const { name, change, channel } = lever;
  const isRise = name === 'price' && change > 0;
  return [
    ...(isRise && !by ? [{ levers: [{ name, change }], by: 'product' } as const] : []),
    { levers: [{ ...lever, change: -change }] },
    ...(channel === undefined ? [] : [{ levers: [{ name, change }] }]),
  ].map((whatIf) => ({ kind: 'what-if', ...whatIf }));
}
