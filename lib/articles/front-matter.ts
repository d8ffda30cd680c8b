import { parseDocument } from 'yaml';
import { z } from 'zod';
import { iconNames, tones } from '@/content/schema/icons';
import type { Mistake } from '../problem';
import { isForeign } from './language';
import { pageMetaFields, text } from '../seo/page-meta';

/** A day of the calendar, written YYYY-MM-DD. */
export const day = z.iso.date({
  error: ({ code }) =>
    `must be a day${code === 'invalid_type' ? '' : ' of the calendar'}, written YYYY-MM-DD`,
});

/** A field that is true, false or left out. */
export const flag = z.boolean('must be true or false').optional();

/** A whole number from 1. */
export const wholeNumber = (atMost: number) => {
  const rule = `must be a whole number from 1 to ${atMost}`;
  return z.number(rule).int(rule).min(1, rule).max(atMost, rule);
};

/** The fields that articles and case studies have in common. */
export const writingFields = {
  ...pageMetaFields,
  headline: text(1, 110),
  excerpt: text(1, 400),
  date: day,
  updated: day.optional(),
  icon: z.enum(iconNames, `must be one of ${iconNames.join(', ')}`),
  color: z.enum(tones, `must be one of ${tones.join(', ')}`),
  language: z
    .string('must be a language, such as hi')
    .refine(isLanguage, 'must be a language as HTML names it, such as hi or ar')
    .optional(),
  draft: flag,
  placeholders: z
    .array(z.string('must be the name of a field'), 'must be a list of field names')
    .optional(),
};

const fieldsRule = ({ code }: { readonly code?: string }) =>
  code === 'invalid_type' ? 'must be fields, each on a line of its own: title: …' : undefined;

/** Front matter of these fields alone, with what must hold between them. */
export function frontMatterOf<Shape extends typeof writingFields>(shape: Shape) {
  return z.strictObject(shape, { error: fieldsRule }).superRefine((values, context) => {
    const common = z.object(writingFields).partial().safeParse(values);
    const { date, updated, headline, language, draft, placeholders = [] } = common.data ?? {};
    const issue = (field: string, message: string) =>
      context.addIssue({ code: 'custom', path: [field], message });
    if (updated !== undefined && date !== undefined && updated < date) {
      issue('updated', `must not be before date (${date})`);
    }
    for (const [field, value] of Object.entries({ date, updated })) {
      if (value !== undefined && value > latestDay() && !draft) {
        issue(field, `${value} is yet to come: write draft: true, and take it out on that day`);
      }
    }
    if (headline !== undefined && language === undefined && isForeign(headline)) {
      issue('language', 'the headline is not in English: name its language, such as hi');
    }
    for (const name of placeholders) {
      if (!(name in shape)) issue('placeholders', `names “${name}”, which is not a field`);
    }
  });
}

/** The day that it is now where days begin first, 14 hours before UTC, as YYYY-MM-DD. */
function latestDay(): string {
  return new Date(Date.now() + 14 * 3_600_000).toISOString().slice(0, 10);
}

/** A file taken apart: its fields, and its text on the lines of the file. */
export type Parts<Fields> = {
  readonly frontMatter: Fields;
  /** The text. Empty lines stand where the front matter was: line numbers are the file's. */
  readonly body: string;
};

/** What the fields of a file must be. */
export type FrontMatterSchema<Fields> = z.ZodType<Fields> & { readonly shape: object };

const quoted = 'put texts between quotation marks';

/**
 * Takes a file with front matter apart.
 * @param file its name, for messages
 * @param given what is in it
 * @param schema what its fields must be
 * @returns its parts, or everything that is wrong with its head
 */
export function takeApart<Fields>(
  file: string,
  given: string,
  schema: FrontMatterSchema<Fields>,
): { readonly parts?: Parts<Fields>; readonly mistakes: readonly Mistake[] } {
  const source = given.replace(/\r\n?/g, '\n');
  const head = /^\uFEFF?---[ \t]*\n([\s\S]*?)^---[ \t]*(?:\n|$)/m.exec(source);
  if (head === null || head.index !== 0) {
    const reason = 'the file must start with a line ---, the fields, and a line ---';
    return { mistakes: [{ file, place: 'front matter', reason }] };
  }
  const yaml = parseDocument(head[1] ?? '', { prettyErrors: false });
  if (yaml.errors.length > 0) {
    return {
      mistakes: yaml.errors.map((error) => ({
        file,
        place: `line ${(head[1] ?? '').slice(0, error.pos[0]).split('\n').length + 1}`,
        reason: `the front matter cannot be read: ${error.message}`,
        remedy:
          error.code === 'DUPLICATE_KEY'
            ? undefined
            : `start each field at the line’s begin, and ${quoted}`,
      })),
    };
  }
  let values: unknown;
  try {
    values = yaml.toJS({ maxAliasCount: 0 }) ?? {};
  } catch {
    const reason = 'a field refers to another (*name), which is not supported';
    return { mistakes: [{ file, place: 'front matter', reason, remedy: quoted }] };
  }
  const { data, error } = schema.safeParse(values);
  const fieldNames = Object.keys(schema.shape);
  const mistakes = (error?.issues ?? []).flatMap((issue) =>
    explained(file, issue, values, fieldNames),
  );
  const body = head[0].replace(/[^\n]/g, '') + source.slice(head[0].length);
  if (body.trim() === '') {
    mistakes.push({ file, place: 'text', reason: 'there is none below the front matter' });
  }
  return {
    parts: data && mistakes.length === 0 ? { frontMatter: data, body } : undefined,
    mistakes,
  };
}

function explained(
  file: string,
  issue: z.core.$ZodIssue,
  values: unknown,
  fieldNames: readonly string[],
): Mistake[] {
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((place) => ({
      file,
      place,
      reason: `is not a field; the fields are ${fieldNames.join(', ')}`,
    }));
  }
  const [key] = issue.path;
  const missing = key !== undefined && !(key in Object(values));
  const place = issue.path.length === 0 ? 'front matter' : issue.path.join('.');
  return [{ file, place, reason: missing ? `is missing: ${issue.message}` : issue.message }];
}

const languageNames = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' });

function isLanguage(value: string): boolean {
  try {
    const [canonical] = Intl.getCanonicalLocales(value);
    return canonical === value && languageNames.of(value) !== undefined;
  } catch {
    return false;
  }
}
