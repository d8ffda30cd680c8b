/**
 * How many letters were left out, put in or changed, or changed places with their neighbour
 * (optimal string alignment: Damerau 1964); more than `most` counts as `most` + 1.
 */
export function distance(typed: string, known: string, most: number): number {
  if (Math.abs(typed.length - known.length) > most) return most + 1;
  const rows = [Array.from({ length: known.length + 1 }, (_, at) => at)];
  for (let i = 1; i <= typed.length; i++) {
    const row = [i];
    for (let j = 1; j <= known.length; j++) {
      const change = typed[i - 1] === known[j - 1] ? 0 : 1;
      const swapped =
        i > 1 && j > 1 && typed[i - 1] === known[j - 2] && typed[i - 2] === known[j - 1];
      row[j] = Math.min(
        (rows[i - 1]?.[j] ?? 0) + 1,
        (row[j - 1] ?? 0) + 1,
        (rows[i - 1]?.[j - 1] ?? 0) + change,
        swapped ? (rows[i - 2]?.[j - 2] ?? 0) + 1 : Infinity,
      );
    }
    rows.push(row);
  }
  return rows[typed.length]?.[known.length] ?? 0;
}
