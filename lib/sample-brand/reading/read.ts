import type { Dataset } from '../dataset';
import {
  type MemberDimension,
  type Query,
  conflictOf,
  memberDimensions,
  queryOf,
} from '../engine/query';
import { run } from '../engine/run';
import type { Doubt, DoubtKind, Reading, Request } from '../request';
import { isAddingWord, isFragment, ownQuestionKinds, pointsBack } from './follow-up';
import { type Interpretation, interpret } from './interpret';
import { readMembers, whereOf } from './members';
import type { MeasureId } from '../engine/measures';
import { qualifyMeasure } from './slots';
import { findUnplaced, isImperative } from './placing';
import { readDefinition, readInventory } from './special';
import { type Token, type TokenKind, tokenize, inspect } from './tokens';
import { holdsWeeks } from './weeks';
import { readWhatIf } from './what-if';

/** A question is at most this long, in characters. */
export const LONGEST_QUESTION = 200;

/** What a sentence comes to, before the words that are shown with it. */
type Outcome =
  | { readonly request: Request; readonly premise?: 1 | -1 }
  | {
      readonly doubt: Pick<Doubt, 'kind' | 'conflict' | 'direction'>;
      /** The tokens that it is about. */
      readonly tokens?: readonly Token[];
      /** What was understood all the same. */
      readonly query?: Query;
    };

const doubtAbout = (kind: DoubtKind, tokens: readonly Token[] = [], query?: Query): Outcome => ({
  doubt: { kind },
  tokens,
  ...(query && { query }),
});

const requestOf = (query: Query): Request => ({ kind: 'query', query });

/** Kinds of words that ask for something by themselves. */
const askingKinds: readonly TokenKind[] = [
  'measure',
  'view',
  'contribution',
  'driver',
  'order',
  'quality',
  'direction',
  'side',
  'versus',
  'comparative',
  'weeks',
  'threshold',
  'count',
];

/** The question word with which a second question begins, where both sides of it ask something. */
function secondQuestion(tokens: readonly Token[]): Token[] {
  return tokens.filter(({ meaning }, index) => {
    const isWhy = meaning.kind === 'view' && meaning.as === 'why';
    const isQuestion = isWhy || ['which', 'what', 'where'].includes(meaning.kind);
    const before = tokens[index - 1];
    const begins = ['and', 'break'].includes(before?.meaning.kind ?? '') || before?.text === 'also';
    const [head, rest] = [tokens.slice(0, index), tokens.slice(index + 1)].map(inspect);
    return isQuestion && begins && head?.has(...askingKinds) && rest?.has(...askingKinds);
  });
}

/** Which way something moved that a cause was asked for; nothing is said of how much. */
function directionOf(tokens: readonly Token[], data: Dataset): 1 | -1 | 0 {
  const where = whereOf(readMembers(tokens), data);
  const [named] = inspect(tokens).all('measure');
  const measure = qualifyMeasure(named?.measure as MeasureId | undefined, tokens) ?? 'sales';
  // 'Did the display cause the drop in lemon soda': of lemon soda.
  const { promotion, ...others } = where;
  const isOfOthers = Object.keys(others).length > 0;
  const query =
    promotion && !isOfOthers
      ? queryOf(data, { measure: 'extra', where, weeks: { from: 0, to: data.weeks } })
      : queryOf(data, { measure, as: 'change', where: others });
  return Math.sign(run(data, query).total.figure) as 1 | -1 | 0;
}

/** What is laid over a what-if: another channel. */
function overWhatIf(tokens: readonly Token[], last: Request & { kind: 'what-if' }): Outcome {
  const [lever, ...moreLevers] = last.levers;
  const [member, ...moreMembers] = inspect(tokens).all('member');
  const joiningKinds: readonly TokenKind[] = [
    'filler',
    'only',
    'of',
    'and',
    'what',
    'pointer',
    'break',
    'all',
  ];
  const others = tokens.filter(
    ({ meaning: { kind } }, index) =>
      isAddingWord(tokens, index) ||
      (!joiningKinds.includes(kind) && kind !== 'member' && kind !== 'dimension'),
  );
  const [channel, ...moreChannels] = member?.dimension === 'channel' ? member.names : [];
  const isOne = ![moreLevers, moreMembers, moreChannels, others].some(({ length }) => length > 0);
  if (!lever || last.by || channel === undefined || !isOne) {
    return doubtAbout('words', others.length > 0 ? others : tokens.slice(0, 1));
  }
  return { request: { kind: 'what-if', levers: [{ ...lever, channel }] } };
}

