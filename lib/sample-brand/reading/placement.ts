import { measures } from '../engine/measures';
import { type Query, comparesWithBase } from '../engine/query';
import { isLeading, hasAntecedent } from './follow-up';
import type { MemberMention } from './members';
import { asksWhyOfFirst, comparativesOfPast, findCount } from './ranking';
import {
  type MeaningOf,
  type Sentence,
  type Token,
  type TokenKind,
  askingKinds,
  grammarKinds,
  hasKind,
  neighbour,
} from './tokens';
import { isMeaningVerb } from './topics';
import { goalOf } from './view';
import { type NamedWeeks, fitsWeeks } from './weeks';

/* Whether each word of a sentence stands for a part of the query that it was read as. */

/** A query, and what it was read from. */
type Reading = {
  readonly sentence: Sentence;
  readonly query: Query;
  readonly members: readonly MemberMention[];
  readonly weeks: NamedWeeks;
  /** Kinds of words that ask for the measure. */
  readonly measureKinds: readonly TokenKind[];
  /** The query that a follow-up is laid over. */
  readonly base: Query | undefined;
};

/** A token of one kind, at its place. */
type Place<Kind extends TokenKind> = {
  readonly token: Token;
  readonly meaning: MeaningOf<Kind>;
  readonly index: number;
};

/** For each kind of word when it stands for a part: always, or by its place; one without, never. */
type PlacementRules = {
  readonly [Kind in TokenKind]?: boolean | ((place: Place<Kind>) => boolean);
};

type RulesOf = (reading: Reading) => PlacementRules;

/** Whether what stands on both sides of a word is of one kind: two members, two dimensions. */
function joinsAlike(tokens: readonly Token[], index: number): boolean {
  const kinds: readonly TokenKind[] = ['filler', 'of', 'break', 'each', 'all', 'only', 'is'];
  const before = neighbour(tokens, index, -1, kinds)?.meaning;
  const behind = neighbour(tokens, index, 1, kinds)?.meaning;
  if (before?.kind === 'dimension') return behind?.kind === 'dimension';
  return (
    before?.kind === 'member' && behind?.kind === 'member' && before.dimension === behind.dimension
  );
}

/** Whether a view or a measure stands there once more: 'growth of growth' is neither. */
function isRepeated(
  tokens: readonly Token[],
  index: number,
  skipped: readonly TokenKind[],
): boolean {
  const idOf = (token: Token | undefined) =>
    token?.meaning.kind === 'view'
      ? token.meaning.view
      : token?.meaning.kind === 'measure' && token.meaning.measure;
  return idOf(tokens[index]) === idOf(neighbour(tokens, index, -1, skipped));
}

/** 'Sold out of oat bites', 'our sell through in D2C': no net sales. */
function isSellOut(tokens: readonly Token[], index: number): boolean {
  const [verb, particle, next] = tokens.slice(index, index + 3);
  if (!/^(?:sell|sold)$/.test(verb?.text ?? '')) return false;
  const isEnd = ['of', 'break', undefined].includes(next?.meaning.kind);
  return particle?.text === 'out of' || (/^(?:in|through)$/.test(particle?.text ?? '') && isEnd);
}

/** Words for the measure and its units. */
const measureRules: RulesOf = ({ sentence, query, measureKinds, base }) => {
  const { tokens, has, meaningsOf } = sentence;
  const { view, by, versus, measure } = query;
  const { unit, adds } = measures[measure];
  const isRate = view === 'share' || unit === 'share';
  return {
    ...Object.fromEntries(measureKinds.map((kind) => [kind, true])),
    // What was paid for a promotion is no payback.
    ...(measureKinds.includes('pay') && { pay: !tokens.some(({ text }) => text === 'for') }),
    ...(measureKinds.includes('loss') && {
      loss: ({ token }: { readonly token: Token }) =>
        token.text !== 'losing' || !has('which') || has('order', 'measure'),
    }),
    measure: ({ meaning, index }) =>
      meaning.measure === meaningsOf('measure')[0]?.measure &&
      !isRepeated(tokens, index, ['filler', 'of']) &&
      !isSellOut(tokens, index),
    'in-percent': isRate || (view === 'change' && unit === 'money' && versus === 'past'),
    'in-rupees':
      unit === 'money' && !isRate && view !== 'why' && versus !== 'past' && base?.versus !== 'past',
    'of-sales': unit === 'share' || (view === 'share' && measure === 'sales'),
    // The mean of a ratio is the ratio of the sums.
    mean: ({ index }) =>
      !isMeaningVerb(tokens, index) &&
      (view === 'average' || (adds === 'no' && view === 'value' && by.length === 0)),
    now: adds === 'lines' || unit === 'weeks',
  };
};

