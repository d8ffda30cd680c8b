import { type Query, isAnswerable } from '../engine/query';
import { breakdownDimensions } from '../engine/members';
import { nonEmptyGroups } from '../engine/run';
import { changeQuery } from '../ask/query-parts';
import type { DemoRequest, WhatIf } from '../ask/request';
import type { Context } from './context';

/** The follow-up questions of a query: each keeps the subject and changes one part. */
export function queryFollowUps({
  data,
  query,
  result,
  explanation,
}: Context): readonly DemoRequest[] {
  const { order, ...plain } = query;
  const { where } = explanation ?? result.rows[0] ?? query;
  const calculation = query.calculation === 'why' ? 'change' : query.calculation;
  // A promotion runs in one channel: nothing would be told apart by it.
  const splitBy = breakdownDimensions(where).find(
    (dimension) =>
      !query.breakdown.includes(dimension) &&
      nonEmptyGroups(data, { ...plain, calculation, where, breakdown: [dimension] }).length > 1,
  );
  // Of what leads a list: its reasons, what it is made of, how it changed and how its weeks went.
  const changes: readonly (Partial<Query> | false | undefined)[] = [
    query.calculation !== 'why' && { where, breakdown: [], calculation: 'why' },
    splitBy && {
      where,
      breakdown: [splitBy],
      calculation,
      order: query.versus === 'plan' ? 'least' : 'most',
    },
    { where, breakdown: [], calculation: 'change' },
    { where, breakdown: ['week'], calculation: 'value' },
    { calculation: 'share', breakdown: ['channel'] },
  ];
  return changes
    .flatMap((change) => (change ? [changeQuery(data, plain, change)] : []))
    .filter((next) => isAnswerable(data, next) && !isSameRows(next, query))
    .slice(0, 3)
    .map((next) => ({ kind: 'query', query: next }));
}

/** Whether two queries differ by no more than their order. */
function isSameRows(query: Query, other: Query): boolean {
  const unordered = ({ order, ...rows }: Query) => JSON.stringify(rows);
  return unordered(query) === unordered(other);
}

/** Of one lever: which products it would do good, the other way, and in all channels. */
export function whatIfFollowUps({ levers, channel, breakdown }: WhatIf): readonly DemoRequest[] {
  const [lever, ...more] = levers;
  if (!lever || more.length > 0) return [];
  const isRise = lever.name === 'price' && lever.change > 0;
  const otherWay = [{ ...lever, change: -lever.change }];
  return [
    ...(isRise && !breakdown ? [{ kind: 'what-if', levers, breakdown: 'product' } as const] : []),
    { kind: 'what-if', levers: otherWay, ...(channel && { channel }) },
    ...(channel ? [{ kind: 'what-if', levers } as const] : []),
  ];
}
