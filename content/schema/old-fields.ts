import { z } from 'zod';

/**
 * What a text may name in braces: facts of `content/site.yaml`, and in words how many case studies
 * there are, also to begin a sentence.
 */
export const facts = [
  ...['company', 'legalName', 'email', 'caseStudies', 'CaseStudies'],
  ...['country', 'city', 'street', 'postalCode'].flatMap((fact) => [`india.${fact}`, `uk.${fact}`]),
];

const wrongKinds: Readonly<Record<string, string>> = {
  string:
    'is no text\nPut it between quotation marks: a number, one with a colon, or that starts with { or [, needs them',
  object: 'is no group of fields\nWrite each field on a line of its own, indented by two spaces',
};
// What zod itself would say of a value of another kind, in words for authors.
z.config({
  customError: (issue) => (issue.code === 'invalid_type' ? wrongKinds[issue.expected] : undefined),
});

/** The longest word, in letters, that a phone 320 px wide shows in one line of running text. */
const longestWord = 30;

/** The most characters or items that there is room for, or the least and the most. */
type Room = number | readonly [least: number, most: number];
const bounds = (room: Room) => (typeof room === 'number' ? ([1, room] as const) : room);

const namesInBraces = /\{([^{}]*)\}/g;

/** What is wrong with a text, and behind a line break what to write instead. */
function faultsOf(value: string, room: Room, filledIn: readonly string[]): readonly string[] {
  if (value.trim() === '') return ['is empty\nWrite the words, or take the field out'];
  const [least, most] = bounds(room);
  const { length } = value;
  const long = value.split(/[\s\u00a0-]+/).find((word) => word.length > longestWord);
  const known = [...filledIn, ...facts];
  const unknown = [...value.matchAll(namesInBraces)].filter(
    ([, name = '']) => !known.includes(name),
  );
  return [
    value.endsWith('\n')
      ? 'ends with a line break\nWrite >- in place of > or |, or one line'
      : value.trim() !== value && 'starts or ends with a space\nTake it out',
    length > most && `is ${length} characters, at most ${most}\nShorten it`,
    length < least && `is ${length} characters, at least ${least}\nSay more`,
    long !== undefined &&
      length <= most &&
      `has a word of ${long.length} letters, at most ${longestWord} fit a phone\nWrite a shorter one, or part it with a hyphen`,
    /^[“”][^“”]*[“”]$/.test(value) &&
      'is between curly quotation marks, which would be shown\nTake them off, or use straight ones around the whole text',
    // Search engines’ data stand in a script, which a “<” could end.
    value.includes('<') && 'holds “<”\nWrite it in words: under, less than',
    ...unknown.map(
      ([whole]) => `names ${whole}, which nothing fills in here\nKnown are {${known.join('}, {')}}`,
    ),
  ].filter((fault) => fault !== false);
}

/**
 * Words of so many characters.
 * @param room the length, in characters, that its place on the page has room for
 * @param description what to write, for the person who fills it in; the names in braces that it
 * mentions are filled in when the words are shown
 */
export function words(room: Room, description: string) {
  const [least, most] = bounds(room);
  const filledIn = [...description.matchAll(namesInBraces)].map(([, name = '']) => name);
  return z
    .string()
    .superRefine((value, context) => {
      for (const message of faultsOf(value, room, filledIn)) {
        context.addIssue({ code: 'custom', message });
      }
    })
    .meta({ description, min: least, max: most });
}

/** A text in short, as `words` takes it. */
type Text = readonly [room: Room, description: string];
/** A field: its schema, a text in short, or a group of fields. */
export type Field = z.ZodType | Text | Fields;
export type Fields = { readonly [name: string]: Field };

/** The schema that a field comes to. */
type SchemaOf<Given> = Given extends z.ZodType
  ? Given
  : Given extends readonly unknown[]
    ? z.ZodString
    : z.ZodObject<ShapeOf<Given>, z.core.$strict>;
type ShapeOf<Given> = { -readonly [Name in keyof Given]: SchemaOf<Given[Name]> };

function schemaOf<const Given extends Field>(given: Given): SchemaOf<Given> {
  const field: Field = given;
  const isText = (some: Field): some is Text => Array.isArray(some);
  const schema =
    field instanceof z.ZodType ? field : isText(field) ? words(...field) : object(field);
  return schema as SchemaOf<Given>;
}

/** A group of fields, and no others. */
export const object = <const Given extends Fields>(fields: Given) =>
  z.strictObject(
    Object.fromEntries(
      Object.entries(fields).map(([name, field]) => [name, schemaOf(field)]),
    ) as ShapeOf<Given>,
  );

/** The same, with what it is for. */
export const group = <const Given extends Fields>(description: string, fields: Given) =>
  object(fields).meta({ description });

/** The names in a line, which has blanks between them. */
export type NamesIn<Line extends string> = Line extends `${infer Name} ${infer Others}`
  ? Name | NamesIn<Others>
  : Line;

/** A list of names, written as a line with blanks between them. */
export const names = <const Line extends string>(line: Line) => line.split(' ') as NamesIn<Line>[];

/** A group of fields that are all alike. */
export const record = <Name extends string, Value extends z.ZodType>(
  named: readonly Name[],
  value: Value,
) => object(Object.fromEntries(named.map((name) => [name, value])) as Record<Name, Value>);

type TextsOf<Given> = {
  -readonly [Line in keyof Given as NamesIn<Line & string>]: Given[Line] extends string
    ? z.ZodString
    : SchemaOf<Given[Line]>;
};

