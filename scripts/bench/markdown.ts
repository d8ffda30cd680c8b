/** A value in a table: a figure that was not taken is a dash. */
export type Cell = string | number | undefined;

/**
 * A Markdown table.
 *
 * @param head The names of the columns.
 * @param rows As many cells each; figures are right-aligned.
 */
export function markdownTable(head: readonly string[], rows: readonly (readonly Cell[])[]): string {
  const isFigure = head.map((_, column) => rows.some((row) => typeof row[column] === 'number'));
  const line = (cells: readonly Cell[]): string => `| ${cells.map(cellText).join(' | ')} |`;
  return [
    line(head),
    `| ${isFigure.map((right) => (right ? '--:' : '---')).join(' | ')} |`,
    ...rows.map(line),
    '',
  ].join('\n');
}

function cellText(cell: Cell): string {
  return cell === undefined ? '-' : String(cell).replaceAll('|', '\\|');
}

/** A figure with so many decimals; undefined stays undefined. */
export function rounded(figure: number | undefined, decimals = 0): number | undefined {
  return figure === undefined ? undefined : Number(figure.toFixed(decimals));
}

/** How many times the base a figure is, with two decimals. */
export function ratio(figure: number | undefined, base: number | undefined): number | undefined {
  if (figure === undefined || base === undefined || base === 0) return undefined;
  return rounded(figure / base, 2);
}
