import { photographs } from '@/build/photographs';
import { whyUnreadable } from '@/lib/pictures/pictures';
import type { Mistake } from '@/lib/problem';

/** Photographs that cannot be read. */
export async function photographMistakes(): Promise<Mistake[]> {
  const told = await Promise.all(
    photographs().map(async (file) => ({ file, why: await whyUnreadable(file) })),
  );
  return told.flatMap(({ file, why }) =>
    why === undefined ? [] : [{ file, reason: `cannot be read: ${why}` }],
  );
}
