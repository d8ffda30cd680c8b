import type { Dataset } from '../data/dataset';
import {
  type MemberDimension,
  type Query,
  conflictOf,
  memberDimensions,
  queryOf,
} from '../engine/query';
import { run } from '../engine/run';
import type { ParsedQuestion, Refusal, RefusalReason, Request } from '../ask/request';
import { findAdvice } from './advice';
import { isFragment, questionKinds, pointsBack } from './follow-up';
import { type Interpretation, interpret } from './interpret';
import { readMeasure } from './measure';
import { readMembers, whereOf } from './members';
import { type ParseResult, refuse } from './parse-result';
import { tokenize } from './tokenize';
import { type Sentence, type Token, askingKinds, hasKind, sentenceFrom } from './tokens';
import { asksWhatItIs, readDefinition, readInventory } from './topics';
import { holdsWeeks } from './weeks';
import { readWhatIf } from './what-if';

/** A question is at most this long, in characters. */
export const LONGEST_QUESTION = 200;

/** A question, and what it may be laid over. */
type Question = {
  readonly text: string;
  readonly sentence: Sentence;
  readonly data: Dataset;
  readonly last?: Request;
  readonly isFollowUp: boolean;
};

/** When a question is refused: where something is so, or where there are tokens that it is about. */
type RefusalRule<Context> = {
  readonly reason: RefusalReason;
  readonly applies: (context: Context) => boolean | readonly Token[];
  readonly details?: (context: Context) => Pick<Refusal, 'conflict' | 'direction'>;
};

/** What the first rule that applies says. */
function findRefusal<Context>(
  rules: readonly RefusalRule<Context>[],
  context: Context,
): ParseResult | undefined {
  for (const { reason, applies, details } of rules) {
    const found = applies(context);
    const tokens = typeof found === 'boolean' ? [] : found;
    if (found === true || tokens.length > 0) {
      return { refusal: { kind: reason, ...details?.(context) }, tokens };
    }
  }
  return undefined;
}

const requestOf = (query: Query): Request => ({ kind: 'query', query });

const asksForView = ({ meaningsOf }: Sentence, view: Query['view']): boolean =>
  meaningsOf('view').some((meaning) => meaning.view === view);

/** 'Did the display cause it', 'the display did it'. */
const asksForCause = ({ text, sentence }: Question): boolean =>
  /\b(?:did|does|do) it[.!?]*$/i.test(text) ||
  (sentence.has('cause') && !asksForView(sentence, 'why'));

/** Which way something moved that a cause was asked for; nothing is said of how much. */
function directionOf({ sentence, data }: Question): 1 | -1 | 0 {
  // 'Did the display cause the drop in lemon soda': of lemon soda.
  const { promotion: _cause, ...where } = whereOf(readMembers(sentence), data);
  const measure = readMeasure(sentence, false) ?? 'sales';
  return Math.sign(run(data, queryOf(data, { measure, view: 'change', where })).total.figure) as
    1 | -1 | 0;
}

/** What is refused whatever else is asked. */
const firstRefusals: readonly RefusalRule<Question>[] = [
  { reason: 'empty', applies: ({ text }) => !/[\p{L}\p{N}]/u.test(text) },
  { reason: 'long', applies: ({ text }) => text.length > LONGEST_QUESTION },
  {
    reason: 'conflict',
    applies: ({ sentence }) =>
      sentence.has('year') && (sentence.has('will') || asksForView(sentence, 'forecast')),
    details: () => ({ conflict: 'forecast-weeks' }),
  },
  { reason: 'year', applies: ({ sentence }) => sentence.tokensOf('year') },
  {
    reason: 'words',
    applies: (question) => asksForCause(question) && question.sentence.tokensOf('unknown', 'lever'),
  },
  {
    reason: 'cause',
    // 'The display did it' has no word for it.
    applies: (question) =>
      asksForCause(question) &&
      (!question.sentence.has('cause') || question.sentence.tokensOf('cause')),
    details: (question) => ({ direction: directionOf(question) }),
  },
  { reason: 'advice', applies: ({ sentence }) => findAdvice(sentence) },
];

const followsNothing = ({ isFollowUp, last }: Question): boolean =>
  isFollowUp && (!last || last.kind === 'inventory');

