import type { Dataset } from '../dataset';
import { type Query, conflictOf, openPlaces, queryOf } from '../engine/query';
import { pinnedRow } from '../engine/explain';
import { run } from '../engine/run';
import { type Lever, movedSpend } from '../engine/shock';
import type { Request } from '../request';

/** What one goes on to ask: each keeps the subject and changes one part. */
export function followUpsOf(data: Dataset, request: Request): Request[] {
  if (request.kind === 'inventory') {
    return [{ kind: 'query', query: queryOf(data, { by: ['channel'] }) }];
  }
  if (request.kind === 'what-if') return whatIfFollowUps(data, request.levers, request.by);
  const { query } = request;
  const { order, limit, rank, keep, ...plain } = query;
  const [first] = query.by.length > 0 ? run(data, query).rows : [];
  const leader = query.as === 'why' ? pinnedRow(data, query) : first;
  const where = leader?.where ?? query.where;
  const open = openPlaces(where).find((place) => !query.by.includes(place));
  const versus = query.versus ?? 'past';
  // Of what leads a list: its reasons, what it is made of, how it changed and how its weeks went.
  const own = { ...plain, where, by: [] };
  const as = query.as === 'why' ? 'change' : query.as;
  const candidates: readonly (Query | false | undefined)[] = [
    query.as !== 'why' && { ...own, as: 'why', versus },
    open && { ...plain, as, where, by: [open], order: versus === 'plan' ? 'least' : 'most' },
    { ...own, as: 'change', versus },
    { ...own, as: 'value', by: ['week'] },
    { ...plain, as: 'share', by: ['channel'] },
  ];
  return candidates
    .filter((one): one is Query => Boolean(one))
    .map((one) => (one.as === 'change' || one.as === 'why' ? one : withoutVersus(one)))
    .filter((one) => conflictOf(data, one) === undefined && !isSame(one, query))
    .slice(0, 3)
    .map((one) => ({ kind: 'query', query: one }));
}

function withoutVersus({ versus, ...query }: Query): Query {
  return query;
}

/** Whether two queries differ by no more than their order. */
function isSame(one: Query, other: Query): boolean {
  const unordered = ({ order, limit, rank, keep, ...query }: Query) => JSON.stringify(query);
  return unordered(one) === unordered(other);
}

function whatIfFollowUps(
  data: Dataset,
  levers: readonly Lever[],
  by: 'product' | undefined,
): Request[] {
  const [first] = levers;
  const moved = movedSpend(data)?.levers;
  const other = first && { ...first, change: -first.change };
  const all = first && levers.length === 1 && { name: first.name, change: first.change };
  const requests: readonly (Request | false | undefined)[] = [
    !by && first?.name === 'price' && first.change > 0 && levers.length === 1
      ? { kind: 'what-if', levers: [{ name: 'price', change: first.change }], by: 'product' }
      : undefined,
    other && levers.length === 1 && other.change !== 0 && { kind: 'what-if', levers: [other] },
    all && first.channel !== undefined && { kind: 'what-if', levers: [all] },
    moved && first?.name === 'spend' && levers.length === 1 && { kind: 'what-if', levers: moved },
  ];
  return requests.filter((one): one is Request => Boolean(one)).slice(0, 3);
}
