/** A run of words, from one index to before another, and what it stands for. */
export type Span<Meaning> = {
  readonly from: number;
  readonly to: number;
  readonly meaning: Meaning;
};

/**
 * The index of the word that begins at a character of a sentence whose words each have one space
 * before them.
 */
export type WordAt = (character: number) => number;

/** The span of a match of a pattern that begins with the space before its first word. */
export const spanOf = <Meaning>(
  match: RegExpMatchArray,
  wordAt: WordAt,
  meaning: Meaning,
): Span<Meaning> => ({
  from: wordAt(match.index ?? 0),
  to: wordAt((match.index ?? 0) + match[0].length),
  meaning,
});
