import { fillTemplate } from '@/lib/base/fill';
import type { Dataset } from '../data/dataset';
import type { Contribution } from '../engine/explain';
import { measures, valueOf } from '../engine/measures';
import { type Query } from '../engine/query';
import { type Filters, memberDimensions } from '../engine/members';
import { mean, sum } from '../engine/figures/statistics';
import { formatAmount, formatPercent, withCount } from '../engine/format';
import { dimensionName, nameIn, periodName } from '../ask/sentence';
import { answerTexts } from './answer-texts';
import { figureTexts } from '../engine/figure-texts';
import {
  type Context,
  figureWeeks,
  isTimeSeries,
  memberName,
  pastOf,
  periodPhrase,
  sentenceFor,
} from './context';
import { rangeTexts } from './range';
import {
  capitalise,
  formatChange,
  formatDifference,
  distanceText,
  isVisible,
  joinSentences,
  formatValue,
  withoutSign,
} from './format-values';

const { details, periods } = answerTexts;

type Sentences = readonly (string | false | undefined)[];

/** What is counted, of which weeks, compared with which, and what more there is to say. */
export const rowsDetail = (context: Context): string =>
  joinSentences(
    subjectSentence(context),
    ...(context.query.breakdown.length > 0 ? listDetails(context) : valueDetails(context)),
  );

function subjectSentence(context: Context): string {
  const { data, query } = context;
  const { weeks, breakdown, measure } = query;
  const past = pastOf(context);
  const template = weeks.to - weeks.from === 1 ? periods.in : periods.over;
  const isPromoted = breakdown.includes('promotion') && !measures[measure].isOfPromotions;
  return joinSentences(
    sentenceFor(context, details.subject, {
      period: periodPhrase(context, weeks, template),
      compared:
        query.versus && past
          ? fillTemplate(details.compared, { past: periodName(data, figureWeeks(query, past)) })
          : '',
    }),
    isPromoted && details.promoted,
  );
}

/** How the value was before, how far it lies from a target, what part of the plan is missing. */
function valueDetails(context: Context): Sentences {
  const { data, query, result } = context;
  const { measure, calculation, versus } = query;
  const { target } = measures[measure];
  const { value, base, figure, range } = result.total;
  if (calculation === 'forecast') {
    return [range && fillTemplate(details.forecast, rangeTexts(range, formatAmount))];
  }
  const past = pastOf(context);
  const before = past &&
    base !== undefined && {
      when: periodPhrase(context, past),
      value: formatValue(measure, base),
      change: formatChange(measure, value, base),
    };
  const isApart = calculation === 'change' && versus === 'plan' && base;
  return [
    calculation === 'value' &&
      target &&
      fillTemplate(details.ofTarget, {
        distance: distanceText(measure, value - target.value(data), target.name),
      }),
    isApart
      ? fillTemplate(details.ofPlan, { value: formatPercent(Math.abs(figure) / base) })
      : undefined,
    before && capitalise(fillTemplate(details.before, before)),
  ];
}

/** A sentence that sums up a list: the mean of weeks, the difference of two members, or the sum of all. */
function listDetails({ query, result }: Context): Sentences {
  const { measure, calculation, breakdown, where } = query;
  const { all, rows, total, figureKind } = result;
  const adds = !measures[measure].ratio;
  const values = all.map(({ value }) => value);
  if (isTimeSeries(query)) {
    return [adds && fillTemplate(details.average, { value: formatValue(measure, mean(values)) })];
  }
  if (calculation === 'share') {
    const parts = formatPercent(sum(rows.map(({ figure }) => figure)));
    const isSome = rows.length > 1 && rows.length < all.length;
    return [isSome && fillTemplate(details.total, { value: parts })];
  }
  const [first = 0, second = 0] = values;
  // The first dimension that is kept to more than one member.
  const compared = memberDimensions.find((dimension) => (where[dimension]?.length ?? 0) > 1);
  const isOfTwo =
    all.length === 2 && figureKind === 'value' && compared && breakdown.includes(compared);
  const isSum =
    (calculation === 'value' || calculation === 'forecast') && breakdown[0] !== 'promotion';
  return [
    isOfTwo &&
      fillTemplate(details.difference, {
        value: withoutSign(formatDifference(measure, first - second)),
      }),
    adds && isSum && fillTemplate(details.total, { value: formatValue(measure, total.value) }),
  ];
}

export function definitionDetail(context: Context): string {
  const { query, result } = context;
  return fillTemplate(details.definitionNow, {
    value: formatValue(query.measure, result.total.value),
    period: periodPhrase(context, query.weeks, periods.over),
  });
}

/** What made most by the other dimensions, and the largest item. */
export function whyDetail(context: Context): string {
  const { data, query, explanation } = context;
  const subject = subjectSentence(context);
  if (!explanation) return subject;
  const { where, dimensions, item } = explanation;
  const { measure } = query;
  const shows = (part: Contribution | undefined): part is Contribution =>
    part !== undefined && isVisible(formatDifference(measure, part.value));
  return joinSentences(
    subject,
    ...dimensions.slice(1).map(
      ({ by, parts: [first] }) =>
        shows(first) &&
        fillTemplate(details.whyBy, {
          dimension: dimensionName(by),
          leader: nameIn(by, first.name),
          value: formatDifference(measure, first.value),
        }),
    ),
    shows(item) && itemSentence(data, item, { ...query, where }),
  );
}

/** A product in a place by those of its members that are not fixed: 'lemon soda in general trade'. */
export const itemName = (data: Dataset, { where }: Contribution, fixed: Filters): string =>
  memberName(data, where, (dimension) => fixed[dimension]?.length !== 1);

/** What one item adds to a change, and what its empty shelf cost. */
export function itemSentence(
  data: Dataset,
  item: Contribution,
  { measure, where, weeks }: Query,
): string {
  const weeksOut = valueOf(data, 'outOfStockWeeks', item.where, weeks);
  return joinSentences(
    fillTemplate(details.whyItem, {
      item: itemName(data, item, where),
      value: formatDifference(measure, item.value),
    }),
    weeksOut > 0 &&
      fillTemplate(details.whyShelf, {
        weeks: withCount(weeksOut, figureTexts.weeks),
        lost: formatAmount(valueOf(data, 'lostSales', item.where, weeks)),
      }),
  );
}

/** A part of a whole, in per cent; nothing for what is greater than the whole. */
export const partText = (value: number, total: number): string | undefined =>
  Math.abs(value) > Math.abs(total) ? undefined : formatPercent(value / total, 0);
