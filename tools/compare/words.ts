import diffSequence from '@jest/diff-sequences';

/** A stretch of text: kept, only in the old version, or only in the new one. */
export type Stretch = { readonly kind: 'kept' | 'gone' | 'new'; readonly text: string };

/** A passage that changed, as its two sides show it; a side without stretches has no such passage. */
export type ChangedPassage = {
  /** The heading that it stands under, for whoever looks for it on the page. */
  readonly under: string | undefined;
  readonly before: readonly Stretch[];
  readonly after: readonly Stretch[];
};

/** Passages that share at least this part of their words are two versions of one. */
const ALIKE = 0.5;

/** What changed between two lists of passages, in the order of the page. */
export function changedPassages(
  before: readonly string[],
  after: readonly string[],
): ChangedPassage[] {
  const same = commonPairs(before, after, (one, other) => one === other);
  return between(same, before.length, after.length).flatMap(([fromBefore, fromAfter]) => {
    const gone = before.slice(...fromBefore);
    const come = after.slice(...fromAfter);
    const alike = commonPairs(gone, come, areAlike);
    const kept = new Map(alike.map(([left, right]) => [right, left]));
    let next = 0;
    const passages: ChangedPassage[] = [];
    const onlyBefore = (until: number) => {
      for (; next < until; next++) {
        const text = gone[next] ?? '';
        const under = headingAbove(before, fromBefore[0] + next);
        passages.push({ under, before: [{ kind: 'gone', text }], after: [] });
      }
    };
    come.forEach((text, index) => {
      const under = headingAbove(after, fromAfter[0] + index);
      const left = kept.get(index);
      if (left === undefined) {
        passages.push({ under, before: [], after: [{ kind: 'new', text }] });
      } else {
        onlyBefore(left);
        passages.push({ under, ...changedWords(gone[left] ?? '', text) });
        next = left + 1;
      }
    });
    onlyBefore(gone.length);
    return passages;
  });
}

/** The words that only one of two texts has, marked in both. */
export function changedWords(
  before: string,
  after: string,
): { before: Stretch[]; after: Stretch[] } {
  const left = before.split(/(\s+)/);
  const right = after.split(/(\s+)/);
  const same = commonPairs(left, right, (one, other) => one === other);
  const keptLeft = new Set(same.map(([index]) => index));
  const keptRight = new Set(same.map(([, index]) => index));
  return {
    before: stretches(left, (index) => (keptLeft.has(index) ? 'kept' : 'gone')),
    after: stretches(right, (index) => (keptRight.has(index) ? 'kept' : 'new')),
  };
}

/** How many words came and went. */
export function countChangedWords(passages: readonly ChangedPassage[]): number {
  return passages
    .flatMap(({ before, after }) => [...before, ...after])
    .filter(({ kind }) => kind !== 'kept')
    .reduce((sum, { text }) => sum + wordsOf(text).length, 0);
}

const wordsOf = (text: string) => text.split(/\s+/).filter(Boolean);

/** A longest list of pairs that belong together, in order, as indices into both lists. */
export function commonPairs<Item>(
  before: readonly Item[],
  after: readonly Item[],
  belong: (one: Item, other: Item) => boolean,
): [number, number][] {
  const pairs: [number, number][] = [];
  diffSequence(
    before.length,
    after.length,
    (left, right) => belong(before[left] as Item, after[right] as Item),
    (count, left, right) => {
      for (let index = 0; index < count; index++) pairs.push([left + index, right + index]);
    },
  );
  return pairs;
}

type Span = readonly [from: number, to: number];

/** The spans of both lists that lie between common pairs, where either has something. */
export function between(
  pairs: readonly (readonly [number, number])[],
  beforeLength: number,
  afterLength: number,
): [Span, Span][] {
  const spans: [Span, Span][] = [];
  let [left, right] = [0, 0];
  for (const [nextLeft, nextRight] of [...pairs, [beforeLength, afterLength] as const]) {
    if (nextLeft > left || nextRight > right)
      spans.push([
        [left, nextLeft],
        [right, nextRight],
      ]);
    [left, right] = [nextLeft + 1, nextRight + 1];
  }
  return spans;
}

/** Whether two passages are versions of one: they share half of the words of the longer. */
function areAlike(one: string, other: string): boolean {
  const words = wordsOf(one);
  const others = wordsOf(other);
  const left = new Map<string, number>();
  for (const word of words) left.set(word, (left.get(word) ?? 0) + 1);
  const shared = others.filter((word) => {
    const count = left.get(word) ?? 0;
    left.set(word, count - 1);
    return count > 0;
  });
  return shared.length >= ALIKE * Math.max(words.length, others.length);
}

function headingAbove(passages: readonly string[], index: number): string | undefined {
  const heading = passages.slice(0, index).findLast((text) => text.startsWith('#'));
  return heading?.replace(/^#+\s*/, '');
}

function stretches(tokens: readonly string[], kindAt: (index: number) => Stretch['kind']) {
  const joined: { kind: Stretch['kind']; text: string }[] = [];
  tokens.forEach((text, index) => {
    const last = joined.at(-1);
    const kind = kindAt(index);
    if (last?.kind === kind) last.text += text;
    else if (text !== '') joined.push({ kind, text });
  });
  return joined;
}
