import type { Dataset } from '../dataset';
import {
  type MemberDimension,
  type Query,
  type Where,
  membersOf,
  normaliseWhere,
  memberDimensions,
} from '../engine/query';
import { type Token, type TokenKind, inspect, neighbour } from './tokens';

/** Members that a token names, at its place among the tokens. */
export type MemberMention = {
  readonly index: number;
  readonly dimension: MemberDimension;
  readonly names: readonly string[];
  readonly isExcluded: boolean;
};

/** Words before a member that change nothing about whether it is left out. */
const leadingKinds: readonly TokenKind[] = ['filler', 'only', 'of', 'dimension', 'all', 'each'];

/**
 * The members that a sentence names; those behind 'except' or 'without' are excluded. An exclusion
 * ends where a new place begins: 'sales without D2C in the South' are sales in the South.
 */
export function readMembers(tokens: readonly Token[]): MemberMention[] {
  let excluded: MemberDimension | undefined;
  return tokens.flatMap(({ meaning }, index): MemberMention[] => {
    if (meaning.kind !== 'member') return [];
    const { dimension, names } = meaning;
    const before = neighbour(tokens, index, -1, leadingKinds)?.meaning.kind ?? 'what';
    const isJoint = ['and', 'or', 'add', 'break'].includes(before);
    const isNewScope =
      dimension !== excluded && neighbour(tokens, index, -1)?.meaning.kind === 'of';
    const isExcluded = before === 'except' || (excluded !== undefined && isJoint && !isNewScope);
    excluded = isExcluded ? (excluded ?? dimension) : undefined;
    return [{ index, dimension, names, isExcluded }];
  });
}

/** Which members count, of those that a sentence names. */
export function whereOf(members: readonly MemberMention[], data: Dataset): Where {
  const where = memberDimensions.flatMap((dimension) => {
    const named = members.filter((member) => member.dimension === dimension);
    if (named.length === 0) return [];
    const namesOf = (isExcluded: boolean) =>
      named.flatMap((member) => (member.isExcluded === isExcluded ? member.names : []));
    const included = namesOf(false);
    const all = included.length > 0 ? included : membersOf(data, dimension);
    return [[dimension, all.filter((name) => !namesOf(true).includes(name))] as const];
  });
  return normaliseWhere(data, Object.fromEntries(where));
}

/**
 * Which members are the part, and which the whole, of a share.
 *
 *   'of the East from D2C', 'of East sales is D2C'     the part stands behind the verb
 *   'D2C's share of the East'                          the part stands before 'share'
 *   'share of D2C in the East'                         the part stands behind 'share of'
 *
 * @returns the dimension of the part; nothing where it is not settled
 */
export function partOfShare(
  tokens: readonly Token[],
  members: readonly MemberMention[],
): MemberDimension | undefined {
  const included = members.filter(({ isExcluded }) => !isExcluded);
  const [first] = included;
  const other = included.find(({ dimension }) => dimension !== first?.dimension);
  if (!first) return undefined;
  if (!other) {
    const between = tokens.slice(first.index, included.at(-1)?.index);
    // 'What share of the north is the south': neither is a part of the other.
    const { has } = inspect(between);
    const isApart = has('is', 'comes-from', 'of') && !has('and', 'or', 'compare', 'break');
    return included.length > 1 && isApart ? undefined : first.dimension;
  }
  const kinds = tokens.map(({ meaning }) => meaning.kind);
  const last = included.at(-1)?.index;
  const verb = Math.max(kinds.lastIndexOf('comes-from', last), kinds.lastIndexOf('is', last));
  if (verb > first.index) return included.find(({ index }) => index > verb)?.dimension;
  const share = tokens.findIndex(
    ({ meaning }) =>
      meaning.kind === 'contribution' || (meaning.kind === 'view' && meaning.view === 'share'),
  );
  if (share > first.index) return share < other.index ? first.dimension : undefined;
  // 'Share of sales of lemon soda in GT' may be of either.
  const leading = kinds.slice(share + 1, first.index);
  const isFromFirst = leading.includes('comes-from');
  const isOfFirst = isFromFirst || (leading.includes('of') && !leading.includes('measure'));
  const [joint] = kinds.slice(first.index + 1, other.index).filter((kind) => kind !== 'filler');
  return share >= 0 && isOfFirst && joint === 'of' ? first.dimension : undefined;
}

/** Whether the query's filter agrees with a mention: the members count, or are left out. */
function isMemberPlaced(
  { dimension, names, isExcluded }: MemberMention,
  members: readonly MemberMention[],
  { where, by }: Query,
): boolean {
  const included = members.filter((one) => one.dimension === dimension && !one.isExcluded);
  const counting = where[dimension];
  if (isExcluded) {
    const isOfIncluded =
      included.length === 0 ||
      included.some((one) => names.every((name) => one.names.includes(name)));
    return isOfIncluded && names.every((name) => counting && !counting.includes(name));
  }
  // Groups that are set beside each other have no row of their own: only single members have.
  const isGroup = included.length > 1 && included.some((one) => one.names.length > 1);
  if (isGroup && by.includes(dimension)) return false;
  // Every member of a dimension that is named leaves none out.
  return names.some((name) => counting?.includes(name)) || (!counting && by.includes(dimension));
}

/** The tokens that say which members count. */
export function tokensOfMembers(
  tokens: readonly Token[],
  members: readonly MemberMention[],
  query: Query,
): Token[] {
  const isRestricted = Object.keys(query.where).length > 0;
  return tokens.filter(({ meaning }, index) => {
    if (meaning.kind === 'only')
      return isRestricted || (query.limit ?? query.threshold) !== undefined;
    if (meaning.kind === 'except') return members.some(({ isExcluded }) => isExcluded);
    if (meaning.kind !== 'member') return false;
    const before = tokens[index - 1]?.meaning;
    const mention = members.find((one) => one.index === index);
    // 'North east' is neither of them.
    const isSplit = before?.kind === 'member' && before.dimension === meaning.dimension;
    return !isSplit && mention !== undefined && isMemberPlaced(mention, members, query);
  });
}
