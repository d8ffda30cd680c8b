import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { basename } from 'node:path';
import type { z } from 'zod';
import { article, caseStudy } from '@/content/schema/entries';
import { isForeign } from '../language';
import { pictureEndings } from '../pictures/find-picture';
import { missingCharacters } from '../social-pictures/missing-characters';
import type { Advice, ContentErrors } from './error';
import type { FactValues } from './facts';
import type { RenderedText } from './markdown';
import { today } from './settings';
import { readFields, type FieldsFile } from './yaml';

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
type EntryBase = {
  readonly kind: EntryKind;
  readonly file: string;
  readonly slug: string;
  /** Its fields as read, with their places. */
  readonly head: FieldsFile;
  /** Markdown on the lines of the file; of blanks alone while the entry is announced. */
  readonly body: string;
  readonly isWritten: boolean;
  /** The text as rendered, where there is one. */
  readonly text?: RenderedText;
};

/** An entry whose head is in order. */
export type EntryFile<Kind extends EntryKind> = EntryBase & {
  readonly kind: Kind;
  readonly fields: z.infer<(typeof kinds)[Kind]['schema']>;
};

/** One whose head is not: links to its addresses are in order all the same. */
export type UnreadEntry = EntryBase & { readonly addresses: readonly string[] };

/** Hidden files, and those that desktops leave behind, are nobody's mistake. */
const isIgnored = (name: string) => /^\.|^(README\.md|Thumbs\.db|desktop\.ini)$/i.test(name);

/** The files of a kind of entries. */
export function entryNames(kind: EntryKind): readonly string[] {
  const { folder } = kinds[kind];
  const names = existsSync(folder) ? readdirSync(folder).sort() : [];
  return names.filter((name) => name.endsWith('.md') && !isIgnored(name));
}

/** Reads all entries of a kind, drafts and future ones included. */
export function readEntryFiles<Kind extends EntryKind>(
  kind: Kind,
  errors: ContentErrors,
  facts?: FactValues,
): { readonly entries: readonly EntryFile<Kind>[]; readonly unread: readonly UnreadEntry[] } {
  const { folder, schema, cardFolder } = kinds[kind];
  const entries: EntryFile<Kind>[] = [];
  const unread: UnreadEntry[] = [];
  checkFolder(folder, errors);
  for (const name of entryNames(kind)) {
    const file = `${folder}/${name}`;
    if (!existsSync(file) || statSync(file).isDirectory()) continue;
    const slug = basename(name, '.md');
    errors.add({ file }, nameAdvice(name, slug));
    const source = readFileSync(file, 'utf8');
    const head = readFields(file, source, schema, errors, facts);
    const { body, data } = head;
    const entry = { kind, file, slug, head, body, isWritten: body.trim() !== '' };
    if (data === undefined) {
      const number = /^number: *(\d+)/m.exec(source)?.[1] ?? slug;
      const addresses = [`/blog/${slug}`, `${cardFolder}${slug}`, `${cardFolder}${number}`];
      unread.push({ ...entry, addresses });
    } else {
      const fields = data as EntryFile<Kind>['fields'];
      checkFields({ ...entry, fields }, errors);
      entries.push({ ...entry, fields });
    }
  }
  return { entries, unread };
}

/** What is wrong with a file's name, which becomes an address. */
function nameAdvice(name: string, slug: string): Advice | undefined {
  const advice = (problem: string, fix: string) => ({
    message: `the name ${name} ${problem}`,
    fix,
  });
  if (slug === 'index' || /^page(-\d+)?$/.test(slug)) {
    return advice('is the list’s own', 'Choose another');
  }
  if (/^\d+$/.test(slug)) return advice('is a number', 'Write words, with hyphens between them');
  if (/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug) && slug.length <= 80) return undefined;
  const fix = 'Write lower-case letters, digits and single hyphens, at most 80';
  return advice('becomes the address', fix);
}

/** Checks what must hold between the fields of one entry, and with its text. */
function checkFields(
  { fields, isWritten, head }: EntryFile<EntryKind>,
  errors: ContentErrors,
): void {
  const add = (field: string, message: string, fix: string) =>
    errors.add(head.at([field]), { message, fix });
  const { date, updated, headline, language, pictureTitle = '' } = fields;
  if (isWritten) {
    for (const field of ['title', 'description', 'pictureTitle', 'date'] as const) {
      if (fields[field] === undefined) add(field, 'is missing', `An entry with a text needs it`);
    }
  }
  if (updated !== undefined && date !== undefined && updated < date) {
    add('updated', `is before date, ${date}`, 'Write the later day, or take it out');
  }
  if (updated !== undefined && (date ?? '') <= today() && updated > today()) {
    add('updated', `${updated} is yet to come`, 'Write the day of the change when it is made');
  }
  // Other words may have the letters of their language; pictures have Latin ones alone.
  const missingLetters = language === undefined ? [] : missingCharacters(pictureTitle);
  if (missingLetters.length > 0) {
    const message = `the pictures of shared links have no letters for ${missingLetters.join(' ')}`;
    add('pictureTitle', message, 'Write it in Latin letters');
  }
  if (language === undefined && isForeign(headline)) {
    const message = 'is missing: the headline is not in English';
    add('language', message, 'Add language: hi, or which it is');
  }
  if (!('author' in fields)) return;
  const isFile = fields.cover?.includes('.') ?? false;
  if (isFile && fields.coverAlt === undefined) {
    add('coverAlt', 'is missing', 'Say what the picture on the cover shows');
  }
  if (!isFile && fields.coverAlt !== undefined) {
    add('coverAlt', 'belongs to a picture, and the cover is a drawing', 'Take it out');
  }
}

const isPicture = new RegExp(`\\.(${pictureEndings.join('|')})$`, 'i');

/** Checks that a folder of entries holds texts and pictures alone. */
function checkFolder(folder: string, errors: ContentErrors): void {
  if (!existsSync(folder)) return;
  for (const name of readdirSync(folder)) {
    const file = `${folder}/${name}`;
    if (isIgnored(name)) continue;
    if (!existsSync(file)) {
      const message = 'is a link that leads to no file';
      errors.add({ file }, { message, fix: 'Take it out' });
    } else if (statSync(file).isDirectory()) {
      // One of pictures is in order.
      if ([name, ...readdirSync(file)].some((inside) => /\.mdx?$/.test(inside))) {
        const fix = `Put the .md file itself into ${folder}`;
        errors.add({ file }, { message: 'is a folder', fix });
      }
    } else if (!name.endsWith('.md') && !isPicture.test(name)) {
      const message = 'is neither a text, named .md, nor a picture';
      errors.add({ file }, { message, fix: 'Give it that ending, or take it out' });
    }
  }
}