/**
 * A group of short texts that stand in the same kind of place, and of other fields.
 * @param description what the texts are; which is which, their names say
 * @param given what is filled in when a text is shown, by the names of the texts:
 * `'rose fell': 'change value'` are two texts that may name {change} and {value}
 */
export function texts<const Given extends { readonly [line: string]: string | Field }>(
  room: Room,
  description: string,
  given: Given,
): z.ZodObject<TextsOf<Given>, z.core.$strict>;
/** The same, where nothing is filled in. */
export function texts<const Line extends string>(
  room: Room,
  description: string,
  given: Line,
): z.ZodObject<TextsOf<Record<Line, ''>>, z.core.$strict>;
export function texts(
  room: Room,
  description: string,
  given: string | { readonly [line: string]: string | Field },
) {
  const all = typeof given === 'string' ? { [given]: '' } : given;
  const fields = Object.entries(all).flatMap(([line, field]): [string, Field][] => {
    if (typeof field !== 'string') return [[line, field]];
    const slots = field === '' ? '' : `: {${field.replaceAll(' ', '}, {')}}`;
    const text = words(room, description.replace(/\.$/, `${slots}.`));
    return names(line).map((name) => [name, text]);
  });
  return group(description, Object.fromEntries(fields));
}

/**
 * Where a link leads, as people write addresses: `/about`, `/solutions/octomine#kpis`,
 * `/contact?intent=demo&product=octomine`, `#demo` on the same page, `https://…`. Whether there is
 * such a page and place is checked when all content is read (`lib/content/links.ts`).
 */
export const address = (description = 'Where it leads: /about, /solutions/octomine#kpis, #demo.') =>
  z
    .string({
      error: () => "is no address\nWrite one such as /contact, or '#demo' in quotation marks",
    })
    .regex(/^(\/(?!\/)|#.|https:\/\/.|mailto:.)\S*$/, {
      error: ({ input }) =>
        `“${String(input)}” is not a whole address\nStart it with / for a page of this site, # for a place on the same page, or https://`,
    })
    .meta({ description, kind: 'address' });

/** A day of the calendar, written YYYY-MM-DD. */
export const day = (description: string) =>
  z.iso
    .date({ error: () => 'must be a day of the calendar\nWrite it as YYYY-MM-DD' })
    .meta({ description });

/** A whole number from 1. */
export const wholeNumber = (most: number, description: string) => {
  const rule = `must be a whole number from 1 to ${most}`;
  return z.number(rule).int(rule).min(1, rule).max(most, rule).meta({ description });
};

/** Yes or no. */
export const flag = (description: string) =>
  z
    .boolean('must be true or false\nWrite one of the two without quotation marks')
    .meta({ description });

/** One of a few names. */
export const choice = <const Names extends readonly string[]>(known: Names, description: string) =>
  z
    .enum(known, {
      error: ({ input }) =>
        `“${String(input)}” is none of the choices\nWrite one of ${known.join(', ')}`,
    })
    .meta({ description });

/** A list with so many items. */
export function listOf<const Item extends Field>(room: Room, description: string, item: Item) {
  const [least, most] = bounds(room);
  const wanted = least === most ? `${least}` : `${least} to ${most}`;
  const fault = (count: number) => {
    const fix = count > most ? 'Take some out' : 'Add what is missing';
    return `has ${count} ${count === 1 ? 'item' : 'items'}, not ${wanted}\n${fix}`;
  };
  return z
    .array(
      schemaOf(item),
      'must be a list\nWrite each item on a line of its own that starts with a hyphen',
    )
    .refine((items) => items.length >= least && items.length <= most, {
      error: ({ input }) => fault((input as unknown[]).length),
      // What is wrong inside the items is told as well.
      when: ({ value }) => Array.isArray(value),
    })
    .meta({ description, minItems: least, maxItems: most });
}

/** So many items, each by its place. */
type Tuple<Item, Count extends number, Items extends Item[] = []> = Items['length'] extends Count
  ? Items
  : Tuple<Item, Count, [...Items, Item]>;

/** A list with exactly so many items, as its section has places. */
export const exactly = <const Count extends number, const Item extends Field>(
  count: Count,
  description: string,
  item: Item,
) =>
  listOf([count, count], description, item) as unknown as z.ZodType<
    Tuple<z.infer<SchemaOf<Item>>, Count>
  >;

/** The name of a drawing or photograph in `content/pictures/`. */
export const pictureName = (description: string) =>
  z
    .string()
    .regex(/^[a-z0-9-]+$/, 'must be the name of a picture without its ending\nSuch as octopus')
    .meta({ description, kind: 'picture' });

/** Paths of the fields of a file whose values still stand in for the real ones. */
export const placeholders = z.array(z.string()).optional().meta({
  description:
    'Fields of this file that are stand-ins until the company supplies the real value, such as offices.india.street. Take a line out when its field is real; `npm run launch-check` lists what is left.',
});

/** Names of the drawn icons (components/ui/icon.tsx). */
export const iconNames = [
  ...names('alert api bell bottle brain calendar cart chart chat check clock cloud code compass'),
  ...names('database document gauge health layers lightbulb link mail map megaphone network'),
  ...names('phone pipeline plug question rocket scale shield slack sliders store target team'),
  ...names('truck whatsapp'),
];

export type IconName = (typeof iconNames)[number];

/** The colours of a card or an icon. */
export const tones = ['coral', 'teal', 'gold', 'ink'] as const;

export type Tone = (typeof tones)[number];

/** A drawn icon. */
export const icon = choice(iconNames, 'The icon beside it.');
