import { buildDay } from '../dates';
import { pictureBeside } from '../pictures/find-picture';
import type { Picture } from '../pictures/pictures';
import type { SitePath } from '../routes/urls';
import type { Article, CaseStudy, Entry } from './entry';
import type { ContentErrors } from './error';
import type { RenderedText } from './markdown';
import { isSound, entryKinds, type EntryFile, type SoundEntry } from './read-entries';

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
export const isWaiting = ({ fields, isWritten }: EntryFile) =>
  fields?.draft === true || (isWritten && (fields?.date ?? '') > buildDay());

/** The addresses of an entry: that of its page, and where card and teaser lead before it has one. */
export function addressesOf({ kind, slug, number, isWritten }: EntryFile) {
  const { cardFolder } = entryKinds[kind];
  const bySlug: SitePath = `${cardFolder}${slug}`;
  const byNumber: SitePath | undefined = number ? `${cardFolder}${number}` : undefined;
  const page: SitePath = kind === 'article' ? `/blog/${slug}` : (byNumber ?? bySlug);
  const paths = [...(byNumber ? [byNumber] : []), bySlug];
  return isWritten
    ? {
        path: page,
        teaserPath: page,
        aliases: byNumber ? paths.filter((path) => path !== page) : [],
      }
    : { path: byNumber ?? page, teaserPath: byNumber ? bySlug : page, aliases: paths };
}

/**
 * The entries that the site shows, each with its addresses, its cover and its text.
 * @param errors takes what is wrong with covers and pictures
 */
export async function resolveEntries(
  all: readonly EntryFile[],
  drawings: Readonly<Record<string, Picture>>,
  errors: ContentErrors,
) {
  const sound = all.filter(isSound);
  const compiled = await Promise.all(
    sound
      .filter((file) => showsDrafts() || !isWaiting(file))
      .map(async (file): Promise<CompiledEntry<Entry>> => {
        const { kind, slug, isWritten, fields, text } = file;
        const cover = await coverOf(file, drawings, errors);
        const isFile = cover !== undefined && !Object.values(drawings).includes(cover);
        return {
          entry: {
            ...fields,
            ...{ kind, slug, file: file.file, isWritten, isWaiting: isWaiting(file), cover },
            ...addressesOf(file),
          } as Entry,
          ...(text && { text: { html: text.html, headings: text.headings } }),
          files: [...(text?.files ?? []), ...(isFile ? [cover.file] : [])],
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
    waitingArticles: (showsDrafts() ? [] : sound)
      .filter((file) => isWaiting(file) && !file.fields.draft)
      .map(({ file, fields }) => ({ file, day: fields.date ?? '' })),
  };
}

/** The newest first; of one day, by address. */
function newestFirst(a: Entry, b: Entry): number {
  return (b.date ?? '').localeCompare(a.date ?? '') || a.slug.localeCompare(b.slug, 'en');
}

/** The cover of an entry: a drawing by its name, or a picture beside the file. */
async function coverOf(
  { file, fields, head }: SoundEntry,
  drawings: Readonly<Record<string, Picture>>,
  errors: ContentErrors,
): Promise<Picture | undefined> {
  const { cover: name = 'arms', coverAlt = '' } = fields;
  if (!name.includes('.')) return drawings[name];
  const picture = await pictureBeside(file, name, coverAlt);
  if (typeof picture !== 'string') return picture;
  errors.add(head.placeOf(['cover']), picture);
  return undefined;
}
