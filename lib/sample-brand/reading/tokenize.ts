import type { Dataset } from '../data/dataset';
import { spellings } from '../vocabulary/words';
import { type Lexicon, lexiconOf, meaningOf, stemsOf } from './lexicon';
import { thresholdRule } from './threshold';
import { correctSlip } from './slips';
import { type PhraseRule, findSpans } from './phrases';
import type { Token, TokenMeaning } from './tokens';
import { weeksRules } from './weeks';

/** A word of the sentence: as typed, and as it is compared. */
type Word = { readonly typed: string; readonly text: string };

const numberWords: ReadonlyMap<string, string> = new Map(
  `two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen
   seventeen eighteen nineteen twenty`
    .split(/\s+/)
    .map((word, index) => [word, String(index + 2)] as const),
);

const pieces =
  /(?:[-+−–±]\s?)?(?:\d+(?:,\d{2,3})*(?:\.\d+)?|\.\d+)(?:st|nd|rd|th)?(?![\p{L}\d])|[\p{L}\d][\p{L}\p{M}\d]*|[%₹$£€&]|[,;:.?!()\n"“”]/gu;

/** A typed piece as it is compared: small letters, no thousands' commas, one kind of minus. */
function normaliseWord(typed: string): string {
  const small = typed.toLowerCase().replace(/\s/g, '');
  if (/^[-+−–]?[\d.]/.test(small)) return small.replace(/,/g, '').replace(/^[−–]/, '-');
  return numberWords.get(small) ?? spellings.get(small) ?? small;
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
    .replace(/(^|[^\p{L}])(excl|incl|vs|avg|wks?|qtr)\./giu, '$1$2')
    .replace(/(\d)\s?[-–]\s?(?=(?:w(?:ee)?ks?\s?|w)?\d)/gi, '$1 to ')
    .replace(/(^|[^\p{L}])w(?:k)?[ -]?(?=\d)/giu, '$1week ')
    .replace(/(^|[^\p{L}])(?:per\s?cent|percent|pct|p\.c\.)(?!\p{L})/giu, '$1%');
  return Array.from(text.matchAll(pieces), ([typed]) => ({ typed, text: normaliseWord(typed) }));
}

/** Before 'display' these make it a verb: it is a promotion, too. */
const politeWords = ['please', 'pls', 'plz', 'kindly', 'can', 'could', 'you', 'and', 'now', 'to'];

/** 'Display sales by region' is to show them, and not of the shelf display. */
const readVerbs = (words: readonly Word[]): readonly Word[] =>
  words.map((word, index) => {
    const isLeading = words.slice(0, index).every(({ text }) => politeWords.includes(text));
    const isVerb = /^displays?$/.test(word.text) && isLeading && index < words.length - 1;
    return isVerb ? { ...word, text: 'show' } : word;
  });

/** Puts slips of the pen right, where only one known word can be meant. */
function correctSlips(words: readonly Word[], lexicon: Lexicon): Word[] {
  const isSame = (word: string, other: string) =>
    JSON.stringify(lexicon.meanings.get(word)) === JSON.stringify(lexicon.meanings.get(other)) &&
    (word === other || lexicon.meanings.has(word));
  const correct = (text: string) => correctSlip(text, lexicon.slipTargets, isSame) ?? [];
  return words.map((word) => {
    const { text } = word;
    const isKnown = [text, ...stemsOf(text)].some((form) => lexicon.words.has(form));
    if (isKnown || !/^\p{L}/u.test(text)) return word;
    // 'Chanels' is a slip of 'channel'.
    return { ...word, text: [text, text.replace(/s$/, '')].flatMap(correct)[0] ?? text };
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

const phraseRules: readonly PhraseRule<TokenMeaning>[] = [thresholdRule, ...weeksRules];

/** Cuts a typed sentence into tokens: spans first, then the longest phrases that are known. */
export function tokenize(sentence: string, data: Dataset): Token[] {
  const lexicon = lexiconOf(data);
  const words = correctSlips(readVerbs(splitWords(sentence)), lexicon);
  const spans = findSpans(
    words.map(({ text }) => text),
    phraseRules,
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
