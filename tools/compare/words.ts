import diffSequence from '@jest/diff-sequences';

/** From the first, up to and without the last. */
type Span = readonly [from: number, to: number];

/** The spans in which two lists differ, in their order; between them both are equal. */
export function differingSpans<Item>(
  before: readonly Item[],
  after: readonly Item[],
): { readonly before: Span; readonly after: Span }[] {
  const spans: { before: Span; after: Span }[] = [];
  let [left, right] = [0, 0];
  const equalFrom = (toLeft: number, toRight: number) => {
    if (toLeft > left || toRight > right) {
      spans.push({ before: [left, toLeft], after: [right, toRight] });
    }
  };
  diffSequence(
    before.length,
    after.length,
    (one, other) => before[one] === after[other],
    (count, nextLeft, nextRight) => {
      equalFrom(nextLeft, nextRight);
      [left, right] = [nextLeft + count, nextRight + count];
    },
  );
  equalFrom(before.length, after.length);
  return spans;
}

/** A stretch of text; whether only its version has it. */
export type Stretch = { readonly text: string; readonly isChanged: boolean };

/** Neighbouring passages that changed, as they were and as they are. */
export type ChangedPassages = {
  /** The passage above, for whoever looks for them on the page. */
  readonly below: string | undefined;
  readonly before: readonly Stretch[];
  readonly after: readonly Stretch[];
  /** How many words came and went. */
  readonly words: number;
};

/** What changed between two versions of a text, each as its passages. */
export function changedPassages(
  before: readonly string[],
  after: readonly string[],
): ChangedPassages[] {
  return differingSpans(before, after).map((span) => {
    const [old, current] = [before.slice(...span.before), after.slice(...span.after)];
    return { below: after[span.after[0] - 1], ...changedWords(old.join('\n'), current.join('\n')) };
  });
}

function changedWords(before: string, after: string): Omit<ChangedPassages, 'below'> {
  // Spaces stay with the word before, so that no stretch is a lone space that both happen to have.
  const [old, current] = [before.match(/\S+\s*/g) ?? [], after.match(/\S+\s*/g) ?? []];
  const spans = differingSpans(
    old.map((word) => word.trim()),
    current.map((word) => word.trim()),
  );
  const count = (of: readonly Span[]) => of.reduce((sum, [from, to]) => sum + to - from, 0);
  const [ofOld, ofCurrent] = [spans.map((span) => span.before), spans.map((span) => span.after)];
  return {
    before: stretches(old, ofOld),
    after: stretches(current, ofCurrent),
    words: count([...ofOld, ...ofCurrent]),
  };
}

function stretches(words: readonly string[], changed: readonly Span[]): Stretch[] {
  let done = 0;
  const parts = [...changed, [words.length, words.length] as const].flatMap(([from, to]) => {
    const kept = words.slice(done, from).join('');
    done = to;
    return [
      { text: kept, isChanged: false },
      { text: words.slice(from, to).join(''), isChanged: true },
    ];
  });
  return parts.filter(({ text }) => text !== '');
}
