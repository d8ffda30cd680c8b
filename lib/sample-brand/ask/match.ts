import damerauLevenshtein from 'damerau-levenshtein';
import type { Dataset } from '../data/dataset';
import { memberDimensions, membersOf } from '../engine/members';
import { measureIds, measures } from '../engine/measures';
import { weeksAt } from './periods';
import { type QueryFragment, decoyWords, shortForms, stopWords, vocabulary } from './vocabulary';

/** A word as it was typed, in small letters, and without its ending. */
export type Word = {
  readonly raw: string;
  readonly text: string;
  readonly stem: string;
  /** Whether it stands for nothing by itself. */
  readonly isStopWord: boolean;
};

/** Words that stand for parts of a request. */
export type Match = {
  readonly parts: QueryFragment;
  /** How many words, from the one that it is a match of. */
  readonly count: number;
  /** 0 for the same words, more the less like they are. */
  readonly distance: number;
  /** What a word was taken for that is not spelled so. */
  readonly similar?: { readonly typed: string; readonly meant: string };
};

/** A word without the endings of English. */
export function stemOf(word: string): string {
  // Written without a look behind, which Safari reads only from 16.4 on.
  let stem = word.length > 3 ? word.replace(/([^si])s$/, '$1') : word;
  if (stem.length > 5) stem = stem.replace(/ing$/, '');
  if (stem.length > 4) stem = stem.replace(/e?d$/, (end) => (end === 'ed' ? '' : end));
  stem = stem.replace(/ie?$|y$/, 'y');
  return stem.length > 3 ? stem.replace(/e$/, '').replace(/([^aeiou])\1$/, '$1') : stem;
}