/** 'Look up', 'bring down', 'up north': no rise and no fall. */
function isPlaceOf(tokens: readonly Token[], index: number): boolean {
  if (!/^(?:up|down)$/.test(tokens[index]?.text ?? '')) return false;
  const before = tokens[index - 1];
  const isVerb = /^(?:look|bring|put|give|show|get|make)/.test(before?.text ?? '');
  return isVerb || tokens[index + 1]?.meaning.kind === 'member';
}

/** 'Stock of products that grew', 'margin of growing regions': rows are picked by what is not shown. */
function picksRows(tokens: readonly Token[], index: number): boolean {
  const kindAt = (at: number) => tokens[at]?.meaning.kind;
  const isBehind = kindAt(index - 1) === 'pronoun' && kindAt(index - 2) === 'dimension';
  const isBefore = kindAt(index + 1) === 'dimension';
  if (!isBehind && !isBefore) return false;
  const start = isBehind ? index - 2 : index;
  const { meaning } = tokens.find((token) => token.meaning.kind === 'measure') ?? {};
  const isMeasureFirst = hasKind(tokens.slice(0, start), 'measure');
  const isOfSales = meaning?.kind === 'measure' && meaning.measure === 'sales';
  return isMeasureFirst && !isOfSales && neighbour(tokens, start, -1)?.meaning.kind === 'of';
}

/** Words for what is shown, and what it is compared with. */
const viewRules: RulesOf = ({ sentence, query, base }) => {
  const { tokens, has } = sentence;
  const { measure, view, by, order, versus } = query;
  const { unit, breakEven } = measures[measure];
  const isList = by.length > 0;
  const isForecast = view === 'forecast';
  const moves = view === 'change' || view === 'why' || isForecast;
  // The highest forecast is not what will grow most.
  const isOfForecast = isForecast && isList && (order !== undefined || has('which'));
  // 'Has it grown' behind a share is meant of the share, which has no change.
  const showsMove = moves && !isOfForecast && base?.view !== 'share';
  const isAgainst = (goal: string) =>
    comparesWithBase(view) && (goal === versus || (goal === 'goal' && versus === goalOf(measure)));
  return {
    view({ token, meaning, index }) {
      const isOfView = meaning.view === 'change' ? showsMove : meaning.view === view;
      const isTwice = view !== 'why' && isRepeated(tokens, index, ['filler', 'of', 'measure']);
      // 'By how much' behind a ranking of values asks how far the first is ahead.
      const isLead =
        token.text === 'by how much' && base !== undefined && base.versus === undefined;
      // 'Percentage of products out of stock' counts products.
      const isOfMembers =
        view === 'share' &&
        unit === 'count' &&
        neighbour(tokens, index, 1, ['filler', 'of'])?.meaning.kind === 'dimension';
      return isOfView && !isTwice && !isLead && !isOfMembers;
    },
    // 'D2C's contribution to growth' is a figure, not a reason.
    contribution: ({ index }) =>
      view === 'share' ||
      (view === 'why' &&
        (has('which') || (has('what') && !hasKind(tokens.slice(0, index), 'member')))),
    driver: view === 'why',
    extent: has('direction', 'versus', 'side'),
    perform: ({ index }) =>
      tokens[index - 1]?.text !== 'on' && (view === 'value' || view === 'change' || isList),
    // 'Moved from D2C to the South'.
    movement: ({ index }) => moves && !/^(?:from|to)$/.test(tokens[index + 1]?.text ?? ''),
    will: isForecast,
    ...(isForecast && { bring: true }),
    direction({ token, meaning, index }) {
      if (meaning.isOfLever || isPlaceOf(tokens, index) || picksRows(tokens, index)) return false;
      // 'Drop the North', 'cut it': what is to be done with the question.
      const next = neighbour(tokens, index, 1)?.meaning.kind ?? 'break';
      const isVerb = ['drop', 'cut', 'trim'].includes(token.text);
      const isCommand =
        next === 'member' || (isVerb && ['dimension', 'pronoun', 'break'].includes(next));
      return showsMove && !(isCommand && isLeading(tokens, index));
    },
    // 'Is it out of stock' asks for now, not for a number of weeks.
    is({ token, index }) {
      if (view !== 'value' || !/^(?:is|are)$/.test(token.text)) return true;
      const isWeeks = tokens.some(
        ({ meaning, text }) => meaning.kind === 'measure' && /week|stockouts?$/.test(text),
      );
      const isState = (!isList && unit === 'weeks') || (unit === 'count' && !isWeeks);
      return unit === 'count' ? !isState : !isState || index > 0;
    },
    versus: ({ meaning }) => isAgainst(meaning.versus),
    side({ token, meaning, index }) {
      // 'Does the North beat the South'.
      const isOverMember =
        !/ /.test(token.text) && neighbour(tokens, index, 1, ['filler'])?.meaning.kind === 'member';
      if (meaning.versus !== 'break-even') return isAgainst(meaning.versus) && !isOverMember;
      // 'Is D2C profitable' asks of D2C itself, not of what is in it.
      const isOfRows = !isList || has('dimension', 'which', 'where') || base !== undefined;
      const isPlain = !order || meaning.side === 'above';
      return breakEven !== undefined && view === 'value' && isOfRows && isPlain;
    },
  };
};

