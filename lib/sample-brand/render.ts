import { fill } from '@/lib/fill';
import type { Answer, AnswerParts } from './answer';
import { type Dataset, recent } from './dataset';
import { TREND_WEEKS } from './figures/forecast';
import { measures } from './engine/measures';
import { weeksBefore } from './engine/query';
import { run } from './engine/run';
import { listed, percent } from './format';
import { dimensionName, scopeOf, sentenceOf } from './reading/sentence';
import { inventoryAnswer } from './render/inventory-answer';
import { chartOf } from './render/chart';
import { contextOf } from './render/context';
import { detailOf } from './render/detail';
import { followUpsOf } from './render/follow-ups';
import { headlineOf } from './render/headline';
import { rangeOf } from './render/range';
import { tableOf } from './render/table';
import { joined } from './render/values';
import { productsAnswer, whatIfAnswer } from './render/what-if-answer';
import type { Request } from './request';
import { answerTexts } from './texts/answers';
import { sentences } from './texts/sentences';

const { methods, headlines } = answerTexts;

function answerParts(data: Dataset, request: Request): AnswerParts {
  if (request.kind === 'inventory') return inventoryAnswer(data, request.topic);
  if (request.kind === 'what-if') {
    const [lever] = request.levers;
    return request.by && lever ? productsAnswer(data, lever) : whatIfAnswer(data, request.levers);
  }
  const context = contextOf(data, request.query);
  const range = rangeOf(context);
  return {
    headline: headlineOf(context),
    detail: detailOf(context),
    chart: chartOf(context),
    table: tableOf(context),
    ...(range && { range }),
  };
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

/**
 * Computes and words the answer to a request.
 * @param premise which way the question takes for granted that something went; where it did not,
 *   the headline says so first
 */
export function renderAnswer(data: Dataset, request: Request, premise?: 1 | -1): Answer {
  const parts = answerParts(data, request);
  return {
    question: sentenceOf(data, request),
    ...parts,
    headline: joined(premiseNote(data, request, premise), parts.headline),
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
