import { site } from '@/content/schema/site';
import type { ContentError } from './error';
import type { EntryFile, EntryKind } from './read-entries';
import { valueAt, type FieldsFile } from './yaml';

/** A file of words or the head of an entry: what it holds, and where. */
export type Source = Pick<FieldsFile, 'file' | 'data' | 'lineOf'>;

const namedIn = (data: unknown) =>
  (Object(data) as { readonly placeholders?: readonly string[] }).placeholders ?? [];

/** Placeholders that name no field of their file. */
export function placeholderErrors(sources: readonly Source[]): readonly ContentError[] {
  return sources.flatMap(({ file, data, lineOf }) =>
    namedIn(data).flatMap((name, index): ContentError[] => {
      if (valueAt(data, name.split('.')) !== undefined) return [];
      const line = lineOf(['placeholders', index]);
      const message = `names “${name}”, which is no field`;
      return [{ file, line, field: 'placeholders', message, fix: 'Take it out' }];
    }),
  );
}

/** Fields of site.yaml that only the company can fill in, and that pages leave out while empty. */
const awaited = Object.entries(site.shape).filter(([, field]) => field.meta()?.['awaited']);

/**
 * All that still stands in for what only the company can supply, what waits for it, and entries
 * without a text.
 */
export function placeholdersIn(
  sources: readonly Source[],
  entries: readonly EntryFile<EntryKind>[],
): readonly ContentError[] {
  const siteFile = 'content/site.yaml';
  const supplied = Object(sources.find(({ file }) => file === siteFile)?.data);
  const standIn = {
    message: 'is a stand-in',
    fix: 'Write the real value, and take the field out of the list placeholders',
  };
  return [
    ...sources.flatMap(({ file, data, lineOf }) =>
      namedIn(data).map((field) => ({ file, line: lineOf(field.split('.')), field, ...standIn })),
    ),
    ...awaited
      .filter(([field]) => !(field in supplied))
      .map(([field, { description }]) => ({
        file: siteFile,
        field,
        message: 'is empty, and left out of the pages',
        fix: `Write it: ${description ?? field}`,
      })),
    ...entries
      .filter(({ written }) => !written)
      .map(({ file, kind }) => ({
        file,
        message: 'has no text yet',
        fix: `Write the ${kind} below the front matter, or delete the file`,
      })),
  ];
}
