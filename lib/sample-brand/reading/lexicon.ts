import type { Dataset } from '../data/dataset';
import { measureIds, measures } from '../engine/measures';
import { membersOf, memberDimensions } from '../engine/query';
import { lookalikes } from '../vocabulary/lookalikes';
import { type Term, type Meaning, createTerm, splitPhrases } from '../vocabulary/meaning';
import { memberWords, names } from '../vocabulary/names';
import { terms } from '../vocabulary/terms';
import { type PlainKind, plainWords, spellings } from '../vocabulary/words';

/** Every phrase that can be read, with what it stands for. */
export type Lexicon = {
  readonly meanings: ReadonlyMap<string, Meaning>;
  /** The single words of all phrases. */
  readonly words: ReadonlySet<string>;
  /** What a typed word may be a slip of: single words that name a part, and the words of names. */
  readonly slipTargets: readonly string[];
  /** Words in the longest phrase. */
  readonly longest: number;
};

/** A name as sentences are normalised: small letters, hyphens as spaces, no apostrophes. */
const normalise = (name: string) =>
  name
    .toLowerCase()
    .replace(/[-–]/g, ' ')
    .replace(/[’']/g, '')
    .split(' ')
    .map((word) => spellings.get(word) ?? word)
    .join(' ');

/** Only words that name a part are put right: a slip of a small word changes what is asked. */
const correctable: readonly Meaning['kind'][] = [
  'measure',
  'member',
  'dimension',
  'view',
  'contribution',
  'direction',
];

function createLexicon(data: Dataset): Lexicon {
  const members = memberDimensions.flatMap((dimension) =>
    membersOf(data, dimension).map((name): Term => ({
      meaning: { kind: 'member', dimension, names: [name] },
      phrases: [name, name.replace(/ /g, ''), ...splitPhrases(memberWords[name] ?? name)],
    })),
  );
  const ofMeasures = measureIds.map((measure): Term => ({
    meaning: { kind: 'measure', measure },
    phrases: [measures[measure].name, ...measures[measure].words],
  }));
  const plain = Object.entries(plainWords).map(([kind, text]) =>
    createTerm({ kind: kind as PlainKind }, text),
  );
  const unknown: Term = { meaning: { kind: 'unknown' }, phrases: lookalikes.trim().split(/\s+/) };
  // Of two entries with one phrase the later counts: names and measures over words of terms.
  const meanings = new Map(
    [unknown, ...plain, ...terms, ...names, ...members, ...ofMeasures].flatMap(
      ({ meaning, phrases }) => phrases.map((phrase) => [normalise(phrase), meaning] as const),
    ),
  );
  const wordsOf = (phrases: readonly string[]) =>
    new Set(phrases.flatMap((phrase) => phrase.split(' ')));
  const all = Array.from(meanings.keys());
  const isCorrectable = (phrase: string) => {
    const meaning = meanings.get(phrase);
    return meaning && correctable.includes(meaning.kind) && !('isQuality' in meaning);
  };
  const namesOfParts = [
    ...members.flatMap(({ meaning }) => ('names' in meaning ? meaning.names : [])),
    ...measureIds.map((measure) => measures[measure].name),
  ].map(normalise);
  const singleWords = all.filter((phrase) => !phrase.includes(' ') && isCorrectable(phrase));
  return {
    meanings,
    words: wordsOf(all),
    slipTargets: Array.from(wordsOf([...singleWords, ...namesOfParts])),
    longest: Math.max(...all.map((phrase) => phrase.split(' ').length)),
  };
}

const lexicons = new WeakMap<Dataset, Lexicon>();

/** The lexicon of a dataset, made once. */
export function lexiconOf(data: Dataset): Lexicon {
  const lexicon = lexicons.get(data) ?? createLexicon(data);
  lexicons.set(data, lexicon);
  return lexicon;
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

/** What a phrase stands for, also where its first or its last word has another ending. */
export function meaningOf({ meanings }: Lexicon, phrase: string): Meaning | undefined {
  const end = phrase.indexOf(' ');
  const start = phrase.lastIndexOf(' ') + 1;
  const first = end < 0 ? [''] : [phrase.slice(0, end), ...stemsOf(phrase.slice(0, end))];
  const last = [phrase.slice(start), ...stemsOf(phrase.slice(start))];
  const middle = end < 0 ? '' : phrase.slice(end, start);
  const forms = first.flatMap((head) => last.map((tail) => head + middle + tail));
  const form = forms.find((phraseForm) => meanings.has(phraseForm));
  return form === undefined ? undefined : meanings.get(form);
}
