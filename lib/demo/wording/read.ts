import { type Ask, ask } from '../answers';
import type { Dataset } from '../dataset';
import { readList } from './list';
import { type Doubt, type Reading, isFill, phrases } from './reading';
import { type Token, tokensOf } from './tokens';
import { vocabularyOf } from './vocabulary';
import { isWhatIf, readWhatIf } from './what-if';

export type { Doubt, Reading } from './reading';

/** A question is at most this long, in characters and in words. */
const LONGEST_TEXT = 240;
const MOST_WORDS = 45;

/**
 * What a sentence asks. It is answered only when every word of it is accounted for, or when the
 * words that are not can be left out and named without changing what is asked; otherwise the
 * reading says why not, and offers what could be meant.
 */
export function read(text: string, data: Dataset): Reading {
  const trimmed = text.trim();
  const unknown: Ask = { kind: 'unknown', text: trimmed };
  const doubtful = (
    doubt: Doubt,
    leftOut: readonly string[] = [],
    offers: readonly Ask[] = [],
  ) => ({
    ask: unknown,
    doubt,
    leftOut,
    offers,
  });
  if (trimmed.length > LONGEST_TEXT) return doubtful('long');
  const tokens = tokensOf(trimmed, vocabularyOf(data));
  if (tokens.length > MOST_WORDS) return doubtful('long');
  if (tokens.every(isFill)) return doubtful('empty');

  const named = (rest: readonly Token[]) => {
    const telling = rest.filter(({ kind }) => !['if', 'frame', 'to', 'and'].includes(kind));
    return phrases(tokens, telling);
  };
  const listed = readList(tokens, data);
  if (listed.id && listed.rest.length === 0)
    return { ask: ask(listed.id), leftOut: [], offers: [] };
  if (isWhatIf(tokens)) {
    const { ask: levers, doubt = 'words', rest, offers } = readWhatIf(tokens);
    return levers
      ? { ask: levers, leftOut: [], offers: [] }
      : doubtful(doubt, named(rest), [...offers, ...listed.offers].slice(0, 4));
  }
  if (listed.id) {
    const asked: Ask = { kind: 'question', id: listed.id, words: trimmed };
    return { ask: asked, leftOut: named(listed.rest), offers: [] };
  }
  return doubtful(listed.doubt ?? 'words', named(listed.rest), listed.offers);
}

/** What words ask; unknown where `read` has a doubt. */
export const understand = (text: string, data: Dataset): Ask => read(text, data).ask;
