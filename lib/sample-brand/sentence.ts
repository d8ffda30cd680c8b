import { fill } from '@/lib/fill';
import type { Dataset, Period } from './dataset';
import { measures } from './engine/measures';
import {
  type Dimension,
  type Threshold,
  type MemberDimension,
  type Query,
  type Where,
  isSamePeriod,
  membersOf,
  memberDimensions,
  defaultWeeks,
  showsRate,
} from './engine/query';
import { wholeOf } from './engine/run';
import { type Lever, findSpendMove } from './engine/shock';
import { exactAmount, inSentence, joinAsList, number, signedPercentText } from './format';
import type { Request } from './request';
import { periods, sentences } from './texts/sentences';
import { dimensionNames } from './vocabulary/names';

/** A dimension's name: 'channel', or of several 'channels'. */
export const dimensionName = (dimension: Dimension, count = 1): string =>
  count === 1 ? dimensionNames[dimension].one : dimensionNames[dimension].many;

/** Weeks as a sentence names them: 'the last 13 weeks'. */
export function periodName({ weeks: all }: Dataset, { from, to }: Period): string {
  const weeks = to - from;
  if (from >= all) return weeks === 1 ? periods.nextOne : fill(periods.next, { weeks });
  if (weeks === all) return fill(periods.all, { weeks });
  if (weeks === 1) return fill(periods.one, { from: to });
  if (to === all) return fill(periods.last, { weeks });
  return fill(from === 0 ? periods.first : periods.some, { weeks, from: from + 1, to });
}

const nameIn = (dimension: MemberDimension, name: string) => {
  if (dimension === 'promotion') return `“${name}”`;
  return dimension === 'region' ? name : inSentence(name);
};

/** Dimensions of which several members are named as those that count. */
const includedPlaces = (data: Dataset, where: Where): readonly MemberDimension[] =>
  memberDimensions.filter((dimension) => {
    const count = where[dimension]?.length ?? 0;
    return count > 1 && count <= membersOf(data, dimension).length / 2;
  });

/**
 * The members that a query is kept to: ' of lemon soda in general trade in the East'. Where most of
 * a dimension count, those that do not are named: ' without D2C'.
 */
export function scopeOf(data: Dataset, where: Where, by: readonly Dimension[] = []): string {
  // 'The North and South' alone would be told apart.
  const isSum = by.length === 0 && includedPlaces(data, where).length > 0;
  const order: readonly MemberDimension[] = ['product', 'promotion', 'channel', 'region'];
  return order
    .map((dimension) => {
      const names = where[dimension];
      if (!names) return '';
      const others = membersOf(data, dimension).filter((name) => !names.includes(name));
      const isMost = names.length > membersOf(data, dimension).length / 2;
      const listedNames = (isMost ? others : names).map((name) => nameIn(dimension, name));
      const without = dimension === 'region' ? sentences.withoutRegions : sentences.without;
      const template = isMost ? without : sentences.scope[dimension];
      return fill(template, { names: joinAsList(listedNames) });
    })
    .join('')
    .concat(isSum ? sentences.together : '');
}

/** What is not said because it is understood: the usual weeks. */
function periodPart(data: Dataset, query: Query): string {
  const { weeks, where, view } = query;
  const isUsual = view !== 'forecast' && isSamePeriod(weeks, defaultWeeks(data, where));
  return isUsual ? '' : fill(sentences.period, { period: periodName(data, weeks) });
}

/** A limit as it is said: in the unit of what is shown. */
export function thresholdText(query: Query, { value }: Threshold): string {
  const { unit } = measures[query.measure];
  if (showsRate(query)) return `${number(value * 100, Number.isInteger(value * 100) ? 0 : 1)}%`;
  if (unit === 'money') return exactAmount(value);
  return unit === 'rupees' ? `Rs ${value}` : String(value);
}

function figureText(query: Query): string {
  const { view, versus } = query;
  const names = { measure: measures[query.measure].name, versus: versusText(query) };
  if (view === 'average') return fill(sentences.figureAverage, names);
  if (view === 'share') return fill(sentences.figureShare, names);
  if (view === 'forecast') return fill(sentences.figureForecast, names);
  if (view === 'value') return fill(sentences.figureValue, names);
  return fill(versus === 'past' ? sentences.figureChange : sentences.figureAgainst, names);
}