/** Years and months that the sample does not hold. */
const yearWords =
  /\b(?:yoy|y o y|year on year|year over year|last year|previous year|a year ago|this year|annual(?:ly)?|yearly|same (?:period|time|weeks|quarter|month) last year|ly|vs ly|year|ytd)\b/i;

/** What a sentence asks for, or the doubt about it. */
function outcomeOf(
  text: string,
  tokens: readonly Token[],
  data: Dataset,
  last?: Request,
  isFollowUp = false,
): Outcome {
  if (!/[\p{L}\p{N}]/u.test(text)) return doubtAbout('empty');
  if (text.length > LONGEST_QUESTION) return doubtAbout('long');
  const { has } = inspect(tokens);
  const ofKind = (...kinds: readonly TokenKind[]) =>
    tokens.filter(({ meaning }) => kinds.includes(meaning.kind));
  const topic = readInventory(text);
  if (topic) return { request: { kind: 'inventory', topic } };
  const measure = readDefinition(
    text,
    tokens,
    last?.kind === 'query' ? last.query.measure : undefined,
  );
  if (measure) return { request: requestOf(queryOf(data, { measure, as: 'definition' })) };
  if (yearWords.test(text)) {
    if (
      has('will') ||
      inspect(tokens)
        .all('view')
        .some(({ as }) => as === 'forecast')
    ) {
      return { doubt: { kind: 'conflict', conflict: 'forecast-weeks' } };
    }
    return doubtAbout(
      'year',
      tokens.filter((token) => yearWords.test(token.text)),
    );
  }
  const asksWhy = tokens.some(({ meaning }) => 'as' in meaning && meaning.as === 'why');
  if ((has('cause') && !asksWhy) || /\b(?:did|does|do) it[.!?]*$/i.test(text)) {
    const unknown = ofKind('unknown', 'lever');
    if (unknown.length > 0) return doubtAbout('words', unknown);
    const direction = directionOf(tokens, data);
    return { doubt: { kind: 'cause', direction }, tokens: ofKind('cause') };
  }
  if (has('advice')) return doubtAbout('advice', ofKind('advice'));
  if (isFollowUp && (!last || last.kind === 'inventory')) {
    const unknown = ofKind('unknown');
    return unknown.length > 0 ? doubtAbout('words', unknown) : doubtAbout('nothing-to-follow');
  }
  const whatIf = readWhatIf(tokens, data);
  if (whatIf) return 'request' in whatIf ? whatIf : doubtAbout(whatIf.doubt, whatIf.tokens);
  if (isFollowUp && last?.kind === 'what-if') return overWhatIf(tokens, last);
  const weeks = inspect(tokens).all('weeks');
  if (weeks.some((one) => !holdsWeeks(data, one))) return doubtAbout('weeks', ofKind('weeks'));
  return readQuery(tokens, data, isFollowUp && last?.kind === 'query' ? last.query : undefined);
}

function readQuery(tokens: readonly Token[], data: Dataset, last?: Query): Outcome {
  const interpretation = interpret(tokens, data, last);
  const { query, measures, premise, namesParts, isUnsettled } = interpretation;
  const unplaced = findUnplaced(tokens, interpretation, last !== undefined);
  const isKnown = ({ meaning }: Token) => !['unknown', 'number'].includes(meaning.kind);
  const second = secondQuestion(tokens);
  const { all } = inspect(tokens);
  const isTwice = [measures, all('count'), all('threshold')].some(({ length }) => length > 1);
  if (isTwice && unplaced.every(isKnown)) {
    return doubtAbout('several', unplaced, query);
  }
  if (second.length > 0) return doubtAbout('several', second, query);
  if (isUnsettled) {
    const isPointing = ({ meaning: { kind } }: Token) =>
      ['pointer', 'view', 'weeks'].includes(kind);
    return doubtAbout('place', tokens.filter(isPointing));
  }
  if (unplaced.length > 0) {
    return doubtAbout(unplaced.every(isKnown) ? 'place' : 'words', unplaced, query);
  }
  if (!namesParts || asksWhatItIs(tokens) || (!last && ranksUnnamed(tokens)))
    return doubtAbout('vague');
  if (isPartUnsettled(interpretation, last)) return doubtAbout('part-of', [], query);
  const conflict = conflictOf(data, query);
  if (conflict) return { doubt: { kind: 'conflict', conflict }, query };
  return { request: requestOf(query), ...(premise && { premise }) };
}

