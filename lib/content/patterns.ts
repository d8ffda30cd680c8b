import type { Advice } from './error';

/** A sign of a mistake in typed words; in the advice, `$&` is what shows it. */
export type Pattern = readonly [pattern: RegExp, advice: Advice];

/** Something wrong with a text, and the line of it, counted from 1. */
export type LineAdvice = { readonly line: number; readonly advice: Advice };

/** What each pattern finds in a text: the first match, or all of a pattern with the flag g. */
export function matchPatterns(text: string, patterns: readonly Pattern[]): readonly LineAdvice[] {
  return patterns.flatMap(([pattern, advice]) => {
    const matches = pattern.global ? [...text.matchAll(pattern)] : [pattern.exec(text)];
    return matches.flatMap((match) => {
      if (match === null) return [];
      const line = text.slice(0, match.index).split('\n').length;
      return { line, advice: advice.replace('$&', () => shorten(match[0])) };
    });
  });
}

/** Typed words in one line of a message. */
export function shorten(typed: string): string {
  const words = typed.replace(/\s+/g, ' ').trim();
  return words.length > 80 ? `${words.slice(0, 80)}…` : words;
}
