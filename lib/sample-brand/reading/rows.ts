import { measures } from '../engine/measures';
import {
  type Dimension,
  type MemberDimension,
  type Query,
  comparedDimension,
  memberDimensions,
} from '../engine/query';
import { type MemberMention, partOfShare } from './members';
import { asksWhyOfFirst, readOrder } from './ranking';
import { type Slot, type Token, askingKinds, inspect, joinsAlike, neighbour } from './tokens';
import { findView } from './view';

/** The dimensions that words name as rows; one that only says what a member is does not count. */
export function readDimensions(tokens: readonly Token[]): Dimension[] {
  const { has } = inspect(tokens);
  const dimensions = tokens.flatMap(({ meaning }, index): Dimension[] => {
    if (meaning.kind !== 'dimension') return [];
    const { dimension } = meaning;
    const before = neighbour(tokens, index, -1)?.meaning;
    const behind = neighbour(tokens, index, 1)?.meaning;
    // 'How many weeks was it out of stock' counts weeks, 'a week on average' divides by them.
    if (dimension === 'week' && (before?.kind === 'how-many' || has('mean'))) return [];
    // 'Margin for the same weeks'.
    if (before?.kind === 'pointer') return [];
    // 'The average payback of promotions' is one figure.
    if (dimension === 'promotion' && has('mean') && before?.kind === 'of') return [];
    const isMember = [before, behind].some(
      (other) => other?.kind === 'member' && other.dimension === dimension,
    );
    // 'In all channels' and 'all channels except D2C' tell nothing apart; 'all promotions' do.
    const isAll = before?.kind === 'all' && dimension !== 'promotion';
    return isMember || isAll ? [] : [dimension];
  });
  return Array.from(new Set(dimensions));
}

/** The dimension whose members are ranked where none is named. */
function rankedDimension({ measure, where, versus }: Query): Dimension {
  if (measures[measure].isOfPromotions) return 'promotion';
  if (versus === 'plan') return where.region ? 'channel' : 'region';
  return where.product?.length === 1 ? 'channel' : 'product';
}

/** The members that a share is of. */
function readPart(
  tokens: readonly Token[],
  members: readonly MemberMention[],
  { where }: Query,
  base: Query | undefined,
): readonly Dimension[] {
  // 'In the west' behind 'share of modern trade': the part stays, the whole is another.
  if (base?.view === 'share' && findView(tokens) === undefined) return base.by;
  const part = partOfShare(tokens, members);
  if (members.length > 0) return part ? [part] : [];
  // 'What share is that?' of the one place that the question before was restricted to.
  const restricted = memberDimensions.filter((one) => where[one] !== undefined);
  return base?.by.length === 0 && restricted.length === 1 ? restricted : (base?.by ?? []);
}

/** What rows are told apart by: named, compared, asked for by 'where', part of a share, ranked. */
function findRows(
  tokens: readonly Token[],
  members: readonly MemberMention[],
  draft: Query,
  base: Query | undefined,
): readonly Dimension[] {
  const { has, all } = inspect(tokens);
  const dimensions = readDimensions(tokens);
  if (draft.view === 'share') {
    return dimensions.length > 0 ? dimensions : readPart(tokens, members, draft, base);
  }
  const dimension = memberDimensions.find(
    (one) =>
      members.filter((each) => each.dimension === one && !each.isExcluded).length > 1 &&
      comparedDimension({ [one]: draft.where[one] ?? [] }) === one,
  );
  const tellsApart = dimensions.length === 0 ? !has('together') : has('compare');
  const named = new Set([...dimensions, ...(dimension && tellsApart ? [dimension] : [])]);
  if (named.size > 0) return Array.from(named);
  if (has('where') && draft.view !== 'forecast') {
    if (measures[draft.measure].isOfPromotions) return ['promotion'];
    return (['channel', 'region'] as const).filter((one) => draft.where[one]?.length !== 1);
  }
  // A follow-up that names one member no longer tells its dimension apart.
  if (base && base.by.length > 0) {
    return base.by.filter((one) => draft.where[one as MemberDimension]?.length !== 1);
  }
  const order = readOrder(tokens, draft.measure);
  const ranks = order !== undefined && (draft.view !== 'why' || asksWhyOfFirst(tokens));
  const breaksEven = all('side').some(({ versus }) => versus === 'break-even');
  const lists = breaksEven || (has('which') && has('threshold', 'side', 'direction'));
  return ranks || (lists && !draft.where.promotion) ? [rankedDimension(draft)] : [];
}

/**
 * What rows tell apart.
 * @param base the question that a follow-up is laid over
 */
export function readRows(
  tokens: readonly Token[],
  members: readonly MemberMention[],
  draft: Query,
  base: Query | undefined,
): Slot<readonly Dimension[]> {
  const by = findRows(tokens, members, draft, base);
  return { value: by, tokens: tokensOfRows(tokens, { ...draft, by }, base !== undefined) };
}

/** The tokens that say what rows there are, and which of them. */
function tokensOfRows(
  tokens: readonly Token[],
  { measure, view, by, where }: Query,
  isFollowUp: boolean,
): Token[] {
  const { unit, isOfPromotions } = measures[measure];
  const { has } = inspect(tokens);
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
  const isGrouped = by.some((one) => one !== 'week' && (where[one]?.length ?? 0) > 1);
  return tokens.filter(({ meaning, text }, index) => {
    const before = neighbour(tokens, index, -1)?.meaning.kind;
    const next = neighbour(tokens, index, 1)?.meaning;
    const isJoint = joinsAlike(tokens, index);
    if (meaning.kind === 'dimension') {
      const { dimension } = meaning;
      // The best of each of several is not what one order over all of them gives.
      const isOfEach = by.length > 1 && before === 'each' && isPicked;
      if (by.includes(dimension)) return !isOfEach;
      if (dimension === 'week' && before !== 'pointer') {
        return view === 'average' || (isCounted && has('how-many'));
      }
      const isOfMeasure = dimension === 'promotion' && isOfPromotions === true;
      const isRestricted = dimension !== 'week' && where[dimension] !== undefined;
      return before === 'all' || before === 'pointer' || isRestricted || isOfMeasure;
    }
    if (meaning.kind === 'which') {
      // Neither a channel nor a product is a who, and a list of them has no figures.
      if (/^(?:list|name)/.test(text)) return has(...askingKinds, 'ran');
      return !text.startsWith('who') || has('dimension');
    }
    if (meaning.kind === 'each') {
      const isBy = !/\b(?:each|every|per)\b/.test(text) && next && next.kind !== 'break';
      if (isList) return true;
      return (isFollowUp || next?.kind !== 'measure') && (isBy || has('mean', 'side', 'direction'));
    }
    // 'All regions grew' is said of each of them: no total, and no list of something else.
    if (meaning.kind === 'all') {
      return next?.kind !== 'dimension' || !has('side', 'direction', 'threshold');
    }
    if (meaning.kind === 'how-many') {
      const isOfMembers = next?.kind === 'dimension' && next.dimension !== 'week';
      return isOfMembers ? isPicked : isCounted;
    }
    if (meaning.kind === 'compare') {
      return isList && (isGrouped || isJoint);
    }
    if (['and', 'or', 'add'].includes(meaning.kind)) return isJoint;
    if (meaning.kind === 'where') return isList;
    if (meaning.kind === 'together') return !isList || has('dimension');
    return meaning.kind === 'ran' && by.includes('promotion');
  });
}
