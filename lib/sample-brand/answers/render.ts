import { fillTemplate } from '@/lib/base/fill';
import type { Answer, AnswerParts } from './answer';
import type { Dataset } from '../data/dataset';
import { measureIds, measures } from '../engine/measures';
import { type MemberDimension, membersOf } from '../engine/members';
import { type Query, type Calculation } from '../engine/query';
import { TREND_WEEKS } from '../engine/figures/forecast';
import { formatPercent, joinAsList } from '../engine/format';
import { sentenceOf } from '../ask/sentence';
import { forecastChart, itemChart, rowsChart, whyChart } from './chart';
import { type Context, contextOf } from './context';
import { definitionDetail, rowsDetail, whyDetail } from './detail';
import { queryFollowUps, whatIfFollowUps } from './follow-ups';
import { definitionHeadline, forecastHeadline, rowsHeadline, whyHeadline } from './headline';
import { rowsRange } from './range';
import { rowsTable, whyTable } from './table';
import { joinSentences } from './format-values';
import { stopAnswer } from './stop';
import { whatIfAnswer } from './what-if';
import type { DataTopic, DemoRequest } from '../ask/request';
import { answerTexts } from './answer-texts';

const { methods } = answerTexts;

type Rendering = {
  readonly [Part in keyof AnswerParts]-?: (context: Context) => AnswerParts[Part];
};

const rows: Rendering = {
  headline: rowsHeadline,
  detail: rowsDetail,
  chart: rowsChart,
  table: rowsTable,
  range: rowsRange,
};

/** Each way to show a measure: as rows, but for the parts named here. */
const renderings: Readonly<Record<Calculation, Rendering>> = {
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

export function renderAnswer(data: Dataset, request: DemoRequest): Answer {
  return {
    question: sentenceOf(data, request),
    method: request.kind === 'query' ? methodOf(data, request.query) : methods[request.kind],
    followUps: request.kind === 'what-if' ? whatIfFollowUps(request) : [],
    ...answerParts(data, request),
  };
}

function answerParts(data: Dataset, request: DemoRequest) {
  if (request.kind === 'data') return dataAnswer(data, request.topic);
  if (request.kind === 'what-if') return whatIfAnswer(data, request);
  if (request.kind === 'stop') return stopAnswer(data);
  const context = contextOf(data, request.query);
  const { headline, detail, chart, table, range } = renderings[request.query.calculation];
  return {
    headline: headline(context),
    detail: detail(context),
    chart: chart(context),
    itemChart: itemChart(context),
    table: table(context),
    range: range(context),
    followUps: queryFollowUps(context),
  };
}

/** The answer to a question about the data itself: its channels, products, weeks and measures, without figures. */
function dataAnswer(data: Dataset, topic: DataTopic): AnswerParts {
  const listMembers = (dimension: MemberDimension) => joinAsList(membersOf(data, dimension));
  const values = {
    weeks: data.weeks,
    channelCount: data.channels.length,
    regionCount: data.regions.length,
    productCount: data.products.length,
    channels: listMembers('channel'),
    regions: listMembers('region'),
    products: listMembers('product'),
    promotions: listMembers('promotion'),
    measures: joinAsList(measureIds.map((id) => measures[id].name)),
    times: joinAsList(data.channels.map(({ name, loaded }) => `${name} ${loaded}`)),
  };
  const { headline, detail } = answerTexts.data[topic];
  return { headline: fillTemplate(headline, values), detail: fillTemplate(detail, values) };
}

function methodOf(data: Dataset, { measure, calculation, versus }: Query): string {
  const { definition, growthRange } = measures[measure];
  const hasRange = versus === 'past' && growthRange;
  return fillTemplate(
    joinSentences(
      definition,
      versus === 'plan' && methods.plan,
      (calculation !== 'change' || hasRange) && methods.calculations[calculation],
    ),
    { growth: formatPercent(data.growthPlan, 0), trend: TREND_WEEKS },
  );
}
