/** Figures of one run, by name. */
export type Figures = Readonly<Record<string, number>>;

/**
 * The middle of some figures; of an even number the mean of the two in the middle.
 *
 * @returns undefined when there are none.
 */
export function median(figures: readonly number[]): number | undefined {
  const sorted = figures.filter(Number.isFinite).toSorted((one, other) => one - other);
  const middle = sorted.length >> 1;
  const upper = sorted[middle];
  if (upper === undefined) return undefined;
  return sorted.length % 2 === 1 ? upper : (upper + (sorted[middle - 1] ?? upper)) / 2;
}

/** The medians of figures that were taken several times, name by name. */
export function medians(runs: readonly Figures[]): Figures {
  const names = new Set(runs.flatMap((run) => Object.keys(run)));
  return Object.fromEntries(
    [...names].flatMap((name) => {
      const middle = median(runs.flatMap((run) => run[name] ?? []));
      return middle === undefined ? [] : [[name, middle]];
    }),
  );
}