/** Words for which members count, and in which weeks. */
const scopeRules: RulesOf = ({ sentence: { tokens, has }, query, members, weeks, base }) => ({
  member({ meaning, index }) {
    const before = tokens[index - 1]?.meaning;
    // 'North east' is neither of them.
    const isSplit = before?.kind === 'member' && before.dimension === meaning.dimension;
    const mention = members.find((member) => member.index === index);
    const preposition = neighbour(tokens, index, -1)?.text ?? '';
    // 'With the South': with what was asked for before, which it replaces.
    const isJoint = base !== undefined && preposition === 'with';
    // 'From the North to the South': what went from one to another.
    const isWay =
      /^(?:from|to)$/.test(preposition) &&
      members.filter(({ dimension }) => dimension === meaning.dimension).length > 1 &&
      ['from', 'to'].every((word) => tokens.some(({ text }) => text === word));
    return (
      !isSplit &&
      !isJoint &&
      !isWay &&
      mention !== undefined &&
      isMemberPlaced(mention, members, query)
    );
  },
  // 'Which channels sell only mango drink' asks what else they sell.
  only: ({ index }) =>
    (Object.keys(query.where).length > 0 || (query.limit ?? query.threshold) !== undefined) &&
    !(has('which') && hasKind(tokens.slice(index + 1), 'member')),
  except: members.some(({ isExcluded }) => isExcluded),
  weeks: ({ meaning }) => weeks.period !== undefined && fitsWeeks(meaning, query),
});

/** Whether the query's filter agrees with a mention: the members count, or are left out. */
function isMemberPlaced(
  { dimension, names, isExcluded }: MemberMention,
  members: readonly MemberMention[],
  { measure, where, by }: Query,
): boolean {
  // Sales without a promotion are no sales of the other promotions.
  if (isExcluded && dimension === 'promotion' && !measures[measure].isOfPromotions) return false;
  const included = members.filter((member) => member.dimension === dimension && !member.isExcluded);
  const counting = where[dimension];
  if (isExcluded) {
    const isOfIncluded =
      included.length === 0 ||
      included.some((member) => names.every((name) => member.names.includes(name)));
    return isOfIncluded && names.every((name) => counting && !counting.includes(name));
  }
  // Groups that are set beside each other have no row of their own: only single members have.
  const isGroup = included.length > 1 && included.some((member) => member.names.length > 1);
  if (isGroup && by.includes(dimension)) return false;
  // Every member of a dimension that is named leaves none out.
  return names.some((name) => counting?.includes(name)) || (!counting && by.includes(dimension));
}

