import type { Dataset } from '../data/dataset';
import { isAnswerable } from '../engine/query';
import { type Completion, completionsOf } from './complete';
import { mergeFragments } from './join';
import { type Match, type Word, createMatcher, stemOf, tokenize } from './match';
import { changeQuery } from './query-parts';
import type { DemoRequest } from './request';
import { sentenceOf } from './sentence';
import type { QueryFragment } from './vocabulary';

export type FoundQuestion = {
  readonly request: DemoRequest;
  /** The sentence in pieces, and which of them are words that were typed. */
  readonly pieces: readonly { readonly text: string; readonly isTyped: boolean }[];
  readonly isFollowUp: boolean;
};

const MAX_QUESTIONS = 6;

/** How many ways to join words are kept at each of them, and how many that find questions are used. */
const BEAM_WIDTH = 32;
const MAX_USED = 8;

/** As far as a question can reasonably go. */
const MAX_WORDS = 30;

type PartialMatch = {
  readonly parts: QueryFragment;
  readonly matches: readonly Match[];
  /** The places of the words that stand for a part. */
  readonly covered: readonly number[];
  readonly cost: number;
};

/** More words first, then less that is unlike what was typed, then fewer and longer phrases. */
const byCoverage = (a: PartialMatch, b: PartialMatch) =>
  b.covered.length - a.covered.length || a.cost - b.cost;

/** Joins the parts that words stand for, in every way; the ways that use most words come first. */
function partialMatchesOf(
  data: Dataset,
  words: readonly Word[],
  matches: readonly (readonly Match[])[],
): readonly PartialMatch[] {
  const partials: PartialMatch[][] = [[{ parts: {}, matches: [], covered: [], cost: 0 }]];
  words.forEach(() => partials.push([]));
  words.forEach((_, at) => {
    const bestPartials = (partials[at] ?? []).sort(byCoverage).slice(0, BEAM_WIDTH);
    for (const partial of bestPartials) {
      partials[at + 1]?.push(partial);
      for (const match of matches[at] ?? []) {
        const parts = mergeFragments(data, partial.parts, match.parts);
        if (!parts) continue;
        const end = at + match.count;
        const places = words.flatMap(({ isStopWord }, place) =>
          place >= at && place < end && !isStopWord ? [place] : [],
        );
        partials[end]?.push({
          parts,
          matches: [...partial.matches, match],
          covered: [...partial.covered, ...places],
          cost: partial.cost + match.distance + 0.1,
        });
      }
    }
  });
  return (partials[words.length] ?? []).sort(byCoverage);
}

/** A request of a partial match; the lower its score, the better it fits. */
type Candidate = Completion & { readonly partial: PartialMatch; readonly isFollowUp: boolean };

/**
 * Where a word is missing beside "growing", such as "not", nobody knows which end of a list is asked
 * for: the list itself comes first.
 */
function withoutExtreme(completion: Completion): readonly Completion[] {
  const { request, cost } = completion;
  if (request.kind !== 'query' || !request.query.order) return [completion];
  const { order, ...query } = request.query;
  return [
    { request: { kind: 'query', query }, cost },
    { request, cost: cost + 0.3 },
  ];
}

/** The parts of a partial match laid over the query before. */
function followUpsOf(
  data: Dataset,
  { parts }: PartialMatch,
  previous: DemoRequest,
): readonly Completion[] {
  const { lever, direction, percent, except, topic, stop, isBest, sign, ...change } = parts;
  if (topic ?? stop ?? except) return [];
  if (previous.kind === 'what-if') {
    const { levers, channel, product, breakdown } = previous;
    const [first] = levers;
    if (!first || breakdown) return [];
    return completionsOf(data, {
      ...change,
      lever: lever ?? first.name,
      percent: percent ?? Math.abs(first.change),
      direction: direction ?? (first.change < 0 ? -1 : 1),
      where: {
        ...(channel && { channel: [channel] }),
        ...(product && { product: [product] }),
        ...change.where,
      },
    });
  }
  if (previous.kind !== 'query' || (lever ?? direction ?? percent) !== undefined) return [];
  const { query } = previous;
  const calculation = change.calculation ?? (change.versus ? 'change' : undefined);
  const where = { ...query.where, ...change.where };
  const next = changeQuery(data, query, { ...change, where, ...(calculation && { calculation }) });
  const isIdle = (isBest ?? sign) !== undefined && !calculation;
  return isIdle || !isAnswerable(data, next)
    ? []
    : [{ request: { kind: 'query', query: next }, cost: 0 }];
}

/** A sentence in pieces: the words that were typed are set apart. */
const piecesOf = (sentence: string, stems: ReadonlySet<string>) =>
  sentence
    .split(/([\p{L}\d]+)/u)
    .map((text) => ({ text, isTyped: stems.has(stemOf(text.toLowerCase())) }));

