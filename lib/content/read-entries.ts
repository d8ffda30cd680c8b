import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { basename } from 'node:path';
import type { z } from 'zod';
import { article, caseStudy } from '@/content/schema/entries';
import { isForeign } from '../language';
import { pictureEndings } from '../pictures/find-picture';
import { missingCharacters } from '../social-pictures/missing-characters';
import type { ContentError } from './error';
import type { FactValues } from './facts';
import type { RenderedText } from './markdown';
import { today } from './settings';
import { readFields, type LineOf } from './yaml';

/** The two kinds of entries: where they are, and what the head of their files must be. */
export const kinds = {
  article: { folder: 'content/blog', schema: article, cardFolder: '/company/blogs/' },
  'case study': {
    folder: 'content/case-studies',
    schema: caseStudy,
    cardFolder: '/company/case-studies/',
  },
} as const;

export type EntryKind = keyof typeof kinds;

/** The file of an entry as read. */
export type EntryFile<Kind extends EntryKind> = {
  readonly kind: Kind;
  readonly file: string;
  readonly slug: string;
  readonly fields: z.infer<(typeof kinds)[Kind]['schema']>;
  /** Markdown on the lines of the file; of blanks alone while the entry is announced. */
  readonly body: string;
  readonly written: boolean;
  readonly lineOf: LineOf;
  /** The text as rendered, where there is one. */
  readonly text?: RenderedText;
};

/** The files of a kind of entries. */
export const entryNames = (kind: EntryKind) => namesIn(kinds[kind].folder).names;

/**
 * Reads all entries of a kind, drafts and future ones included.
 * @returns also the addresses of those that cannot be read, to which links are in order
 */
export function readEntryFiles<Kind extends EntryKind>(
  kind: Kind,
  facts?: FactValues,
): {
  readonly files: readonly EntryFile<Kind>[];
  readonly errors: readonly ContentError[];
  readonly unread: readonly string[];
} {
  const { folder, schema, cardFolder } = kinds[kind];
  const { names, errors } = namesIn(folder);
  const files: EntryFile<Kind>[] = [];
  const unread: string[] = [];
  for (const name of names) {
    const file = `${folder}/${name}`;
    const slug = basename(name, '.md');
    const source = readFileSync(file, 'utf8');
    const { data, body, errors: wrong, lineOf } = readFields(file, source, schema, facts);
    const fault = nameFault(slug);
    if (fault) errors.push({ file, message: `the name ${name} ${fault[0]}`, fix: fault[1] });
    errors.push(...wrong);
    if (data === undefined) {
      const number = /^number: *(\d+)/m.exec(source)?.[1] ?? slug;
      unread.push(`/blog/${slug}`, `${cardFolder}${slug}`, `${cardFolder}${number}`);
      continue;
    }
    const fields = data as EntryFile<Kind>['fields'];
    const written = body.trim() !== '';
    const entry = { kind, file, slug, fields, body, written, lineOf };
    errors.push(...fieldErrors(entry));
    files.push(entry);
  }
  return { files, errors, unread };
}

/** What is wrong with a file's name, which becomes an address. */
function nameFault(slug: string): readonly [message: string, fix: string] | undefined {
  if (slug === 'index' || /^page(-\d+)?$/.test(slug))
    return [`is the list’s own`, 'Choose another'];
  if (/^\d+$/.test(slug)) return ['is a number', 'Write words, with hyphens between them'];
  return /^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug) && slug.length <= 80
    ? undefined
    : ['becomes the address', 'Write lower-case letters, digits and single hyphens, at most 80'];
}

/** What must hold between the fields of one entry, and with its text. */
function fieldErrors({
  kind,
  file,
  fields,
  written,
  lineOf,
}: EntryFile<EntryKind>): ContentError[] {
  const errors: ContentError[] = [];
  const wrong = (field: string, message: string, fix: string) =>
    errors.push({ file, line: lineOf([field]), field, message, fix });
  const { date, updated, headline, language, pictureTitle = '' } = fields;
  if (written) {
    for (const field of ['title', 'description', 'pictureTitle', 'date'] as const) {
      if (fields[field] === undefined) wrong(field, 'is missing', `An entry with a text needs it`);
    }
  }
  if (updated !== undefined && date !== undefined && updated < date) {
    wrong('updated', `is before date, ${date}`, 'Write the later day, or take it out');
  }
  if (updated !== undefined && (date ?? '') <= today() && updated > today()) {
    wrong('updated', `${updated} is yet to come`, 'Write the day of the change when it is made');
  }
  // Other words may have the letters of their language; pictures have Latin ones alone.
  const missing = language === undefined ? [] : missingCharacters(pictureTitle);
  if (missing.length > 0) {
    const message = `the pictures of shared links have no letters for ${missing.join(' ')}`;
    wrong('pictureTitle', message, 'Write it in Latin letters');
  }
  if (language === undefined && isForeign(headline)) {
    const fix = 'Add language: hi, or which it is';
    wrong('language', 'is missing: the headline is not in English', fix);
  }
  if (kind === 'article' && 'author' in fields) {
    const isFile = fields.cover?.includes('.') ?? false;
    if (isFile && fields.coverAlt === undefined) {
      wrong('coverAlt', 'is missing', 'Say what the picture on the cover shows');
    }
    if (!isFile && fields.coverAlt !== undefined) {
      wrong('coverAlt', 'belongs to a picture, and the cover is a drawing', 'Take it out');
    }
  }
  return errors;
}

const isPicture = new RegExp(`\\.(${pictureEndings.join('|')})$`, 'i');

/** The texts in a folder, and what does not belong there. */
function namesIn(folder: string): { names: string[]; errors: ContentError[] } {
  const names: string[] = [];
  const errors: ContentError[] = [];
  if (!existsSync(folder)) return { names, errors };
  for (const name of readdirSync(folder)) {
    const file = `${folder}/${name}`;
    // Hidden files, and those that desktops leave behind, are nobody's mistake.
    if (/^\.|^(README\.md|Thumbs\.db|desktop\.ini)$/i.test(name)) continue;
    if (!existsSync(file)) {
      errors.push({ file, message: 'is a link that leads to no file', fix: 'Take it out' });
    } else if (statSync(file).isDirectory()) {
      // One of pictures is in order.
      if ([name, ...readdirSync(file)].some((inside) => /\.mdx?$/.test(inside))) {
        const fix = `Put the .md file itself into ${folder}`;
        errors.push({ file, message: 'is a folder', fix });
      }
    } else if (name.endsWith('.md')) {
      names.push(name);
    } else if (!isPicture.test(name)) {
      const fix = 'Give it that ending, or take it out';
      errors.push({ file, message: 'is neither a text, named .md, nor a picture', fix });
    }
  }
  return { names: names.sort(), errors };
}
