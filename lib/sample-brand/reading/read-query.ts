import { type Dataset, type Period, recent } from '../dataset';
import { AHEAD } from '../figures/forecast';
import { type MeasureId, isOfPlan, measures } from '../query/measures';
import { type Dimension, type Query, type Where, queryOf, weeksBefore } from '../query/query';
import type { Doubt } from './asked';
import { type Heard, hear } from './hear';
import { limitValue, measureOf, partAndWhole, weeksOfPromotions } from './said';
import type { Token } from './tokens';
import type { Role } from './vocabulary';

/** The most weeks that a forecast can sum up. */
const MOST_AHEAD = 13;

/** Words that ask by themselves; others only say of what. */
const asking: readonly Role[] = [
  ...(['measure', 'dimension', 'member', 'perform', 'why', 'drive', 'share', 'trend'] as const),
  ...(['forecast', 'next', 'growth', 'grow', 'up', 'down', 'losesMoney', 'profitable'] as const),
  ...(['best', 'worst', 'top', 'bottom', 'most', 'least', 'miss', 'beat'] as const),
  ...(['week', 'month'] as const),
];

/** The measure that is meant: the one named, or what the other words are about. */
function measureIn(heard: Heard): MeasureId {
  const { named, by, where, said } = heard;
  const isOfPromotions = by.has('promotion') || where.promotion !== undefined;
  if (heard.missed || heard.beaten) return said.has('rate') ? 'gapRate' : 'gap';
  if (said.has('losesMoney', 'stop') || (said.has('profitable') && isOfPromotions))
    return 'payback';
  const cost = isOfPromotions && said.take('cost').length > 0;
  const one = measureOf(named) ?? named[0]?.measure;
  if (cost && (one === undefined || one === 'tradeSpend')) return 'promotionSpend';
  if (isOfPromotions && one === 'tradeSpend') return 'promotionSpend';
  if (isOfPromotions && one === 'profit') return 'payback';
  if (one === 'weeksOut' && said.has('down', 'cost')) return 'lost';
  if (one) {
    const isPercent =
      heard.limit?.unit === 'percent' && !said.has('growth') && !heard.up && !heard.down;
    const { rate } = measures[one];
    return rate && (said.has('rate') || isPercent || (heard.average && one === 'margin'))
      ? rate
      : one;
  }
  if (said.has('profitable')) return 'profit';
  const isBare = !heard.why && !said.has('trend', 'share') && !heard.forecast && !heard.moves;
  return isOfPromotions && isBare ? 'payback' : 'sales';
}

function showIn(heard: Heard, measure: MeasureId, isOfTwo: boolean): Query['show'] {
  if (heard.forecast) return 'forecast';
  if (heard.why) return 'why';
  if (heard.said.has('share')) return 'share';
  if (heard.said.has('trend')) return 'trend';
  return (heard.moves || isOfTwo) && !isOfPlan(measure) ? 'change' : 'level';
}

/** The dimension whose members are ranked where none is named. */
function rankedBy(measure: MeasureId, where: Where): Dimension {
  if (measures[measure].isPromotional) return 'promotion';
  if (isOfPlan(measure)) return where.region ? 'channel' : 'region';
  return where.product ? 'channel' : 'product';
}

/** What is told apart: dimensions that are named, compared, asked for by 'where', or ranked. */
function byIn(heard: Heard, measure: MeasureId, show: Query['show'], data: Dataset): Dimension[] {
  const { said, where, compared, named, count, order, isEach, limit } = heard;
  const by = [...heard.by];
  const asks =
    isEach || said.has('which', 'what', 'compare', 'more', 'less') || order || count || limit;
  // Promotions as a mere word: 'extra sales from promotions'.
  const isMere =
    by.length === 1 && by[0] === 'promotion' && named.length > 0 && !said.has('losesMoney');
  if (isMere && measures[measure].isPromotional && !asks) by.length = 0;
  if (said.has('where') && by.length === 0 && show !== 'forecast') {
    if (measures[measure].isPromotional) return ['promotion'];
    for (const dimension of ['channel', 'region'] as const) {
      if (where[dimension]?.length !== 1) by.push(dimension);
    }
  }
  if (compared && !by.includes(compared)) by.push(compared);
  if (said.rest.some(({ role }) => role === 'week')) {
    const isAsked = isEach || said.has('which', 'what') || order;
    if (isAsked && by.length === 0 && measure !== 'weeksOut') by.push('week');
    if (by.includes('week') || measure === 'cover' || measure === 'weeksOut') said.take('week');
  }
  if (show === 'share' && by.length === 0) {
    const [part] = Object.keys(partAndWhole(said, where, data).part) as Dimension[];
    by.push(part ?? 'channel');
  }
  const isAny =
    said.has('which') && show === 'change' && heard.up !== heard.down && !said.has('growth');
  if ((order || count || isAny) && by.length === 0 && show !== 'forecast')
    by.push(rankedBy(measure, where));
  return by;
}

