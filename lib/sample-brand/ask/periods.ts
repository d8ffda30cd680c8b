import type { Dataset, Period } from '../data/dataset';
import type { QueryFragment } from './vocabulary';

/** Weeks in a month and in a quarter, as sales are reported. */
export const weeksPer = { week: 1, month: 4, quarter: 13, half: 13 } as const;

/** Where so many weeks lie that are said by the end that they are counted from. */
const ends: readonly (readonly [RegExp, (all: number, count: number) => number])[] = [
  [/last|past|latest|recent|this|current|second/, (all, count) => all - count],
  [/previous|prior|earlier/, (all, count) => all - 2 * count],
  [/first/, () => 0],
  [/next|coming/, (all) => all],
];

/** Weeks that are said by their numbers. */
const numbered: readonly (readonly [RegExp, (all: number, from: number, to: number) => Period])[] =
  [
    [
      /^(?:from )?weeks? (\d+) (?:to|and|until|till|through) (?:week )?(\d+)\b/,
      (_, from, to) => ({ from: from - 1, to }),
    ],
    [/^(?:since|from) week (\d+)\b/, (all, from) => ({ from: from - 1, to: all })],
    [/^(?:until|till|up to) week (\d+)\b/, (_, to) => ({ from: 0, to })],
    [/^weeks? (\d+)\b/, (_, week) => ({ from: week - 1, to: week })],
    [/^(?:all|whole) (?:\d+ )?(?:weeks|period)\b/, (all) => ({ from: 0, to: all })],
  ];

const relative = /^(\w+) (?:(\d+) )?(week|month|quarter|half)s?\b/;

/** A comparison with earlier weeks: '(versus the) previous 4 weeks'. */
const compared =
  /^(?:versus|vs|v|with|against|over|than|compared (?:to|with)) (?:the )?(?:previous|prior|earlier|first|second)(?: \d+)? (?:week|month|quarter|half)s?\b/;

/** Weeks that words begin with, and these words. */
function periodAt(all: number, text: string): readonly [Period, string] | undefined {
  const [phrase, end = '', count = '1', unit = 'week'] = relative.exec(text) ?? [];
  const start = ends.find(([words]) => words.exec(end)?.[0] === end)?.[1];
  if (phrase && start) {
    const weeks = Number(count) * weeksPer[unit as keyof typeof weeksPer];
    const from = start(all, weeks);
    return [{ from, to: from + weeks }, phrase];
  }
  for (const [pattern, periodOf] of numbered) {
    const [match, ...numbers] = pattern.exec(text) ?? [];
    const [first = 0, second = 0] = numbers.map(Number);
    if (match) return [periodOf(all, first, second), match];
  }
  return undefined;
}

/**
 * The weeks that words begin with.
 * @param text words in small letters, a space between them
 * @returns the part, and how many words say it; nothing where the sample has no such weeks
 */
export function weeksAt(
  { weeks }: Dataset,
  text: string,
): { readonly parts: QueryFragment; readonly count: number } | undefined {
  const comparison = compared.exec(text)?.[0];
  if (comparison) {
    return {
      parts: { calculation: 'change', versus: 'past' },
      count: comparison.split(' ').length,
    };
  }
  const [period, phrase] = periodAt(weeks, text) ?? [];
  if (!period || !phrase) return undefined;
  const { from, to } = period;
  if (!(from >= 0 && from < to && (to <= weeks || from === weeks))) return undefined;
  const isAhead = from === weeks;
  return {
    parts: { weeks: period, ...(isAhead && { calculation: 'forecast' }) },
    count: phrase.split(' ').length,
  };
}
