import type { Field } from '@sveltia/cms';
import { z } from 'zod';
import type { FieldMeta } from '@/content/schema/fields';

/** The part of JSON Schema that the content's schemas come to, with what their `meta` says. */
type JsonSchema = FieldMeta & {
  readonly type?: string;
  readonly enum?: readonly string[];
  readonly format?: string;
  readonly pattern?: string;
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly items?: JsonSchema;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  /** The shortest text, in characters. */
  readonly min?: number;
};

/** What an author can choose from, by the kind of field. */
export type Choices = Readonly<Record<'address' | 'picture' | 'topic', readonly string[]>>;

/** A zod schema as somebody writes it into a file, before anything is filled in. */
export const toJsonSchema = (schema: z.ZodType) =>
  z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as JsonSchema;

/** Texts longer than this are edited in a box of several lines. */
const ONE_LINE = 120;

/** The form of an object: one field for each of its properties, in their order. */
export function buildFields(
  { properties = {}, required = [] }: JsonSchema,
  choices: Choices,
): Field[] {
  return Object.entries(properties).map(([name, schema]) =>
    buildField(name, schema, required.includes(name), choices),
  );
}

/** The form of one property. */
export function buildField(
  name: string,
  schema: JsonSchema,
  required: boolean,
  choices: Choices,
): Field {
  const { description: hint, type } = schema;
  const input = type === 'boolean' && !required ? optionalChoice : inputFor(schema, choices);
  return { name, label: spellName(name), ...(hint && { hint }), required, ...input };
}

/** A choice that may be left out: a switch would write `false` into every file that is saved. */
const optionalChoice = {
  widget: 'select',
  options: [
    { label: 'Yes', value: true },
    { label: 'No', value: false },
  ],
  dropdown_threshold: 0,
};

/** A name as people write it: `finalCall` is “Final call”, `kpiLibrary` “KPI library”. */
export function spellName(name: string): string {
  const words = name
    .replaceAll(/\B[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
    .replaceAll('-', ' ');
  return words
    .replace(/^./, (letter) => letter.toUpperCase())
    .replace(/\b(?:ai|faq|kpi)\b/i, (letters) => letters.toUpperCase());
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
        : { widget: 'object', collapsed: 'auto', fields: buildFields(schema, choices) };
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
  const isFixed = minItems !== undefined && minItems === maxItems;
  const fields = buildFields(items, choices);
  const name = fields.find((field) => 'widget' in field && field.widget === 'string')?.name;
  return {
    widget: 'list',
    ...(minItems !== undefined && { min: minItems }),
    ...(maxItems !== undefined && { max: maxItems }),
    // A section has as many places as its page draws.
    ...(isFixed && { allow_add: false, allow_remove: false, allow_duplicate: false }),
    ...(items.type === 'object'
      ? { fields, collapsed: 'auto', ...(name && { summary: `{{fields.${name}}}` }) }
      : { field: buildField('item', items, true, choices) }),
  };
}
