import { z } from 'zod';
import { isPlaceholder } from '@/content/placeholder';
import type { Article } from '@/lib/articles/articles';
import type { Story } from '@/lib/articles/stories';
import type { Mistake } from '@/lib/problem';
import type { ContentModule } from './content-set';
import { fieldsOf } from './walk-content';

const reason = 'is a stand-in';

/** A card or teaser whose page has not been written yet. */
const awaiting = z.object({ to: z.object({ unregistered: z.string() }) });

/**
 * All that the company must still supply before going live: placeholder values, links to
 * addresses without a page, and fields that an article or a case study names as stand-ins.
 * @param written addresses of cards whose page has been written since
 */
export function leftOver(
  modules: readonly ContentModule[],
  writings: readonly (Article | Story)[],
  written: ReadonlySet<string> = new Set(),
): Mistake[] {
  return [
    ...modules.flatMap((module) => leftOverIn(module, written)),
    ...writings.flatMap(leftOverInWriting),
  ];
}

function leftOverIn({ file, name, value }: ContentModule, written: ReadonlySet<string>): Mistake[] {
  // What a file has taken the place of is shown nowhere any more.
  const isReplaced = (item: unknown) =>
    written.has(awaiting.safeParse(item).data?.to.unregistered ?? '');
  return [...fieldsOf(value, name, isReplaced)].flatMap(({ field: place, value: item }) => {
    if (isPlaceholder(item)) return [{ file, place, reason, remedy: `write ${item.replaceWith}` }];
    if (typeof item !== 'object' || item === null || !('unregistered' in item)) return [];
    const without = `${String(item.unregistered)} has no page yet`;
    return [{ file, place, reason: without, remedy: 'add it, or link to a page that exists' }];
  });
}

function leftOverInWriting({ file, frontMatter }: Article | Story): Mistake[] {
  return (frontMatter.placeholders ?? []).map((place) => ({
    file,
    place,
    reason,
    remedy: `write the real value and take “${place}” out of the list placeholders`,
  }));
}
