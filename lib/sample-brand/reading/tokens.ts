import type { Meaning } from '../vocabulary/meaning';
import type { ThresholdMeaning } from './threshold';
import type { WeeksMeaning } from './weeks';

/** What a token stands for: a phrase of the vocabulary, or one with numbers in it. */
export type TokenMeaning =
  Meaning | WeeksMeaning | ThresholdMeaning | { readonly kind: 'number' | 'break' };

export type TokenKind = TokenMeaning['kind'];

/** A meaning of one kind. */
export type MeaningOf<Kind extends TokenKind> = Extract<TokenMeaning, { readonly kind: Kind }>;

/** A phrase of the sentence and what it stands for. */
export type Token = {
  readonly typed: string;
  readonly text: string;
  readonly meaning: TokenMeaning;
};

/** A typed sentence as tokens, and what they mean. */
export type Sentence = {
  readonly tokens: readonly Token[];
  /** Whether one token is of one of some kinds. */
  has(...kinds: readonly TokenKind[]): boolean;
  tokensOf(...kinds: readonly TokenKind[]): readonly Token[];
  meaningsOf<Kind extends TokenKind>(kind: Kind): readonly MeaningOf<Kind>[];
};

/** Whether one of some tokens is of one of some kinds. */
export const hasKind = (tokens: readonly Token[], ...kinds: readonly TokenKind[]): boolean =>
  tokens.some(({ meaning }) => kinds.includes(meaning.kind));

export const sentenceFrom = (tokens: readonly Token[]): Sentence => ({
  tokens,
  has: (...kinds) => hasKind(tokens, ...kinds),
  tokensOf: (...kinds) => tokens.filter(({ meaning }) => kinds.includes(meaning.kind)),
  meaningsOf: <Kind extends TokenKind>(kind: Kind) =>
    tokens.flatMap(({ meaning }) => (meaning.kind === kind ? [meaning as MeaningOf<Kind>] : [])),
});

/** Words of grammar, which stand for no part of a query by themselves. */
export const grammarKinds: readonly TokenKind[] = [
  'filler',
  'what',
  'of',
  'comes-from',
  'modal',
  'break',
];

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

/** The nearest token before or behind a place, but for kinds that say nothing. */
export function neighbour(
  tokens: readonly Token[],
  index: number,
  step: 1 | -1,
  skipped: readonly TokenKind[] = ['filler', 'only'],
): Token | undefined {
  const near = tokens[index + step];
  return near && skipped.includes(near.meaning.kind)
    ? neighbour(tokens, index + step, step, skipped)
    : near;
}
