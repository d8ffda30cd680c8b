import type { Dataset, Period } from '../data/dataset';
import type { Parts } from './words';

/** Weeks in a month and in a quarter, as sales are reported. */
const lengths = { week: 1, month: 4, quarter: 13, half: 13 } as const;
type Unit = keyof typeof lengths;

/** How weeks are said, and which they are; `n` is the number that was typed, or 1. */
const patterns: readonly (readonly [
  RegExp,
  (weeks: number, match: readonly (string | undefined)[]) => Period,
])[] = [
  [
    /^(?:last|past|latest|recent|this|current|second) (?:(\d+) )?(week|month|quarter|half)s?\b/,
    (all, [, n, unit]) => ({ from: all - Number(n ?? 1) * lengths[unit as Unit], to: all }),
  ],
  [
    /^(?:previous|prior|earlier) (?:(\d+) )?(week|month|quarter|half)s?\b/,
    (all, [, n, unit]) => {
      const count = Number(n ?? 1) * lengths[unit as Unit];
      return { from: all - 2 * count, to: all - count };
    },
  ],
  [
    /^first (?:(\d+) )?(week|month|quarter|half)s?\b/,
    (_, [, n, unit]) => ({ from: 0, to: Number(n ?? 1) * lengths[unit as Unit] }),
  ],
  [
    /^(?:next|coming) (?:(\d+) )?(week|month|quarter)s?\b/,
    (all, [, n, unit]) => ({ from: all, to: all + Number(n ?? 1) * lengths[unit as Unit] }),
  ],
  [
    /^(?:from )?weeks? (\d+) (?:to|and|until|till|through) (?:week )?(\d+)\b/,
    (_, [, from, to]) => ({ from: Number(from) - 1, to: Number(to) }),
  ],
  [/^(?:since|from) week (\d+)\b/, (all, [, from]) => ({ from: Number(from) - 1, to: all })],
  [/^(?:until|till|up to) week (\d+)\b/, (_, [, to]) => ({ from: 0, to: Number(to) })],
  [/^weeks? (\d+)\b/, (_, [, week]) => ({ from: Number(week) - 1, to: Number(week) })],
  [/^(?:all|whole) (?:\d+ )?(?:weeks|period)\b/, (all) => ({ from: 0, to: all })],
];

/** A comparison with earlier weeks: '(versus the) previous 4 weeks'. */
const compared =
  /^(?:versus|vs|v|with|against|over|than|compared (?:to|with)) (?:the )?(?:previous|prior|earlier|first|second)(?: \d+)? (?:week|month|quarter|half)s?\b/;

/** What any of these begins with. */
const opening =
  /^(?:last|past|latest|recent|this|current|second|previous|prior|earlier|first|next|coming|from|weeks?|since|until|till|up|all|whole|versus|vs|v|with|against|over|than|compared)\b/;

/**
 * The weeks that words begin with.
 * @param text words in small letters, a space between them
 * @returns the part, and how many words say it; nothing where the sample has no such weeks
 */
export function weeksAt(
  { weeks }: Dataset,
  text: string,
): { readonly parts: Parts; readonly count: number } | undefined {
  if (!opening.test(text)) return undefined;
  const comparison = compared.exec(text)?.[0];
  if (comparison) {
    return { parts: { view: 'change', versus: 'past' }, count: comparison.split(' ').length };
  }
  for (const [pattern, periodOf] of patterns) {
    const match = pattern.exec(text);
    if (!match) continue;
    const period = periodOf(weeks, match);
    const { from, to } = period;
    if (!(from >= 0 && from < to && (to <= weeks || from === weeks))) return undefined;
    const isAhead = from === weeks;
    return {
      parts: { weeks: period, ...(isAhead && { view: 'forecast' }) },
      count: match[0].split(' ').length,
    };
  }
  return undefined;
}
