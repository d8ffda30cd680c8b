import { whyUnreadable } from '@/lib/pictures/pictures';
import type { Mistake } from '@/lib/problem';
import { filesUnder } from '@/scripts/shared/files';

/** Every photograph that a page can show, from the project's folder. */
export function photographs(): readonly string[] {
  return filesUnder('public/images')
    .filter((file) => /\.(avif|gif|jpe?g|png|webp)$/i.test(file))
    .map((file) => `public/images/${file}`);
}

/** Photographs that cannot be read. */
export async function photographMistakes(): Promise<Mistake[]> {
  const told = await Promise.all(
    photographs().map(async (file) => ({ file, why: await whyUnreadable(file) })),
  );
  return told.flatMap(({ file, why }) =>
    why === undefined ? [] : [{ file, reason: `cannot be read: ${why}` }],
  );
}
