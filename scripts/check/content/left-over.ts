import { isPlaceholder } from '@/content/placeholder';
import type { Article } from '@/lib/articles/articles';
import type { Story } from '@/lib/articles/stories';
import type { Mistake } from '@/lib/problem';
import type { ContentModule } from './content-set';
import { fieldsOf } from './walk-content';

const reason = 'is a stand-in';

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
    hasTarget(item) && written.has(String(item.to.unregistered));
  return [...fieldsOf(value, name, isReplaced)].flatMap(({ field: place, value: item }) => {
    if (isPlaceholder(item)) return [{ file, place, reason, remedy: `write ${item.replaceWith}` }];
    if (typeof item !== 'object' || item === null || !('unregistered' in item)) return [];
    const without = `${String(item.unregistered)} has no page yet`;
    return [{ file, place, reason: without, remedy: 'add it, or link to a page that exists' }];
  });
}

function hasTarget(item: unknown): item is { readonly to: { readonly unregistered: unknown } } {
  if (typeof item !== 'object' || item === null || !('to' in item)) return false;
  return typeof item.to === 'object' && item.to !== null && 'unregistered' in item.to;
}

function leftOverInWriting({ file, frontMatter }: Article | Story): Mistake[] {
  return (frontMatter.placeholders ?? []).map((place) => ({
    file,
    place,
    reason,
    remedy: `write the real value and take “${place}” out of the list placeholders`,
  }));
}
