import { measures } from '../../engine/measures';
import { type Query, comparesWithBase } from '../../engine/query';
import { comparativesOfPast, findCount } from '../ranking';
import { type Sentence, type Token, type TokenKind, hasKind, neighbour } from '../tokens';
import type { RuleGroup } from './rules';

/** Speed is of what moves, length of weeks. */
function fitsMeasure(text: string, { tokens, has }: Sentence, { measure, view }: Query): boolean {
  if (/long|short/.test(text)) return measures[measure].unit === 'weeks';
  if (!/fast|slow/.test(text) || comparesWithBase(view)) return true;
  const sells = tokens.some(({ text: word }) => /^sell/.test(word)) || /moving/.test(text);
  return measure === 'sales' && sells && !has('loss');
}

/**
 * 'Growth of our biggest channel', 'stock of the top product': the row is picked by what is not
 * shown; 'top product by growth' and 'margin of the top 3 products' are ranked by what is.
 */
function picksFirst({ tokens }: Sentence, { measure, view }: Query, index: number): boolean {
  const kinds: readonly TokenKind[] = ['filler', 'number', 'order', 'direction', 'measure'];
  const dimension = neighbour(tokens, index, 1, kinds);
  if (dimension?.meaning.kind !== 'dimension') return false;
  const at = tokens.indexOf(dimension);
  const isOf = ['of', 'each'].includes(neighbour(tokens, index, -1)?.meaning.kind ?? 'break');
  const isMeasureFirst = hasKind(tokens.slice(0, index), 'measure', 'view', 'versus');
  if (view === 'value') {
    return isOf && isMeasureFirst && measure !== 'sales' && !dimension.text.endsWith('s');
  }
  if (!comparesWithBase(view)) return false;
  const isBySize = /^(?:biggest|largest|greatest|smallest|top|main|leading)/.test(
    tokens[index]?.text ?? '',
  );
  const movesBehind = hasKind(tokens.slice(at), 'direction', 'versus', 'side');
  const isByMove = tokens.slice(at).some(({ text }) => text === 'by');
  return (isOf && isMeasureFirst) || (isBySize && movesBehind && !isByMove);
}

/** Words for which rows come first, and how many are kept. */
export const rankingRules: RuleGroup = ({ sentence, query, base }) => {
  const { tokens, has, tokensOf, meaningsOf } = sentence;
  const { view, order, threshold } = query;
  const isRanked = order !== undefined;
  const isOfRows = has('dimension', 'which', 'what', 'where');
  // 'Is D2C the best seller' asks where D2C stands, not what is first in it.
  const isOfMember = (index: number) => !isOfRows && hasKind(tokens.slice(0, index), 'member');
  const hasOneEnd = new Set(meaningsOf('order').map((meaning) => meaning.order)).size < 2;
  const isComparable = has('dimension', 'which', 'where') || tokensOf('member').length > 1;
  const isCount = ({ token }: { readonly token: Token }) =>
    isRanked && token === findCount(sentence, base);
  return {
    // What contributes most stands first in any case.
    order({ token, meaning, index }) {
      if (view === 'why' && has('contribution', 'driver')) return meaning.order === 'most';
      const isPlain = !isOfMember(index) && !picksFirst(sentence, query, index);
      return isRanked && hasOneEnd && isPlain && fitsMeasure(token.text, sentence, query);
    },
    quality: ({ index }) =>
      isRanked && hasOneEnd && !isOfMember(index) && !picksFirst(sentence, query, index),
    rank: isRanked && has('dimension'),
    comparative({ token, index }) {
      if (comparativesOfPast(sentence).includes(token)) return view === 'why';
      // 'Sales less modern trade' leaves that out; 'how much more' asks for a difference.
      const isMinus =
        token.text === 'less' && neighbour(tokens, index, 1)?.meaning.kind === 'member';
      const isDifference = tokens[index - 1]?.text === 'much';
      return isRanked && isComparable && !isMinus && !isDifference;
    },
    ordinal: (place) => isCount(place) && !picksFirst(sentence, query, place.index),
    number: isCount,
    // 'In more than 2 regions' counts regions; a gap of more than so much goes the other way.
    threshold: ({ index }) =>
      threshold !== undefined &&
      tokens[index + 1]?.meaning.kind !== 'dimension' &&
      !meaningsOf('versus').some(({ isShortfall }) => isShortfall),
  };
};
