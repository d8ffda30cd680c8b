import { readFileSync } from 'node:fs';
import type { z } from 'zod';
import {
  article,
  caseStudy,
  type ArticleFields,
  type CaseStudyFields,
} from '@/content/schema/entries';
import { buildDate } from '@/lib/base/dates';
import { isPicture } from '@/lib/pictures/find-picture';
import type { SitePath } from '@/lib/base/site-path';
import { showsDrafts, type Entry, type EntryBase } from './entry';
import type { ErrorMessage, ErrorCollector } from '@/lib/base/error';
import type { FactValues } from './company-facts';
import { listFiles } from '@/lib/base/files';
import type { RenderedText } from './markdown';
import { readFields, type FieldsFile } from './yaml';

/** The two kinds of entries: where they are, and what the front matter of their files must be. */
export const entryKinds = {
  article: {
    folder: 'content/blog',
    schema: article,
    pageFolder: '/blog/',
    cardFolder: '/company/blogs/',
  },
  'case study': {
    folder: 'content/case-studies',
    schema: caseStudy,
    pageFolder: '/company/case-studies/',
    cardFolder: '/company/case-studies/',
  },
} as const;

type EntryKind = keyof typeof entryKinds;

/** An entry as its file has it; whatever is wrong with the front matter of one is told. */
type EntryFile = EntryBase & {
  readonly kind: EntryKind;
  readonly frontMatter: FieldsFile<Partial<ArticleFields & CaseStudyFields>>;
};

/** An entry as the site shows it, its text, where it has one, and the picture files that it brings. */
export type CompiledEntry = {
  readonly frontMatter: EntryFile['frontMatter'];
  readonly entry: Entry;
  readonly text?: RenderedText;
  readonly files: readonly string[];
};

/** Whether visitors do not see an entry: it is a draft, or its day is to come; development shows both. */
export const isHidden = ({ isUnpublished }: EntryBase) => isUnpublished && !showsDrafts();

/** The files in the folder of a kind of entries but those that desktops leave behind. */
const listEntryFiles = (kind: EntryKind) =>
  listFiles(entryKinds[kind].folder).filter(
    (name) => !/(^|\/)(\.[^/]*|README\.md|Thumbs\.db|desktop\.ini)$/i.test(name),
  );

/** The names of the texts of a kind of entries. */
export const listEntryNames = (kind: EntryKind) =>
  listEntryFiles(kind).filter((name) => name.endsWith('.md'));

/** Reads all entries of a kind, drafts and future ones included. */
export function readEntryFiles(
  kind: EntryKind,
  errors: ErrorCollector,
  facts?: FactValues,
): readonly EntryFile[] {
  const { folder, schema } = entryKinds[kind];
  for (const name of listEntryFiles(kind)) {
    const isKnown = name.endsWith('.md') || isPicture(name);
    const errorText = 'is neither a text, named .md, nor a picture\nName it so, or take it out';
    errors.add({ file: `${folder}/${name}` }, !isKnown && errorText);
  }
  return listEntryNames(kind).flatMap((name) => {
    const file = `${folder}/${name}`;
    const slug = name.slice(0, -'.md'.length);
    errors.add({ file }, findSlugError(slug));
    const frontMatter = readFields<z.ZodType<Partial<ArticleFields & CaseStudyFields>>>(
      file,
      readFileSync(file, 'utf8'),
      schema,
      errors,
      facts,
    );
    if (frontMatter === undefined) return [];
    const { draft, date = '', number } = frontMatter.data;
    const hasBody = frontMatter.body.trim() !== '';
    const isUnpublished = draft === true || (hasBody && date > buildDate());
    const addresses = deriveAddresses(kind, slug, number, hasBody);
    const anchor = `case-${number ?? slug}`;
    const entry = { kind, slug, file, hasBody, isUnpublished, anchor, ...addresses, frontMatter };
    checkEntry(entry, errors);
    return [entry];
  });
}

/** The addresses of an entry: that of its page, and where card and teaser lead before it has one. */
function deriveAddresses(
  kind: EntryKind,
  slug: string,
  number: number | undefined,
  hasBody: boolean,
): Pick<EntryBase, 'path' | 'teaserPath' | 'otherPaths'> {
  const { pageFolder, cardFolder } = entryKinds[kind];
  const bySlug: SitePath = `${cardFolder}${slug}`;
  const byNumber: SitePath | undefined = number ? `${cardFolder}${number}` : undefined;
  const page: SitePath = kind === 'article' ? `${pageFolder}${slug}` : (byNumber ?? bySlug);
  if (hasBody) {
    const otherPaths = byNumber ? [byNumber, bySlug].filter((path) => path !== page) : [];
    return { path: page, teaserPath: page, otherPaths };
  }
  // While it is announced the missing page shows it at both.
  const card = byNumber ?? page;
  return {
    path: card,
    teaserPath: byNumber ? bySlug : page,
    otherPaths: [...new Set([card, bySlug])],
  };
}

/** What is wrong with the name of a text, which becomes an address. */
function findSlugError(slug: string): ErrorMessage | undefined {
  if (slug.includes('/')) return 'stands in a folder of its own\nPut it beside the other texts';
  const isAddress = /^(?!(\d+|index|page|topics)$)[a-z0-9]+(-[a-z0-9]+)*$/.test(slug);
  const fix =
    'Write lower-case words or digits with single hyphens between them, at most 80 letters, and neither index, page nor topics, which are the list’s own';
  return isAddress && slug.length <= 80
    ? undefined
    : `the name ${slug}.md becomes the address\n${fix}`;
}

/** Checks what must hold between the fields of one entry, and with its text. */
function checkEntry({ hasBody, frontMatter }: EntryFile, errors: ErrorCollector): void {
  const { date = '', updated = date, cover = '', coverAlt } = frontMatter.data;
  const addTo = (field: string, ...errorText: readonly (ErrorMessage | false)[]) =>
    errors.add(frontMatter.locate([field]), ...errorText);
  for (const field of ['title', 'description', 'pictureTitle', 'date'] as const) {
    const isMissing = hasBody && frontMatter.data[field] === undefined;
    addTo(field, isMissing && 'is missing\nAn entry with a text needs it');
  }
  addTo(
    'updated',
    updated < date && `is before date, ${date}\nWrite the later day, or take it out`,
  );
  addTo(
    'coverAlt',
    cover.includes('.') &&
      coverAlt === undefined &&
      'is missing\nSay what the picture on the cover shows',
  );
}