/** 'Which is the best': neither what is ranked is named, nor by what. */
function ranksUnnamed(tokens: readonly Token[]): boolean {
  const { has } = inspect(tokens);
  const ranks = has('order', 'quality', 'count') || (has('comparative') && !has('member'));
  const names = has(...ownQuestionKinds, 'dimension', 'where', 'side', 'versus', 'driver');
  return ranks && !names;
}

/** 'What is lemon soda': no figure of it is asked for. */
function asksWhatItIs(tokens: readonly Token[]): boolean {
  const isOpening = /^(?:what is|whats|what are|who is)\b/;
  const { has } = inspect(tokens);
  return (
    isOpening.test(tokens.map(({ text }) => text).join(' ')) &&
    !has(...askingKinds) &&
    !has('dimension', 'perform', 'each', 'spend', 'cost')
  );
}

/**
 * Members of two dimensions, of which it is not said which is the part of which; 'which region'
 * behind a share of D2C would make the part the whole.
 */
function isPartUnsettled({ members, query: { as, by } }: Interpretation, last?: Query): boolean {
  const part = last?.as === 'share' ? (last.by[0] as MemberDimension) : undefined;
  const isTurned = part && last?.where[part] !== undefined && !by.includes(part);
  return as === 'share' && (isTurned || (by.length === 0 && members.length > 1));
}

/** What can be answered in the place of what was asked: without what did not fit. */
function offersFor(data: Dataset, query: Query | undefined): Request[] {
  const usual: readonly Query[] = [
    queryOf(data, { as: 'change', by: ['channel'], order: 'most' }),
    queryOf(data, { as: 'change', versus: 'plan', by: ['region'], order: 'least' }),
    queryOf(data, { measure: 'payback', by: ['promotion'], order: 'least' }),
  ];
  const plain = query && queryOf(data, { measure: query.measure, where: query.where });
  const namesPart =
    query && (query.measure !== 'sales' || memberDimensions.some((one) => query.where[one]));
  const own = namesPart && plain ? [plain, { ...plain, by: ['channel'] as const }] : [];
  return [...own, ...usual]
    .filter((one) => conflictOf(data, one) === undefined)
    .slice(0, 3)
    .map(requestOf);
}

/** Neighbours among the tokens that found no place are one phrase. */
function phrasesOf(tokens: readonly Token[], unplaced: readonly Token[]): string[] {
  const phrases: string[] = [];
  tokens.forEach((token, index) => {
    if (!unplaced.includes(token)) return;
    const before = tokens[index - 1];
    const isNeighbour = before && unplaced.includes(before);
    phrases.push(isNeighbour ? `${phrases.pop() ?? ''} ${token.typed}` : token.typed);
  });
  return phrases;
}

/**
 * Reads a question. It is answered only when every word stands for a part of what results.
 * @param last what was answered before: a question that points back is laid over it
 * @param isOwn whether the visitor asked that: then a fragment, such as 'by region', goes on from it
 */
export function parseQuestion(text: string, data: Dataset, last?: Request, isOwn = true): Reading {
  const typed = tokenize(text.trim().slice(0, LONGEST_QUESTION), data);
  const follows = pointsBack(typed) || (isOwn && isFragment(typed, last));
  // 'Drop the North' leaves it out of what was asked.
  const tokens = typed.map((token, index): Token =>
    follows && isImperative(typed, index) ? { ...token, meaning: { kind: 'except' } } : token,
  );
  const outcome = outcomeOf(text.trim(), tokens, data, last, follows);
  const unplaced = 'doubt' in outcome ? (outcome.tokens ?? []) : [];
  const words = tokens
    .filter(({ meaning }) => meaning.kind !== 'break')
    .map((token) => ({ text: token.typed, isPlaced: !unplaced.includes(token) }));
  const shared: Pick<Reading, 'words' | 'previous'> = {
    words,
    ...(follows && last && last.kind !== 'inventory' && { previous: last }),
  };
  if ('request' in outcome) return { ...shared, ...outcome };
  const unknown = unplaced.filter(({ meaning }) => meaning.kind === 'unknown');
  const phrases = phrasesOf(tokens, unknown.length > 0 ? unknown : unplaced);
  const offers = offersFor(data, outcome.query);
  return { ...shared, doubt: { ...outcome.doubt, words: phrases, offers } };
}