/** Words for what rows there are. */
const rowRules: RulesOf = ({ sentence, query, weeks, base }) => {
  const { tokens, has, tokensOf } = sentence;
  const { measure, view, by, where } = query;
  const { unit, isOfPromotions } = measures[measure];
  const isList = by.length > 0;
  const isPicked = has(
    'order',
    'quality',
    'comparative',
    'ordinal',
    'side',
    'direction',
    'threshold',
  );
  const isCounted = unit === 'count' || unit === 'weeks';
  const isGrouped = by.some(
    (dimension) => dimension !== 'week' && (where[dimension]?.length ?? 0) > 1,
  );
  const kindBefore = (index: number) => neighbour(tokens, index, -1)?.meaning.kind;
  const next = (index: number) => neighbour(tokens, index, 1)?.meaning;
  return {
    dimension({ meaning: { dimension }, index }) {
      const before = kindBefore(index);
      // The best of each of several is not what one order over all of them gives.
      if (by.includes(dimension)) return by.length < 2 || before !== 'each' || !isPicked;
      if (dimension === 'week') {
        return before === 'reference' || view === 'average' || (isCounted && has('how-many'));
      }
      const isOfMeasure = dimension === 'promotion' && isOfPromotions === true;
      return (
        before === 'all' || before === 'reference' || where[dimension] !== undefined || isOfMeasure
      );
    },
    // Neither a channel nor a product is a who, and a list of them has no figures.
    which: ({ token: { text } }) =>
      /^(?:list|name)/.test(text)
        ? has(...askingKinds, 'activity')
        : !text.startsWith('who') || has('dimension'),
    each({ token: { text }, index }) {
      if (isList) return true;
      const kind = next(index)?.kind ?? 'break';
      const isBy = !/\b(?:each|every|per)\b/.test(text) && kind !== 'break';
      return (
        (base !== undefined || kind !== 'measure') && (isBy || has('mean', 'side', 'direction'))
      );
    },
    // 'All regions grew' is said of each of them: no total, and no list of something else.
    all({ token: { text }, index }) {
      const kind = next(index)?.kind;
      const isTotal = /total|altogether/.test(text) && kind !== 'measure' && kind !== 'dimension';
      // 'The South in total': with what was asked for before.
      if (isTotal && base && tokensOf('member').length === 1) return false;
      const isOfEach = kind === 'dimension' || text === 'everywhere';
      return !isOfEach || !has('side', 'direction', 'threshold');
    },
    'how-many'({ index }) {
      const counted = next(index);
      return counted?.kind === 'dimension' && counted.dimension !== 'week' ? isPicked : isCounted;
    },
    compare: ({ index }) =>
      weeks.isCompared || (isList && (isGrouped || joinsAlike(tokens, index))),
    where: isList,
    // 'And the South together': with what was asked for before, which it replaces.
    together:
      (!isList || has('dimension')) && (base === undefined || tokensOf('member').length !== 1),
    // 'Active promotions' are those of now.
    activity: ({ token }) =>
      by.includes('promotion') &&
      !has('order', 'quality') &&
      (has('weeks') || /^(?:ran|happened|took place)$/.test(token.text)),
  };
};

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
const rankingRules: RulesOf = ({ sentence, query, base }) => {
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

/** Words that join others, and those that point at the question before. */
const joiningRules: RulesOf = ({ sentence, query, weeks, base }) => {
  const { tokens, tokensOf } = sentence;
  const isFollowUp = base !== undefined;
  const isPair = weeks.period !== undefined && tokensOf('weeks').length > 1;
  const isRankedWhy = query.order !== undefined && query.view === 'why' && asksWhyOfFirst(sentence);
  const isJoint = ({ index }: { readonly index: number }) => joinsAlike(tokens, index);
  return {
    and: ({ index }) =>
      index === 0 ||
      joinsAlike(tokens, index) ||
      (isFollowUp && isLeading(tokens, index)) ||
      (isPair && tokens[index - 1]?.meaning.kind === 'weeks') ||
      (isRankedWhy && tokens[index + 1]?.meaning.kind === 'view'),
    add: isJoint,
    reference: isFollowUp,
    pronoun: ({ index }) => isFollowUp || hasAntecedent(tokens, index),
  };
};

/** The tokens that stand for no part of a query. */
export function findUnplaced(reading: Reading): readonly Token[] {
  const groups = [measureRules, viewRules, scopeRules, rowRules, rankingRules, joiningRules];
  const rules: PlacementRules = Object.assign({}, ...groups.map((rulesOf) => rulesOf(reading)));
  return reading.sentence.tokens.filter((token, index) => {
    const { kind } = token.meaning;
    const rule = rules[kind] as boolean | ((place: Place<TokenKind>) => boolean) | undefined;
    const isPlaced =
      typeof rule === 'function' ? rule({ token, meaning: token.meaning, index }) : rule;
    return !isPlaced && !grammarKinds.includes(kind);
  });
}
