import { fill } from '@/lib/fill';
import type { Answer, AnswerParts } from './answer';
import { type Dataset, recent } from './dataset';
import { measures } from './engine/measures';
import { type Query, type View, weeksBefore } from './engine/query';
import { run } from './engine/run';
import { TREND_WEEKS } from './figures/forecast';
import { difference } from './figures/statistics';
import { joinAsList, percent } from './format';
import { dimensionName, scopeOf, sentenceOf } from './reading/sentence';
import { type Context, contextOf } from './render/context';
import { followUpsOf } from './render/follow-ups';
import { forecastAnswer } from './render/forecast';
import { inventoryAnswer } from './render/inventory';
import { listAnswer } from './render/list';
import { definitionAnswer, totalAnswer } from './render/total';
import { joinSentences } from './render/values';
import { leversAnswer, productsAnswer } from './render/what-if';
import { whyAnswer } from './render/why';
import type { Request } from './request';
import { answerTexts } from './texts/answers';
import { sentences } from './texts/sentences';

const { basis: texts, headlines, methods } = answerTexts;

const rowsAnswer = (context: Context): AnswerParts =>
  context.query.by.length > 0 ? listAnswer(context) : totalAnswer(context);

/** How each view of a measure is rendered, and what its method says beside the definition. */
const views: Readonly<
  Record<View, { readonly render: (context: Context) => AnswerParts; readonly method?: string }>
> = {
  value: { render: rowsAnswer },
  average: { render: rowsAnswer, method: methods.average },
  change: { render: rowsAnswer },
  share: { render: rowsAnswer, method: methods.share },
  why: { render: whyAnswer, method: methods.why },
  forecast: { render: forecastAnswer, method: methods.forecast },
  definition: { render: definitionAnswer },
};

/**
 * Computes and words the answer to a request.
 * @param premise which way the question takes for granted that something went; where it did not,
 *   the headline says so first
 */
export function renderAnswer(data: Dataset, request: Request, premise?: 1 | -1): Answer {
  const question = sentenceOf(data, request);
  return {
    question,
    ...requestParts(data, request, question, premise),
    followUps: followUpsOf(data, request),
  };
}

/** What an answer to each kind of request finds, what it counts, and how. */
function requestParts(
  data: Dataset,
  request: Request,
  question: string,
  premise: 1 | -1 | undefined,
): AnswerParts & Pick<Answer, 'basis' | 'method'> {
  if (request.kind === 'inventory') {
    return {
      ...inventoryAnswer(data, request.topic),
      basis: question,
      method: methods.inventory,
    };
  }
  if (request.kind === 'what-if') {
    const { from, to } = recent(data);
    const [lever] = request.by ? request.levers : [];
    return {
      ...(lever ? productsAnswer(data, lever) : leversAnswer(data, request.levers)),
      basis: fill(texts.whatIf, { question, from: from + 1, to }),
      method: lever ? fill(methods.price, { change: lever.change }) : methods.whatIf,
    };
  }
  const { query } = request;
  const parts = views[query.as].render(contextOf(data, query));
  return {
    ...parts,
    headline: joinSentences(premiseNote(data, query, premise), parts.headline),
    basis: basisText(data, query),
    method: methodOf(data, query),
  };
}

/** How a query is computed, in a sentence or two. */
function methodOf(data: Dataset, { measure, as, versus }: Query): string {
  const { definition, growthRange } = measures[measure];
  const ranges = as === 'change' && versus === 'past' && growthRange;
  return fill(
    joinSentences(
      definition,
      versus === 'plan' && methods.plan,
      ranges ? methods.change : views[as].method,
    ),
    { growth: percent(data.growthPlan, 0), trend: TREND_WEEKS },
  );
}

/** What a figure is based on: the query in short. */
function basisText(data: Dataset, { measure, by, where, weeks, versus }: Query): string {
  const past = versus === 'past' ? weeksBefore(weeks) : undefined;
  const named = versus === 'target' ? sentences.target : sentences.plan;
  const against = past
    ? fill(texts.weeks, { from: past.from + 1, to: past.to })
    : versus
      ? fill(texts.versus, { versus: named })
      : '';
  const dimensions = by.map((dimension) => dimensionName(dimension));
  return fill(texts.query, {
    measure: measures[measure].name,
    by: by.length > 0 ? fill(sentences.by, { dimensions: joinAsList(dimensions) }) : '',
    scope: scopeOf(data, where, by),
    from: weeks.from + 1,
    to: weeks.to,
    against,
  });
}

/** That something did not go the way that a question takes for granted. */
function premiseNote(data: Dataset, query: Query, premise?: 1 | -1): string | undefined {
  const isOfOne = query.as === 'why' ? !query.order : query.as === 'change' && !query.by.length;
  if (premise === undefined || !isOfOne) return undefined;
  const { value, base = 0 } = run(data, { ...query, as: 'change' }).total;
  if (Math.sign(difference(value, base)) !== -premise) return undefined;
  const isPast = query.versus === 'past';
  if (premise > 0) return isPast ? headlines.didNotRise : headlines.isNotAhead;
  return isPast ? headlines.didNotFall : headlines.isNotBehind;
}
