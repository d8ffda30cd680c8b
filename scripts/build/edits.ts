/** A range of a text, by offsets, and what takes its place. An insertion has an empty range. */
export type Edit = { readonly start: number; readonly end: number; readonly text: string };

/**
 * The text with every edit made and every other character kept.
 * Insertions at the same place keep the order in which they are given.
 * @throws when two edits overlap, which would lose one of them
 */
export function applyEdits(source: string, edits: readonly Edit[]): string {
  const sorted = edits
    .map((edit, order) => ({ ...edit, order }))
    .sort((a, b) => a.start - b.start || a.end - b.end || a.order - b.order);
  const parts: string[] = [];
  let position = 0;
  for (const { start, end, text } of sorted) {
    if (start < position || end < start) {
      throw new Error(`Edits overlap at ${start}: ${JSON.stringify(text.slice(0, 60))}`);
    }
    parts.push(source.slice(position, start), text);
    position = end;
  }
  parts.push(source.slice(position));
  return parts.join('');
}
