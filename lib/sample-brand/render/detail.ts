import { fill } from '@/lib/fill';
import { promotionBehind } from '../engine/explain';
import { measures } from '../engine/measures';
import { weeksBefore } from '../engine/query';
import { type Row, valueOf } from '../engine/run';
import { mean } from '../figures/statistics';
import { amount, inSentence, percent, signedPercent } from '../format';
import { dimensionName, periodName } from '../reading/sentence';
import { answerTexts } from '../texts/answers';
import { type Context, comparesMembers, isCourse } from './context';
import { itemSentence } from './items';
import { capital, changeText, differenceText, joined, valueText } from './values';

const { details, periods } = answerTexts;

/** Of which weeks the answer is, and a sentence or two more: how much, why, what next. */
export function detailOf(context: Context): string {
  const { data, query } = context;
  const { measure, as, by } = query;
  if (as === 'definition') {
    const value = valueText(measure, valueOf(data, measure, {}, query.weeks));
    return fill(details.definitionNow, { value, period: periodPhrase(context) });
  }
  if (as === 'forecast') return forecastDetail(context);
  return joined(
    countedSentence(context),
    ...(as === 'why'
      ? whyDetails(context)
      : by.length > 0
        ? listDetails(context)
        : totalDetails(context)),
  );
}

/** Of which weeks a figure is: 'over the last 13 weeks', 'at the end of week 26'. */
function periodPhrase({ data, query: { measure, weeks }, names }: Context, compared = ''): string {
  const { adds, unit } = measures[measure];
  if (adds === 'lines' || unit === 'weeks') {
    const week = periodName(data, { from: weeks.to - 1, to: weeks.to });
    return fill(periods.end, { period: week + compared });
  }
  const template = weeks.to - weeks.from === 1 ? periods.in : periods.over;
  return fill(template, { period: names.period + compared });
}

/** What is counted, of which weeks, compared with which. */
function countedSentence(context: Context): string {
  const { data, query, names } = context;
  const past = query.versus === 'past' ? weeksBefore(query.weeks) : undefined;
  const compared = past ? fill(details.compared, { past: periodName(data, past) }) : '';
  return capital(fill(details.counted, { ...names, period: periodPhrase(context, compared) }));
}

type Sentences = readonly (string | false | undefined)[];

function totalDetails({ data, query, frame }: Context): Sentences {
  const { measure, as, versus, where, weeks } = query;
  const { rate, adds } = measures[measure];
  const { value, base, figure } = frame.total;
  const past = weeksBefore(weeks);
  const before = past &&
    base !== undefined && {
      period: periodName(data, past),
      value: valueText(measure, base),
      change: changeText(measure, value, base),
    };
  if (as === 'change') {
    const isOfPlan = versus !== 'past' && adds !== 'no' && base !== undefined && base > 0;
    return [
      isOfPlan && fill(details.ofPlan, { value: percent(Math.abs(figure) / base) }),
      versus === 'past' && before && fill(details.from, before),
    ];
  }
  if (as !== 'value') return [];
  const rateText =
    rate &&
    fill(rate.text, { value: valueText(rate.measure, valueOf(data, rate.measure, where, weeks)) });
  return [
    rateText !== undefined && fill(details.rate, { value: rateText }),
    before && fill(details.before, before),
  ];
}

function listDetails({ query, frame }: Context): Sentences {
  const { measure, as, by, keep } = query;
  const { all, total, figureKind } = frame;
  const { adds } = measures[measure];
  const values = all.map(({ value }) => value);
  const [one = 0, other = 0, ...more] = values;
  const isOfTwo =
    all.length === 2 && more.length === 0 && comparesMembers(query) && figureKind === 'value';
  const difference = differenceText(measure, Math.abs(one - other)).replace(/^\+/, '');
  if (isCourse(query)) {
    return [adds !== 'no' && fill(details.average, { value: valueText(measure, mean(values)) })];
  }
  const hasTotal = as === 'value' && adds !== 'no' && !keep && by[0] !== 'promotion';
  return [
    isOfTwo && fill(details.difference, { value: difference }),
    hasTotal && fill(details.total, { value: valueText(measure, total.value) }),
  ];
}

function whyDetails({ data, query, explanation }: Context): Sentences {
  if (!explanation) return [];
  const { measure, weeks } = query;
  const { where, total, dimensions, item } = explanation;
  const others = dimensions
    .slice(1)
    .flatMap(({ by, parts: [first] }) => (first ? { by, first } : []));
  const lost = measures[measure].drivers && total < 0 ? valueOf(data, 'lost', where, weeks) : 0;
  const behind = promotionBehind(data, query, where, total);
  const ended = behind && behind.promotion.lastWeek <= weeks.from;
  return [
    ...others.map(({ by, first }) =>
      fill(details.whyBy, {
        dimension: dimensionName(by),
        leader: by === 'region' ? first.name : inSentence(first.name),
        value: differenceText(measure, first.value),
      }),
    ),
    item && itemSentence(data, item, { ...query, where }, total),
    lost > 0 && fill(details.whyShelves, { value: amount(lost) }),
    behind &&
      fill(ended ? details.whyEnded : details.whyPromotion, {
        promotion: behind.promotion.name,
        week: behind.promotion.lastWeek,
        value: differenceText(measure, behind.value),
      }),
  ];
}

function forecastDetail({ query, frame }: Context): string {
  const { low = 0, high = 0 } = frame.total.range ?? {};
  const growth = ({ value, base = 0 }: Row) => (base === 0 ? 0 : value / base - 1);
  const [best] = query.by.length > 0 ? [...frame.all].sort((a, b) => growth(b) - growth(a)) : [];
  return joined(
    fill(details.forecast, { low: amount(low), high: amount(high) }),
    best && fill(details.forecastLeader, { leader: best.name, rate: signedPercent(growth(best)) }),
  );
}