/** What is refused behind no question that it could follow. */
const followUpRefusals: readonly RefusalRule<Question>[] = [
  {
    reason: 'words',
    applies: (question) => followsNothing(question) && question.sentence.tokensOf('unknown'),
  },
  { reason: 'nothing-to-follow', applies: followsNothing },
];

/** What there is to ask about, or what a measure means. */
function readTopic({ sentence, data, last, isFollowUp }: Question): ParseResult | undefined {
  const topic = readInventory(sentence, isFollowUp);
  if (topic) return { request: { kind: 'inventory', topic } };
  const measure = readDefinition(sentence, last?.kind === 'query' ? last.query.measure : undefined);
  return measure && { request: requestOf(queryOf(data, { measure, view: 'definition' })) };
}

/** What a question asks for, or the refusal about it. */
function parse(question: Question): ParseResult {
  const { sentence, data, last, isFollowUp } = question;
  const lastWhatIf = isFollowUp && last?.kind === 'what-if' ? last : undefined;
  return (
    findRefusal(firstRefusals, question) ??
    readTopic(question) ??
    findRefusal(followUpRefusals, question) ??
    readWhatIf(sentence, data, lastWhatIf) ??
    parseQuery(question)
  );
}

/** A question, as it was interpreted over the last query. */
type InterpretedQuestion = Interpretation & {
  readonly sentence: Sentence;
  readonly data: Dataset;
  readonly last?: Query;
};

/** Two measures, two ends of an order, two limits. */
function namesTwo({ sentence: { meaningsOf }, unplaced }: InterpretedQuestion): boolean {
  const measures = new Set(meaningsOf('measure').map(({ measure }) => measure));
  const orders = new Set(meaningsOf('order').map(({ order }) => order));
  const isTwice = measures.size > 1 || orders.size > 1 || meaningsOf('threshold').length > 1;
  return isTwice && !hasKind(unplaced, 'unknown');
}

/** The question word with which a second question begins, where both sides of it ask something. */
const findSecondQuestion = ({ sentence: { tokens } }: InterpretedQuestion): readonly Token[] =>
  tokens.filter(({ meaning }, index) => {
    const isWhy = meaning.kind === 'view' && meaning.view === 'why';
    const isQuestion = isWhy || ['which', 'what', 'where'].includes(meaning.kind);
    return (
      isQuestion &&
      hasKind(tokens.slice(index - 1, index), 'and', 'break') &&
      hasKind(tokens.slice(0, index), ...askingKinds) &&
      hasKind(tokens.slice(index + 1), ...askingKinds)
    );
  });

/** 'Which is the best': neither what is ranked is named, nor by what. */
function ranksNothing({ sentence: { has }, last }: InterpretedQuestion): boolean {
  const ranks = has('order', 'quality', 'ordinal') || (has('comparative') && !has('member'));
  const namesRows = has('dimension', 'where', 'side', 'versus', 'driver');
  return !last && ranks && !namesRows && !has(...questionKinds);
}

/** 'What is lemon soda': no figure of it is asked for. */
function asksNoFigure({ sentence: { tokens, has }, last }: InterpretedQuestion): boolean {
  const namesFigure = has(...askingKinds, 'perform', 'each', ...questionKinds);
  // 'Which products are going', 'which promotions are there in D2C'.
  const isOfMembers =
    !last &&
    has('dimension') &&
    has('which', 'what') &&
    hasVerb(tokens) &&
    !has('activity', 'mean');
  return !namesFigure && (isOfMembers || (asksWhatItIs(tokens) && !has('dimension')));
}

const hasVerb = (tokens: readonly Token[]): boolean =>
  tokens.some(({ text }) => /\b(?:is|are|do|does|were|was|take|takes)\b/.test(text));

/**
 * Of two members it is not said which is the part of which; 'which region' behind a share of D2C
 * would make the part the whole.
 */
function mixesPartAndWhole({ query, members, last }: InterpretedQuestion): boolean {
  const part = last?.view === 'share' ? (last.by[0] as MemberDimension) : undefined;
  const isReversed = part && last?.where[part] !== undefined && !query.by.includes(part);
  const isUnsettled = isReversed || (query.by.length === 0 && members.length > 1);
  return query.view === 'share' && isUnsettled;
}

