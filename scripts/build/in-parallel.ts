/**
 * Runs a task for each item, at most `width` at a time, and returns the results in order.
 * The first failure rejects; items not yet begun are then left.
 */
export async function inParallel<Item, Result>(
  items: readonly Item[],
  width: number,
  task: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = new Array<Result>(items.length);
  const entries = items.entries();
  let failed = false;
  const worker = async (): Promise<void> => {
    for (const [index, item] of entries) {
      if (failed) return;
      results[index] = await task(item);
    }
  };
  const workers = Array.from({ length: Math.min(width, items.length) }, () =>
    worker().catch((error: unknown) => {
      failed = true;
      throw error;
    }),
  );
  await Promise.all(workers);
  return results;
}
