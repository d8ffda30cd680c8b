import { slugOf } from '@/lib/site/slug';
import type { Dataset } from '../data/dataset';
import { type MeasureId, measureIds } from '../engine/measures';
import {
  type Dimension,
  type Query,
  type View,
  type Versus,
  type Where,
  conflictOf,
  membersOf,
  normaliseWhere,
  memberDimensions,
  views,
} from '../engine/query';
import { type Lever, leverLimits, leverNames, leverScope, movedLevers } from '../engine/shock';
import { LONGEST_QUESTION } from '../reading/read';
import { sentenceOf } from './sentence';
import type { InventoryTopic, Request } from './request';

/*
 * A request as the part of an address behind the question mark. `ask` holds the question in words;
 * the parts beside it hold what it means, so that a link means the same when the reading of words
 * has changed. An address with `ask` alone, as a plain form sends it, is read.
 */

/** The parts of an address that are the demo's. */
export const parameterNames: readonly string[] = [
  'ask',
  'measure',
  'as',
  'by',
  ...memberDimensions,
  'weeks',
  'versus',
  'order',
  'limit',
  'rank',
  'above',
  'below',
  'topic',
  'what-if',
  ...leverNames,
];

const dimensions: readonly Dimension[] = [...memberDimensions, 'week'];
const topics: readonly InventoryTopic[] = [...dimensions, 'measure', 'data', 'freshness'];

/** One of some values, or nothing. */
const oneOf = <Value extends string>(values: readonly Value[], value: string | null) =>
  values.find((candidate) => candidate === value);

const numberIn = (parameters: URLSearchParams, name: string): number | undefined => {
  const value = Number(parameters.get(name) ?? NaN);
  return Number.isFinite(value) ? value : undefined;
};

function whereIn(parameters: URLSearchParams, data: Dataset): Where {
  const restrictions = memberDimensions.flatMap((dimension) => {
    const slugs = parameters.get(dimension)?.split(' ') ?? [];
    const names = membersOf(data, dimension).filter((name) => slugs.includes(slugOf(name)));
    return names.length > 0 ? [[dimension, names] as const] : [];
  });
  return normaliseWhere(data, Object.fromEntries(restrictions));
}

/** A query whose parts an address holds; nothing where they do not go together. */
function queryIn(parameters: URLSearchParams, data: Dataset): Query | undefined {
  const measure = oneOf<MeasureId>(measureIds, parameters.get('measure'));
  const view = oneOf<View>(views, parameters.get('as') ?? 'value');
  const weeks = /^(\d+)-(\d+)$/.exec(parameters.get('weeks') ?? '');
  if (!measure || !view || !weeks) return undefined;
  const by = (parameters.get('by')?.split(' ') ?? []).flatMap(
    (dimension) => oneOf(dimensions, dimension) ?? [],
  );
  const side = parameters.has('above') ? 'above' : 'below';
  const value = numberIn(parameters, side);
  const query: Query = {
    measure,
    view,
    by,
    where: whereIn(parameters, data),
    weeks: { from: Number(weeks[1]) - 1, to: Number(weeks[2]) },
    versus: oneOf<Versus>(['past', 'plan', 'target'], parameters.get('versus')),
    order: oneOf(['most', 'least'] as const, parameters.get('order')),
    limit: numberIn(parameters, 'limit'),
    rank: numberIn(parameters, 'rank'),
    threshold: value === undefined ? undefined : { side, value },
  };
  return conflictOf(data, query) === undefined ? query : undefined;
}

/** Levers that an address sets, each within its limits; in one channel, or in all. */
function leversIn(parameters: URLSearchParams, data: Dataset): Lever[] {
  const channel = data.channels.find(
    ({ name }) => slugOf(name) === parameters.get('channel'),
  )?.name;
  return leverNames.flatMap((name): Lever[] => {
    const value = numberIn(parameters, name);
    if (value === undefined || value === 0) return [];
    const { min, max } = leverLimits[name];
    const change = Math.min(max, Math.max(min, Math.round(value * 100) / 100));
    return [{ name, change, ...(channel && { channel }) }];
  });
}

/**
 * What an address asks.
 * @param search the part of the address from the question mark on
 * @returns words, and where the address holds them the parts that they mean; nothing where it asks
 *   nothing
 */
export function requestIn(
  search: string,
  data: Dataset,
): { readonly text?: string; readonly request?: Request } | undefined {
  const parameters = new URLSearchParams(search);
  const question = parameters
    .get('ask')
    ?.trim()
    .slice(0, LONGEST_QUESTION + 1);
  const text = question ? { text: question } : {};
  const topic = oneOf(topics, parameters.get('topic'));
  if (topic) return { ...text, request: { kind: 'inventory', topic } };
  if (parameters.has('what-if') || question === 'what-if') {
    const by = parameters.get('by') === 'product' ? ({ by: 'product' } as const) : {};
    return { request: { kind: 'what-if', levers: leversIn(parameters, data), ...by } };
  }
  const query = queryIn(parameters, data);
  if (query) return { ...text, request: { kind: 'query', query } };
  return question ? text : undefined;
}

function queryParameters({ where, ...query }: Query, parameters: URLSearchParams): void {
  const { measure, view, by, weeks, versus, order, limit, rank, threshold } = query;
  const set = (name: string, value: string | number | undefined) => {
    if (value !== undefined && value !== '') parameters.set(name, String(value));
  };
  set('measure', measure);
  set('as', view);
  set('by', by.join(' '));
  for (const dimension of memberDimensions) set(dimension, where[dimension]?.map(slugOf).join(' '));
  set('weeks', `${weeks.from + 1}-${weeks.to}`);
  set('versus', versus);
  set('order', order);
  set('limit', limit);
  set('rank', rank);
  if (threshold) set(threshold.side, threshold.value);
}

/**
 * The address that asks something, from the question mark on; it always has `ask`.
 * @param prompt a request, or words that were not understood
 */
export function addressOf(prompt: Request | { readonly text: string }, data: Dataset): string {
  if (!('kind' in prompt)) {
    return `?${new URLSearchParams({ ask: prompt.text.slice(0, LONGEST_QUESTION + 1) })}`;
  }
  const parameters = new URLSearchParams({ ask: sentenceOf(data, prompt) });
  if (prompt.kind === 'inventory') parameters.set('topic', prompt.topic);
  else if (prompt.kind === 'query') queryParameters(prompt.query, parameters);
  else {
    const scope = leverScope(prompt.levers);
    // Levers of several channels are moved by the question alone.
    if (!scope) return `?${parameters}`;
    parameters.set('what-if', '');
    if (prompt.by) parameters.set('by', prompt.by);
    if (scope.channel) parameters.set('channel', slugOf(scope.channel));
    for (const { name, change } of movedLevers(prompt.levers)) parameters.set(name, `${change}`);
  }
  return `?${parameters}`;
}
