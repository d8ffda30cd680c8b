import { editDistance } from '@/lib/content/edit-distance';

/** Letters of a word that are left when it is written in a hurry: 'mrgn', 'chnl'. */
const skeletonOf = (word: string): string =>
  (word[0] ?? '') +
  word
    .slice(1)
    .replace(/[aeiou]/g, '')
    .replace(/(.)\1+/g, '$1');

/** The first letter is seldom wrong: at most left out, or behind the second. */
const begins = (typed: string, target: string) =>
  typed[0] === target[0] || typed[1] === target[0] || typed[0] === target[1];

/** Shorter words are too close to others to be put right, and long ones can bear two slips. */
const SHORTEST = 5;
const LONG = 8;

/**
 * The one word of a list that a typed word is surely a slip of: by its consonants, else by the
 * fewest letters wrong; undefined where none or several could be meant.
 * @param isSame whether two words mean the same, so that both can be meant
 */
export function correctSlip(
  typed: string,
  words: readonly string[],
  isSame: (word: string, other: string) => boolean,
): string | undefined {
  const onlyOne = (matches: readonly string[]) =>
    matches.every((word) => isSame(word, matches[0] ?? '')) ? matches[0] : undefined;
  const skeleton = skeletonOf(typed);
  if (skeleton.length >= 3 && skeleton === typed.replace(/(.)\1+/g, '$1')) {
    const matches = words.filter(
      (word) => word.length > typed.length && skeletonOf(word) === skeleton,
    );
    if (matches.length > 0) return onlyOne(matches);
  }
  if (typed.length < SHORTEST - 1 || !/^\p{L}+$/u.test(typed)) return undefined;
  for (const slips of [1, 2]) {
    const matches = words.filter(
      (word) =>
        word.length >= (slips === 1 ? SHORTEST : LONG) &&
        begins(typed, word) &&
        editDistance(typed, word, slips) === slips,
    );
    if (matches.length > 0) return onlyOne(matches);
  }
  return undefined;
}
