import type { Dataset } from '../data/dataset';
import {
  type MemberDimension,
  type Query,
  type View,
  type Where,
  membersOf,
  memberDimensions,
  normaliseWhere,
} from '../engine/query';
import { run } from '../engine/run';
import type { Request } from '../ask/request';
import { type MemberMention, whereOf } from './members';
import { readDimensions } from './rows';
import {
  type Sentence,
  type Token,
  type TokenKind,
  askingKinds,
  hasKind,
  neighbour,
} from './tokens';

/* How a question is laid over the one before: a part that is named replaces the same part. */

/** Whether what a pronoun means stands before it: 'why did the East miss its target'. */
export function hasAntecedent(tokens: readonly Token[], index: number): boolean {
  const text = tokens[index]?.text;
  const before = tokens.slice(text === 'that' ? index - 1 : 0, index);
  // 'Sales fell, and why did it': of a question that the sentence itself asks first.
  if (text === 'it') return hasKind(before, 'and') && hasKind(before, 'measure');
  return !['this', 'there'].includes(text ?? '') && hasKind(before, 'member', 'dimension');
}

/** Whether a pronoun means something of the question before. */
const hasPronoun = ({ tokens }: Sentence): boolean =>
  tokens.some(({ meaning }, index) => meaning.kind === 'pronoun' && !hasAntecedent(tokens, index));

/** What makes a sentence a question of its own: a measure, also by its verb, or a what-if. */
export const questionKinds: readonly TokenKind[] = [
  'measure',
  'spend',
  'cost',
  'pay',
  'bring',
  'loss',
  'what-if',
  'lever',
  'tolerance',
  'where-it-pays',
];

/** 'By region', 'which product was worst': no question by itself where one was answered before. */
export function isFragment({ tokens, has }: Sentence, last: Request | undefined): boolean {
  if (last === undefined || last.kind === 'inventory') return false;
  // 'Best seller?' does not say of what, and 'by profit' only how.
  const ranksNothing = has('order', 'quality', 'ordinal') && !has('dimension', 'member', 'where');
  const isOfMeasure = tokens[0]?.meaning.kind === 'of' && tokens.length === 2;
  const isByMeasure =
    (tokens[0]?.text === 'by' || isOfMeasure) && tokens[1]?.meaning.kind === 'measure';
  // 'Which region missed its plan' says all: of net sales, unless a measure is named.
  const isComplete = has('dimension') && has('which') && has('direction', 'side', 'versus');
  return !isComplete && (ranksNothing || isByMeasure || !has(...questionKinds));
}

/** Whether the words of a question say that it is laid over the one before. */
export function pointsBack(sentence: Sentence): boolean {
  const [first, ...rest] = sentence.tokens.filter(
    ({ meaning }) => meaning.kind !== 'filler' && meaning.kind !== 'break',
  );
  const isWhy = first?.text === 'why' && !hasKind(rest, ...askingKinds, 'dimension');
  const isJoint = first?.meaning.kind === 'and' || first?.meaning.kind === 'add';
  return isWhy || isJoint || sentence.has('reference') || hasPronoun(sentence);
}

/** Whether only words that lead up to it stand before a place. */
export const isLeading = (tokens: readonly Token[], index: number): boolean =>
  tokens
    .slice(0, index)
    .every(({ meaning: { kind } }) =>
      ['filler', 'and', 'reference', 'pronoun', 'break'].includes(kind),
    );

/** The dimensions of which all members are to count again: 'all regions?', 'for all channels'. */
export const readWidened = ({ tokens }: Sentence): readonly MemberDimension[] =>
  tokens.flatMap(({ meaning }, index) =>
    meaning.kind === 'dimension' &&
    meaning.dimension !== 'week' &&
    neighbour(tokens, index, -1)?.meaning.kind === 'all'
      ? meaning.dimension
      : [],
  );

/**
 * Which members count: those that are named, or those before without them.
 * @param widened dimensions of which all members count, whatever counted before
 */
export function whereOver(
  members: readonly MemberMention[],
  base: Where,
  widened: readonly MemberDimension[],
  data: Dataset,
): Where {
  const mentioned = whereOf(members, data);
  const restrictions = memberDimensions.map((dimension) => {
    const all = membersOf(data, dimension);
    const before = (!widened.includes(dimension) && base[dimension]) || all;
    const mentions = members.filter((member) => member.dimension === dimension);
    const names = mentions.length === 0 ? before : (mentioned[dimension] ?? all);
    const isLeftOut = mentions.every(({ isExcluded }) => isExcluded);
    return [dimension, isLeftOut ? before.filter((name) => names.includes(name)) : names] as const;
  });
  return normaliseWhere(data, Object.fromEntries(restrictions));
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
export function queryToExtend(
  sentence: Sentence,
  last: Query,
  view: View | undefined,
  data: Dataset,
): Query | undefined {
  const { has, meaningsOf } = sentence;
  // 'And in the West?' behind what a measure means asks for its value there.
  if (last.view === 'definition' && has('member', 'dimension', 'weeks')) {
    return { ...last, view: 'value' };
  }
  const picks = last.by.length > 0 && (last.order ?? last.threshold) !== undefined;
  if (!picks) return last;
  // 'The week before' the one that was picked.
  if (meaningsOf('weeks').some(({ before }) => before) && last.by.includes('week'))
    return undefined;
  // 'In which channels' behind the product that lost most: of that product.
  const asksOfPick =
    has('which', 'what') && readDimensions(sentence).some((name) => !last.by.includes(name));
  if (!hasPronoun(sentence) && !(asksOfPick && last.order)) {
    if (view !== 'why' || readDimensions(sentence).length > 0) return last;
    // 'Why did the East miss its plan' says of what.
    if (has('member') && has('direction', 'side')) return { ...last, by: [], order: undefined };
  }
  const picked = pickRows(last, data);
  if (view === 'why') return picked && { ...picked, by: [] };
  // A pronoun stands for the rows alone, not for how they moved.
  if (!hasPronoun(sentence)) return picked;
  return picked && { ...picked, view: 'value', versus: undefined };
}
