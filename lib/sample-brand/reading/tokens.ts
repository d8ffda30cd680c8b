import type { Meaning } from '../vocabulary/meaning';
import type { ThresholdMeaning } from './threshold';
import type { WeeksMeaning } from './weeks';

/** What a token stands for: a phrase of the vocabulary, or a span that its own patterns find. */
export type TokenMeaning =
  Meaning | WeeksMeaning | ThresholdMeaning | { readonly kind: 'number' | 'break' };

export type TokenKind = TokenMeaning['kind'];

/** A phrase of the sentence and what it stands for. */
export type Token = {
  readonly typed: string;
  readonly text: string;
  readonly meaning: TokenMeaning;
};

/** Words of grammar, which stand for no part of a query by themselves. */
export const grammarKinds: readonly TokenKind[] = ['filler', 'what', 'of', 'comes-from', 'break'];

/** Kinds of words that ask for something by themselves. */
export const askingKinds: readonly TokenKind[] = [
  'measure',
  'view',
  'contribution',
  'driver',
  'order',
  'quality',
  'comparative',
  'ordinal',
  'direction',
  'versus',
  'side',
  'threshold',
];

/** A meaning of one kind. */
export type MeaningOf<Kind extends TokenKind> = Extract<TokenMeaning, { readonly kind: Kind }>;

/** What the words of a sentence say of one part of a query, and the tokens that say it. */
export type Slot<Value> = { readonly value: Value; readonly tokens: readonly Token[] };

/** What tokens hold: whether one of some kinds is there, those tokens, all meanings of a kind. */
export const inspect = (tokens: readonly Token[]) => {
  const of = (...kinds: readonly TokenKind[]): Token[] =>
    tokens.filter(({ meaning }) => kinds.includes(meaning.kind));
  return {
    of,
    has: (...kinds: readonly TokenKind[]): boolean => of(...kinds).length > 0,
    all: <Kind extends TokenKind>(kind: Kind): MeaningOf<Kind>[] =>
      of(kind).map(({ meaning }) => meaning as MeaningOf<Kind>),
  };
};

/** The nearest token before or behind a place, but for kinds that say nothing. */
export function neighbour(
  tokens: readonly Token[],
  index: number,
  step: 1 | -1,
  skipped: readonly TokenKind[] = ['filler', 'only'],
): Token | undefined {
  let at = index + step;
  for (let token = tokens[at]; token && skipped.includes(token.meaning.kind); token = tokens[at]) {
    at += step;
  }
  return tokens[at];
}

/** Whether what stands on both sides of a word is of one kind: two members, two dimensions. */
export function joinsAlike(tokens: readonly Token[], index: number): boolean {
  const kinds: readonly TokenKind[] = ['filler', 'of', 'break', 'each', 'all', 'only', 'is'];
  const before = neighbour(tokens, index, -1, kinds)?.meaning;
  const behind = neighbour(tokens, index, 1, kinds)?.meaning;
  if (before?.kind === 'dimension') return behind?.kind === 'dimension';
  return (
    before?.kind === 'member' && behind?.kind === 'member' && before.dimension === behind.dimension
  );
}

/** Whether a token says what the one before it says: 'growth of growth' is neither. */
export function isRepeated(
  tokens: readonly Token[],
  index: number,
  skipped: readonly TokenKind[],
): boolean {
  const idOf = (token: Token | undefined) =>
    token?.meaning.kind === 'view'
      ? token.meaning.view
      : token?.meaning.kind === 'measure' && token.meaning.measure;
  const id = idOf(tokens[index]);
  return id !== false && idOf(neighbour(tokens, index, -1, skipped)) === id;
}
