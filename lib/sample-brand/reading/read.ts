import type { Dataset } from '../dataset';
import {
  type MemberDimension,
  type Query,
  conflictOf,
  memberDimensions,
  queryOf,
} from '../engine/query';
import { run } from '../engine/run';
import type { Refusal, RefusalReason, ParsedQuestion, Request } from '../request';
import { isFragment, ownQuestionKinds, pointsBack } from './follow-up';
import { interpret } from './interpret';
import { readMeasure } from './measure';
import { readMembers, whereOf } from './members';
import { tokenize } from './tokenize';
import { type Token, askingKinds, inspect } from './tokens';
import { asksWhatItIs, readDefinition, readInventory } from './topics';
import { holdsWeeks } from './weeks';
import { readWhatIf } from './what-if';

/** A question is at most this long, in characters. */
export const LONGEST_QUESTION = 200;

/** What a sentence comes to, before the words that are shown with it. */
type Outcome =
  | { readonly request: Request; readonly premise?: 1 | -1 }
  | {
      readonly refusal: Pick<Refusal, 'kind' | 'conflict' | 'direction'>;
      /** The tokens that it is about. */
      readonly tokens?: readonly Token[];
      /** What was understood all the same. */
      readonly query?: Query;
    };

const refuse = (kind: RefusalReason, tokens: readonly Token[] = [], query?: Query): Outcome => ({
  refusal: { kind },
  tokens,
  ...(query && { query }),
});

const requestOf = (query: Query): Request => ({ kind: 'query', query });

/** Which way something moved that a cause was asked for; nothing is said of how much. */
function directionOf(tokens: readonly Token[], data: Dataset): 1 | -1 | 0 {
  // 'Did the display cause the drop in lemon soda': of lemon soda.
  const { promotion: _cause, ...where } = whereOf(readMembers(tokens), data);
  const measure = readMeasure(tokens, false).value ?? 'sales';
  return Math.sign(run(data, queryOf(data, { measure, view: 'change', where })).total.figure) as
    1 | -1 | 0;
}

/** What a sentence asks for, or the refusal about it. */
function outcomeOf(
  text: string,
  tokens: readonly Token[],
  data: Dataset,
  last: Request | undefined,
  isFollowUp: boolean,
): Outcome {
  if (!/[\p{L}\p{N}]/u.test(text)) return refuse('empty');
  if (text.length > LONGEST_QUESTION) return refuse('long');
  const { has, of, all } = inspect(tokens);
  const lastQuery = last?.kind === 'query' ? last.query : undefined;
  const topic = readInventory(tokens);
  if (topic) return { request: { kind: 'inventory', topic } };
  const measure = readDefinition(tokens, lastQuery?.measure);
  if (measure) return { request: requestOf(queryOf(data, { measure, view: 'definition' })) };
  const views = all('view').map(({ view }) => view);
  if (has('year')) {
    return has('will') || views.includes('forecast')
      ? { refusal: { kind: 'conflict', conflict: 'forecast-weeks' } }
      : refuse('year', of('year'));
  }
  // 'The display did it.'
  const isDoer = /\b(?:did|does|do) it[.!?]*$/i.test(text);
  if (isDoer || (has('cause') && !views.includes('why'))) {
    if (has('unknown', 'lever')) return refuse('words', of('unknown', 'lever'));
    return {
      refusal: { kind: 'cause', direction: directionOf(tokens, data) },
      tokens: of('cause'),
    };
  }
  if (has('advice')) return refuse('advice', of('advice'));
  if (isFollowUp && (!last || last.kind === 'inventory')) {
    return has('unknown') ? refuse('words', of('unknown')) : refuse('nothing-to-follow');
  }
  const lastWhatIf = isFollowUp && last?.kind === 'what-if' ? last : undefined;
  const whatIf = readWhatIf(tokens, data, lastWhatIf);
  if (whatIf) return 'request' in whatIf ? whatIf : refuse(whatIf.refusal, whatIf.tokens);
  if (all('weeks').some((one) => !holdsWeeks(data, one))) return refuse('weeks', of('weeks'));
  return readQuery(tokens, data, isFollowUp ? lastQuery : undefined);
}

