import { z } from 'zod';
import { site } from '@/content/schema/site';
import type { Entry } from './entry';
import type { ContentError } from '@/lib/base/error';
import { readHelp, readValue } from './schema-fields';
import type { FieldsFile } from './yaml';

/** The fields of a file that still stand in for real values. */
export const readPlaceholders = (data: unknown) =>
  (data as { readonly placeholders?: readonly string[] }).placeholders ?? [];

/** Whether a file lacks a field, such as `hero.title`. */
export const isMissing = (data: unknown, field: string) =>
  readValue(data, field.split('.')) === undefined;

/** Fields of site.yaml that only the company can fill in, and that pages leave out while empty. */
const awaitedFields = Object.entries(site.shape).filter(
  ([name, field]) => field instanceof z.ZodOptional && name !== 'placeholders',
);

/**
 * All that still stands in for what only the company can supply, what waits for it, and entries
 * without a text.
 */
export function listPlaceholders(
  sources: readonly FieldsFile[],
  entries: readonly Entry[],
): readonly ContentError[] {
  const file = 'content/site.yaml';
  const company = sources.find((source) => source.file === file)?.data;
  return [
    ...sources.flatMap(({ data, locate }) =>
      readPlaceholders(data).map((field) => ({
        ...locate(field.split('.')),
        message: 'is a stand-in',
        fix: 'Write the real value, and take the field out of the list placeholders',
      })),
    ),
    ...awaitedFields
      .filter(([field]) => isMissing(company, field))
      .map(([field, schema]) => ({
        file,
        field,
        message: 'is empty, and left out of the pages',
        fix: `Write it: ${readHelp(schema)}`,
      })),
    ...entries
      .filter(({ hasBody }) => !hasBody)
      .map((entry) => ({
        file: entry.file,
        message: 'has no text yet',
        fix: `Write the ${entry.kind} below the front matter, or delete the file`,
      })),
  ];
}
