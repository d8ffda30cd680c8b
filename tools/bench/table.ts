/** A Markdown table; figures are right-aligned, and one that was not taken is a dash. */
export function markdownTable(rows: readonly Readonly<Record<string, string | number>>[]): string {
  const names = Object.keys(rows[0] ?? {});
  const line = (cells: readonly (string | number | undefined)[]) =>
    `| ${cells.map((cell) => (Number.isNaN(cell) ? '-' : cell)).join(' | ')} |`;
  const sides = names.map((name) => (typeof rows[0]?.[name] === 'number' ? '--:' : '---'));
  return [names, sides, ...rows.map((row) => names.map((name) => row[name]))].map(line).join('\n');
}

/** A figure with so many decimals at most. */
export const rounded = (figure: number, decimals = 0) => Number(figure.toFixed(decimals));
