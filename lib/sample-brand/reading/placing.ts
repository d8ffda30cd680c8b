import { type MeasureId, measures } from '../engine/measures';
import { isAddingWord, isByMeasure, isOwnPointer } from './follow-up';
import type { Interpretation } from './interpret';
import type { MemberMention } from './members';
import { qualifyMeasure } from './slots';
import type { PlainKind } from '../vocabulary/words';
import { type MeaningOf, type Token, type TokenKind, inspect } from './tokens';

/** For each kind of token, whether it stands for a part of the query that the sentence became. */
type Placing = {
  readonly [Kind in TokenKind]: (meaning: MeaningOf<Kind>, index: number) => boolean;
};

const always = () => true;
const never = () => false;

/** Whether what stands on both sides of a word is of one kind: two members, two dimensions. */
function joinsAlike(tokens: readonly Token[], index: number): boolean {
  const skippedKinds: readonly TokenKind[] = ['filler', 'of', 'break', 'each', 'all', 'only', 'is'];
  const nearest = (some: readonly Token[]) =>
    some.find(({ meaning }) => !skippedKinds.includes(meaning.kind))?.meaning;
  const before = nearest(tokens.slice(0, index).reverse());
  const behind = nearest(tokens.slice(index + 1));
  if (before?.kind === 'dimension') return behind?.kind === 'dimension';
  return (
    before?.kind === 'member' && behind?.kind === 'member' && before.dimension === behind.dimension
  );
}

/** 'Drop the North', 'drop it': what is to be done with the question. */
export function isImperative(tokens: readonly Token[], index: number): boolean {
  const isHead = tokens
    .slice(0, index)
    .every(({ meaning: { kind } }) => ['filler', 'and', 'break'].includes(kind));
  const isSubject = /did|do|does|has|have/.test(tokens[index - 1]?.text ?? '');
  const [next] = tokens.slice(index + 1).filter(({ meaning }) => meaning.kind !== 'filler');
  const isObject = ['member', 'dimension', 'pointer', 'break', undefined].includes(
    next?.meaning.kind,
  );
  return /^(?:drop|cut|trim)$/.test(tokens[index]?.text ?? '') && isHead && !isSubject && isObject;
}

/** 'All regions grew', 'do all regions miss plan': something is said of each of them. */
const isOfEach = (tokens: readonly Token[], index: number) =>
  inspect(tokens).has('side', 'direction', 'threshold') &&
  inspect(tokens.slice(index + 1, index + 3)).has('dimension');

/** Whether a member that a sentence names counts, or is left out, as the sentence says. */
function isMemberPlaced(
  { dimension, names, isExcluded }: MemberMention,
  { query: { where, by }, members }: Interpretation,
): boolean {
  const included = members.filter((one) => one.dimension === dimension && !one.isExcluded);
  const counting = where[dimension];
  if (!isExcluded) {
    // Groups that are set beside each other have no row of their own: only single members have.
    const isGroup = included.length > 1 && included.some((one) => one.names.length > 1);
    if (isGroup && by.includes(dimension)) return false;
    // Every member of a dimension that is named leaves none out.
    return names.some((name) => counting?.includes(name)) || (!counting && by.includes(dimension));
  }
  const isOfIncluded =
    included.length === 0 ||
    included.some((one) => names.every((name) => one.names.includes(name)));
  return isOfIncluded && names.every((name) => counting && !counting.includes(name));
}