/** Which end of a ranking comes first. */
function orderIn(heard: Heard, measure: MeasureId, show: Query['show']): Query['order'] {
  const { order, down, up, missed, count, said, named } = heard;
  const { good } = measures[measure];
  const isShort =
    measure === 'gap' && (missed || down || named.some(({ text }) => /gap|short/.test(text)));
  const falls = (show === 'change' && down && !up) || isShort;
  const turned = (end: 'most' | 'least') => (falls ? (end === 'most' ? 'least' : 'most') : end);
  if (order === 'most' || order === 'top') return turned('most');
  if (order === 'least' || order === 'bottom') return turned('least');
  if (order === 'best') return good > 0 ? 'most' : 'least';
  if (order === 'worst') return good > 0 ? 'least' : 'most';
  if (said.has('stop')) return 'least';
  if (heard.why && heard.by.size > 0 && (missed || down || up))
    return missed || down ? 'least' : 'most';
  if (count !== undefined) return turned('most');
  const compares = !heard.compared && !heard.limit && said.has('which', 'what');
  if (compares && said.has('more')) return turned('most');
  return compares && said.has('less') ? turned('least') : undefined;
}

/** What of a list is kept: what lies beyond a limit, moves one way, pays back or misses its plan. */
function keepIn(
  heard: Heard,
  measure: MeasureId,
  show: Query['show'],
  { paybackTarget }: Dataset,
): Query['keep'] | 'unfit' {
  const { limit, up, down, isEach, compared, said } = heard;
  if (limit) {
    const isRate = show === 'share' || (show === 'change' && measures[measure].unit === 'money');
    const value = limitValue(limit, measure, isRate);
    if (value === undefined) return 'unfit';
    const falls = show === 'change' && down && !up;
    if (!falls) return { side: limit.side, value };
    return { side: limit.side === 'above' ? 'below' : 'above', value: -value };
  }
  if (isEach || compared || heard.order || heard.why) return undefined;
  if (said.has('losesMoney')) return { side: 'below', value: paybackTarget };
  if (said.has('profitable') && measure === 'payback')
    return { side: 'above', value: paybackTarget };
  if (heard.missed || heard.beaten) return { side: heard.missed ? 'below' : 'above', value: 0 };
  const moves = show === 'change' && up !== down && !said.has('growth');
  return moves ? { side: up ? 'above' : 'below', value: 0 } : undefined;
}

/** Why a query that was understood has no answer. */
function doubtOf({ measure, show, weeks, before, ahead }: Query, data: Dataset): Doubt | undefined {
  const { adds, unit, isPromotional } = measures[measure];
  if (isOfPlan(measure) && weeks.from < recent(data).from) return 'plan';
  if (show === 'share' && adds === 'no') return 'share';
  if (show === 'forecast') {
    const hasCourse = unit === 'money' && adds === 'weeks' && !isPromotional && !isOfPlan(measure);
    return hasCourse && (ahead ?? 0) <= MOST_AHEAD ? undefined : 'forecast';
  }
  return (show === 'change' || show === 'why') && !before && !isOfPlan(measure)
    ? 'before'
    : undefined;
}

/** The weeks that are asked about, and those that they are compared with. */
function periodsIn(
  { time, where, said }: Heard,
  data: Dataset,
): { weeks: Period; before?: Period; isOfTwo: boolean } {
  const usual = where.promotion ? weeksOfPromotions(data, where.promotion) : recent(data);
  const [one = usual, other] = time.periods;
  const isLater = other !== undefined && other.from > one.from;
  const weeks = isLater ? other : one;
  const past = other ? (isLater ? one : other) : weeksBefore(weeks);
  const isPast = said.has('compare') && said.take('previous').length > 0;
  const isBefore = said.has('compare') && time.used.some(({ role }) => role === 'previous');
  if (one && !other && isBefore && one.to < data.weeks) {
    return { weeks: { from: one.to, to: 2 * one.to - one.from }, before: one, isOfTwo: true };
  }
  return { weeks, ...(past && { before: past }), isOfTwo: other !== undefined || isPast };
}

