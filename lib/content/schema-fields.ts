import { z } from 'zod';
import type { FieldKind } from '@/content/schema/fields';

/** A value of a file that its schema has a field for. */
export type FieldValue = {
  readonly path: readonly PropertyKey[];
  readonly value: string | number;
  /** What the field says of itself. */
  readonly meta: {
    readonly kind?: FieldKind;
    /** The most characters of a text. */
    readonly max?: number;
    /** What other fields name by its value. */
    readonly defines?: 'document' | 'event' | 'KPI' | 'place';
  };
};

/** Every text and number of a file, in order, whether or not it keeps the rules of its field. */
export function valuesIn(
  schema: z.ZodType,
  value: unknown,
  path: readonly PropertyKey[] = [],
): readonly FieldValue[] {
  if (typeof value === 'string' || typeof value === 'number') {
    const meta = { ...unwrapped(schema).meta(), ...schema.meta() } as FieldValue['meta'];
    return [{ path, value, meta }];
  }
  return Object.entries(Object(value)).flatMap(([key, item]) => {
    const field = key === 'placeholders' ? undefined : fieldOf(schema, key, value);
    return field === undefined ? [] : valuesIn(field, item, [...path, key]);
  });
}

/** The schema at a path of a value. */
export function schemaAt(
  schema: z.ZodType,
  [key, ...rest]: readonly PropertyKey[],
  value?: unknown,
): z.ZodType | undefined {
  if (key === undefined) return schema;
  const field = fieldOf(schema, String(key), value);
  return field && schemaAt(field, rest, Object(value)[key]);
}

/** The names of a group's fields. */
export function fieldNames(schema: z.ZodType | undefined, value?: unknown): readonly string[] {
  const inner = schema && unwrapped(schema, value);
  return inner instanceof z.ZodObject ? Object.keys(inner.shape) : [];
}

/** What to write in a field, for the person who fills it in. */
export const descriptionOf = (schema: z.ZodType): string =>
  schema.meta()?.description ?? unwrapped(schema).meta()?.description ?? '';

function fieldOf(schema: z.ZodType, key: string, value: unknown): z.ZodType | undefined {
  const inner = unwrapped(schema, value);
  if (inner instanceof z.ZodArray) return inner.element as z.ZodType;
  if (inner instanceof z.ZodRecord) return inner.valueType as z.ZodType;
  return inner instanceof z.ZodObject && Object.hasOwn(inner.shape, key)
    ? (inner.shape[key] as z.ZodType)
    : undefined;
}

/** A schema without what makes it optional; of several, the one that has the value's fields. */
function unwrapped(schema: z.ZodType, value?: unknown): z.ZodType {
  const { innerType } = schema.def as { readonly innerType?: z.ZodType };
  if (innerType) return unwrapped(innerType, value);
  if (!(schema instanceof z.ZodUnion)) return schema;
  const options = schema.options as readonly z.ZodType[];
  const names = Object.keys(Object(value));
  const isFit = (option: z.ZodType) => names.every((name) => fieldNames(option).includes(name));
  return options.find(isFit) ?? schema;
}
