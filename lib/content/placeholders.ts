import { site } from '@/content/schema/site';
import type { ContentError } from './error';
import type { EntryFile } from './read-entries';
import { readHelp, readValue } from './schema-fields';
import type { FieldsFile } from './yaml';

/** The fields of a file that still stand in for real values. */
export const readPlaceholders = (values: unknown): readonly string[] => {
  const names: unknown = Object(values).placeholders;
  return Array.isArray(names) ? names.map(String) : [];
};

/** Whether a file lacks a field, such as `hero.title`. */
export const isMissing = (data: unknown, field: string) =>
  readValue(data, field.split('.')) === undefined;

/** Fields of site.yaml that only the company can fill in, and that pages leave out while empty. */
const awaitedFields = Object.entries(site.shape).filter(([, field]) => field.meta()?.['awaited']);

/**
 * All that still stands in for what only the company can supply, what waits for it, and entries
 * without a text.
 */
export function listPlaceholders(
  sources: readonly FieldsFile[],
  entries: readonly EntryFile[],
): readonly ContentError[] {
  const siteFile = 'content/site.yaml';
  const company = sources.find(({ file }) => file === siteFile)?.data;
  const standIn = {
    message: 'is a stand-in',
    fix: 'Write the real value, and take the field out of the list placeholders',
  };
  return [
    ...sources.flatMap(({ data, locate }) =>
      readPlaceholders(data).map((field) => ({ ...locate(field.split('.')), ...standIn })),
    ),
    ...awaitedFields
      .filter(([field]) => isMissing(company, field))
      .map(([field, schema]) => ({
        file: siteFile,
        field,
        message: 'is empty, and left out of the pages',
        fix: `Write it: ${readHelp(schema)}`,
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
