import { type MeasureId, measures } from '../engine/measures';
import { type Query, places } from '../engine/query';
import { type Clues, comparesPeriods, inspect, isContribution } from './build-query';
import type { Sentence } from './sentence-parts';
import type { Token } from './tokens';

/** Words that join others or ask, and stand for no part by themselves. */
const structural: readonly Token['meaning']['kind'][] = [
  ...(['filler', 'which', 'what', 'of', 'each', 'comes-from', 'break'] as const),
];

/** Whether what stands on both sides of a word, fillers aside, is of one kind. */
function joinsAlike(tokens: readonly Token[], index: number): boolean {
  const skipped = ['filler', 'of', 'break', 'each', 'all', 'only'];
  const side = (some: readonly Token[]) =>
    some.find(({ meaning }) => !skipped.includes(meaning.kind))?.meaning;
  const before = side(tokens.slice(0, index).reverse());
  const behind = side(tokens.slice(index + 1));
  if (before?.kind === 'dimension' && behind?.kind === 'dimension') return true;
  if (before?.kind !== 'member' || behind?.kind !== 'member') return false;
  return before.place === behind.place;
}

/** The check of one token: whether it stands for a part that is in the query. */
function isPlaced(
  tokens: readonly Token[],
  index: number,
  query: Query,
  clues: Clues,
  { isFollowUp, comparesPast }: Readonly<Record<'isFollowUp' | 'comparesPast', boolean>>,
): boolean {
  const token = tokens[index];
  const meaning = token?.meaning;
  if (!meaning) return true;
  const { has } = inspect(tokens);
  const { measure, as, by, where, versus, order, keep } = query;
  const isList = by.length > 0;
  const { isOfPromotions } = measures[measure];
  const kind = meaning.kind;
  if (structural.includes(kind) || kind === 'span') return true;
  if (kind === 'measure') {
    const named = measures[meaning.measure as MeasureId];
    const isInUnit = named.rate?.measure === measure || named.inWeeks === measure;
    return meaning.measure === measure || (isInUnit && keep !== undefined);
  }
  if (kind === 'member') {
    const kept = where[meaning.place as 'channel'];
    const isExcluded = clues.members.some((one) => one.index === index && one.isExcluded);
    const included = clues.members.filter((one) => one.place === meaning.place && !one.isExcluded);
    const isOfIncluded =
      included.length === 0 ||
      included.some((one) => meaning.names.every((name) => one.names.includes(name)));
    if (isExcluded && !isOfIncluded) return false;
    // 'North east' is neither of them.
    const next = tokens[index - 1]?.meaning;
    if (next?.kind === 'member' && next.place === meaning.place) return false;
    if (isExcluded) return meaning.names.every((name) => kept && !kept.includes(name));
    return (
      meaning.names.some((name) => kept?.includes(name)) ||
      (!kept && namesAll(clues, meaning.place))
    );
  }
  if (kind === 'dimension') {
    const { dimension } = meaning;
    if (by.includes(dimension)) return true;
    if (dimension === 'week') {
      const counts = ['count', 'weeks'].includes(measures[measure].unit);
      return as === 'average' || (counts && has('how-many'));
    }
    const isAll = neighbours(tokens, index).includes('all');
    return (
      isAll ||
      where[dimension] !== undefined ||
      (dimension === 'promotion' && isOfPromotions === true)
    );
  }
  if (kind === 'shown-as') {
    if (meaning.as === 'share' && as === 'why') {
      // 'D2C's contribution to growth' is a figure, not a reason.
      const isOfMember = tokens.slice(0, index).some((one) => one.meaning.kind === 'member');
      return isContribution(tokens) && (has('which') || (has('what') && !isOfMember));
    }
    if (meaning.as === 'change') return as === 'change' || as === 'why' || as === 'forecast';
    return meaning.as === as;
  }
  if (kind === 'order' || kind === 'quality') {
    // What contributes most stands first in any case.
    if (as === 'why' && isContribution(tokens)) return kind === 'order' && meaning.order === 'most';
    const orders = inspect(tokens)
      .all('order')
      .map((one) => one.order);
    return order !== undefined && isList && new Set(orders).size < 2;
  }
  if (kind === 'how-many') {
    const counts = ['count', 'weeks'].includes(measures[measure].unit);
    const ofWeeks = tokens[index + 1]?.meaning;
    const isOfMembers = ofWeeks?.kind === 'dimension' && ofWeeks.dimension !== 'week';
    return isOfMembers ? keep !== undefined : counts;
  }
  if (kind === 'bring') return measure === 'extra' || as === 'forecast';
  if (kind === 'comparative') return order !== undefined && isList;
  if (kind === 'direction') return as === 'change' || as === 'why' || as === 'forecast';
  const isOnTarget = versus === 'target' && token.text.includes('target');
  if (kind === 'versus') return versus === meaning.versus || isOnTarget;
  if (kind === 'plan-side') return versus === 'plan' || isOnTarget;
  if (kind === 'break-even-side' && measure === 'profit') return meaning.side === 'above' && isList;
  if (kind === 'break-even-side') return measure === 'payback' && (keep !== undefined || !isList);
  if (kind === 'where') return isList;
  if (kind === 'all') return true;
  if (kind === 'together') return !isList || clues.by !== undefined;
  if (kind === 'only') return Object.keys(where).length > 0;
  if (kind === 'except') return clues.members.some(({ isExcluded }) => isExcluded);
  if (kind === 'and') {
    if (index === 0 || (isFollowUp && index < 2)) return true;
    return joinsAlike(tokens, index) || (clues.pins && shownAs(tokens[index + 1]) === 'why');
  }
  if (kind === 'or') return joinsAlike(tokens, index);
  if (kind === 'compare') {
    if (comparesPast) return true;
    return (
      isList &&
      (by.some((one) => one !== 'week' && (where[one]?.length ?? 0) > 1) ||
        joinsAlike(tokens, index))
    );
  }
  if (kind === 'perform') return as === 'value' || as === 'change' || isList;
  if (kind === 'spend') return measure === 'promotionSpend' || measure === 'tradeSpend';
  if (kind === 'cost') return measure === 'promotionSpend';
  if (kind === 'pay') return measure === 'payback';
  if (kind === 'ran') return isList && by.includes('promotion');
  if (kind === 'will') return as === 'forecast';
  if (kind === 'pointer') {
    return isFollowUp || isRelative(tokens, index) || isOwn(tokens, index);
  }
  return false;
}

