import { z } from 'zod';
import type { FieldKind } from '@/content/schema/fields';

/** A value of a file that its schema has a field for. */
export type FieldValue = {
  readonly path: readonly PropertyKey[];
  readonly value: string | number;
  readonly meta: FieldMeta;
};

/** What a field says of itself. */
type FieldMeta = {
  readonly description?: string;
  readonly kind?: FieldKind;
  /** The most characters of a text. */
  readonly max?: number;
  /** What other fields name by its value. */
  readonly defines?: 'document' | 'event' | 'KPI' | 'place';
};

/** Every text and number of a file, in order, whether or not it keeps the rules of its field. */
export function valuesIn(
  schema: z.ZodType,
  value: unknown,
  path: readonly PropertyKey[] = [],
): readonly FieldValue[] {
  if (typeof value === 'string' || typeof value === 'number') {
    return [{ path, value, meta: metaOf(schema) }];
  }
  return Object.entries(Object(value)).flatMap(([key, item]) => {
    const field = key === 'placeholders' ? undefined : fieldOf(schema, key);
    return field === undefined ? [] : valuesIn(field, item, [...path, key]);
  });
}

/** The schema at a path of a value. */
export function schemaAt(
  schema: z.ZodType,
  [key, ...rest]: readonly PropertyKey[],
): z.ZodType | undefined {
  if (key === undefined) return schema;
  const field = fieldOf(schema, String(key));
  return field && schemaAt(field, rest);
}

/** The names of a group's fields. */
export function fieldNames(schema: z.ZodType | undefined): readonly string[] {
  const inner = schema && unwrapped(schema);
  return inner instanceof z.ZodObject ? Object.keys(inner.shape) : [];
}

/** What to write in a field, for the person who fills it in. */
export const descriptionOf = (schema: z.ZodType): string => metaOf(schema).description ?? '';

function fieldOf(schema: z.ZodType, key: string): z.ZodType | undefined {
  const inner = unwrapped(schema);
  if (inner instanceof z.ZodArray) return inner.element as z.ZodType;
  if (inner instanceof z.ZodRecord) return inner.valueType as z.ZodType;
  return inner instanceof z.ZodObject && Object.hasOwn(inner.shape, key)
    ? (inner.shape[key] as z.ZodType)
    : undefined;
}

const metaOf = (schema: z.ZodType): FieldMeta => ({
  ...unwrapped(schema).meta(),
  ...schema.meta(),
});

/** A schema without what makes it optional. */
const unwrapped = (schema: z.ZodType): z.ZodType =>
  schema instanceof z.ZodOptional ? (schema.unwrap() as z.ZodType) : schema;