const versusText = ({ versus }: Query) => (versus === 'target' ? sentences.target : sentences.plan);

/** A query that ranks its rows, or keeps some of them. */
function rankedSentence(data: Dataset, query: Query): string {
  const { by, view, order, limit, rank, threshold } = query;
  const count = limit ?? 1;
  const isSeveral = threshold !== undefined || count > 1;
  const dimensions = by.map((dimension) => dimensionName(dimension, isSeveral ? 2 : 1));
  const end = order === 'least' ? sentences.lowest : sentences.highest;
  const ordinal = rank === undefined ? '' : `${sentences.ordinals[rank] ?? `${rank}th`} `;
  const names = {
    members: `${count > 1 ? `${count} ` : ''}${joinAsList(dimensions)}`,
    has: isSeveral ? sentences.have : sentences.has,
    end: count > 1 ? `${count} ${end}` : `${ordinal}${end}`,
    figure: figureText(query),
    scope: scopeOf(data, view === 'share' ? wholeOf(query) : query.where, by),
    period: periodPart(data, query),
  };
  if (threshold?.value === 0 && query.versus === 'plan' && !order) {
    const side = threshold.side === 'below' ? sentences.behind : sentences.ahead;
    return fill(sentences.keptPlan, { ...names, side });
  }
  if (threshold && !order) {
    return fill(sentences.kept, {
      ...names,
      side: sentences[threshold.side],
      limit: thresholdText(query, threshold),
    });
  }
  const members = joinAsList(dimensions);
  return fill(view === 'why' ? sentences.rankedWhy : sentences.ranked, { ...names, members });
}

function querySentence(data: Dataset, query: Query): string {
  const { measure, view, by, where, versus, order, threshold } = query;
  if (order || threshold) return rankedSentence(data, query);
  const [first] = by;
  const dimensions = joinAsList(by.map((dimension) => dimensionName(dimension)));
  const parts =
    first && first !== 'week' && where[first]
      ? joinAsList(where[first].map((name) => nameIn(first, name)))
      : fill(sentences.each, { dimension: dimensions });
  const isPast = versus === undefined || versus === 'past';
  const template = {
    value: sentences.value,
    average: sentences.average,
    change: isPast ? sentences.change : sentences.against,
    share: sentences.share,
    why: isPast ? sentences.why : sentences.whyAgainst,
    forecast: sentences.forecast,
    definition: sentences.definition,
  }[view];
  return fill(template, {
    measure: measures[measure].name,
    by: by.length > 0 ? fill(sentences.by, { dimensions }) : '',
    scope: scopeOf(data, view === 'share' ? wholeOf(query) : where, by),
    parts,
    versus: versusText(query),
    period: periodPart(data, query),
  });
}

const isMove = (data: Dataset, levers: readonly Lever[]) =>
  JSON.stringify(findSpendMove(data)?.levers) === JSON.stringify(levers);

/** Levers as a phrase: 'price +5% in D2C and trade spend −10%'. */
export function leverText({ name, change, channel }: Lever): string {
  return fill(sentences.lever, {
    lever: sentences.levers[name],
    change: signedPercentText(Math.round(change * 10) / 10),
    channel: channel ? fill(sentences.inChannel, { channel: inSentence(channel) }) : '',
  });
}

/**
 * A request as a sentence. Reading the sentence gives the same request, but for what-ifs that move
 * several levers: those are set by the controls alone.
 */
export function sentenceOf(data: Dataset, request: Request): string {
  if (request.kind === 'inventory') return sentences.inventory[request.topic];
  if (request.kind === 'query') return querySentence(data, request.query);
  const { levers, by } = request;
  const moved = levers.filter(({ change }) => change !== 0);
  const [first] = moved;
  if (by && first) return fill(sentences.priceByProduct, { change: first.change });
  if (isMove(data, levers)) return sentences.move;
  if (!first) {
    const [channel] = levers.flatMap((lever) => lever.channel ?? []);
    return fill(sentences.whatIfIdle, {
      channel: channel ? fill(sentences.inChannel, { channel: inSentence(channel) }) : '',
    });
  }
  return fill(sentences.whatIf, { changes: joinAsList(moved.map(leverText)) });
}