/** Weeks ahead of a forecast whose weeks are not said to be the next: 'in 4 weeks'. */
const aheadIn = ({ periods: [period] }: Heard['time'], { weeks }: Dataset): number =>
  period?.to === weeks ? period.to - period.from : AHEAD;

const questions: readonly Role[] = ['why', 'which', 'what', 'where', 'will'];
const telling: readonly Role[] = [
  'measure',
  'why',
  'share',
  'trend',
  'forecast',
  'up',
  'down',
  'grow',
  'growth',
];

/** The word with which a second question follows a first, where both tell what they ask. */
function secondQuestion(tokens: readonly Token[]): Token[] {
  const said = tokens.filter(({ role }) => role !== 'fill');
  return said.filter((_, at) => {
    const { role } = said[at - 1] ?? { role: 'fill' };
    const next = said[at];
    const joins = role === 'and' || role === 'break';
    if (!joins || !next || !questions.includes(next.role)) return false;
    const isTelling = (some: readonly Token[]) => some.some((one) => telling.includes(one.role));
    return isTelling(said.slice(0, at - 1)) && isTelling(said.slice(at + 1));
  });
}

/**
 * Reads a sentence as a query, as far as it says one. Every word that says something is accounted
 * for, or unplaced.
 */
export function readQuery(tokens: readonly Token[], data: Dataset) {
  const heard = hear(tokens, data);
  const { said, where, named, time, limit, count, compared } = heard;
  const measure = measureIn(heard);
  const { weeks, before, isOfTwo } = periodsIn(heard, data);
  const show = showIn(heard, measure, isOfTwo);
  const by = byIn(heard, measure, show, data);
  const order = by.length > 0 ? orderIn(heard, measure, show) : undefined;
  const keep = by.length > 0 ? keepIn(heard, measure, show, data) : undefined;
  const isPart = by.some((one) => one !== 'week' && where[one]);
  const share =
    show === 'share' ? (isPart ? partAndWhole(said, where, data) : { whole: where }) : undefined;

  if (compared || by.length > 0 || isOfTwo || measure === 'gap') said.take('compare');
  if (compared || order || heard.why) said.take('more', 'less');
  if (compared || (heard.up && heard.down)) said.take('or');
  if (heard.why) said.take('cost', 'frame');
  if (measure === 'lost' || measure === 'promotionSpend') said.take('cost');
  if (!said.has('number')) said.take('rupees', 'lakh', 'crore', 'percent');
  said.take('and', 'which', 'what', 'each', 'perform', 'everywhere', 'to', 'over', 'between');

  const query = queryOf(data, {
    measure,
    show,
    by,
    where,
    weeks: show === 'forecast' ? recent(data) : weeks,
    ...(before && { before }),
    ...(order && { order }),
    ...(count !== undefined && order && { count }),
    ...(keep && keep !== 'unfit' && { keep }),
    ...(heard.average && show === 'level' && { perWeek: true as const }),
    ...(show === 'forecast' && { ahead: time.ahead ?? aheadIn(time, data) }),
    ...(share && { whole: share.whole }),
    ...((heard.up !== heard.down || heard.missed) && { premise: heard.up ? 1 : -1 }),
  });
  const unfit = keep === 'unfit' || (limit && by.length === 0);
  const lostNumbers =
    unfit || (count !== undefined && !order) ? tokens.filter(({ role }) => role === 'number') : [];
  const again = secondQuestion(tokens);
  const isSeveral = (named.length > 0 && measureOf(named) === undefined) || again.length > 0;
  const doubt = time.isOutside ? 'weeks' : isSeveral ? 'several' : doubtOf(query, data);
  return {
    query: time.isOutside
      ? { ...query, weeks: recent(data), before: weeksBefore(recent(data)) }
      : query,
    unplaced: [
      ...said.rest,
      ...lostNumbers,
      ...(time.isOutside ? time.used : []),
      ...(show === 'forecast' ? heard.ranked : []),
      ...again,
    ],
    // Whether anything was said that asks.
    asks: time.periods.length > 0 || said.all.some(({ role }) => asking.includes(role)),
    doubt,
  };
}
