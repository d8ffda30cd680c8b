import { findPicture } from '../pictures/find-picture';
import { pictureOfFile, type Picture } from '../pictures/pictures';
import type { SitePath } from '../routes/urls';
import type { Article, CaseStudy, Entry } from './entries';
import type { Advice, ContentErrors } from './error';
import type { RenderedText } from './markdown';
import { adviseOnDrawing } from './nearest';
import { kinds, type EntryFile, type EntryKind } from './read-entries';
import { today } from './settings';

/** An entry with its rendered text, where it has one, and the picture files that it brings. */
export type CompiledEntry<Item extends Entry> = {
  readonly entry: Item;
  readonly text?: Pick<RenderedText, 'html' | 'headings'>;
  readonly files: readonly string[];
};

/** Whether drafts and articles of a day to come are shown: in development, and with DRAFTS=1. */
export function showsDrafts(): boolean {
  return process.env.NODE_ENV === 'development' || process.env.DRAFTS === '1';
}

/** Whether an entry waits: it is a draft, or its day is yet to come. */
export function isWaiting({ fields, isWritten }: EntryFile<EntryKind>): boolean {
  return fields.draft === true || (isWritten && (fields.date ?? '') > today());
}

/** The addresses of an entry: that of its page, and where card and teaser lead before it has one. */
export function addressesOf({ kind, slug, fields, isWritten }: EntryFile<EntryKind>) {
  const { cardFolder } = kinds[kind];
  const bySlug: SitePath = `${cardFolder}${slug}`;
  const byNumber: SitePath | undefined =
    fields.number === undefined ? undefined : `${cardFolder}${fields.number}`;
  const page: SitePath = kind === 'article' ? `/blog/${slug}` : (byNumber ?? bySlug);
  const paths = [...(byNumber ? [byNumber] : []), bySlug];
  return isWritten
    ? {
        path: page,
        teaserPath: page,
        aliases: fields.number === undefined ? [] : paths.filter((path) => path !== page),
      }
    : { path: byNumber ?? page, teaserPath: byNumber ? bySlug : page, aliases: paths };
}

/**
 * The entries that the site shows, each with its addresses, its cover and its text.
 * @param errors takes what is wrong with covers and pictures
 */
export async function shownEntries(
  entryFiles: readonly EntryFile<EntryKind>[],
  drawings: Readonly<Record<string, Picture>>,
  errors: ContentErrors,
) {
  const shownFiles = showsDrafts() ? entryFiles : entryFiles.filter((file) => !isWaiting(file));
  const compiled = await Promise.all(
    shownFiles.map(async (file): Promise<CompiledEntry<Entry>> => {
      const cover = await coverOf(file, drawings, errors);
      const { kind, slug, isWritten, fields, text } = file;
      const entry = {
        ...fields,
        kind,
        slug,
        file: file.file,
        isWritten,
        isWaiting: isWaiting(file),
        ...addressesOf(file),
        cover: cover.picture,
      };
      return {
        entry: entry as Entry,
        ...(text && { text: { html: text.html, headings: text.headings } }),
        files: [...(text?.files ?? []), ...(cover.file ? [cover.file] : [])],
      };
    }),
  );
  const ofKind = <Item extends Entry>(kind: Item['kind']) =>
    compiled
      .filter(({ entry }) => entry.kind === kind)
      .sort((a, b) => newestFirst(a.entry, b.entry)) as CompiledEntry<Item>[];
  return {
    articles: ofKind<Article>('article'),
    // Those with a number stand in its order, as the page lists them; new ones come first.
    caseStudies: ofKind<CaseStudy>('case study').sort(
      (a, b) => (a.entry.number ?? 0) - (b.entry.number ?? 0),
    ),
    heldBack: (showsDrafts() ? [] : entryFiles)
      .filter((file) => isWaiting(file) && !file.fields.draft)
      .map(({ file, fields }) => ({ file, day: fields.date ?? '' })),
  };
}

/** The newest first; of one day, by address. */
function newestFirst(a: Entry, b: Entry): number {
  return (b.date ?? '').localeCompare(a.date ?? '') || a.slug.localeCompare(b.slug, 'en');
}

/** The cover of an article or the drawing of a case study: a drawing, or a picture beside the file. */
async function coverOf(
  { file, fields, head }: EntryFile<EntryKind>,
  drawings: Readonly<Record<string, Picture>>,
  errors: ContentErrors,
): Promise<{ readonly picture?: Picture; readonly file?: string }> {
  const field = 'industry' in fields ? 'picture' : 'cover';
  const name = ('industry' in fields ? fields.picture : fields.cover) ?? 'arms';
  const addError = (advice: Advice) => {
    errors.add(head.at([field]), advice);
    return {};
  };
  if (!name.includes('.')) {
    const otherwise = 'Write the name of a drawing, or of a picture beside the file: photo.jpg';
    const advice = adviseOnDrawing(name, drawings, otherwise);
    return advice ? addError(advice) : { picture: drawings[name] };
  }
  const pictureFile = findPicture(file, name);
  if (!('file' in pictureFile)) return addError(pictureFile);
  const alt = 'coverAlt' in fields ? (fields.coverAlt ?? '') : '';
  const picture = await pictureOfFile(pictureFile.file, alt);
  return 'message' in picture ? addError(picture) : { picture, file: pictureFile.file };
}
