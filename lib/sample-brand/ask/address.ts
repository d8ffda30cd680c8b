import { slugify } from '@/lib/base/slug';
import type { Dataset } from '../data/dataset';
import {
  type Dimension,
  type Filters,
  memberDimensions,
  membersOf,
  normaliseFilters,
} from '../engine/members';
import { measureIds } from '../engine/measures';
import {
  type Query,
  isAnswerable,
  hasDefaultWeeks,
  orders,
  queryWithDefaults,
  versusNames,
  calculations,
} from '../engine/query';
import { type Lever, leverRules, leverNames } from '../engine/levers';
import { type DemoRequest, dataTopics } from './request';

/*
 * A request as the part of an address behind the question mark: the parts of its query, each by its
 * name, without those that are understood. Authors copy such addresses from the demo into content.
 */

/** The parameter with a visitor's own words, as a form without script sends them. */
const WORDS = 'ask';

/** The parts of an address that are the demo's. */
export const parameterNames = [
  ...([WORDS, 'measure', 'as', 'by', ...memberDimensions, 'weeks', 'versus', 'order'] as const),
  ...(['topic', 'stop', 'what-if', ...leverNames] as const),
];

type Parameters = Readonly<Partial<Record<(typeof parameterNames)[number], string | undefined>>>;

const dimensions: readonly Dimension[] = [...memberDimensions, 'week'];

/** One of some values, or nothing. */
const oneOf = <Value extends string>(values: readonly Value[], value: string | null) =>
  values.find((candidate) => candidate === value);

function whereIn(parameters: URLSearchParams, data: Dataset): Filters {
  const members = memberDimensions.map((dimension) => {
    const slugs = parameters.get(dimension)?.split(' ') ?? [];
    return [dimension, membersOf(data, dimension).filter((name) => slugs.includes(slugify(name)))];
  });
  return normaliseFilters(data, Object.fromEntries(members));
}

/** A query whose parts an address holds; nothing where they do not go together. */
function queryIn(parameters: URLSearchParams, data: Dataset): Query | undefined {
  const measure = oneOf(measureIds, parameters.get('measure'));
  const calculation = oneOf(calculations, parameters.get('as') ?? 'value');
  if (!measure || !calculation) return undefined;
  const weeks = /^(\d+)-(\d+)$/.exec(parameters.get('weeks') ?? '');
  const breakdown = (parameters.get('by')?.split(' ') ?? []).flatMap(
    (dimension) => oneOf(dimensions, dimension) ?? [],
  );
  const query = queryWithDefaults(data, {
    measure,
    calculation,
    breakdown,
    where: whereIn(parameters, data),
    weeks: weeks ? { from: Number(weeks[1]) - 1, to: Number(weeks[2]) } : undefined,
    versus: oneOf(versusNames, parameters.get('versus')),
    order: oneOf(orders, parameters.get('order')),
  });
  return isAnswerable(data, query) ? query : undefined;
}

/** Levers that an address sets, each within its limits. */
function leversIn(parameters: URLSearchParams): Lever[] {
  return leverNames.flatMap((name): Lever[] => {
    const value = Number(parameters.get(name) ?? 0);
    if (!Number.isFinite(value) || value === 0) return [];
    const { min, max } = leverRules[name];
    const change = Math.min(max, Math.max(min, Math.round(value * 100) / 100));
    return [{ name, change }];
  });
}

/** How a kind of request is read from the parameters of an address, and written into them. */
type Codec<One extends DemoRequest> = {
  /** The parameter that every address of the kind has. */
  readonly asks: (typeof parameterNames)[number];
  readonly read: (parameters: URLSearchParams, data: Dataset) => One | undefined;
  /** The parts of a request by their names; what is understood is left out. */
  readonly write: (request: One, data: Dataset) => Parameters;
};

const codecs: {
  readonly [Kind in DemoRequest['kind']]: Codec<Extract<DemoRequest, { kind: Kind }>>;
} = {
  data: {
    asks: 'topic',
    read(parameters) {
      const topic = oneOf(dataTopics, parameters.get('topic'));
      return topic && { kind: 'data', topic };
    },
    write: ({ topic }) => ({ topic }),
  },
  stop: {
    asks: 'stop',
    read: () => ({ kind: 'stop' }),
    write: () => ({ stop: 'promotion' }),
  },
  'what-if': {
    asks: 'what-if',
    read(parameters, data) {
      const { channel: [channel] = [], product: [product] = [] } = whereIn(parameters, data);
      return {
        kind: 'what-if',
        levers: leversIn(parameters),
        ...(channel && { channel }),
        ...(product && { product }),
        ...(parameters.get('by') === 'product' && { breakdown: 'product' }),
      };
    },
    write: ({ levers, channel, product, breakdown }) => ({
      'what-if': '',
      by: breakdown,
      product: product && slugify(product),
      channel: channel && slugify(channel),
      ...Object.fromEntries(levers.map(({ name, change }) => [name, `${change}`])),
    }),
  },
  query: {
    asks: 'measure',
    read(parameters, data) {
      const query = queryIn(parameters, data);
      return query && { kind: 'query', query };
    },
    write(request, data) {
      const { measure, calculation, breakdown, where, weeks, versus, order } = request.query;
      const members = memberDimensions.map(
        (dimension) => [dimension, where[dimension]?.map(slugify).join(' ')] as const,
      );
      return {
        measure,
        as: calculation === 'value' ? undefined : calculation,
        by: breakdown.join(' ') || undefined,
        ...Object.fromEntries(members),
        weeks: hasDefaultWeeks(data, request.query) ? undefined : `${weeks.from + 1}-${weeks.to}`,
        versus: versus === 'past' ? undefined : versus,
        order,
      };
    },
  },
};

/** The parameters one of which every address has that asks something. */
export const askingParameters = [WORDS, ...Object.values(codecs).map(({ asks }) => asks)];

/**
 * What an address asks.
 * @param search the part of the address from the question mark on
 * @returns a request; words that are to find questions, at most 200 characters of them; or nothing
 */
export function parseRequest(
  search: string,
  data: Dataset,
): DemoRequest | { readonly words: string } | undefined {
  const parameters = new URLSearchParams(search);
  for (const { asks, read } of Object.values(codecs)) {
    const request = parameters.has(asks) ? read(parameters, data) : undefined;
    if (request) return request;
  }
  const words = parameters.get(WORDS)?.trim().slice(0, 200);
  return words ? { words } : undefined;
}

/**
 * The request of a question in content.
 * @param query the part of an address behind the question mark, which the content's check has seen
 */
export function parseRequestOrThrow(query: string, data: Dataset): DemoRequest {
  const request = parseRequest(query, data);
  if (!request || 'words' in request) throw new Error(`The sample has no answer to ${query}.`);
  return request;
}

/** The address that asks something, from the question mark on. */
export function serializeRequest(request: DemoRequest, data: Dataset): string {
  const { write } = codecs[request.kind] as Codec<DemoRequest>;
  const parameters = new URLSearchParams();
  for (const [name, value] of Object.entries(write(request, data))) {
    if (value !== undefined) parameters.set(name, value);
  }
  return `?${parameters}`;
}
