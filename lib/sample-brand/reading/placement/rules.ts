import type { Query } from '../../engine/query';
import type { MemberMention } from '../members';
import { type MeaningOf, type Sentence, type Token, type TokenKind, neighbour } from '../tokens';
import type { NamedWeeks } from '../weeks';

/** A query, and what it was read from. */
export type PlacementContext = {
  readonly sentence: Sentence;
  readonly query: Query;
  readonly members: readonly MemberMention[];
  readonly weeks: NamedWeeks;
  /** Kinds of words that ask for the measure. */
  readonly measureKinds: readonly TokenKind[];
  /** The query that a follow-up is laid over. */
  readonly base: Query | undefined;
};

/** A token of one kind, at its place. */
export type Place<Kind extends TokenKind> = {
  readonly token: Token;
  readonly meaning: MeaningOf<Kind>;
  readonly index: number;
};

/** For each kind of word when it stands for a part: always, or by its place; one without, never. */
export type PlacementRules = {
  readonly [Kind in TokenKind]?: boolean | ((place: Place<Kind>) => boolean);
};

export type RuleGroup = (context: PlacementContext) => PlacementRules;

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
