import { fill } from '@/lib/fill';
import type { Answer } from './answer';
import { type Dataset, recent } from './dataset';
import { TREND_WEEKS } from './figures/forecast';
import { measures } from './engine/measures';
import { type Query, conflictOf, openPlaces, queryOf, weeksBefore } from './engine/query';
import { run } from './engine/run';
import { type Lever, movedSpend } from './engine/shock';
import { listed, percent } from './format';
import { dimensionName, scopeOf, sentenceOf } from './reading/sentence';
import { inventoryAnswer } from './render/inventory-answer';
import {
  type Found,
  contextOf,
  definitionAnswer,
  forecastAnswer,
  listAnswer,
  oneAnswer,
} from './render/query-answer';
import { joined } from './render/values';
import { productsAnswer, whatIfAnswer } from './render/what-if-answer';
import { whyAnswer } from './render/why-answer';
import type { Request } from './request';
import { answerTexts } from './texts/answers';
import { sentences } from './texts/sentences';

const { methods, headlines } = answerTexts;

function foundOf(data: Dataset, request: Request): Found {
  if (request.kind === 'inventory') return inventoryAnswer(data, request.topic);
  if (request.kind === 'what-if') {
    const [lever] = request.levers;
    return request.by && lever ? productsAnswer(data, lever) : whatIfAnswer(data, request.levers);
  }
  const { query } = request;
  if (query.as === 'why') return whyAnswer(data, query);
  if (query.as === 'definition') return definitionAnswer(data, query);
  const context = contextOf(data, query);
  if (query.as === 'forecast') return forecastAnswer(context);
  return query.by.length > 0 ? listAnswer(context) : oneAnswer(context);
}

/** How an answer is computed, in a sentence or two. */
function methodOf(data: Dataset, request: Request): string {
  if (request.kind === 'inventory') return methods.inventory;
  if (request.kind === 'what-if') {
    const [lever] = request.levers;
    return request.by && lever ? fill(methods.price, { change: lever.change }) : methods.whatIf;
  }
  const { measure, as, versus } = request.query;
  const { definition, growthRange } = measures[measure];
  const compares = as === 'change' || as === 'why';
  const more = {
    value: undefined,
    definition: undefined,
    average: methods.average,
    share: methods.share,
    forecast: methods.forecast,
    why: methods.why,
    change: versus === 'past' && growthRange ? methods.change : undefined,
  }[as];
  return fill(joined(definition, compares && versus === 'plan' && methods.plan, more), {
    growth: percent(data.growthPlan, 0),
    trend: TREND_WEEKS,
  });
}

/** What one goes on to ask: each keeps the subject and changes one part. */
function followUpsOf(data: Dataset, request: Request): Request[] {
  if (request.kind === 'inventory') {
    return [{ kind: 'query', query: queryOf(data, { by: ['channel'] }) }];
  }
  if (request.kind === 'what-if') return whatIfFollowUps(data, request.levers, request.by);
  const { query } = request;
  const { order, limit, rank, keep, ...plain } = query;
  const [leader] = query.by.length > 0 && query.as !== 'why' ? run(data, query).rows : [];
  const where = leader?.where ?? query.where;
  const open = openPlaces(where).find((place) => !query.by.includes(place));
  const versus = query.versus ?? 'past';
  const candidates: readonly (Query | undefined)[] = [
    query.as === 'why' ? undefined : { ...plain, as: 'why', by: [], where, versus },
    open && { ...plain, by: [open], where, order: versus === 'plan' ? 'least' : 'most' },
    { ...plain, as: 'change', versus },
    { ...plain, as: 'value', by: ['week'] },
    { ...plain, as: 'share', by: ['channel'] },
    query.as === 'value' ? { ...plain, by: ['promotion'], order: 'most' } : undefined,
  ];
  return candidates
    .filter((one): one is Query => one !== undefined)
    .map((one) => (one.as === 'change' || one.as === 'why' ? one : withoutVersus(one)))
    .filter((one) => conflictOf(data, one) === undefined && !isSame(one, query))
    .slice(0, 3)
    .map((one) => ({ kind: 'query', query: one }));
}

function withoutVersus({ versus, ...query }: Query): Query {
  return query;
}

const isSame = (a: Query, b: Query) => JSON.stringify(a) === JSON.stringify(b);

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

/**
 * Computes and words the answer to a request.
 * @param premise which way the question takes for granted that something went; where it did not,
 *   the headline says so first
 */
export function renderAnswer(data: Dataset, request: Request, premise?: 1 | -1): Answer {
  const found = foundOf(data, request);
  return {
    question: sentenceOf(data, request),
    ...found,
    headline: joined(premiseNote(data, request, premise), found.headline),
    counted: countedText(data, request),
    method: methodOf(data, request),
    followUps: followUpsOf(data, request),
  };
}

/** What was counted: the query in short, or the what-if by its question. */
function countedText(data: Dataset, request: Request): string {
  const { counted } = answerTexts;
  if (request.kind === 'inventory') return sentenceOf(data, request);
  if (request.kind === 'what-if') {
    const { from, to } = recent(data);
    return fill(counted.whatIf, { question: sentenceOf(data, request), from: from + 1, to });
  }
  const { measure, by, where, weeks, versus } = request.query;
  const past = versus === 'past' ? weeksBefore(weeks) : undefined;
  const named = versus === 'target' ? sentences.target : sentences.plan;
  const against = past
    ? fill(counted.weeks, { from: past.from + 1, to: past.to })
    : versus
      ? fill(counted.versus, { versus: named })
      : '';
  const dimensions = by.map((dimension) => dimensionName(dimension));
  return fill(counted.query, {
    measure: measures[measure].name,
    by: by.length > 0 ? fill(sentences.by, { dimensions: listed(dimensions) }) : '',
    scope: scopeOf(data, where, by),
    from: weeks.from + 1,
    to: weeks.to,
    against,
  });
}

function premiseNote(data: Dataset, request: Request, premise?: 1 | -1): string | undefined {
  if (premise === undefined || request.kind !== 'query') return undefined;
  const { query } = request;
  const isOfOne = query.by.length === 0 && (query.as === 'why' || query.as === 'change');
  if (!isOfOne) return undefined;
  const { value, base = 0 } = run(data, { ...query, as: 'change' }).total;
  if (Math.sign(value - base) !== -premise) return undefined;
  return premise > 0 ? headlines.didNotRise : headlines.didNotFall;
}
