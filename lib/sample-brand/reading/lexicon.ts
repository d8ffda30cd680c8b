import type { Dataset } from '../dataset';
import { measureIds, measures } from '../engine/measures';
import { type Dimension, membersOf, places } from '../engine/query';
import {
  type Meaning,
  breakEvenWords,
  comparativeWords,
  dimensionWords,
  directionWords,
  groupWords,
  leverWords,
  memberWords,
  orderWords,
  planSideWords,
  qualityWords,
  shownAsWords,
  unknownWords,
  versusWords,
  wordLists,
} from '../texts/vocabulary';

/** Every phrase that can be read, with what it stands for. */
export type Lexicon = {
  readonly meanings: ReadonlyMap<string, Meaning>;
  /** The single words of all phrases, and those that a typed word may be a slip of. */
  readonly words: ReadonlySet<string>;
  readonly slips: readonly string[];
  /** Words in the longest phrase. */
  readonly longest: number;
};

/** A name as sentences are normalised: small letters, hyphens as spaces, no apostrophes. */
const plain = (name: string) => name.toLowerCase().replace(/[-–]/g, ' ').replace(/[’']/g, '');

const entriesOf = <Key extends string, Value>(record: Readonly<Partial<Record<Key, Value>>>) =>
  Object.entries(record) as [Key, Value][];

const correctable: readonly Meaning['kind'][] = [
  'measure',
  'member',
  'dimension',
  'shown-as',
  'direction',
];

function makeLexicon(data: Dataset): Lexicon {
  const meanings = new Map<string, Meaning>();
  const add = (phrases: readonly string[], meaning: Meaning) => {
    for (const phrase of phrases) meanings.set(plain(phrase), meaning);
  };
  // What is added later wins: names and measures over words of grammar.
  add(unknownWords, { kind: 'unknown' });
  for (const [kind, words] of entriesOf(wordLists)) add(words, { kind } as Meaning);
  for (const [order, words] of entriesOf(comparativeWords))
    add(words, { kind: 'comparative', order });
  for (const [order, words] of entriesOf(orderWords)) add(words, { kind: 'order', order });
  add(qualityWords.best, { kind: 'quality', isBest: true });
  add(qualityWords.worst, { kind: 'quality', isBest: false });
  add(directionWords.up, { kind: 'direction', sign: 1 });
  add(directionWords.down, { kind: 'direction', sign: -1 });
  for (const [as, words] of entriesOf(shownAsWords)) add(words, { kind: 'shown-as', as });
  for (const [versus, words] of entriesOf(versusWords)) add(words, { kind: 'versus', versus });
  for (const [side, words] of entriesOf(planSideWords)) add(words, { kind: 'plan-side', side });
  for (const [side, words] of entriesOf(breakEvenWords)) {
    add(words, { kind: 'break-even-side', side });
  }
  for (const [lever, words] of entriesOf(leverWords)) add(words, { kind: 'lever', lever });
  for (const [dimension, { words, each }] of entriesOf(dimensionWords)) {
    add(words, { kind: 'dimension', dimension });
    add(each, { kind: 'dimension', dimension, isEach: true });
  }
  for (const { words, place, names } of groupWords) add(words, { kind: 'member', place, names });
  for (const place of places) {
    for (const name of membersOf(data, place)) {
      const own = [name, name.replace(/ /g, ''), ...(memberWords[name] ?? [])];
      add(own, { kind: 'member', place, names: [name] });
    }
  }
  for (const measure of measureIds) {
    const { name, words } = measures[measure];
    add([name, ...words], { kind: 'measure', measure });
  }
  // Only names of things are put right: a slip of a small word changes what is asked.
  const slipTargets = new Set(
    Array.from(meanings).flatMap(([phrase, { kind }]) =>
      correctable.includes(kind) ? phrase.split(' ') : [],
    ),
  );
  const phrases = Array.from(meanings.keys(), (phrase) => phrase.split(' '));
  const words = new Set(phrases.flat());
  return {
    meanings,
    words,
    slips: Array.from(slipTargets),
    longest: Math.max(...phrases.map(({ length }) => length)),
  };
}

const lexicons = new WeakMap<Dataset, Lexicon>();

/** The lexicon of a dataset, made once. */
export function lexiconOf(data: Dataset): Lexicon {
  const known = lexicons.get(data) ?? makeLexicon(data);
  lexicons.set(data, known);
  return known;
}

const endings: readonly { readonly ending: RegExp; readonly stems: readonly string[] }[] = [
  { ending: /ies$/, stems: ['y'] },
  { ending: /(?:es|ed)$/, stems: ['', 'e'] },
  { ending: /s$/, stems: [''] },
  { ending: /ing$/, stems: ['', 'e'] },
];

/** What a word may be a form of: 'raising' of 'raise', 'dipped' of 'dip', 'channels' of 'channel'. */
export const stemsOf = (word: string): string[] =>
  endings
    .filter(({ ending }) => ending.test(word))
    .flatMap(({ ending, stems }) => stems.map((stem) => word.replace(ending, stem)))
    .flatMap((stem) => (/(.)\1$/.test(stem) ? [stem, stem.slice(0, -1)] : [stem]))
    .filter(({ length }) => length > 2);

/** What a phrase stands for, also where its last word has another ending. */
export function meaningOf({ meanings }: Lexicon, phrase: string): Meaning | undefined {
  const known = meanings.get(phrase);
  if (known) return known;
  const start = phrase.lastIndexOf(' ') + 1;
  const stem = stemsOf(phrase.slice(start)).find((one) =>
    meanings.has(phrase.slice(0, start) + one),
  );
  return stem === undefined ? undefined : meanings.get(phrase.slice(0, start) + stem);
}

/** The dimension that a word names, as a key of its words. */
export const nameOfDimension = (dimension: Dimension, count = 1): string =>
  count === 1 ? dimensionWords[dimension].one : dimensionWords[dimension].many;
