import type { Dataset } from '../dataset';
import type { Meaning } from '../vocabulary/meaning';
import { spellings } from '../vocabulary/words';
import { type Lexicon, lexiconOf, meaningOf, stemsOf } from './lexicon';
import { type ThresholdMeaning, thresholdRule } from './numbers';
import { correctSlip } from './slips';
import { type SpanRule, findSpans } from './span';
import { type WeeksMeaning, weeksRules } from './weeks';

/** What a token stands for: a phrase of the vocabulary, or a span that its own patterns find. */
export type TokenMeaning =
  Meaning | WeeksMeaning | ThresholdMeaning | { readonly kind: 'number' | 'break' };

export type TokenKind = TokenMeaning['kind'];

/** A phrase of the sentence and what it stands for. */
export type Token = {
  readonly typed: string;
  readonly text: string;
  readonly meaning: TokenMeaning;
};

/** A meaning of one kind. */
export type MeaningOf<Kind extends TokenKind> = Extract<TokenMeaning, { readonly kind: Kind }>;

/** What the words of a sentence say of one part of a query, and the tokens that say it. */
export type Slot<Value> = { readonly value: Value; readonly tokens: readonly Token[] };

/** What tokens hold: whether one of some kinds is there, those tokens, all meanings of a kind. */
export const inspect = (tokens: readonly Token[]) => {
  const of = (...kinds: readonly TokenKind[]): Token[] =>
    tokens.filter(({ meaning }) => kinds.includes(meaning.kind));
  return {
    of,
    has: (...kinds: readonly TokenKind[]): boolean => of(...kinds).length > 0,
    all: <Kind extends TokenKind>(kind: Kind): MeaningOf<Kind>[] =>
      of(kind).map(({ meaning }) => meaning as MeaningOf<Kind>),
  };
};

/** The nearest token before or behind a place, but for kinds that say nothing. */
export function neighbour(
  tokens: readonly Token[],
  index: number,
  step: 1 | -1,
  skipped: readonly TokenKind[] = ['filler', 'only'],
): Token | undefined {
  let at = index + step;
  for (let token = tokens[at]; token && skipped.includes(token.meaning.kind); token = tokens[at]) {
    at += step;
  }
  return tokens[at];
}

/** Whether what stands on both sides of a word is of one kind: two members, two dimensions. */
export function joinsAlike(tokens: readonly Token[], index: number): boolean {
  const kinds: readonly TokenKind[] = ['filler', 'of', 'break', 'each', 'all', 'only', 'is'];
  const before = neighbour(tokens, index, -1, kinds)?.meaning;
  const behind = neighbour(tokens, index, 1, kinds)?.meaning;
  if (before?.kind === 'dimension') return behind?.kind === 'dimension';
  return (
    before?.kind === 'member' && behind?.kind === 'member' && before.dimension === behind.dimension
  );
}

/** Whether a token says what the one before it says: 'growth of growth' is neither. */
export function isRepeated(
  tokens: readonly Token[],
  index: number,
  skipped: readonly TokenKind[],
): boolean {
  const idOf = (token: Token | undefined) =>
    token?.meaning.kind === 'view'
      ? token.meaning.as
      : token?.meaning.kind === 'measure' && token.meaning.measure;
  const id = idOf(tokens[index]);
  return id !== false && idOf(neighbour(tokens, index, -1, skipped)) === id;
}

/** A word of the sentence: as typed, and as it is compared. */
type Word = { readonly typed: string; readonly text: string };

const numberWords: Readonly<Record<string, string>> = Object.fromEntries(
  `two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen
   seventeen eighteen nineteen twenty`
    .split(/\s+/)
    .map((word, index) => [word, String(index + 2)]),
);

