import type { Dataset } from '../data/dataset';

/** The words that the slots of a phrase took; a slot in a part that was left out is undefined. */
type Slots = Readonly<Partial<Record<string, string>>>;

/** Phrases that mean the same, and what they mean with their slots filled. */
export type PhraseRule<Meaning> = {
  readonly expressions: readonly RegExp[];
  /** Nothing where the words say what the demo does not do. */
  readonly read: (slots: Slots, data: Dataset) => Meaning | undefined;
};

/**
 * An expression for a phrase such as 'from week {from} [to week|month {to}]': slots stand in braces,
 * what may be left out in brackets, a bar between alternatives.
 * @param patterns what slots take, if not a number; what else a word of the phrase stands for
 */
export function compilePhrase(phrase: string, patterns: Readonly<Record<string, string>>): RegExp {
  const compileWord = (word: string) => {
    const [, slot] = /^\{(\w+)\}$/.exec(word) ?? [];
    return slot ? `(?<${slot}>${patterns[slot] ?? '\\d+'})` : (patterns[word] ?? word);
  };
  const parts = phrase.match(/[[\]]|[^\s[\]]+/g) ?? [];
  const source = parts.map((part) => {
    if (part === '[') return '(?:';
    return part === ']' ? ')?' : ` (?:${part.split('|').map(compileWord).join('|')})`;
  });
  // Words take the space before them along: the oldest browsers cannot look behind.
  return new RegExp(`${source.join('')}(?= |$)`, 'g');
}

/** A run of words, from one index to before another, and what it stands for. */
type Span<Meaning> = { readonly from: number; readonly to: number; readonly meaning: Meaning };

/**
 * Finds phrases in a sentence; of two that overlap, the one that stands first in the rules counts.
 * @param words the sentence's words, normalised
 */
export function findSpans<Meaning>(
  words: readonly string[],
  rules: readonly PhraseRule<Meaning>[],
  data: Dataset,
): Span<Meaning>[] {
  const spans: Span<Meaning>[] = [];
  const countWords = (text: string) => text.split(' ').length - 1;
  // A word may be spelled as two, which stay one here.
  let rest = words.map((word) => ` ${word.replace(/ /g, '_')}`).join('');
  for (const { expressions, read } of rules) {
    for (const expression of expressions) {
      for (const match of rest.matchAll(expression)) {
        const from = countWords(rest.slice(0, match.index));
        const meaning = read(match.groups ?? {}, data);
        if (meaning) spans.push({ from, to: from + countWords(match[0]), meaning });
      }
      rest = rest.replace(expression, (match) => match.replace(/\S/g, '_'));
    }
  }
  return spans;
}
