import type { Meaning } from '../texts/vocabulary';
import { type Lexicon, meaningOf, stemsOf } from './lexicon';
import { withoutSlip } from './slips';

/** A word of the sentence: as typed, and as it is compared. */
export type Word = { readonly typed: string; readonly text: string };

/** A phrase of the sentence and what it stands for; a span is told by its own reader. */
export type Token = {
  readonly typed: string;
  readonly text: string;
  readonly meaning: Meaning | { readonly kind: 'span' } | { readonly kind: 'number' | 'break' };
};

/** A part of the words, from one place to another. */
export type Span = { readonly from: number; readonly to: number };

const numberWords: Readonly<Record<string, string>> = Object.fromEntries(
  `two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen
   seventeen eighteen nineteen twenty`
    .split(/\s+/)
    .map((word, index) => [word, String(index + 2)]),
);

const pieces =
  /(?:[-+−–±]\s?)?(?:\d+(?:,\d{2,3})*(?:\.\d+)?|\.\d+)(?:st|nd|rd|th)?(?![\p{L}\d])|[\p{L}\d][\p{L}\p{M}\d]*|[%₹$£€&]|[,;:.?!()\n"“”]/gu;

/** A typed piece as it is compared: small letters, no thousands' commas, one kind of minus. */
function textOf(typed: string): string {
  const small = typed.toLowerCase().replace(/\s/g, '');
  if (/^[-+−–]?[\d.]/.test(small)) return small.replace(/,/g, '').replace(/^[−–]/, '-');
  return numberWords[small] ?? small;
}

/** A sentence as words: possessives lose their ending, hyphens between letters part words. */
export function wordsOf(sentence: string): Word[] {
  const text = sentence
    .normalize('NFKC')
    .replace(/[’‘'`]s(?!\p{L})/gu, ' ')
    .replace(/[’‘'`]/g, '')
    .replace(/(\p{L})[-–](?=\p{L})/gu, '$1 ')
    .replace(/(\d)\s?[-–]\s?(?=\d)/g, '$1 to ')
    .replace(/(^|[^\p{L}])(?:per\s?cent|percent|pct|p\.c\.)(?!\p{L})/giu, '$1%');
  return Array.from(text.matchAll(pieces), ([typed]) => ({ typed, text: textOf(typed) }));
}

/** Puts slips of the pen right, where only one known word can be meant. */
export function withoutSlips(words: readonly Word[], lexicon: Lexicon): Word[] {
  const isSame = (one: string, other: string) =>
    JSON.stringify(lexicon.meanings.get(one)) === JSON.stringify(lexicon.meanings.get(other)) &&
    (one === other || lexicon.meanings.has(one));
  return words.map((word) => {
    const isKnown = [word.text, ...stemsOf(word.text)].some((one) => lexicon.words.has(one));
    if (isKnown || !/^\p{L}/u.test(word.text)) return word;
    return { ...word, text: withoutSlip(word.text, lexicon.slips, isSame) ?? word.text };
  });
}

function tokenOf({ typed, text }: Word): Token {
  if (/^[-+±]?[\d.]*\d/.test(text) && !/\p{L}{3}/u.test(text)) {
    return { typed, text, meaning: { kind: 'number' } };
  }
  const isBreak = /^[,;:.?!()\n"“”]$/.test(text);
  return { typed, text, meaning: { kind: isBreak ? 'break' : 'unknown' } };
}

/**
 * Cuts words into phrases, of which the longest that is known wins; spans that a reader of weeks or
 * limits has understood stay whole.
 */
export function tokensOf(
  words: readonly Word[],
  spans: readonly Span[],
  lexicon: Lexicon,
): Token[] {
  const tokens: Token[] = [];
  let at = 0;
  while (at < words.length) {
    const span = spans.find(({ from }) => from === at);
    const word = words[at];
    if (span || !word) {
      const inside = words.slice(at, span?.to ?? at + 1);
      tokens.push({ ...joined(inside), meaning: { kind: 'span' } });
      at += inside.length;
      continue;
    }
    const end = Math.min(words.length, ...spans.flatMap(({ from }) => (from > at ? [from] : [])));
    const phrase = longestPhrase(words.slice(at, Math.min(end, at + lexicon.longest)), lexicon);
    tokens.push(phrase?.token ?? tokenOf(word));
    at += phrase?.length ?? 1;
  }
  return tokens;
}

const joined = (words: readonly Word[]) => ({
  typed: words.map(({ typed }) => typed).join(' '),
  text: words.map(({ text }) => text).join(' '),
});

function longestPhrase(words: readonly Word[], lexicon: Lexicon) {
  for (let length = words.length; length > 0; length--) {
    const part = joined(words.slice(0, length));
    const meaning = meaningOf(lexicon, part.text);
    if (meaning) return { length, token: { ...part, meaning } };
  }
  return undefined;
}
