import type { Dataset } from '../data/dataset';
import {
  type MemberDimension,
  type Where,
  membersOf,
  normaliseWhere,
  memberDimensions,
} from '../engine/query';
import { type Sentence, type TokenKind, hasKind, neighbour } from './tokens';

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
export function readMembers({ tokens }: Sentence): MemberMention[] {
  let excluded: MemberDimension | undefined;
  return tokens.flatMap(({ meaning }, index): MemberMention[] => {
    if (meaning.kind !== 'member') return [];
    const { dimension, names } = meaning;
    const before = neighbour(tokens, index, -1, leadingKinds)?.meaning.kind ?? 'what';
    const isJoint = ['and', 'add', 'break'].includes(before);
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
    const mentions = members.filter((member) => member.dimension === dimension);
    if (mentions.length === 0) return [];
    const namesOf = (isExcluded: boolean) =>
      mentions.flatMap((member) => (member.isExcluded === isExcluded ? member.names : []));
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
  { tokens }: Sentence,
  members: readonly MemberMention[],
): MemberDimension | undefined {
  const included = members.filter(({ isExcluded }) => !isExcluded);
  const [first] = included;
  const other = included.find(({ dimension }) => dimension !== first?.dimension);
  if (!first) return undefined;
  if (!other) {
    const between = tokens.slice(first.index, included.at(-1)?.index);
    // 'What share of the north is the south': neither is a part of the other.
    const isApart =
      hasKind(between, 'is', 'comes-from', 'of') &&
      !hasKind(between, 'and', 'add', 'compare', 'break');
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
