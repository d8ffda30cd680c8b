/**
 * How many letters were left out, put in or changed, or changed places with their neighbour
 * (optimal string alignment: Damerau 1964); more than `limit` counts as `limit` + 1.
 */
export function editDistance(first: string, second: string, limit: number): number {
  if (Math.abs(first.length - second.length) > limit) return limit + 1;
  const rows = [Array.from({ length: second.length + 1 }, (_, at) => at)];
  for (let i = 1; i <= first.length; i++) {
    const row = [i];
    for (let j = 1; j <= second.length; j++) {
      const change = first[i - 1] === second[j - 1] ? 0 : 1;
      const swapped =
        i > 1 && j > 1 && first[i - 1] === second[j - 2] && first[i - 2] === second[j - 1];
      row[j] = Math.min(
        (rows[i - 1]?.[j] ?? 0) + 1,
        (row[j - 1] ?? 0) + 1,
        (rows[i - 1]?.[j - 1] ?? 0) + change,
        swapped ? (rows[i - 2]?.[j - 2] ?? 0) + 1 : Infinity,
      );
    }
    rows.push(row);
  }
  return rows[first.length]?.[second.length] ?? 0;
}
