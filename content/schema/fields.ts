import { z } from 'zod';

/** The company's facts that a text may name in braces, and where `content/site.yaml` holds each. */
export const facts = {
  company: 'name',
  legalName: 'legalName',
  email: 'email',
  'india.country': 'offices.india.country',
  'india.city': 'offices.india.city',
  'india.street': 'offices.india.street',
  'india.postalCode': 'offices.india.postalCode',
  'uk.country': 'offices.uk.country',
  'uk.city': 'offices.uk.city',
  'uk.street': 'offices.uk.street',
  'uk.postalCode': 'offices.uk.postalCode',
} as const;

/** Counts in words that a text may name: how many case studies there are, also to begin a sentence. */
const counts = ['caseStudies', 'CaseStudies'];

/** The longest word, in letters, that a phone 320 px wide shows in one line of running text. */
const longestWord = 30;

/** What is wrong with a text, and what to write instead. */
type TextFault = readonly [message: string, fix: string];

function faultsOf(
  value: string,
  { least, most, slots }: { least: number; most: number; slots: readonly string[] },
): readonly TextFault[] {
  const faults: TextFault[] = [];
  const length = value.length;
  if (value.trim() === '') return [['is empty', 'Write the words, or take the field out']];
  if (value.endsWith('\n')) {
    faults.push(['ends with a line break', 'Write >- in place of > or |, or one line']);
  } else if (value.trim() !== value) faults.push(['starts or ends with a space', 'Take it out']);
  if (length > most) faults.push([`is ${length} characters, at most ${most}`, 'Shorten it']);
  if (length < least) faults.push([`is ${length} characters, at least ${least}`, 'Say more']);
  const long = value.split(/[\s\u00a0-]+/).find((word) => word.length > longestWord);
  if (long !== undefined && length <= most) {
    faults.push([
      `has a word of ${long.length} letters, at most ${longestWord} fit a phone`,
      'Write a shorter one, or part it with a hyphen',
    ]);
  }
  if (/^[“”].*[“”]$/.test(value) && !/[“”]/.test(value.slice(1, -1))) {
    faults.push([
      'is between curly quotation marks, which would be shown',
      'Take them off, or use straight ones around the whole text',
    ]);
  }
  // Search engines’ data stand in a script, which a “<” could end.
  if (value.includes('<')) faults.push(['holds “<”', 'Write it in words: under, less than']);
  const known = [...slots, ...Object.keys(facts), ...counts];
  for (const [whole, name = ''] of value.matchAll(/\{([^{}]*)\}/g)) {
    if (known.includes(name)) continue;
    faults.push([
      `names ${whole}, which nothing fills in here`,
      `Known are {${known.join('}, {')}}`,
    ]);
  }
  return faults;
}

/**
 * Words of so many characters.
 * @param most the length, in characters, that its place on the page has room for
 * @param description what to write, for the person who fills it in
 * @param options names in braces that are filled in when the words are shown, and the least length
 */
export function words(
  most: number,
  description: string,
  { slots = [], least = 1 }: { readonly slots?: readonly string[]; readonly least?: number } = {},
) {
  const filledIn = slots.length === 0 ? '' : ` Filled in: {${slots.join('}, {')}}.`;
  return z
    .string({
      error: ({ input }) =>
        typeof input === 'number' || typeof input === 'boolean'
          ? 'is no text\nPut it between quotation marks'
          : undefined,
    })
    .superRefine((value, context) => {
      for (const [message, fix] of faultsOf(value, { least, most, slots })) {
        context.addIssue({ code: 'custom', message: `${message}\n${fix}` });
      }
    })
    .meta({ description: `${description}${filledIn}`, least, most });
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
export const choice = <const Names extends readonly [string, ...string[]]>(
  names: Names,
  description: string,
) =>
  z
    .enum(names, {
      error: ({ input }) =>
        `“${String(input)}” is none of the choices\nWrite one of ${names.join(', ')}`,
    })
    .meta({ description });

/** A list with so many items. */
export function listOf<Item extends z.ZodType>(
  item: Item,
  description: string,
  { least = 1, most = 40 }: { readonly least?: number; readonly most?: number } = {},
) {
  const rule = (input: unknown) => {
    const count = Array.isArray(input) ? input.length : 0;
    const wanted = least === most ? `${least}` : `${least} to ${most}`;
    return `has ${count} ${count === 1 ? 'item' : 'items'}, not ${wanted}\n${count > most ? 'Take some out' : 'Add what is missing'}`;
  };
  return z
    .array(item, {
      error: () => 'must be a list\nWrite each item on a line of its own that starts with a hyphen',
    })
    .min(least, { error: ({ input }) => rule(input) })
    .max(most, { error: ({ input }) => rule(input) })
    .meta({ description });
}

/** So many items, each by its place. */
type Tuple<Item, Count extends number, Items extends Item[] = []> = Items['length'] extends Count
  ? Items
  : Tuple<Item, Count, [...Items, Item]>;

/** A list with exactly so many items, as its section has places. */
export const exactly = <const Count extends number, Item extends z.ZodType>(
  count: Count,
  item: Item,
  description: string,
) =>
  listOf(item, description, { least: count, most: count }) as unknown as z.ZodType<
    Tuple<z.infer<Item>, Count>
  >;

/** The name of a drawing or photograph in `content/pictures/`. */
export const pictureName = (description: string) =>
  z
    .string()
    .regex(/^[a-z0-9-]+$/, 'must be the name of a picture without its ending\nSuch as octopus')
    .meta({
      description,
      kind: 'picture',
    });

/** Paths of the fields of a file whose values still stand in for the real ones. */
export const placeholders = z.array(z.string()).optional().meta({
  description:
    'Fields of this file that are stand-ins until the company supplies the real value, such as offices.india.street. Take a line out when its field is real; `npm run launch-check` lists what is left.',
});

/** Names of the drawn icons (components/ui/icon.tsx). */
export const iconNames = [
  ...([
    'alert',
    'api',
    'bell',
    'bottle',
    'brain',
    'calendar',
    'cart',
    'chart',
    'chat',
    'check',
  ] as const),
  ...(['clock', 'cloud', 'code', 'compass', 'database', 'document', 'gauge', 'health'] as const),
  ...(['layers', 'lightbulb', 'link', 'mail', 'map', 'megaphone', 'network', 'phone'] as const),
  ...(['pipeline', 'plug', 'question', 'rocket', 'scale', 'shield', 'slack', 'sliders'] as const),
  ...(['store', 'target', 'team', 'truck', 'whatsapp'] as const),
] as const;

export type IconName = (typeof iconNames)[number];

/** The colours of a card or an icon. */
export const tones = ['coral', 'teal', 'gold', 'ink'] as const;

export type Tone = (typeof tones)[number];

/** A drawn icon. */
export const icon = choice(iconNames, 'The icon beside it.');
