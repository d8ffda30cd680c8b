import { readFileSync, writeFileSync } from 'node:fs';
import { parse, stringify } from 'yaml';
import type { z } from 'zod';
import { jsonSchemaOf, merged, type JsonSchema } from './fields';

/**
 * Puts a file into the form in which the editor writes it, so that its first save changes nothing
 * but what was changed: fields in the order of their schema, no comments, quotation marks where
 * YAML needs them.
 * @returns whether that changed the file
 */
export function tidyFile(file: string, schema: z.ZodType): boolean {
  const source = readFileSync(file, 'utf8');
  const [, head, body] = /^---\n(.*?\n)---\n(.*)$/s.exec(source) ?? [];
  const text = body?.trim() && `\n${body.trim()}\n`;
  const tidy =
    head === undefined ? inForm(source, schema) : `---\n${inForm(head, schema)}---\n${text ?? ''}`;
  if (tidy !== source) writeFileSync(file, tidy);
  return tidy !== source;
}

const inForm = (yaml: string, schema: z.ZodType) =>
  stringify(inOrder(parse(yaml), jsonSchemaOf(schema)), { lineWidth: 0, singleQuote: true });

/** A value with its texts trimmed, and the fields of its objects in the order of the schema. */
function inOrder(value: unknown, schema: JsonSchema): unknown {
  const { properties, items } = merged(schema);
  // The editor trims a text's end, so no line break ends a block either.
  if (typeof value === 'string') return value.trimEnd();
  if (Array.isArray(value)) return value.map((item) => inOrder(item, items ?? {}));
  if (typeof value !== 'object' || value === null || properties === undefined) return value;
  const names = [...new Set([...Object.keys(properties), ...Object.keys(value)])];
  return Object.fromEntries(
    names
      .filter((name) => name in value)
      .map((name) => [
        name,
        inOrder((value as Record<string, unknown>)[name], properties[name] ?? {}),
      ]),
  );
}
