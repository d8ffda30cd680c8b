import type { Dataset } from '../data/dataset';
import { type Query, comparesWithBase, conflictOf, queryOf } from '../engine/query';
import { openDimensions } from '../engine/members';
import { groupsIn } from '../engine/run';
import { movedLevers } from '../engine/shock';
import type { Request, WhatIf } from '../ask/request';
import type { Context } from './context';

/** What one goes on to ask of what there is: a first figure. */
export const inventoryFollowUps = (data: Dataset): readonly Request[] => [
  { kind: 'query', query: queryOf(data, { by: ['channel'] }) },
];

/** What one goes on to ask of promotions: what each paid back, sold and cost. */
export const promotionFollowUps = (data: Dataset): readonly Request[] =>
  (['payback', 'extra', 'promotionSpend'] as const).map((measure) => ({
    kind: 'query',
    query: queryOf(data, { measure, by: ['promotion'], order: 'least' }),
  }));

/** What one goes on to ask of a query: each keeps the subject and changes one part. */
export function queryFollowUps({ data, query, frame, explanation }: Context): readonly Request[] {
  const { order, ...plain } = query;
  const { where } = explanation ?? frame.rows[0] ?? query;
  const versus = query.versus ?? 'past';
  // Of what leads a list: its reasons, what it is made of, how it changed and how its weeks went.
  const subject = { ...plain, where, by: [] };
  const view = query.view === 'why' ? 'change' : query.view;
  // A promotion runs in one channel: nothing would be told apart by it.
  const splitBy = openDimensions(where).find(
    (dimension) =>
      !query.by.includes(dimension) &&
      groupsIn(data, { ...plain, view, where, by: [dimension] }).length > 1,
  );
  const candidates: readonly (Query | false | undefined)[] = [
    query.view !== 'why' && { ...subject, view: 'why', versus },
    splitBy && {
      ...plain,
      view,
      where,
      by: [splitBy],
      order: versus === 'plan' ? 'least' : 'most',
    },
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
  const unordered = ({ order, ...rows }: Query) => JSON.stringify(rows);
  return unordered(query) === unordered(other);
}

/** Of one lever: which products it would do good, the other way, and in all channels. */
export function whatIfFollowUps({ levers, by }: WhatIf): readonly Request[] {
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