const shownAs = (token: Token | undefined) =>
  token?.meaning.kind === 'shown-as' ? token.meaning.as : undefined;

/** Every member of a dimension that was named leaves none out. */
const namesAll = ({ members, where }: Clues, place: string) =>
  where[place as 'channel'] === undefined &&
  members.filter((one) => one.place === place && !one.isExcluded).length > 1;

const neighbours = (tokens: readonly Token[], index: number) =>
  [tokens[index - 2], tokens[index - 1]].map((token) => token?.meaning.kind ?? '');

/** 'Why did the East miss its target': what is pointed at stands in the question itself. */
export function isOwn(tokens: readonly Token[], index: number): boolean {
  const isWeak = /^(?:its|they|them|those|this|these|there)$/.test(tokens[index]?.text ?? '');
  return isWeak && inspect(tokens.slice(0, index)).has('member', 'dimension');
}

/** 'Products that lose money', 'the share that comes from': no question before is meant. */
export function isRelative(tokens: readonly Token[], index: number): boolean {
  const before = tokens[index - 1]?.meaning.kind;
  return (
    tokens[index]?.text === 'that' &&
    before !== undefined &&
    ['dimension', 'measure', 'shown-as', 'member'].includes(before)
  );
}

/**
 * The words of a sentence that stand for no part of its query: with one of them there is no answer.
 */
export function unplacedTokens(
  sentence: Sentence,
  query: Query,
  clues: Clues,
  isFollowUp: boolean,
): Token[] {
  const { tokens, periods, limit, count } = sentence;
  const several = new Set(clues.measures).size > 1;
  const comparesPast = periods.some(({ isCompared }) => isCompared) || comparesPeriods(sentence);
  const unplaced = tokens.filter((token, index) => {
    if (several && token.meaning.kind === 'measure') return token.meaning.measure !== clues.measure;
    return !isPlaced(tokens, index, query, clues, { isFollowUp, comparesPast });
  });
  const spans = tokens.filter(({ meaning }) => meaning.kind === 'span');
  const isUnused = [
    limit !== undefined && query.keep === undefined,
    count !== undefined && query.order === undefined,
    periods.length > 1 && !comparesPeriods(sentence),
    periods.some(({ isAhead }) => isAhead) && query.as !== 'forecast',
    periods.some(({ isCompared }) => isCompared) && query.versus !== 'past',
  ];
  return isUnused.some(Boolean) ? [...unplaced, ...spans] : unplaced;
}

/** Whether a query says anything that its sentence did: else a question is too vague to answer. */
export const asksSomething = (clues: Clues): boolean =>
  clues.measures.length > 0 ||
  clues.by !== undefined ||
  clues.as !== undefined ||
  clues.order !== undefined ||
  clues.keeps !== undefined ||
  clues.weeks !== undefined ||
  places.some((place) => clues.where[place] !== undefined) ||
  clues.members.length > 0;