const pieces =
  /(?:[-+−–±]\s?)?(?:\d+(?:,\d{2,3})*(?:\.\d+)?|\.\d+)(?:st|nd|rd|th)?(?![\p{L}\d])|[\p{L}\d][\p{L}\p{M}\d]*|[%₹$£€&]|[,;:.?!()\n"“”]/gu;

/** A typed piece as it is compared: small letters, no thousands' commas, one kind of minus. */
function normaliseWord(typed: string): string {
  const small = typed.toLowerCase().replace(/\s/g, '');
  if (/^[-+−–]?[\d.]/.test(small)) return small.replace(/,/g, '').replace(/^[−–]/, '-');
  return numberWords[small] ?? spellings[small] ?? small;
}

/** A sentence as words: possessives lose their ending, hyphens between letters part words. */
function splitWords(sentence: string): Word[] {
  const text = sentence
    .normalize('NFKC')
    .replace(/[’‘'`]s(?!\p{L})/gu, ' ')
    .replace(/[’‘'`]/g, '')
    .replace(/(\p{L})[-–](?=\p{L})/gu, '$1 ')
    .replace(/(\p{L}) ?\+ ?(?=\p{L})/giu, '$1 & ')
    .replace(/(\p{L}{2,}?) ?wise(?!\p{L})/giu, 'each $1')
    .replace(/#\s?(?=\d)/g, 'number ')
    .replace(/(\d)\s?[-–]\s?(?=(?:w(?:ee)?ks?\s?|w)?\d)/gi, '$1 to ')
    .replace(/(^|[^\p{L}])w(?:k)?[ -]?(?=\d)/giu, '$1week ')
    .replace(/(^|[^\p{L}])(?:per\s?cent|percent|pct|p\.c\.)(?!\p{L})/giu, '$1%');
  return Array.from(text.matchAll(pieces), ([typed]) => ({ typed, text: normaliseWord(typed) }));
}

/** Puts slips of the pen right, where only one known word can be meant. */
function correctSlips(words: readonly Word[], lexicon: Lexicon): Word[] {
  const isSame = (one: string, other: string) =>
    JSON.stringify(lexicon.meanings.get(one)) === JSON.stringify(lexicon.meanings.get(other)) &&
    (one === other || lexicon.meanings.has(one));
  return words.map((word) => {
    const isKnown = [word.text, ...stemsOf(word.text)].some((one) => lexicon.words.has(one));
    if (isKnown || !/^\p{L}/u.test(word.text)) return word;
    return { ...word, text: correctSlip(word.text, lexicon.slipTargets, isSame) ?? word.text };
  });
}

const join = (words: readonly Word[]): Word => ({
  typed: words.map(({ typed }) => typed).join(' '),
  text: words.map(({ text }) => text).join(' '),
});

/** A word that begins no known phrase. */
function tokenOfWord(word: Word): Token {
  const isNumber = /^[-+±]?[\d.]*\d/.test(word.text) && !/\p{L}{3}/u.test(word.text);
  const isBreak = /^[,;:.?!()\n"“”]$/.test(word.text);
  return { ...word, meaning: { kind: isNumber ? 'number' : isBreak ? 'break' : 'unknown' } };
}

/** Inside a phrase these change nothing: 'missed the plan', 'missed its plan'. */
const articles: readonly string[] = ['the', 'a', 'an', 'its', 'their', 'our', 'my', 'your'];

/** The longest known phrase that words begin with, and how many of them it takes. */
function longestPhrase(words: readonly Word[], lexicon: Lexicon) {
  for (let length = Math.min(words.length, lexicon.longest + 1); length > 0; length--) {
    const phrase = join(words.slice(0, length));
    const isInside = (index: number) => index > 0 && index < length - 1;
    const bare = words
      .slice(0, length)
      .filter(({ text }, index) => !isInside(index) || !articles.includes(text));
    const meaning = meaningOf(lexicon, phrase.text) ?? meaningOf(lexicon, join(bare).text);
    if (meaning) return { length, token: { ...phrase, meaning } };
  }
  return undefined;
}

const spanRules: readonly SpanRule<TokenMeaning>[] = [thresholdRule, ...weeksRules];

/** Cuts a typed sentence into tokens: spans first, then the longest phrases that are known. */
export function tokenize(sentence: string, data: Dataset): Token[] {
  const lexicon = lexiconOf(data);
  const words = correctSlips(splitWords(sentence), lexicon);
  const spans = findSpans(
    words.map(({ text }) => text),
    spanRules,
    data,
  );
  const tokens: Token[] = [];
  let at = 0;
  for (let word = words[at]; word; word = words[at]) {
    const span = spans.find(({ from }) => from === at);
    const nextSpan = Math.min(
      words.length,
      ...spans.flatMap(({ from }) => (from > at ? from : [])),
    );
    // 'Scheme wise ROI' tells schemes apart, though 'scheme ROI' is a measure.
    const single = tokens.at(-1)?.text === 'each' ? longestPhrase([word], lexicon) : undefined;
    const phrase =
      single?.token.meaning.kind === 'dimension'
        ? single
        : longestPhrase(words.slice(at, nextSpan), lexicon);
    if (span) tokens.push({ ...join(words.slice(at, span.to)), meaning: span.meaning });
    else tokens.push(phrase?.token ?? tokenOfWord(word));
    at = span?.to ?? at + (phrase?.length ?? 1);
  }
  return tokens;
}
