import type { Dataset } from '../dataset';

/** A run of words, from one index to before another, and what it stands for. */
export type Span<Meaning> = {
  readonly from: number;
  readonly to: number;
  readonly meaning: Meaning;
};

/** A pattern of words, and what a match says; nothing where it says what the demo does not do. */
export type SpanRule<Meaning> = {
  readonly pattern: string;
  readonly read: (groups: readonly (string | undefined)[], data: Dataset) => Meaning | undefined;
};

/**
 * Finds what patterns say in a sentence; of two that overlap, the rule that stands first counts.
 * @param words the sentence's words, normalised
 */
export function findSpans<Meaning>(
  words: readonly string[],
  rules: readonly SpanRule<Meaning>[],
  data: Dataset,
): Span<Meaning>[] {
  const spans: Span<Meaning>[] = [];
  let rest = words.map((word) => ` ${word}`).join('');
  const starts = words.map((_, index) => words.slice(0, index).join(' ').length + (index && 1));
  const wordAt = (character: number) =>
    character >= rest.length ? words.length : starts.indexOf(character);
  for (const { pattern, read } of rules) {
    // A phrase takes the space before it along: the oldest browsers cannot look behind.
    const expression = new RegExp(` (?:${pattern})(?= |$)`, 'g');
    for (const match of rest.matchAll(expression)) {
      const meaning = read(match.slice(1), data);
      const end = match.index + match[0].length;
      if (meaning) spans.push({ from: wordAt(match.index), to: wordAt(end), meaning });
    }
    rest = rest.replace(expression, (match) => match.replace(/\S/g, '_'));
  }
  return spans;
}
