import type { Advice } from './error';

/** A sign of a mistake in typed words; in the advice, `$&` is what shows it. */
export type Pattern = readonly [pattern: RegExp, advice: Advice];

/** Something wrong with a text, and the line of it, counted from 1. */
export type LineAdvice = readonly [line: number, advice: Advice];

/** The advice of every pattern that a text shows. */
export function adviceOn(text: string, patterns: readonly Pattern[]): readonly LineAdvice[] {
  return patterns.flatMap(([pattern, advice]) => {
    const match = pattern.exec(text);
    if (match === null) return [];
    const line = text.slice(0, match.index).split('\n').length;
    return [[line, advice.replace('$&', () => shorten(match[0]))] as const];
  });
}

/** Typed words in one line of a message. */
export function shorten(typed: string): string {
  const words = typed.replace(/\s+/g, ' ').trim();
  return words.length > 80 ? `${words.slice(0, 80)}…` : words;
}