function placingOf(
  tokens: readonly Token[],
  interpretation: Interpretation,
  isFollowUp: boolean,
): Placing {
  const { query, members, explainsFirst, comparesPeriods, adds } = interpretation;
  const { measure, as, by, where, versus, order, limit, threshold } = query;
  const { has, all } = inspect(tokens);
  const { adds: addsUp, unit, verbs, breakEven } = measures[measure];
  const isVerb = (kind: PlainKind) => () => verbs?.includes(kind) === true;
  const isList = by.length > 0;
  const isCount = unit === 'count' || unit === 'weeks';
  const isMoved = as === 'change' || as === 'why' || as === 'forecast';
  const isRanked = order !== undefined && isList;
  const meaningAt = (index: number) => tokens[index]?.meaning;
  const nextMeaning = (index: number) =>
    tokens.slice(index + 1).find(({ meaning }) => meaning.kind !== 'filler')?.meaning;
  const isLeading = (index: number) =>
    tokens.slice(0, index).every(({ meaning }) => leadingKinds.includes(meaning.kind));
  const orders = new Set(all('order').map((one) => one.order));
  // The best of each of several is not what one order over all of them gives.
  const isBestOfEach = (index: number) =>
    (isRanked || threshold !== undefined) &&
    by.length > 1 &&
    [meaningAt(index - 1), meaningAt(index)].some(isEach);
  const isVersus = (named: 'plan' | 'goal' | 'break-even') =>
    named === 'goal' ? versus === 'plan' || versus === 'target' : versus === named;
  // 'Changed by more than 10%' is meant of a fall, too.
  const isTwoSided =
    has('threshold') &&
    as === 'change' &&
    !has('direction', 'side') &&
    tokens.some(({ text, meaning: { kind, ...more } }) =>
      kind === 'view' ? !('sign' in more) : kind === 'move' || /^differ/.test(text),
    );
  // The highest forecast is not what will grow most.
  const ranksForecast = as === 'forecast' && isList && (isRanked || has('which'));
  // 'Growth of growth' is neither.
  const isEcho = (index: number, isSame: (before: Token['meaning']) => boolean) => {
    const isView = meaningAt(index)?.kind === 'view';
    const joins: readonly TokenKind[] = ['filler', 'of', ...(isView ? (['measure'] as const) : [])];
    const before = tokens.slice(0, index).filter(({ meaning }) => !joins.includes(meaning.kind));
    const nearest = before.at(-1)?.meaning;
    return nearest !== undefined && isSame(nearest);
  };
  const asksFigure = has(
    'measure',
    'view',
    'order',
    'quality',
    'count',
    'direction',
    'side',
    'threshold',
    'ran',
  );
  const contributes = as === 'why' && has('contribution', 'driver');
  return {
    filler: (_, index) => !isFollowUp || adds || !isAddingWord(tokens, index),
    // Neither a channel nor a product is a who, and a list of them has no figures.
    which: (_, index) =>
      tokens[index]?.text === 'list'
        ? asksFigure
        : !/^who(?:se)?$/.test(tokens[index]?.text ?? '') || has('dimension'),
    what: always,
    of: always,
    // 'By' and 'across' may stand for less, 'across all weeks', but not for nothing.
    each: (_, index) =>
      (isList || isFollowUp || !isByMeasure(tokens, index)) &&
      !(isTwoSided && meaningAt(index + 1)?.kind === 'threshold') &&
      (isList ||
        has('mean', 'side', 'direction') ||
        (!/\b(?:each|every|per)\b/.test(tokens[index]?.text ?? '') &&
          !['break', undefined].includes(nextMeaning(index)?.kind))),
    // 'Is it out of stock' asks for now, not for a number of weeks.
    is: (_, index) => index > 0 || as !== 'value' || isList || !isCount || !asksNow(tokens[index]),
    'comes-from': always,
    break: always,
    // 'All regions grew' is said of each of them: no total, and no list of something else.
    all: (_, index) => !isOfEach(tokens, index),
    unknown: never,
    number: never,
    // 'By region instead' replaces a part of what was asked.
    not: (_, index) => isFollowUp && tokens[index]?.text === 'instead',
    cause: never,
    advice: never,
    'what-if': never,
    lever: never,
    bear: never,
    move: () => isMoved && !isTwoSided,
    'where-it-pays': never,
    budget: never,
    loss: isVerb('loss'),
    'to-empty-shelves': isVerb('to-empty-shelves'),
    'of-sales': () => unit === 'share' || (as === 'share' && measure === 'sales'),
    'in-rupees': () => unit === 'money' && as !== 'share' && as !== 'why' && versus !== 'past',
    'in-percent': () => as === 'share' || unit === 'share' || (as === 'change' && unit === 'money'),
    // The mean of a ratio is the ratio of the sums.
    mean: () => as === 'average' || (addsUp === 'no' && as === 'value' && !isList),
    measure({ measure: named }, index) {
      if (isEcho(index, (before) => before.kind === 'measure' && before.measure === named)) {
        return false;
      }
      const { rate, inWeeks } = measures[named as MeasureId];
      const isInUnitOfThreshold =
        [rate?.measure, inWeeks].includes(measure) && threshold !== undefined;
      const isQualified = qualifyMeasure(named as MeasureId, tokens) === measure;
      return named === measure || isInUnitOfThreshold || isQualified;
    },
    member({ dimension }, index) {
      const before = meaningAt(index - 1);
      // 'North east' is neither of them.
      if (before?.kind === 'member' && before.dimension === dimension) return false;
      const named = members.find((one) => one.index === index);
      return named !== undefined && isMemberPlaced(named, interpretation);
    },
    dimension({ dimension }, index) {
      if (by.includes(dimension)) return !isBestOfEach(index);
      if (dimension === 'week') return as === 'average' || (isCount && has('how-many'));
      const isAll = inspect(tokens.slice(Math.max(0, index - 2), index)).has('all');
      const isOfPromotions = dimension === 'promotion' && measures[measure].isOfPromotions === true;
      return isAll || where[dimension] !== undefined || isOfPromotions;
    },
    view: ({ as: named }, index) =>
      !isEcho(
        index,
        (before) =>
          before.kind === 'view' &&
          before.as === named &&
          named !== 'why' &&
          !/period$/.test(tokens[index]?.text ?? ''),
      ) && (named === 'change' ? isMoved && !isTwoSided && !ranksForecast : named === as),
    contribution(_, index) {
      if (as !== 'why') return as === 'share';
      // 'D2C's contribution to growth' is a figure, not a reason.
      return has('which') || (has('what') && !inspect(tokens.slice(0, index)).has('member'));
    },
    driver: () => as === 'why',
    // What contributes most stands first in any case.
    order: ({ order: named }) => (contributes ? named === 'most' : isRanked && orders.size < 2),
    quality: () => isRanked && orders.size < 2,
    // 'Sales less modern trade' leaves that out.
    // 'Is D2C better' and 'how much more did D2C sell' set it beside something.
    comparative: (_, index) =>
      isRanked &&
      tokens[index - 1]?.text !== 'much' &&
      (has('dimension', 'which', 'where') || members.length > 1) &&
      !(tokens[index]?.text === 'less' && nextMeaning(index)?.kind === 'member'),
    count: () => isRanked && all('count').length === 1,
    // 'Drop the North' acts on the question: nothing fell.
    direction: (_, index) =>
      isMoved &&
      !ranksForecast &&
      !isImperative(tokens, index) &&
      !(isLeading(index) && nextMeaning(index)?.kind === 'member'),
    versus: ({ versus: named }) => isVersus(named),
    side({ versus: named, side }) {
      if (named !== 'break-even') return isVersus(named);
      const isFiltered = threshold !== undefined || !isList || (isRanked && side === 'above');
      return breakEven !== undefined && as === 'value' && isFiltered;
    },
    threshold: () => !isTwoSided && threshold !== undefined && all('threshold').length === 1,
    weeks: ({ isAhead, isCompared, isEnd, isLength, after }) =>
      (!after || isFollowUp) &&
      (comparesPeriods || all('weeks').length === 1) &&
      (!(isAhead || isLength) || as === 'forecast') &&
      (!isEnd || addsUp === 'lines' || unit === 'weeks') &&
      (!isCompared || versus === 'past'),
    where: () => isList,
    together: () => !isList || has('dimension'),
    only: () => Object.keys(where).length > 0 || limit !== undefined,
    except: () => members.some(({ isExcluded }) => isExcluded),
    and(_, index) {
      if (joinsAlike(tokens, index)) return true;
      if (isAddingWord(tokens, index)) return adds;
      if (index === 0) return true;
      if (isFollowUp && (index < 2 || isLeading(index))) return true;
      if (comparesPeriods && meaningAt(index - 1)?.kind === 'weeks') return true;
      const next = meaningAt(index + 1);
      return explainsFirst && next?.kind === 'view' && next.as === 'why';
    },
    now: () => addsUp === 'lines' || unit === 'weeks',
    rank: () => isRanked && has('dimension'),
    or: (_, index) => joinsAlike(tokens, index),
    compare(_, index) {
      if (comparesPeriods || all('weeks').some((one) => one.isCompared)) return true;
      const isGrouped = by.some((one) => one !== 'week' && (where[one]?.length ?? 0) > 1);
      return isList && (isGrouped || joinsAlike(tokens, index));
    },
    perform: () => as === 'value' || as === 'change' || isList,
    spend: isVerb('spend'),
    cost: isVerb('cost'),
    pay: isVerb('pay'),
    bring: () =>
      isVerb('bring')() ||
      as === 'forecast' ||
      (has('measure') && !by.includes('promotion') && !where.promotion),
    'how-many'(_, index) {
      const next = meaningAt(index + 1);
      const isOfMembers = next?.kind === 'dimension' && next.dimension !== 'week';
      return isOfMembers ? threshold !== undefined : isCount;
    },
    ran: () => by.includes('promotion'),
    will: () => as === 'forecast',
    pointer: (_, index) => isFollowUp || isOwnPointer(tokens, index),
  };
}

/** Kinds of words that may lead up to the 'but' of 'the same but by region'. */
const leadingKinds: readonly TokenKind[] = ['filler', 'pointer', 'break'];

const asksNow = (token: Token | undefined) => token?.text === 'is' || token?.text === 'are';

const isEach = (meaning: Token['meaning'] | undefined) =>
  meaning?.kind === 'each' || (meaning?.kind === 'dimension' && meaning.isEach === true);

/**
 * The tokens of a sentence that stand for no part of its query: with one of them there is no answer.
 * @param isFollowUp whether the sentence is laid over the question before
 */
export function findUnplaced(
  tokens: readonly Token[],
  interpretation: Interpretation,
  isFollowUp: boolean,
): Token[] {
  const placing = placingOf(tokens, interpretation, isFollowUp);
  return tokens.filter(({ meaning }, index) => {
    const isPlaced = placing[meaning.kind] as (meaning: Token['meaning'], index: number) => boolean;
    return !isPlaced(meaning, index);
  });
}
