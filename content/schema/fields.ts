import { z } from 'zod';

/**
 * The fields that content is made of. Each is a zod schema whose `meta` tells the editor what to
 * write there, and whose messages have two lines: what is wrong, and what to write instead.
 */

/** What a field holds that is more than words: something that it names, or a text in Markdown. */
export type FieldKind =
  | 'address'
  | 'case study'
  | 'document'
  | 'event'
  | 'label'
  | 'logo'
  | 'markdown'
  | 'picture'
  | 'question'
  | 'topic';

/** What to write in a field, for the person who fills it in. */
export type Help = { readonly help: string };

const noGroup =
  'is no group of fields\nWrite each field on a line of its own, indented by two spaces';
const kindMessages: Readonly<Record<string, string>> = {
  array: 'must be a list\nWrite each item on a line of its own that starts with a hyphen',
  boolean: 'must be true or false\nWrite one of the two without quotation marks',
  number: 'is no number\nWrite digits without quotation marks, with a point before decimals',
  object: noGroup,
  record: noGroup,
  string:
    'is no text\nPut it between quotation marks: a number, one with a colon, or that starts with { or [, needs them',
};
// What zod itself would say of a value of another kind, in words for authors.
z.config({
  customError: (issue) =>
    issue.code === 'invalid_type' ? kindMessages[issue.expected] : undefined,
});

/** What a field says of itself, as `meta` holds it. */
export type FieldMeta = {
  readonly description?: string;
} & Partial<Pick<TextRules, 'kind' | 'max'>>;

type TextRules = Help & {
  /** The most characters that its place on the page has room for. */
  readonly max: number;
  /** The least; 1 where none is given. */
  readonly min?: number;
  /** What it names, where it names something. */
  readonly kind?: FieldKind;
  /** Names in braces that code fills in when the words are shown. */
  readonly fills?: readonly string[];
};

/**
 * Words that a visitor reads. Lengths are those of the words as shown: the reader of the content
 * has put facts in their places and made `&nbsp;` one character before it asks the schema.
 */
export function text({ max, min = 1, help, kind, fills = [] }: TextRules) {
  const names = fills.map((name) => `{${name}}`);
  const description = names.length === 0 ? help : `${help} Code fills in ${names.join(', ')}.`;
  return z
    .string()
    .superRefine((value, context) => {
      for (const message of findTextErrors(value, { max, min, names })) {
        context.addIssue({ code: 'custom', message });
      }
    })
    .meta({ description, min, max, kind });
}

/** Words that the specification fixes, letter by letter. */
export const fixedText = (words: string, { help }: Help) =>
  z
    .string()
    .refine((value) => value === words, `must be “${words}”, word for word\nWrite it so`)
    .meta({ description: `${help} The specification fixes it: “${words}”.` });

/** What is wrong with a text, and behind a line break what to write instead. */
function findTextErrors(
  value: string,
  { max, min, names }: { max: number; min: number; names: readonly string[] },
): readonly string[] {
  if (value.trim() === '') return ['is empty\nWrite the words, or take the field out'];
  const { length } = value;
  const unfilled = (value.match(/\{+[^{}]{0,20}\}*|\}+/g) ?? []).filter(
    (name) => !names.includes(name),
  );
  return [
    value.endsWith('\n')
      ? 'ends with a line break\nWrite >- in place of > or |, or one line'
      : value.trim() !== value && 'starts or ends with a space\nTake it out',
    length > max && `is ${length} characters, at most ${max}\nShorten it`,
    length < min && `is ${length} characters, at least ${min}\nSay more`,
    /^[“”][^“”]*[“”]$/.test(value) &&
      'is between curly quotation marks, which would be shown\nTake them off, or use straight ones around the whole text',
    // Search engines’ data stand in a script, which a “<” could end.
    value.includes('<') && 'holds “<”\nWrite it in words: under, less than',
    ...unfilled.map(
      (name) =>
        `names ${name}, which nothing fills in here\nKnown are ${[...names, 'facts of the company'].join(', ')}, such as {company} or {india.city}`,
    ),
  ].filter((message) => message !== false);
}

export type Fields = Readonly<Record<string, z.ZodType>>;

/** A group of fields, and no others; what it is comes first where its name does not say it. */
export function group<Shape extends Fields>(...parts: [help: string, fields: Shape] | [Shape]) {
  const [help, fields] = parts.length === 2 ? parts : [undefined, ...parts];
  return z.strictObject(fields).meta({ description: help });
}

/** A group of fields that are all alike. */
export const groupOf = <const Name extends string, Field extends z.ZodType>(
  names: readonly Name[],
  field: Field,
) => group(Object.fromEntries(names.map((name) => [name, field])) as Record<Name, Field>);

/** How many items there are: so many, as its section has places, or the least and the most. */
export type Count = number | readonly [min: number, max: number];

/** A list of items. */
export function list<Item extends z.ZodType>(
  item: Item,
  { count, help }: Help & { readonly count: Count },
) {
  const [min, max] = typeof count === 'number' ? [count, count] : count;
  const expected = min === max ? `${min}` : `${min} to ${max}`;
  return z
    .array(item)
    .refine(({ length }) => length >= min && length <= max, {
      error: ({ input }) => {
        const { length } = input as unknown[];
        const fix = length > max ? 'Take some out' : 'Add what is missing';
        return `has ${length} ${length === 1 ? 'item' : 'items'}, not ${expected}\n${fix}`;
      },
      // What is wrong inside the items is told as well.
      when: ({ value }) => Array.isArray(value),
    })
    .meta({ description: help, minItems: min, maxItems: max });
}

/** A list of texts. */
export const texts = ({ count, ...rules }: TextRules & { readonly count: Count }) =>
  list(text(rules), { count, help: rules.help });

/** A list of groups of fields. */
export const rows = <Shape extends Fields>(help: string, count: Count, fields: Shape) =>
  list(group(fields), { count, help });

/** Paths of the fields of a file whose values still stand in for the real ones. */
export const placeholders = z.array(z.string()).optional().meta({
  description:
    'Fields of this file that are stand-ins until the company supplies the real value, such as offices.india.street. Take a line out when its field is real; `npm run launch-check` lists what is left.',
});
