import { isPlaceholder } from '@/content/placeholder';
import type { Article } from '@/lib/articles/articles';
import type { Story } from '@/lib/articles/stories';
import type { ContentModule } from './content-set';
import { fieldsOf } from './walk-content';

/** Something that still stands in for what the company has to supply. */
export type LeftOver = {
  readonly file: string;
  readonly field: string;
  /** What to put there. */
  readonly replaceWith: string;
};

/**
 * All that the company must still supply before going live: placeholder values, links to
 * addresses without a page, and fields that an article or a case study names as stand-ins.
 * @param written addresses of cards whose page has been written since
 */
export function leftOver(
  modules: readonly ContentModule[],
  writings: readonly (Article | Story)[],
  written: ReadonlySet<string> = new Set(),
): LeftOver[] {
  return [
    ...modules.flatMap((module) => leftOverIn(module, written)),
    ...writings.flatMap(leftOverInWriting),
  ];
}

function leftOverIn(
  { file, name, value }: ContentModule,
  written: ReadonlySet<string>,
): LeftOver[] {
  // What a file has taken the place of is shown nowhere any more.
  const isReplaced = (item: unknown) =>
    hasTarget(item) && written.has(String(item.to.unregistered));
  return [...fieldsOf(value, name, isReplaced)].flatMap(({ field, value: item }): LeftOver[] => {
    if (isPlaceholder(item)) return [{ file, field, replaceWith: item.replaceWith }];
    if (typeof item !== 'object' || item === null || !('unregistered' in item)) return [];
    return [
      {
        file,
        field: `${field}.unregistered`,
        replaceWith: `a link to a page that exists: ${String(item.unregistered)} has none yet`,
      },
    ];
  });
}

function hasTarget(item: unknown): item is { readonly to: { readonly unregistered: unknown } } {
  if (typeof item !== 'object' || item === null || !('to' in item)) return false;
  return typeof item.to === 'object' && item.to !== null && 'unregistered' in item.to;
}

function leftOverInWriting({ file, frontMatter }: Article | Story): LeftOver[] {
  return (frontMatter.placeholders ?? []).map((field) => ({
    file,
    field,
    replaceWith: `the real value; then take “${field}” out of the list placeholders`,
  }));
}

/** The list as lines of three columns, for the terminal. */
export function asTable(list: readonly LeftOver[]): string {
  const widest = (column: 'file' | 'field') => Math.max(...list.map((row) => row[column].length));
  const [file, field] = [widest('file'), widest('field')];
  return list
    .map((row) => `${row.file.padEnd(file)} · ${row.field.padEnd(field)} · ${row.replaceWith}`)
    .join('\n');
}
