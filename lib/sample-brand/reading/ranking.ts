import { type MeasureId, measures } from '../engine/measures';
import type { Order, Query } from '../engine/query';
import { type Sentence, type Token, type TokenKind, sentenceFrom } from './tokens';

/* Which rows come first, and how many of them. */

/** 'Why was profit higher': than in the weeks before. */
export function comparativesOfPast({ tokens, has, tokensOf, meaningsOf }: Sentence) {
  const isPast = tokens.some(({ text }) => ['was', 'were', 'did'].includes(text));
  const isWhy = isPast && meaningsOf('view').some(({ view }) => view === 'why');
  if (!isWhy || has('which', 'dimension', 'compare')) return [];
  return tokensOf('comparative').filter(({ text }) =>
    ['higher', 'lower', 'more', 'less'].includes(text),
  );
}

/** Which way all that moves in a sentence goes: for a measure that is bad, 'improved' is a fall. */
export function signOf(sentence: Sentence, measure: MeasureId): 1 | -1 | undefined {
  const { meaningsOf } = sentenceFrom(comparativesOfPast(sentence));
  const signs = [
    ...meaningsOf('comparative').map(({ order }) => (order === 'most' ? 1 : -1)),
    ...sentence
      .meaningsOf('direction')
      .map(({ sign, isQuality }) => (isQuality ? sign * measures[measure].good : sign)),
  ];
  return new Set(signs).size === 1 ? (signs[0] as 1 | -1) : undefined;
}

/** Which end of an order comes first, as far as the words say. */
export function readOrder(sentence: Sentence, measure: MeasureId): Order | undefined {
  const { has, meaningsOf } = sentence;
  const [quality] = meaningsOf('quality');
  if (quality) return quality.isBest === measures[measure].good > 0 ? 'most' : 'least';
  const orders = [
    ...meaningsOf('order'),
    ...meaningsOf('ordinal'),
    ...meaningsOf('comparative'),
  ].flatMap(({ order }) => order ?? []);
  const [order] = orders;
  if (!order) return has('rank') ? 'most' : undefined;
  const isShortfall =
    meaningsOf('side').some(({ versus, side }) => versus !== 'break-even' && side === 'below') ||
    meaningsOf('versus').some((versus) => versus.isShortfall);
  const reversed = order === 'most' ? 'least' : 'most';
  return isShortfall || signOf(sentence, measure) === -1 ? reversed : order;
}

/** 'Which grew fastest, and why': of the first in an order of changes. */
export function asksWhyOfFirst({ has, meaningsOf }: Sentence): boolean {
  const changes =
    has('direction', 'versus', 'side') || meaningsOf('view').some(({ view }) => view === 'change');
  return changes && !has('contribution', 'driver');
}

/**
 * The token that says how many rows of an order, or which one: 'top 3', 'second best'; behind a
 * limit also '5'. Nothing where there are several.
 */
export function findCount({ tokens, has }: Sentence, base: Query | undefined): Token | undefined {
  const isAt = (index: number, ...kinds: readonly TokenKind[]) =>
    kinds.includes(tokens[index]?.meaning.kind ?? 'break');
  const isRanked = has('order', 'quality');
  const changesLimit = base?.limit !== undefined && !isRanked;
  const [count, ...more] = tokens.filter(({ meaning, text }, index) => {
    const isLast = isAt(index + 1, 'break', 'pronoun', 'reference');
    const isBeforeOrder = isAt(index + 1, 'order', 'quality');
    if (meaning.kind === 'ordinal') return meaning.order ?? (isLast || isBeforeOrder);
    if (meaning.kind !== 'number' || !/^[1-9]\d*$/.test(text)) return false;
    if (tokens[index + 1]?.text.startsWith('%')) return false;
    // 'The slowest growing 2 channels'.
    const isOfRows = isRanked && isAt(index + 1, 'dimension');
    const isBehindOrder = isAt(index - 1, 'order', 'quality');
    return isBehindOrder || isBeforeOrder || isOfRows || (changesLimit && isLast);
  });
  return more.length > 0 ? undefined : count;
}

/**
 * The order of a query's rows, and how many of them.
 * @param base the question that a follow-up is laid over, whose order stays
 */
export function readRanking(
  sentence: Sentence,
  { measure, view, by }: Query,
  base: Query | undefined,
): Pick<Query, 'order' | 'limit' | 'rank'> {
  const { has, meaningsOf } = sentence;
  const isOfFirst = view === 'why' && asksWhyOfFirst(sentence);
  // 'Which region missed its plan, and why': the one that missed it most.
  const [side] = isOfFirst && has('which') ? meaningsOf('side') : [];
  const orderOfSide = side && (side.side === 'below' ? 'least' : 'most');
  const namedOrder = readOrder(sentence, measure) ?? orderOfSide;
  const count = findCount(sentence, base);
  const keptRanking = namedOrder ? undefined : base;
  const { limit, rank } = count
    ? countOf(count)
    : { limit: keptRanking?.limit, rank: keptRanking?.rank };
  const order = namedOrder ?? base?.order ?? (rank === undefined ? undefined : 'most');
  if (by.length === 0 || !order || (view === 'why' && !isOfFirst)) return {};
  return { order, limit, rank };
}

const countOf = ({ meaning, text }: Token): Pick<Query, 'limit' | 'rank'> =>
  meaning.kind === 'ordinal' ? { rank: meaning.rank } : { limit: Number(text) };
