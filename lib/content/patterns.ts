import type { ErrorMessage } from '@/lib/base/error';

/** A sign of a mistake in typed words; in its text, `$&` is what shows it. */
export type Pattern = readonly [pattern: RegExp, errorText: ErrorMessage];

/** Something wrong with a text, and the line of it, counted from 1. */
export type LineError = { readonly line: number; readonly errorText: ErrorMessage };

/** The matches of each pattern in a text: the first, or all of a pattern with the flag g. */
export function matchPatterns(text: string, patterns: readonly Pattern[]): readonly LineError[] {
  return patterns.flatMap(([pattern, errorText]) => {
    const matches = pattern.global ? [...text.matchAll(pattern)] : [pattern.exec(text)];
    return matches.flatMap((match) => {
      if (match === null) return [];
      const line = text.slice(0, match.index).split('\n').length;
      return { line, errorText: errorText.replace('$&', () => shorten(match[0])) };
    });
  });
}

/** Typed words in one line of a message. */
export function shorten(text: string): string {
  const words = text.replace(/\s+/g, ' ').trim();
  return words.length > 80 ? `${words.slice(0, 80)}…` : words;
}
