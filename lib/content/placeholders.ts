import { site } from '@/content/schema/site';
import type { ContentError, ContentErrors } from './error';
import type { EntryFile, EntryKind } from './read-entries';
import type { FieldsFile } from './yaml';

const namedIn = (data: unknown) =>
  (Object(data) as { readonly placeholders?: readonly string[] }).placeholders ?? [];

const valueAt = (value: unknown, path: readonly string[]) =>
  path.reduce<unknown>((at, key) => Object(at)[key], value);

/** Checks that placeholders name fields of their file. */
export function checkPlaceholders(sources: readonly FieldsFile[], errors: ContentErrors): void {
  for (const { data, at } of sources) {
    for (const [index, name] of namedIn(data).entries()) {
      if (valueAt(data, name.split('.')) !== undefined) continue;
      const place = { ...at(['placeholders', index]), field: 'placeholders' };
      errors.add(place, { message: `names “${name}”, which is no field`, fix: 'Take it out' });
    }
  }
}

/** Fields of site.yaml that only the company can fill in, and that pages leave out while empty. */
const awaited = Object.entries(site.shape).filter(([, field]) => field.meta()?.['awaited']);

/**
 * All that still stands in for what only the company can supply, what waits for it, and entries
 * without a text.
 */
export function placeholdersIn(
  sources: readonly FieldsFile[],
  entries: readonly EntryFile<EntryKind>[],
): readonly ContentError[] {
  const siteFile = 'content/site.yaml';
  const supplied = Object(sources.find(({ file }) => file === siteFile)?.data);
  const standIn = {
    message: 'is a stand-in',
    fix: 'Write the real value, and take the field out of the list placeholders',
  };
  return [
    ...sources.flatMap(({ data, at }) =>
      namedIn(data).map((field) => ({ ...at(field.split('.')), ...standIn })),
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
      .filter(({ isWritten }) => !isWritten)
      .map(({ file, kind }) => ({
        file,
        message: 'has no text yet',
        fix: `Write the ${kind} below the front matter, or delete the file`,
      })),
  ];
}
