import type { Field } from '@sveltia/cms';
import { z } from 'zod';
import type { FieldKind } from '@/content/schema/fields';

/** The part of JSON Schema that the content's schemas come to, with what their `meta` says. */
export type JsonSchema = {
  readonly type?: string;
  readonly description?: string;
  readonly enum?: readonly string[];
  readonly const?: unknown;
  readonly format?: string;
  readonly pattern?: string;
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: JsonSchema | false;
  readonly items?: JsonSchema;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly anyOf?: readonly JsonSchema[];
  /** The shortest and longest text, in characters. */
  readonly min?: number;
  readonly max?: number;
  readonly kind?: FieldKind;
};

/** What an author can choose from, by the kind of field. */
export type Choices = Readonly<Record<'address' | 'picture' | 'topic', readonly string[]>>;

/** A zod schema as somebody writes it into a file, before anything is filled in. */
export const jsonSchemaOf = (schema: z.ZodType) =>
  mergeSchema(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as JsonSchema);

/** Texts longer than this are edited in a box of several lines. */
const ONE_LINE = 120;

/** The form of an object: one field for each of its properties, in their order. */
export function fieldsOf(
  { properties = {}, required = [] }: JsonSchema,
  choices: Choices,
): Field[] {
  return Object.entries(properties).map(([name, schema]) =>
    fieldOf(name, schema, required.includes(name), choices),
  );
}

/** The form of one property. */
export function fieldOf(
  name: string,
  schema: JsonSchema,
  required: boolean,
  choices: Choices,
): Field {
  const whole = mergeSchema(schema);
  const { description: hint } = whole;
  const input =
    whole.type === 'boolean' && !required ? optionalChoice(whole) : inputFor(whole, choices);
  return { name, label: nameInWords(name), ...(hint && { hint }), required, ...input };
}

/** A choice that may be left out: a switch would write `false` into every file that is saved. */
function optionalChoice({ const: only }: JsonSchema) {
  const options = [
    { label: 'Yes', value: true },
    { label: 'No', value: false },
  ];
  const possible = options.filter(({ value }) => only === undefined || only === value);
  return { widget: 'select', options: possible, dropdown_threshold: 0 };
}

/** A name as people write it: `finalCall` is “Final call”, `kpiLibrary` “KPI library”. */
export function nameInWords(name: string): string {
  const words = name
    .replaceAll(/\B[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
    .replaceAll('-', ' ');
  return words
    .replace(/^./, (letter) => letter.toUpperCase())
    .replace(/\b(?:ai|faq|kpi)\b/i, (letters) => letters.toUpperCase());
}

/** One schema instead of several: a field of the form is there if any of them has it. */
function mergeSchema(schema: JsonSchema): JsonSchema {
  const { anyOf, ...rest } = schema;
  if (anyOf === undefined) return schema;
  const all = anyOf.map(mergeSchema);
  if (all.every(({ type }) => type === 'object')) {
    return {
      ...rest,
      type: 'object',
      properties: Object.assign({}, ...all.map(({ properties }) => properties)),
      required: (all[0]?.required ?? []).filter((name) =>
        all.every(({ required = [] }) => required.includes(name)),
      ),
    };
  }
  return { ...rest, type: 'string' };
}

/** What a field is filled in with, in the editor's terms. */
function inputFor(schema: JsonSchema, choices: Choices) {
  const { type, kind, min = 0, max, pattern, minimum, maximum } = schema;
  if (schema.enum !== undefined) return { widget: 'select', options: [...schema.enum] };
  switch (type) {
    case 'boolean':
      return { widget: 'boolean' };
    case 'integer':
    case 'number':
      return {
        widget: 'number',
        value_type: type === 'integer' ? 'int' : 'float',
        ...(minimum !== undefined && { min: minimum }),
        ...(maximum !== undefined && { max: maximum }),
      };
    case 'array':
      return listInput(schema, choices);
    case 'object':
      return schema.properties === undefined
        ? { widget: 'keyvalue' }
        : { widget: 'object', collapsed: 'auto', fields: fieldsOf(schema, choices) };
  }
  if (kind === 'markdown') return { widget: 'richtext', modes: ['raw'] };
  if (kind === 'picture' && pattern !== undefined) {
    return { widget: 'select', options: [...choices.picture] };
  }
  if (kind === 'address' || kind === 'picture' || kind === 'topic') {
    return { widget: 'suggested', suggestions: choices[kind], files: kind === 'picture' };
  }
  if (schema.format === 'date') return { widget: 'datetime', type: 'date', format: 'YYYY-MM-DD' };
  return {
    widget: max !== undefined && max > ONE_LINE ? 'text' : 'string',
    ...(min > 1 && { minlength: min }),
    ...(max !== undefined && { maxlength: max }),
    ...(pattern !== undefined && { pattern: [pattern, 'Write it as the line below says.'] }),
  };
}

function listInput({ items = {}, minItems, maxItems }: JsonSchema, choices: Choices) {
  const item = mergeSchema(items);
  const isFixed = minItems !== undefined && minItems === maxItems;
  const fields = fieldsOf(item, choices);
  const name = fields.find((field) => 'widget' in field && field.widget === 'string')?.name;
  return {
    widget: 'list',
    ...(minItems !== undefined && { min: minItems }),
    ...(maxItems !== undefined && { max: maxItems }),
    // A section has as many places as its page draws.
    ...(isFixed && { allow_add: false, allow_remove: false, allow_duplicate: false }),
    ...(item.type === 'object'
      ? { fields, collapsed: 'auto', ...(name && { summary: `{{fields.${name}}}` }) }
      : { field: fieldOf('item', item, true, choices) }),
  };
}
