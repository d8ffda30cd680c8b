import { fill } from '@/lib/site/fill';
import type { Answer } from './answer';
import { type Dataset, recentWeeks } from '../data/dataset';
import { measures } from '../engine/measures';
import { type Query, type View } from '../engine/query';
import { weeksBefore } from '../engine/members';
import { TREND_WEEKS } from '../engine/figures/forecast';
import { joinAsList, percent } from '../engine/format';
import { dimensionName, scopeOf, sentenceOf, versusText } from '../ask/sentence';
import { forecastChart, rowsChart, whyChart } from './chart';
import { type Context, contextOf } from './context';
import { definitionDetail, rowsDetail, whyDetail } from './detail';
import {
  inventoryFollowUps,
  promotionFollowUps,
  queryFollowUps,
  whatIfFollowUps,
} from './follow-ups';
import { definitionHeadline, forecastHeadline, rowsHeadline, whyHeadline } from './headline';
import { inventoryAnswer } from './inventory';
import { rowsRange } from './range';
import { rowsTable, whyTable } from './table';
import { joinSentences } from './values';
import { stopAnswer } from './stop';
import { whatIfAnswer } from './what-if';
import type { Request } from '../ask/request';
import { answerTexts } from './answer-texts';
import { sentences } from '../ask/sentence-texts';

const { basis: texts, methods } = answerTexts;

/** How each part of an answer is made. */
type Rendering = {
  readonly [Part in 'headline' | 'detail' | 'chart' | 'table' | 'range']: (
    context: Context,
  ) => Answer[Part];
};

const rows: Rendering = {
  headline: rowsHeadline,
  detail: rowsDetail,
  chart: rowsChart,
  table: rowsTable,
  range: rowsRange,
};

/** Each way to show a measure: as rows, but for the parts named here. */
const renderings: Readonly<Record<View, Rendering>> = {
  value: rows,
  change: rows,
  share: rows,
  why: {
    headline: whyHeadline,
    detail: whyDetail,
    chart: whyChart,
    table: whyTable,
    range: () => undefined,
  },
  forecast: { ...rows, headline: forecastHeadline, chart: forecastChart },
  definition: { ...rows, headline: definitionHeadline, detail: definitionDetail },
};

/** Computes and words the answer to a request. */
export function renderAnswer(data: Dataset, request: Request): Answer {
  const question = sentenceOf(data, request);
  if (request.kind === 'inventory') {
    return {
      question,
      ...inventoryAnswer(data, request.topic),
      basis: question,
      method: methods.inventory,
      followUps: inventoryFollowUps(data),
    };
  }
  if (request.kind === 'what-if') {
    const { from, to } = recentWeeks(data);
    return {
      question,
      ...whatIfAnswer(data, request),
      basis: fill(texts.whatIf, { question, from: from + 1, to }),
      method: methods.whatIf,
      followUps: whatIfFollowUps(request),
    };
  }
  if (request.kind === 'stop') {
    return { question, ...stopAnswer(data), followUps: promotionFollowUps(data) };
  }
  const { query } = request;
  const context = contextOf(data, query);
  const { headline, detail, chart, table, range } = renderings[query.view];
  return {
    question,
    headline: headline(context),
    detail: detail(context),
    chart: chart(context),
    table: table(context),
    range: range(context),
    basis: basisText(data, query),
    method: methodOf(data, query),
    followUps: queryFollowUps(context),
  };
}

/** How a query is computed, in a sentence or two. */
function methodOf(data: Dataset, { measure, view, versus }: Query): string {
  const { definition, growthRange } = measures[measure];
  const hasRange = versus === 'past' && growthRange;
  return fill(
    joinSentences(
      definition,
      versus === 'plan' && methods.plan,
      (view !== 'change' || hasRange) && methods.views[view],
    ),
    { growth: percent(data.growthPlan, 0), trend: TREND_WEEKS },
  );
}

/** What a figure is based on: the query in short. */
function basisText(data: Dataset, { measure, by, where, weeks, versus }: Query): string {
  const past = versus === 'past' ? weeksBefore(weeks) : undefined;
  const base = versus ? fill(texts.versus, { versus: versusText({ versus }) }) : '';
  const dimensions = by.map((dimension) => dimensionName(dimension));
  return fill(texts.query, {
    measure: measures[measure].name,
    by: by.length > 0 ? fill(sentences.by, { dimensions: joinAsList(dimensions) }) : '',
    scope: scopeOf(data, where, by),
    from: weeks.from + 1,
    to: weeks.to,
    against: past ? fill(texts.weeks, { from: past.from + 1, to: past.to }) : base,
  });
}
