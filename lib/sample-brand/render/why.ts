import type { AnswerParts, BarChart, DataTable } from '../answer';
import { fill } from '@/lib/fill';
import type { Dataset } from '../dataset';
import { type Contribution, type Explanation, promotionBehind } from '../engine/explain';
import { measures } from '../engine/measures';
import { type Query, memberDimensions } from '../engine/query';
import { valueOf } from '../engine/run';
import { amount, withCount, inSentence, percent } from '../format';
import { dimensionName } from '../reading/sentence';
import { answerTexts } from '../texts/answers';
import { figures } from '../texts/figures';
import { type Context, subjectSentence, memberName } from './context';
import { barChart, differenceTitle } from './bars';
import { listSentence } from './list';
import { totalSentence } from './total';
import { capital, differenceScale, differenceText, isVisible, joinSentences } from './values';

const { charts, columns, details, headlines, rows: rowNames } = answerTexts;

/** The most reasons that are drawn, and the most of each dimension that a table lists. */
const MOST_BARS = 8;
const MOST_ROWS = 2;

/** The reasons of a change: what its members added, by each dimension. */
export function whyAnswer(context: Context): AnswerParts {
  const { query, explanation } = context;
  if (!explanation) throw new Error('A query for reasons has an explanation.');
  const { total, dimensions } = explanation;
  const headline = joinSentences(
    (query.threshold || (query.limit ?? 1) > 1) && listSentence(context),
    totalSentence(context, explanation),
  );
  if (total === 0) return { headline, detail: subjectSentence(context) };
  const [leader] = dimensions[0]?.parts ?? [];
  const part = differenceText(query.measure, leader?.value ?? 0);
  return {
    headline: joinSentences(
      headline,
      leader && isVisible(part) && fill(headlines.accounts, { leader: leader.name, part }),
    ),
    detail: joinSentences(subjectSentence(context), ...reasonSentences(context, explanation)),
    chart: reasonsChart(query, explanation),
    table: reasonsTable(context, explanation),
  };
}

/** What made most by the other dimensions, the largest item, empty shelves and promotions. */
function reasonSentences(
  { data, query }: Context,
  { where, total, dimensions, item }: Explanation,
): readonly (string | false | undefined)[] {
  const { measure, weeks } = query;
  const lost = measures[measure].drivers && total < 0 ? valueOf(data, 'lost', where, weeks) : 0;
  const promotionPart = promotionBehind(data, query, where, total);
  const shows = (part: Contribution | undefined): part is Contribution =>
    part !== undefined && isVisible(differenceText(measure, part.value));
  const hasEnded = promotionPart && promotionPart.promotion.lastWeek <= weeks.from;
  return [
    ...dimensions.slice(1).map(
      ({ by, parts: [first] }) =>
        shows(first) &&
        fill(details.whyBy, {
          dimension: dimensionName(by),
          leader: by === 'region' ? first.name : inSentence(first.name),
          value: differenceText(measure, first.value),
        }),
    ),
    shows(item) && itemSentence(data, item, { ...query, where }, total),
    lost > 0 && fill(details.whyShelves, { value: amount(lost) }),
    promotionPart &&
      fill(hasEnded ? details.whyEnded : details.whyPromotion, {
        promotion: promotionPart.promotion.name,
        week: promotionPart.promotion.lastWeek,
        value: differenceText(measure, promotionPart.value),
      }),
  ];
}

/** A product in a place by those of its members that are not fixed: 'lemon soda in general trade'. */
export function itemName(data: Dataset, { where }: Contribution, fixed: Query['where']): string {
  const open = memberDimensions.filter(
    (dimension) => where[dimension] && fixed[dimension]?.length !== 1,
  );
  return memberName(
    data,
    Object.fromEntries(open.map((dimension) => [dimension, where[dimension]])),
  );
}

/** What one item adds to a change of `total`, and what its empty shelf cost. */
export function itemSentence(
  data: Dataset,
  item: Contribution,
  { measure, where, weeks }: Query,
  total: number,
): string {
  const weeksOut = valueOf(data, 'weeksOut', item.where, weeks);
  const share = shareText(item.value, total);
  return fill(weeksOut ? details.whyItemOut : details.whyItem, {
    item: itemName(data, item, where),
    value: differenceText(measure, item.value),
    share: share === undefined ? '' : fill(details.whyShare, { share }),
    weeks: withCount(weeksOut, figures.weeks),
    lost: amount(valueOf(data, 'lost', item.where, weeks)),
  });
}

/** A part of a whole, in per cent; nothing for what is greater than the whole. */
const shareText = (value: number, total: number): string | undefined =>
  Math.abs(value) > Math.abs(total) ? undefined : percent(value / total, 0);

function reasonsChart({ measure }: Query, { dimensions: [first] }: Explanation): BarChart {
  const { by = 'channel', parts = [] } = first ?? {};
  const bars = parts.slice(0, MOST_BARS);
  const scale = differenceScale(
    measure,
    bars.map(({ value }) => value),
  );
  return barChart(
    fill(charts.why, { dimension: dimensionName(by), unit: scale.name }),
    scale.signed,
    bars.map(({ name, value }) => ({
      label: name,
      value,
      tone: value * measures[measure].good < 0 ? 'accent' : 'plain',
    })),
  );
}

/** What added most by each dimension, the largest single item, what else moved, and the whole. */
function reasonsTable(context: Context, explanation: Explanation): DataTable {
  const { dimensions, item, drivers, where, total } = explanation;
  const scale = differenceScale(
    context.query.measure,
    (dimensions[0]?.parts ?? []).map(({ value }) => value),
  );
  return {
    title: differenceTitle(context, scale),
    columns: [columns.part, columns.effect, columns.ofAll],
    rows: [
      ...dimensions.flatMap(({ parts }) => parts.slice(0, MOST_ROWS)),
      ...(item ? [{ ...item, name: capital(itemName(context.data, item, where)) }] : []),
      ...drivers,
      { name: rowNames.total, value: total },
    ].map(({ name, value }) => [
      name,
      scale.signed(value),
      shareText(value, total) ?? columns.none,
    ]),
  };
}
