import { type MeasureId, measures } from '../engine/measures';
import type { Order, Query } from '../engine/query';
import { type Slot, type Token, inspect, neighbour } from './tokens';

/* Which rows come first, and how many of them. */

/** 'Why was profit higher': than in the weeks before. */
export const risesIn = (tokens: readonly Token[]): Token[] => {
  const { has, of, all } = inspect(tokens);
  const isPast = tokens.some(({ text }) => ['was', 'were', 'did'].includes(text));
  const isWhy = isPast && all('view').some(({ view }) => view === 'why');
  if (!isWhy || has('which', 'dimension', 'compare')) return [];
  return of('comparative').filter(({ text }) => ['higher', 'lower', 'more', 'less'].includes(text));
};

/** Which way all that moves in a sentence goes: for a measure that is bad, 'improved' is a fall. */
export function signOf(tokens: readonly Token[], measure: MeasureId): 1 | -1 | undefined {
  const compared = inspect(risesIn(tokens)).all('comparative');
  const moved = inspect(tokens).all('direction');
  const signs = [
    ...compared.map(({ order }) => (order === 'most' ? 1 : -1)),
    ...moved.map(({ sign, isQuality }) => (isQuality ? sign * measures[measure].good : sign)),
  ];
  return signs.find((one) => signs.every((other) => other === one)) as 1 | -1 | undefined;
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
    has('direction', 'versus', 'side') || all('view').some(({ view }) => view === 'change');
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
    const isLast = ['break', 'pronoun', 'pointer'].includes(kindAt(index + 1));
    if (meaning.kind === 'ordinal') return meaning.order ?? (isLast || isOrder(index + 1));
    // 'The slowest growing 2 channels'.
    const isOfRows = has('order', 'quality') && kindAt(index + 1) === 'dimension';
    const isCount =
      isOrder(index - 1) || isOrder(index + 1) || isOfRows || (changesLimit && isLast);
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
  { measure, view, by }: Query,
  base: Query | undefined,
): Slot<Pick<Query, 'order' | 'limit' | 'rank'>> {
  const { has, all, of } = inspect(tokens);
  const isOfFirst = view === 'why' && asksWhyOfFirst(tokens);
  // 'Which region missed its plan, and why': the one that missed it most.
  const [side] = isOfFirst && has('which') ? all('side') : [];
  const missed = side && (side.side === 'below' ? 'least' : 'most');
  const named = readOrder(tokens, measure) ?? missed;
  const count = readCount(tokens, base);
  const { limit, rank } = count.value ?? (named ? {} : (base ?? {}));
  const order = named ?? base?.order ?? (rank === undefined ? undefined : 'most');
  if (by.length === 0 || !order || (view === 'why' && !isOfFirst)) return { value: {}, tokens: [] };
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
