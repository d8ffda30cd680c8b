import { z } from 'zod';
import type { FieldMeta } from '@/content/schema/fields';

/** A value of a file that its schema has a field for. */
export type FieldValue = {
  readonly path: readonly PropertyKey[];
  readonly value: string | number;
  readonly meta: FieldMeta;
};

/** Every text and number of a file, in order, whether or not it keeps the rules of its field. */
export function listValues(
  schema: z.ZodType,
  value: unknown,
  path: readonly PropertyKey[] = [],
): readonly FieldValue[] {
  if (typeof value === 'string' || typeof value === 'number') {
    return [{ path, value, meta: readMeta(schema) }];
  }
  return Object.entries(Object(value)).flatMap(([key, item]) => {
    const field = findField(schema, [key]);
    return field === undefined ? [] : listValues(field, item, [...path, key]);
  });
}

/** The value at a path; nothing where there is none. */
export const readValue = (value: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce((node, key) => Object(node)[key], value);

/** The schema at a path of a value; nothing where it has no such field. */
export function findField(
  schema: z.ZodType,
  [key, ...rest]: readonly PropertyKey[],
): z.ZodType | undefined {
  if (key === undefined) return schema;
  const inner = unwrap(schema);
  if (inner instanceof z.ZodArray) return findField(inner.element as z.ZodType, rest);
  if (inner instanceof z.ZodRecord) return findField(inner.valueType as z.ZodType, rest);
  return inner instanceof z.ZodObject && Object.hasOwn(inner.shape, key)
    ? findField(inner.shape[String(key)] as z.ZodType, rest)
    : undefined;
}

/** The names of a group’s fields. */
export function listFieldNames(schema: z.ZodType | undefined): readonly string[] {
  const inner = schema && unwrap(schema);
  return inner instanceof z.ZodObject ? Object.keys(inner.shape) : [];
}

/** What to write in a field, for the person who fills it in. */
export const readHelp = (schema: z.ZodType): string => readMeta(schema).description ?? '';

const readMeta = (schema: z.ZodType): FieldMeta => ({ ...unwrap(schema).meta(), ...schema.meta() });

/** A schema without what makes it optional. */
const unwrap = (schema: z.ZodType): z.ZodType =>
  schema instanceof z.ZodOptional ? (schema.unwrap() as z.ZodType) : schema;
