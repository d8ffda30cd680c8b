import type { Dataset } from '../dataset';
import { type MeasureId, measures } from '../engine/measures';
import type { Order, Query, Threshold } from '../engine/query';
import type { ThresholdMeaning } from './numbers';
import { type Slot, type Token, inspect, neighbour } from './tokens';

/* Which rows come first, how many of them, and which are kept. */

/** Which way all that moves in a sentence goes: for a measure that is bad, 'improved' is a fall. */
export function signOf(tokens: readonly Token[], measure: MeasureId): 1 | -1 | undefined {
  const signs = inspect(tokens)
    .all('direction')
    .map(({ sign, isQuality }) => (isQuality ? sign * measures[measure].good : sign) as 1 | -1);
  return signs.find((one) => signs.every((other) => other === one));
}

/** Which end of an order comes first, as far as the words say. */
export function readOrder(tokens: readonly Token[], measure: MeasureId): Order | undefined {
  const { has, all } = inspect(tokens);
  const [quality] = all('quality');
  if (quality) return quality.isBest === measures[measure].good > 0 ? 'most' : 'least';
  const named = [...all('order'), ...all('ordinal'), ...all('comparative')];
  const order = named.find((one) => one.order !== undefined)?.order;
  if (!order) return has('rank') ? 'most' : undefined;
  const isShortfall =
    all('side').some(({ versus, side }) => versus !== 'break-even' && side === 'below') ||
    all('versus').some((one) => one.isShortfall);
  const turned = order === 'most' ? 'least' : 'most';
  return isShortfall || signOf(tokens, measure) === -1 ? turned : order;
}

/** 'Which grew fastest, and why': of the first in an order of changes. */
export function asksWhyOfFirst(tokens: readonly Token[]): boolean {
  const { has, all } = inspect(tokens);
  const changes =
    has('direction', 'versus', 'side') || all('view').some(({ as }) => as === 'change');
  return changes && !has('contribution', 'driver');
}

/** How many rows of an order, or which one: 'top 3', 'second best'; behind a limit also '5'. */
function readCount(
  tokens: readonly Token[],
  base: Query | undefined,
): Slot<Pick<Query, 'limit' | 'rank'> | undefined> {
  const { has } = inspect(tokens);
  const kindAt = (index: number) => tokens[index]?.meaning.kind ?? 'break';
  const isOrder = (index: number) => ['order', 'quality'].includes(kindAt(index));
  const changesLimit = base?.limit !== undefined && !has('order', 'quality');
  const [token, ...more] = tokens.filter(({ meaning, text }, index) => {
    const isLast = ['break', 'pointer'].includes(kindAt(index + 1));
    if (meaning.kind === 'ordinal') return meaning.order ?? (isLast || isOrder(index + 1));
    const isCount = isOrder(index - 1) || isOrder(index + 1) || (changesLimit && isLast);
    return (
      meaning.kind === 'number' &&
      /^[1-9]\d*$/.test(text) &&
      tokens[index + 1]?.text !== '%' &&
      isCount
    );
  });
  if (!token || more.length > 0) return { value: undefined, tokens: [] };
  const { meaning, text } = token;
  const value = meaning.kind === 'ordinal' ? { rank: meaning.rank } : { limit: Number(text) };
  return { value, tokens: [token] };
}

/**
 * The order of a query's rows, and how many of them.
 * @param base the question that a follow-up is laid over, whose order stays
 */
export function readRanking(
  tokens: readonly Token[],
  { measure, as, by }: Query,
  base: Query | undefined,
): Slot<Pick<Query, 'order' | 'limit' | 'rank'>> {
  const { has, all, of } = inspect(tokens);
  const isOfFirst = as === 'why' && asksWhyOfFirst(tokens);
  // 'Which region missed its plan, and why': the one that missed it most.
  const [side] = isOfFirst && has('which') ? all('side') : [];
  const missed = side && (side.side === 'below' ? 'least' : 'most');
  const named = readOrder(tokens, measure) ?? missed;
  const count = readCount(tokens, base);
  const { limit, rank } = count.value ?? (named ? {} : (base ?? {}));
  const order = named ?? base?.order ?? (rank === undefined ? undefined : 'most');
  if (by.length === 0 || !order || (as === 'why' && !isOfFirst)) return { value: {}, tokens: [] };
  const isOne = new Set(all('order').map((one) => one.order)).size < 2;
  const isComparable = has('dimension', 'which', 'where') || of('member').length > 1;
  const words = tokens.filter(({ meaning: { kind }, text }, index) => {
    if (kind === 'order' || kind === 'quality') return isOne;
    if (kind === 'rank') return has('dimension');
    if (kind === 'and') return isOfFirst && tokens[index + 1]?.meaning.kind === 'view';
    // 'Sales less modern trade' leaves that out; 'how much more' asks for a difference.
    const isMinus = text === 'less' && neighbour(tokens, index, 1)?.meaning.kind === 'member';
    const isDifference = tokens[index - 1]?.text === 'much';
    return kind === 'comparative' && isComparable && !isMinus && !isDifference;
  });
  return { value: { order, limit, rank }, tokens: [...words, ...count.tokens] };
}

