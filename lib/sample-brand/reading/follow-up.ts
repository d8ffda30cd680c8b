import type { Dataset } from '../dataset';
import {
  type Query,
  type View,
  type Where,
  membersOf,
  memberDimensions,
  normaliseWhere,
} from '../engine/query';
import { run } from '../engine/run';
import type { Request } from '../request';
import { type MemberMention, whereOf } from './members';
import { readDimensions } from './rows';
import { type Token, type TokenKind, inspect } from './tokens';

/* How a question is laid over the one before: a part that is named replaces the same part. */

/** 'Why did the East miss its target': what is pointed at stands in the question itself. */
export function isOwnPointer(tokens: readonly Token[], index: number): boolean {
  const isWeak = /^(?:its|their|they|them|those|these)$/.test(tokens[index]?.text ?? '');
  const isThat = tokens[index]?.text === 'that';
  const before = tokens.slice(0, index);
  // 'Sales fell, and why did it': of a question that the sentence itself asks first.
  if (tokens[index]?.text === 'it') {
    const and = before.map(({ meaning }) => meaning.kind).lastIndexOf('and');
    return and > 0 && inspect(before.slice(0, and)).has('measure', 'member', 'dimension');
  }
  if (isThat) return inspect(before.slice(-1)).has('dimension', 'measure', 'view', 'member');
  return isWeak && inspect(before).has('member', 'dimension');
}

/** 'By profit': a measure tells no rows apart. */
export const isByMeasure = (tokens: readonly Token[], index: number): boolean =>
  tokens[index]?.text === 'by' && tokens[index + 1]?.meaning.kind === 'measure';

/** 'Why?', 'why in the east': not 'why is D2C up', which says all. */
function isBareWhy(tokens: readonly Token[]): boolean {
  const [first, ...rest] = tokens;
  const isWhy = first?.text === 'why' || first?.text === 'how come';
  return isWhy && !inspect(rest).has('measure', 'direction', 'side', 'versus', 'dimension', 'view');
}

/** What makes a sentence a question of its own: a measure, also by its verb, or a what-if. */
export const ownQuestionKinds: readonly TokenKind[] = [
  'measure',
  'spend',
  'cost',
  'pay',
  'bring',
  'loss',
  'what-if',
  'lever',
  'bear',
  'where-it-pays',
];

/** 'By region', 'which product was worst': no question by itself where one was answered before. */
export function isFragment(tokens: readonly Token[], last: Request | undefined): boolean {
  const { has } = inspect(tokens);
  if (last === undefined || last.kind === 'inventory') return false;
  // 'Best seller?' does not say of what, and 'by profit' only how.
  const ranksNothing = has('order', 'quality', 'ordinal') && !has('dimension', 'member', 'where');
  // 'Which region missed its plan' says all: of net sales, unless a measure is named.
  const isComplete = has('dimension') && has('which') && has('direction', 'side', 'versus');
  if (isComplete) return false;
  return ranksNothing || isByMeasure(tokens, 0) || !has(...ownQuestionKinds);
}

/** Whether the words of a question say that it is laid over the one before. */
export function pointsBack(tokens: readonly Token[]): boolean {
  const first = tokens.find(({ meaning }) => !['filler', 'break'].includes(meaning.kind));
  const points = tokens.some(
    ({ meaning }, index) => meaning.kind === 'pointer' && !isOwnPointer(tokens, index),
  );
  return first?.meaning.kind === 'and' || points || isBareWhy(tokens);
}

/** Whether only words that lead up to it stand before a place. */
export const isLeading = (tokens: readonly Token[], index: number): boolean =>
  tokens
    .slice(0, index)
    .every(({ meaning: { kind } }) => ['filler', 'and', 'pointer', 'break'].includes(kind));

/** 'Add the South', 'and also by region': parts are replaced, not added to. */
export const isAddingWord = (tokens: readonly Token[], index: number): boolean =>
  isLeading(tokens, index) &&
  /^(?:add|include|plus|also|along with|together with|as well as)$/.test(tokens[index]?.text ?? '');

/** The tokens that say that a question is laid over the one before. */
export function tokensOfFollowUp(tokens: readonly Token[], isFollowUp: boolean): Token[] {
  return tokens.filter(({ meaning }, index) => {
    if (meaning.kind === 'pointer') return isFollowUp || isOwnPointer(tokens, index);
    const isJoint = index === 0 || (isFollowUp && isLeading(tokens, index));
    return meaning.kind === 'and' && isJoint && !isAddingWord(tokens, index);
  });
}

/** Which members count: those that are named, or those before without them. */
export function whereOver(members: readonly MemberMention[], base: Where, data: Dataset): Where {
  const own = whereOf(members, data);
  const laid = memberDimensions.flatMap((dimension) => {
    const before = base[dimension];
    const named = members.filter((member) => member.dimension === dimension);
    if (named.length === 0) return before ? [[dimension, before] as const] : [];
    const names = own[dimension] ?? membersOf(data, dimension);
    if (!before) return [[dimension, names] as const];
    const isLeftOut = named.every(({ isExcluded }) => isExcluded);
    return [[dimension, isLeftOut ? before.filter((one) => names.includes(one)) : names] as const];
  });
  return normaliseWhere(data, Object.fromEntries(laid));
}

/** A query of the rows that one with an order, a number or a limit picked, where that can be said. */
function pickRows(
  { order, limit, rank, threshold, ...plain }: Query,
  data: Dataset,
): Query | undefined {
  const { rows } = run(data, { ...plain, order, limit, rank, threshold });
  const picked = order && limit === undefined ? rows.slice(0, 1) : rows;
  const [first, ...more] = picked;
  const [dimension, other] = plain.by;
  if (!first) return undefined;
  if (more.length === 0) {
    return { ...plain, by: [], where: first.where, weeks: first.weeks ?? plain.weeks };
  }
  if (!dimension || dimension === 'week' || other) return undefined;
  const where = { ...plain.where, [dimension]: picked.map(({ name }) => name) };
  return { ...plain, where: normaliseWhere(data, where) };
}

/**
 * The query that a follow-up is laid over: 'why?' and 'its margin' behind a ranking ask of the
 * members that it picked.
 * @returns nothing where those cannot be said in one query
 */
export function baseOf(
  tokens: readonly Token[],
  last: Query,
  as: View | undefined,
  data: Dataset,
): Query | undefined {
  const picks = last.by.length > 0 && (last.order ?? last.threshold) !== undefined;
  const isPronoun = tokens.some(
    ({ text }, index) =>
      /^(?:it|its|they|their|them|those|these|that|this)$/.test(text) &&
      !isOwnPointer(tokens, index),
  );
  if (!picks) return last;
  // 'The week before' the one that was picked.
  const isBeside = inspect(tokens)
    .all('weeks')
    .some(({ before }) => before);
  if (isBeside && last.by.includes('week')) return undefined;
  if (!isPronoun) {
    if (as !== 'why' || readDimensions(tokens).length > 0) return last;
    const { has } = inspect(tokens);
    // 'Why did the East miss its plan' says of what.
    if (has('member') && has('direction', 'side')) return { ...last, by: [], order: undefined };
  }
  const picked = pickRows(last, data);
  if (as === 'why') return picked && { ...picked, by: [] };
  return picked && { ...picked, as: 'value', versus: undefined };
}