function readQuery(tokens: readonly Token[], data: Dataset, last?: Query): Outcome {
  const { has, all, of } = inspect(tokens);
  const interpretation = interpret(tokens, data, last);
  if (!interpretation) return refuse('place', of('pronoun', 'view', 'weeks'));
  const { query, members, unplaced, premise, namesParts } = interpretation;
  const isUnknown = inspect(unplaced).has('unknown');
  const measures = new Set(all('measure').map(({ measure }) => measure));
  const orders = new Set(all('order').map(({ order }) => order));
  const isTwice = measures.size > 1 || orders.size > 1 || all('threshold').length > 1;
  if (isTwice && unplaced.length > 0 && !isUnknown) return refuse('several', unplaced, query);
  const second = secondQuestion(tokens);
  if (second.length > 0) return refuse('several', second, query);
  if (unplaced.length > 0) {
    const isKnown = !isUnknown && !inspect(unplaced).has('number');
    return refuse(isKnown ? 'place' : 'words', unplaced, query);
  }
  const ranks = has('order', 'quality', 'ordinal') || (has('comparative') && !has('member'));
  // 'Which is the best': neither what is ranked is named, nor by what.
  const ranksNothing =
    !last && ranks && !has(...ownQuestionKinds, 'dimension', 'where', 'side', 'versus', 'driver');
  // 'What is lemon soda': no figure of it is asked for.
  const asksNothing =
    asksWhatItIs(tokens) && !has(...askingKinds, 'dimension', 'perform', 'each', 'spend', 'cost');
  if (!namesParts || ranksNothing || asksNothing) return refuse('vague');
  // Of two members it is not said which is the part of which; 'which region' behind a share of D2C
  // would make the part the whole.
  const part = last?.view === 'share' ? (last.by[0] as MemberDimension) : undefined;
  const isTurned = part && last?.where[part] !== undefined && !query.by.includes(part);
  const isUnsettled = isTurned || (query.by.length === 0 && members.length > 1);
  if (query.view === 'share' && isUnsettled) return refuse('part-of', [], query);
  const conflict = conflictOf(data, query);
  if (conflict) return { refusal: { kind: 'conflict', conflict }, query };
  return { request: requestOf(query), ...(premise && { premise }) };
}

/** The question word with which a second question begins, where both sides of it ask something. */
function secondQuestion(tokens: readonly Token[]): Token[] {
  return tokens.filter(({ meaning }, index) => {
    const isWhy = meaning.kind === 'view' && meaning.view === 'why';
    const isQuestion = isWhy || ['which', 'what', 'where'].includes(meaning.kind);
    const begins = ['and', 'break'].includes(tokens[index - 1]?.meaning.kind ?? '');
    const [head, rest] = [tokens.slice(0, index), tokens.slice(index + 1)].map(inspect);
    return isQuestion && begins && head?.has(...askingKinds) && rest?.has(...askingKinds);
  });
}

/** What can be answered in the place of what was asked: without what did not fit. */
function offersFor(data: Dataset, query: Query | undefined): Request[] {
  const usual: readonly Query[] = [
    queryOf(data, { view: 'change', by: ['channel'], order: 'most' }),
    queryOf(data, { view: 'change', versus: 'plan', by: ['region'], order: 'least' }),
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
export function parseQuestion(
  text: string,
  data: Dataset,
  last?: Request,
  isOwn = true,
): ParsedQuestion {
  const tokens = tokenize(text.trim().slice(0, LONGEST_QUESTION), data);
  const follows = pointsBack(tokens) || (isOwn && isFragment(tokens, last));
  const outcome = outcomeOf(text.trim(), tokens, data, last, follows);
  const unplaced = 'refusal' in outcome ? (outcome.tokens ?? []) : [];
  const words = tokens
    .filter(({ meaning }) => meaning.kind !== 'break')
    .map((token) => ({ text: token.typed, isPlaced: !unplaced.includes(token) }));
  const shared: Pick<ParsedQuestion, 'words' | 'previous'> = {
    words,
    ...(follows && last && last.kind !== 'inventory' && { previous: last }),
  };
  if ('request' in outcome) return { ...shared, ...outcome };
  const unknown = unplaced.filter(({ meaning }) => meaning.kind === 'unknown');
  const phrases = phrasesOf(tokens, unknown.length > 0 ? unknown : unplaced);
  const offers = offersFor(data, outcome.query);
  return { ...shared, refusal: { ...outcome.refusal, words: phrases, offers } };
}