/** A limit's number in the query's unit; nothing where the measure is not counted in its unit. */
function thresholdValue({ number, unit }: ThresholdMeaning, query: Query): number | undefined {
  const thousands = { rupees: 0.001, thousand: 1, lakh: 100, crore: 10_000 } as const;
  const { unit: own } = measures[query.measure];
  const isRate =
    query.as === 'share' || (query.as === 'change' && query.versus === 'past' && own === 'money');
  if (isRate || own === 'share') {
    return unit === 'percent' || unit === 'points' ? number / 100 : undefined;
  }
  if (own === 'money') {
    return unit && unit in thousands
      ? number * thousands[unit as keyof typeof thousands]
      : undefined;
  }
  return unit === undefined || unit === (own === 'rupees' ? 'rupees' : 'weeks')
    ? number
    : undefined;
}

/** 'How did channels grow', 'did they fall', 'sales up by channel': each is told, whichever way. */
function asksOfAll(tokens: readonly Token[]): boolean {
  const { has } = inspect(tokens);
  const [first] = tokens;
  const isOfEach = tokens.some(({ meaning }, index) => {
    const before = neighbour(tokens, index, -1);
    return meaning.kind === 'dimension' && before?.meaning.kind === 'each';
  });
  // 'What channels', 'growing channels'.
  const isOfSome = tokens.some(
    ({ meaning }, index) =>
      meaning.kind === 'dimension' &&
      inspect(tokens.slice(index - 1, index)).has('what', 'direction'),
  );
  const isHow = tokens.some(({ text }) => text === 'how' || text === 'how far');
  const isAll = isOfEach || isHow || first?.meaning.kind === 'is';
  return isAll && !isOfSome && !has('which', 'how-many');
}

/** Which rows a sentence keeps: beyond a number, on a side of plan or break-even, going one way. */
export function readThreshold(
  tokens: readonly Token[],
  query: Query,
  data: Dataset,
): Slot<Threshold | undefined> {
  const { has, all, of } = inspect(tokens);
  const [limit, ...more] = all('threshold');
  const sign = signOf(tokens, query.measure);
  const falls = query.as === 'change' && sign === -1;
  const isMoved = tokens.some(
    ({ meaning, text }) =>
      (meaning.kind === 'view' && !meaning.sign) ||
      meaning.kind === 'move' ||
      text.startsWith('differ'),
  );
  // 'Changed by more than 10%' is meant of a fall, too.
  const isTwoSided = query.as === 'change' && isMoved && !has('direction', 'side');
  const { breakEven } = measures[query.measure];
  const breakEvens = of('side').filter(
    ({ meaning }) =>
      meaning.kind === 'side' &&
      meaning.versus === 'break-even' &&
      (!query.order || meaning.side === 'above'),
  );
  const sides = breakEven && query.as === 'value' ? breakEvens : [];
  if (query.by.length === 0) return { value: undefined, tokens: sides };
  if (limit) {
    const value = isTwoSided || more.length > 0 ? undefined : thresholdValue(limit, query);
    if (value === undefined) return { value: undefined, tokens: [] };
    const turned = limit.side === 'above' ? 'below' : 'above';
    const threshold = falls
      ? ({ side: turned, value: -value } as const)
      : { side: limit.side, value };
    return { value: threshold, tokens: [...of('threshold'), ...sides] };
  }
  if (query.order || query.as === 'why') return { value: undefined, tokens: sides };
  const [side] = all('side');
  if (side) {
    const value = side.versus === 'break-even' ? (breakEven?.(data) ?? 0) : 0;
    return { value: { side: side.side, value }, tokens: sides };
  }
  // 'Which products ran out of stock': those that did at all.
  const counts = has('which') && measures[query.measure].unit === 'count' && query.as === 'value';
  const isOneWay = query.as === 'change' && sign !== undefined && !asksOfAll(tokens);
  return {
    value: counts || isOneWay ? { side: falls ? 'below' : 'above', value: 0 } : undefined,
    tokens: [],
  };
}