/** When no query that a question was interpreted as is answered. */
const queryRefusals: readonly RefusalRule<InterpretedQuestion>[] = [
  { reason: 'several', applies: (question) => namesTwo(question) && question.unplaced },
  { reason: 'several', applies: findSecondQuestion },
  {
    reason: 'words',
    applies: ({ unplaced }) => hasKind(unplaced, 'unknown', 'number') && unplaced,
  },
  { reason: 'place', applies: ({ unplaced }) => unplaced },
  {
    reason: 'vague',
    applies: (question) => !question.namesParts || ranksNothing(question) || asksNoFigure(question),
  },
  { reason: 'part-of', applies: mixesPartAndWhole },
  {
    reason: 'conflict',
    applies: ({ data, query }) => conflictOf(data, query) !== undefined,
    details: ({ data, query }) => ({ conflict: conflictOf(data, query) }),
  },
];

function parseQuery({ sentence, data, last, isFollowUp }: Question): ParseResult {
  const { tokensOf, meaningsOf } = sentence;
  if (meaningsOf('weeks').some((weeks) => !holdsWeeks(data, weeks))) {
    return refuse('weeks', tokensOf('weeks'));
  }
  const lastQuery = isFollowUp && last?.kind === 'query' ? last.query : undefined;
  const interpretation = interpret(sentence, data, lastQuery);
  if (!interpretation) return refuse('place', tokensOf('pronoun', 'view', 'weeks'));
  const { query, premise } = interpretation;
  const refusal = findRefusal(queryRefusals, {
    ...interpretation,
    sentence,
    data,
    last: lastQuery,
  });
  return refusal
    ? { ...refusal, query }
    : { request: requestOf(query), ...(premise && { premise }) };
}

/** What can be answered in the place of what was asked: without what did not fit. */
function offersFor(data: Dataset, query: Query | undefined): readonly Request[] {
  const usual: readonly Query[] = [
    queryOf(data, { view: 'change', by: ['channel'], order: 'most' }),
    queryOf(data, { view: 'change', versus: 'plan', by: ['region'], order: 'least' }),
    queryOf(data, { measure: 'payback', by: ['promotion'], order: 'least' }),
  ];
  const plain = query && queryOf(data, { measure: query.measure, where: query.where });
  const namesPart =
    query &&
    (query.measure !== 'sales' || memberDimensions.some((dimension) => query.where[dimension]));
  const closest = namesPart && plain ? [plain, { ...plain, by: ['channel'] as const }] : [];
  return [...closest, ...usual]
    .filter((offer) => conflictOf(data, offer) === undefined)
    .slice(0, 3)
    .map(requestOf);
}

/** Neighbours among the tokens that found no place are one phrase. */
function phrasesOf(tokens: readonly Token[], unplaced: readonly Token[]): readonly string[] {
  return tokens
    .map((token) => (unplaced.includes(token) ? token.typed : '\n'))
    .join(' ')
    .split('\n')
    .flatMap((phrase) => phrase.trim() || []);
}

/** What a question may be laid over. */
type ParseOptions = {
  /** What was answered before: a question that points back is laid over it. */
  readonly last?: Request;
  /** Whether a fragment, such as 'by region', is a question of its own all the same. */
  readonly standsAlone?: boolean;
};

/** Reads a question. It is answered only when every word stands for a part of what results. */
export function parseQuestion(
  typed: string,
  data: Dataset,
  { last, standsAlone = false }: ParseOptions = {},
): ParsedQuestion {
  const text = typed.trim();
  const sentence = sentenceFrom(tokenize(text.slice(0, LONGEST_QUESTION), data));
  const isFollowUp = pointsBack(sentence) || (!standsAlone && isFragment(sentence, last));
  const result = parse({ text, sentence, data, last, isFollowUp });
  const unplaced = 'refusal' in result ? (result.tokens ?? []) : [];
  const { tokens } = sentence;
  const words = tokens
    .filter(({ meaning }) => meaning.kind !== 'break')
    .map((token) => ({ text: token.typed, isPlaced: !unplaced.includes(token) }));
  const shared: Pick<ParsedQuestion, 'words' | 'previous'> = {
    words,
    ...(isFollowUp && last && last.kind !== 'inventory' && { previous: last }),
  };
  if ('request' in result) return { ...shared, ...result };
  const unknown = unplaced.filter(({ meaning }) => meaning.kind === 'unknown');
  const phrases = phrasesOf(tokens, unknown.length > 0 ? unknown : unplaced);
  const offers = offersFor(data, result.query);
  return { ...shared, refusal: { ...result.refusal, words: phrases, offers } };
}
