import { assertWhole } from '@/lib/pictures/pictures';
import type { Mistake } from '@/lib/problem';
import type { ContentModule, ContentSet } from './content-set';
import { fieldsOf } from './walk-content';

/** A photograph that the words of a page name, and where they do. */
type Photograph = { readonly file: string; readonly field: string; readonly src: string };

/** Every photograph that the words of a page name. */
export function photographsIn(modules: readonly ContentModule[]): readonly Photograph[] {
  return modules.flatMap(({ file, value }) =>
    [...fieldsOf(value)].flatMap(({ field, value: src }) =>
      typeof src === 'string' && /^\/images\/.*\.(avif|gif|jpe?g|png|webp)$/i.test(src)
        ? [{ file, field, src }]
        : [],
    ),
  );
}

/** Photographs that are there and cannot be read. */
export async function photographMistakes(content: ContentSet): Promise<Mistake[]> {
  const there = photographsIn(content.modules).filter(({ src }) => content.publicFiles.has(src));
  const told = await Promise.all(
    there.map(({ file, field: place, src }) =>
      assertWhole(`public${src}`).then(
        () => [],
        (error: unknown) => {
          const why = error instanceof Error ? error.message : String(error);
          return [{ file, place, reason: `the picture public${src} cannot be read: ${why}` }];
        },
      ),
    ),
  );
  return told.flat();
}
