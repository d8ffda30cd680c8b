import { isPlaceholder } from '@/content/placeholder';
import type { Article } from '@/lib/articles';
import type { ContentModule } from '../build/content-set';
import { fieldsOf } from '../build/walk-content';

/** Something that still stands in for what the company has to supply. */
export type LeftOver = {
  readonly file: string;
  readonly field: string;
  /** What to put there. */
  readonly replaceWith: string;
};

/**
 * All that the company must still supply before going live: placeholder values, links to
 * addresses without a page, and fields that an article names as stand-ins.
 */
export function leftOver(
  modules: readonly ContentModule[],
  articles: readonly Article[],
): LeftOver[] {
  const replaced = new Set(articles.map(({ frontMatter }) => frontMatter.replaces));
  return [
    ...modules.flatMap((module) => leftOverIn(module, replaced)),
    ...articles.flatMap(leftOverInArticle),
  ];
}

function leftOverIn(
  { file, name, value }: ContentModule,
  replaced: ReadonlySet<number | undefined>,
): LeftOver[] {
  // A card whose place an article has taken is shown nowhere any more.
  const isReplaced = (item: unknown) =>
    file === 'content/pages/blog.ts' &&
    typeof item === 'object' &&
    item !== null &&
    'id' in item &&
    typeof item.id === 'number' &&
    replaced.has(item.id);
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

function leftOverInArticle({ file, frontMatter }: Article): LeftOver[] {
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