/** The words, as typed, that no part of a request stands for; neighbours as one phrase. */
function missingRuns(words: readonly Word[], covered: readonly number[]): readonly string[] {
  const runs: string[] = [];
  let isRun = false;
  words.forEach(({ raw: text, isStopWord }, at) => {
    const isMissing = !isStopWord && !covered.includes(at);
    if (isMissing && isRun) runs[runs.length - 1] += ` ${text}`;
    else if (isMissing) runs.push(text);
    isRun = isMissing;
  });
  return [...new Set(runs)];
}

/**
 * A finder of the questions that words stand for. Words are not interpreted: the parts that they
 * name are joined, completed to requests that have an answer, and ordered by how many words each has,
 * then by how little of it nobody named.
 */
export function createFinder(data: Dataset) {
  const matchesOf = createMatcher(data);

  /** @param previous the request that was answered last: words are laid over it first */
  return function findQuestions(text: string, previous?: DemoRequest) {
    const words = tokenize(text).slice(0, MAX_WORDS);
    const matches = matchesOf(words);
    const partials = partialMatchesOf(data, words, matches);
    const content = words.filter(({ isStopWord }) => !isStopWord);
    const candidates: Candidate[] = [];
    let usedCount = 0;
    for (const partial of partials) {
      if (partial.matches.length === 0 || usedCount === MAX_USED) continue;
      // With a measure and more of its own a question stands for itself first.
      const { measure, ...others } = partial.parts;
      const isUnsure = others.sign !== undefined && partial.covered.length < content.length;
      const isWhole = measure !== undefined && Object.keys(others).length > 0;
      const followingCost = isWhole ? 1.5 : -1;
      const requests = [
        ...(previous ? followUpsOf(data, partial, previous) : []).map(({ request, cost }) => ({
          request,
          cost: cost + followingCost,
          isFollowUp: true,
        })),
        ...completionsOf(data, partial.parts)
          .flatMap((one) => (isUnsure ? withoutExtreme(one) : one))
          .map((one) => ({ ...one, isFollowUp: false })),
      ];
      if (requests.length > 0) usedCount += 1;
      candidates.push(...requests.map((one) => ({ ...one, partial })));
    }
    const score = ({ cost, partial }: Candidate) =>
      cost + partial.cost - 10 * partial.covered.length;
    const bySentence = new Map<string, Candidate>();
    for (const candidate of candidates.sort((a, b) => score(a) - score(b))) {
      const sentence = sentenceOf(data, candidate.request);
      const isAnswered = previous !== undefined && sentence === sentenceOf(data, previous);
      if (!bySentence.has(sentence) && !isAnswered) bySentence.set(sentence, candidate);
      if (bySentence.size === MAX_QUESTIONS) break;
    }
    const ranked = Array.from(bySentence);
    const covered = ranked.flatMap(([, { partial }]) => partial.covered);
    const [first] = ranked;
    const firstPartial = first?.[1].partial;
    const similar = ranked.flatMap(([, { partial }]) =>
      partial.matches.flatMap((one) => one.similar ?? []),
    );
    const isExact = firstPartial?.matches.every(
      ({ distance, similar: slip }, index, all) =>
        !slip && (distance < 1 || index === all.length - 1),
    );
    return {
      /** Whether any word asks for something: not in an empty text, nor in one of courtesy. */
      isAsking: content.length > 0 || ranked.length > 0,
      /** At most six questions, best first. */
      questions: ranked.map(([sentence, { request, isFollowUp }]): FoundQuestion => ({
        request,
        isFollowUp,
        pieces: piecesOf(sentence, new Set(content.map(({ stem }) => stem))),
      })),
      /** What was typed that none of them has, as typed. */
      missing: missingRuns(words, covered),
      /** Words that were not spelled like any, and what they were taken for. */
      similar: similar.filter(
        ({ typed: word }, index) => similar.findIndex((one) => one.typed === word) === index,
      ),
      /** Whether every word, as typed, stands in the first question: then Enter asks it. */
      isExactMatch:
        isExact === true && missingRuns(words, firstPartial?.covered ?? []).length === 0,
    };
  };
}

/** What texts ask that are typed one after the other, each laid over what was asked before. */
export function requestsOfThread(data: Dataset, typed: readonly string[]) {
  const findQuestions = createFinder(data);
  const requests = new Map<string, DemoRequest>();
  for (const text of typed) {
    const { questions, isExactMatch } = findQuestions(text, [...requests.values()].at(-1));
    if (!questions[0] || !isExactMatch) throw new Error(`The sample has no question “${text}”.`);
    requests.set(text, questions[0].request);
  }
  return requests;
}
