/**
 * A Markdown table; figures are right-aligned, and one that was not taken is a dash.
 * @param rows as many cells each as there are names of columns
 */
export function markdownTable(
  columns: readonly string[],
  rows: readonly (readonly (string | number)[])[],
): string {
  const line = (cells: readonly (string | number)[]) =>
    `| ${cells.map((cell) => (Number.isNaN(cell) ? '-' : cell)).join(' | ')} |`;
  const alignment = columns.map((_, index) =>
    rows.some((row) => typeof row[index] === 'number') ? '--:' : '---',
  );
  return [line(columns), line(alignment), ...rows.map(line)].join('\n');
}

/** The middle of some figures, of an even number the mean of the two in the middle; NaN of none. */
export function median(figures: readonly number[]): number {
  const sorted = figures.filter(Number.isFinite).toSorted((one, other) => one - other);
  const upper = sorted[sorted.length >> 1] ?? NaN;
  return sorted.length % 2 === 1 ? upper : (upper + (sorted[(sorted.length >> 1) - 1] ?? NaN)) / 2;
}

/** A figure with so many decimals at most. */
export const rounded = (figure: number, decimals = 0) => Number(figure.toFixed(decimals));
