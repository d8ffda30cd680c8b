import { readFileSync } from 'node:fs';
import type { z } from 'zod';
import { article, caseStudy } from '@/content/schema/entries';
import { buildDay } from '../dates';
import { isForeign } from '../language';
import { isPicture } from '../pictures/find-picture';
import { missingCharacters } from '../social-pictures/missing-characters';
import type { ContentErrors } from './error';
import type { FactValues } from './facts';
import { listFiles } from './files';
import type { RenderedText } from './markdown';
import { readFields, type FieldsFile } from './yaml';

/** The two kinds of entries: where they are, and what the head of their files must be. */
export const entryKinds = {
  article: { folder: 'content/blog', schema: article, cardFolder: '/company/blogs/' },
  'case study': {
    folder: 'content/case-studies',
    schema: caseStudy,
    cardFolder: '/company/case-studies/',
  },
} as const;

export type EntryKind = keyof typeof entryKinds;

/** The file of an entry as read. */
export type EntryFile<Kind extends EntryKind = EntryKind> = {
  readonly kind: Kind;
  readonly file: string;
  readonly slug: string;
  /** The number of its card, also where its head is not in order. */
  readonly number?: number;
  /** Its fields as read, with their places. */
  readonly head: FieldsFile;
  /** The same, where all of them are in order. */
  readonly fields?: z.infer<(typeof entryKinds)[Kind]['schema']>;
  /** Markdown on the lines of the file; of blanks alone while the entry is announced. */
  readonly body: string;
  readonly isWritten: boolean;
  /** The text as rendered, where there is one. */
  readonly text?: RenderedText;
};

/** An entry whose head is in order. */
export type SoundEntry<Kind extends EntryKind = EntryKind> = EntryFile<Kind> &
  Required<Pick<EntryFile<Kind>, 'fields'>>;

export const isSound = (entry: EntryFile): entry is SoundEntry => entry.fields !== undefined;
export const isArticle = (entry: EntryFile): entry is SoundEntry<'article'> =>
  entry.kind === 'article' && isSound(entry);

/** The files in a folder of entries but those that desktops leave behind. */
const entryFiles = (folder: string) =>
  listFiles(folder).filter(
    (name) => !/(^|\/)(\.[^/]*|README\.md|Thumbs\.db|desktop\.ini)$/i.test(name),
  );

/** The names of the files of a kind of entries. */
export const entryNames = (kind: EntryKind) =>
  entryFiles(entryKinds[kind].folder).filter((name) => name.endsWith('.md'));

/** Reads all entries of a kind, drafts and future ones included. */
export function readEntryFiles<Kind extends EntryKind>(
  kind: Kind,
  errors: ContentErrors,
  facts?: FactValues,
): readonly EntryFile<Kind>[] {
  const { folder, schema } = entryKinds[kind];
  return entryFiles(folder).flatMap((name) => {
    const file = `${folder}/${name}`;
    if (!file.endsWith('.md')) {
      const advice = 'is neither a text, named .md, nor a picture\nName it so, or take it out';
      errors.add({ file }, !isPicture(file) && advice);
      return [];
    }
    const slug = name.slice(0, -'.md'.length);
    checkName(file, slug, errors);
    const source = readFileSync(file, 'utf8');
    const head = readFields(file, source, schema, errors, facts);
    const fields = head.data as EntryFile<Kind>['fields'];
    const isWritten = head.body.trim() !== '';
    const number = Number(/^number: *(\d+)/m.exec(source)?.[1]) || undefined;
    const entry = { kind, file, slug, number, head, fields, body: head.body, isWritten };
    if (isSound(entry)) checkFields(entry, errors);
    return [entry];
  });
}

/** Checks the name of a text, which becomes an address. */
function checkName(file: string, slug: string, errors: ContentErrors): void {
  const isListOwn = /^(index|page(-\d+)?)$/.test(slug);
  const isAddress = /^(?!\d+$)[a-z0-9]+(-[a-z0-9]+)*$/.test(slug) && slug.length <= 80;
  const fix =
    'Write lower-case words or digits with single hyphens between them, at most 80 letters';
  errors.add(
    { file },
    slug.includes('/')
      ? 'stands in a folder of its own\nPut it beside the other texts'
      : !isAddress && `the name ${slug}.md becomes the address\n${fix}`,
    isListOwn && `the name ${slug}.md is the list’s own\nChoose another`,
  );
}

/** Checks what must hold between the fields of one entry, and with its text. */
function checkFields({ fields, isWritten, head }: SoundEntry, errors: ContentErrors): void {
  const { date = '', updated = date, headline, pictureTitle = '', cover = '' } = fields;
  const check = (field: string, isWrong: boolean, advice: string) =>
    errors.add(head.placeOf([field]), isWrong && advice);
  for (const field of ['title', 'description', 'pictureTitle', 'date'] as const) {
    const isMissing = isWritten && fields[field] === undefined;
    check(field, isMissing, 'is missing\nAn entry with a text needs it');
  }
  const later = 'Write the later day, or take it out';
  check('updated', updated < date, `is before date, ${date}\n${later}`);
  const isAhead = date <= buildDay() && updated > buildDay();
  const whenMade = 'Write the day of the change when it is made';
  check('updated', isAhead, `${updated} is yet to come\n${whenMade}`);
  // Other words may have the letters of their language; pictures have Latin ones alone.
  const letters = missingCharacters(pictureTitle).join(' ');
  const noLetters = `the pictures of shared links have no letters for ${letters}`;
  check('pictureTitle', letters !== '', `${noLetters}\nWrite it in Latin letters`);
  const isUnnamed = fields.language === undefined && isForeign(headline);
  const name = 'Add language: hi, or which it is';
  check('language', isUnnamed, `is missing: the headline is not in English\n${name}`);
  const isFile = cover.includes('.');
  const hasAlt = fields.coverAlt !== undefined;
  check('coverAlt', isFile && !hasAlt, 'is missing\nSay what the picture on the cover shows');
  const ofDrawing = 'belongs to a picture, and the cover is a drawing\nTake it out';
  check('coverAlt', !isFile && hasAlt, ofDrawing);
}