/** The words of a text: letters, numbers with their sign and per cent, a per cent sign alone. */
export function tokenize(text: string): readonly Word[] {
  const plain = text
    .normalize('NFKC')
    .replace(/[’']/g, '')
    .replace(/[−–]/g, '-')
    .replace(/(\d)\s?-\s?(?=\d)/g, '$1 to ');
  const tokens =
    plain.match(/[\p{L}\p{M}\d]*\p{L}[\p{L}\p{M}\d]*|[+-]?\d+(?:\.\d+)?%?|[%<>≤≥]/gu) ?? [];
  return tokens.map((raw) => {
    const lower = shortForms.get(raw.toLowerCase()) ?? raw.toLowerCase();
    return { raw, text: lower, stem: stemOf(lower), isStopWord: stopWords.has(lower) };
  });
}

/** Words without the spaces between them, and without an ending. */
const lettersOf = (words: readonly Word[]) => stemOf(words.map(({ text }) => text).join(''));

type Phrase = {
  readonly parts: QueryFragment;
  readonly text: string;
  readonly stems: readonly string[];
  readonly letters: string;
  /** What it costs to match by a part of a name alone. */
  readonly cost: number;
};

/** The shortest word that may be matched with a letter wrong, and with two that changed places. */
const SHORTEST_SLIP = 5;
const SHORTEST_SWAP = 4;

/** The distance of a match by one word of a name, and by a phrase that is near and not the same. */
const NAME_PART = 1.5;
const NEAR = 2;

function phrasesOf(data: Dataset): readonly Phrase[] {
  const phraseOf = (parts: QueryFragment, text: string, cost = 0): Phrase => {
    const words = tokenize(text);
    const stems = words.map(({ stem }) => stem);
    return { parts, text, stems, letters: lettersOf(words), cost };
  };
  const table = vocabulary.flatMap(([parts, text]) =>
    text.split(',').map((phrase) => {
      const [near = '', name] = phrase.trim().replace(/\s+/g, ' ').split(/^~/);
      return name === undefined ? phraseOf(parts, near) : phraseOf(parts, name, NEAR);
    }),
  );
  const names = memberDimensions.flatMap((dimension) =>
    membersOf(data, dimension).map((name) => ({ name, parts: { where: { [dimension]: [name] } } })),
  );
  const measureNames = measureIds.map((measure) => phraseOf({ measure }, measures[measure].name));
  // A word of a name stands for it where it says nothing else by itself.
  const plain = new Set([...table, ...measureNames].map(({ stems }) => stems.join(' ')));
  const nameParts = names.flatMap(({ name, parts }) => {
    const single = tokenize(name).filter(({ text, isStopWord }) => text.length > 2 && !isStopWord);
    return single.length < 2
      ? []
      : single
          .filter(({ stem }) => !plain.has(stem))
          .map(({ text }) => phraseOf(parts, text, NAME_PART));
  });
  return [
    ...measureNames,
    ...names.map(({ name, parts }) => phraseOf(parts, name.toLowerCase())),
    ...nameParts,
    ...table,
  ];
}

const hasLettersOf = (input: string, word: string) =>
  [...input].sort().join() === [...word].sort().join();

/** A word as it is written in haste: without vowels, doubled letters once. */
const withoutVowels = (word: string) => word.replace(/[aeiou]/g, '').replace(/(.)\1/g, '$1');

/** Finds what words of a dataset's questions stand for. */
export function createMatcher(data: Dataset) {
  const phrases = phrasesOf(data);
  const spellings = new Map(
    phrases.flatMap(({ text: phrase }) => tokenize(phrase).map(({ text, stem }) => [text, stem])),
  );
  const knownStems = new Set(spellings.values());
  const isKnown = ({ text, stem }: Word) =>
    knownStems.has(stem) || stopWords.has(text) || decoyWords.has(text) || decoyWords.has(stem);

  /**
   * Stems of words that one is like which is not in the table: by its beginning, without vowels by
   * its consonants, else by a slip.
   */
  const alikeTo = (word: Word): ReadonlyMap<string, number> => {
    const { text } = word;
    const alike = new Map<string, number>();
    if (isKnown(word) || !/^\p{L}{3,}$/u.test(text)) return alike;
    for (const [other, stem] of spellings) if (other.startsWith(text)) alike.set(stem, 1);
    if (alike.size > 0) return alike;
    const isHasty = withoutVowels(text) === text;
    const isAlike = (form: string) =>
      isHasty
        ? withoutVowels(form) === text
        : damerauLevenshtein(text, form).steps <= 1 &&
          form.length >= (hasLettersOf(text, form) ? SHORTEST_SWAP : SHORTEST_SLIP);
    for (const [other, stem] of spellings) {
      if ([other, `${other}s`].some(isAlike)) alike.set(stem, 2);
    }
    return alike;
  };

  /** A number: per cent of a lever, or behind 'top' how many rows, which a ranked list shows. */
  const numberAt = (words: readonly Word[], at: number): readonly Match[] => {
    const number = /^([+-]?)(\d+(?:\.\d+)?)%?$/.exec(words[at]?.text ?? '');
    if (!number) return [];
    const parts: QueryFragment = {
      percent: Number(number[2]),
      ...(number[1] && { direction: number[1] === '-' ? -1 : 1 }),
    };
    const [next, afterNext] = [words[at + 1]?.text ?? '', words[at + 2]?.text];
    if (/^(?:lakh|lac|crore|cr|rupee|rs)s?$/.test(next)) return [];
    const isPerCent = next === 'per' && afterNext === 'cent';
    const count = isPerCent ? 3 : /^(?:percent|pc|%)$/.test(next) ? 2 : 1;
    const isOfRows = rankWords.has(words[at - 1]?.stem ?? '');
    return [
      { parts, count, distance: 0 },
      ...(isOfRows ? [{ parts: {}, count: 1, distance: 0 }] : []),
    ];
  };
  const rankWords = new Set(
    phrases
      .filter(({ parts }) => (parts.order ?? parts.isBest) !== undefined)
      .flatMap(({ stems }) => stems),
  );

  /** A phrase where its words stand from a place on, each as it is or alike. */
  const phraseAt = (
    { parts, text, stems, cost }: Phrase,
    words: readonly Word[],
    at: number,
    alike: readonly ReadonlyMap<string, number>[],
  ): readonly Match[] => {
    let distance = cost;
    for (const [index, stem] of stems.entries()) {
      const difference = words[at + index]?.stem === stem ? 0 : alike[at + index]?.get(stem);
      if (difference === undefined) return [];
      distance += difference;
    }
    const rawWords = words.slice(at, at + stems.length).map((word) => word.raw);
    const meant = parts.measure ? measures[parts.measure].name : text;
    const similar = distance >= 2 && { similar: { typed: rawWords.join(' '), meant } };
    return [{ parts, count: stems.length, distance, ...similar }];
  };

  /** Phrases that one to three words from a place on are, written with other spaces. */
  const joinedAt = (words: readonly Word[], at: number): readonly Match[] =>
    [1, 2, 3]
      .filter((count) => at + count <= words.length)
      .flatMap((count) => {
        const letters = lettersOf(words.slice(at, at + count));
        return phrases
          .filter((phrase) => phrase.letters === letters && phrase.stems.length !== count)
          .map(({ parts, cost }) => ({ parts, count, distance: cost }));
      });

  /** All that words stand for, from each of them on. */
  return function matchesOf(words: readonly Word[]): readonly (readonly Match[])[] {
    const alike = words.map(alikeTo);
    return words.map((_, at) => {
      const text = words.slice(at).map((word) => word.text);
      const weeks = weeksAt(data, text.join(' '));
      return [
        ...(weeks ? [{ ...weeks, distance: 0 }] : []),
        ...numberAt(words, at),
        ...phrases.flatMap((phrase) => phraseAt(phrase, words, at, alike)),
        ...joinedAt(words, at),
      ];
    });
  };
}
