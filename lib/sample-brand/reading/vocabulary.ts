import { vocabulary } from '@/words';
import type { Dataset } from '../dataset';
import { type Dimension, membersOf, places } from '../query/query';
import type { MeasureId } from '../query/measures';

export type GrammarRole = keyof typeof vocabulary.grammar;

/** What a word does in a question. */
export type Role =
  GrammarRole | 'measure' | 'dimension' | 'member' | 'number' | 'range' | 'break' | 'unknown';

/** What a word or phrase stands for. */
export type Entry = {
  readonly role: Role;
  readonly measure?: MeasureId;
  readonly dimension?: Dimension;
  /** The sample's name of a channel, region, product or promotion. */
  readonly name?: string;
  /** Whether it asks for each member: 'channelwise'. */
  readonly isEach?: true;
};

/** A name as it is typed in a hurry: small letters, hyphens as spaces. */
export const plainly = (name: string): string =>
  name.toLowerCase().replace(/[-–]/g, ' ').replace(/[’'`]/g, '');

const isMeasure = (id: string): id is MeasureId => id in vocabulary.measures;

export type Vocabulary = ReturnType<typeof vocabularyOf>;

/** Every word and phrase that the demo knows, from the data and from `vocabulary.yaml`. */
export function vocabularyOf(data: Dataset) {
  const entries = new Map<string, Entry>();
  const add = (phrases: readonly string[], entry: Entry) => {
    for (const phrase of phrases) entries.set(plainly(phrase), entry);
  };
  add(vocabulary.unknown, { role: 'unknown' });
  for (const role of Object.keys(vocabulary.grammar) as GrammarRole[]) {
    add(vocabulary.grammar[role], { role });
  }
  for (const [dimension, { words, each }] of Object.entries(vocabulary.dimensions) as [
    Dimension,
    { words: readonly string[]; each: readonly string[] },
  ][]) {
    add(words, { role: 'dimension', dimension });
    add(each, { role: 'dimension', dimension, isEach: true });
  }
  for (const [id, { words }] of Object.entries(vocabulary.measures)) {
    if (isMeasure(id)) add(words, { role: 'measure', measure: id });
  }
  const otherNames: Readonly<Record<string, readonly string[]>> = vocabulary.members;
  for (const dimension of places) {
    for (const name of membersOf(data, dimension)) {
      const joined = name.replaceAll(' ', '');
      add([name, joined, ...(otherNames[name] ?? [])], { role: 'member', dimension, name });
    }
  }
  const phrases = [...entries.keys()].map((phrase) => phrase.split(' '));
  const words = new Set(phrases.flat());
  return {
    entries,
    /** The single words of all phrases; those that slips can be of. */
    words,
    slips: [...words].filter((word) => entries.get(word)?.role !== 'unknown'),
    /** Words in the longest phrase. */
    longest: Math.max(...phrases.map(({ length }) => length)),
  };
}

const endings: readonly (readonly [ending: RegExp, stems: readonly string[]])[] = [
  [/ies$/, ['y']],
  [/(?:es|ed)$/, ['', 'e']],
  [/s$/, ['']],
  [/ing$/, ['', 'e']],
];

/** What a word may be a form of: 'raising' of 'raise', 'dipped' of 'dip', 'channels' of 'channel'. */
export const stemsOf = (word: string): string[] =>
  endings
    .filter(([ending]) => ending.test(word))
    .flatMap(([ending, stems]) => stems.map((stem) => word.replace(ending, stem)))
    .flatMap((stem) => (/(.)\1$/.test(stem) ? [stem, stem.slice(0, -1)] : [stem]))
    .filter(({ length }) => length > 2);

/** What a phrase stands for, also where its last word has another ending. */
export function entryOf({ entries }: Vocabulary, phrase: string): Entry | undefined {
  const at = phrase.lastIndexOf(' ') + 1;
  const known = entries.get(phrase);
  if (known) return known;
  const stem = stemsOf(phrase.slice(at)).find((one) => entries.has(phrase.slice(0, at) + one));
  return stem === undefined ? undefined : entries.get(phrase.slice(0, at) + stem);
}
