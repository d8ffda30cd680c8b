import { buildDay } from '../dates';
import { pictureBeside } from '../pictures/find-picture';
import type { Picture } from '../pictures/pictures';
import type { SitePath } from '../routes/urls';
import type { Entry } from './entry';
import type { ContentErrors } from './error';
import type { RenderedText } from './markdown';
import { entryKinds, type EntryFile } from './read-entries';

/** An entry with its rendered text, where it has one, and the picture files that it brings. */
export type CompiledEntry = {
  readonly entry: Entry;
  readonly text?: Pick<RenderedText, 'html' | 'headings'>;
  readonly files: readonly string[];
};

/** Whether drafts and articles of a day to come are shown: in development, and with DRAFTS=1. */
export function showsDrafts(): boolean {
  return process.env.NODE_ENV === 'development' || process.env.DRAFTS === '1';
}

/** Whether an entry waits: it is a draft, or its day is yet to come. */
export const isWaiting = ({ fields, isWritten }: EntryFile) =>
  fields.draft === true || (isWritten && (fields.date ?? '') > buildDay());

/** The addresses of an entry: that of its page, and where card and teaser lead before it has one. */
export function deriveAddresses({ kind, slug, number, isWritten }: EntryFile) {
  const { cardFolder } = entryKinds[kind];
  const bySlug: SitePath = `${cardFolder}${slug}`;
  const byNumber: SitePath | undefined = number ? `${cardFolder}${number}` : undefined;
  const page: SitePath = kind === 'article' ? `/blog/${slug}` : (byNumber ?? bySlug);
  if (byNumber === undefined) {
    return { path: page, teaserPath: page, aliases: isWritten ? [] : [bySlug] };
  }
  const aliases = [byNumber, bySlug];
  return isWritten
    ? { path: page, teaserPath: page, aliases: aliases.filter((path) => path !== page) }
    : { path: byNumber, teaserPath: bySlug, aliases };
}

/**
 * Those entries that the site shows, the newest first, each with its addresses, its cover and its
 * text.
 * @param errors takes what is wrong with covers
 */
export async function resolveEntries(
  entries: readonly EntryFile[],
  drawings: Readonly<Record<string, Picture>>,
  errors: ContentErrors,
): Promise<readonly CompiledEntry[]> {
  const shownEntries = entries.filter(
    (entry) => entry.head.data !== undefined && (showsDrafts() || !isWaiting(entry)),
  );
  const compiledEntries = shownEntries.map(async (entryFile): Promise<CompiledEntry> => {
    const { kind, slug, file, isWritten, fields, text, head } = entryFile;
    const { cover: name = 'arms', coverAlt = '' } = fields;
    const isFile = name.includes('.');
    const cover = isFile ? await pictureBeside(file, name, coverAlt) : drawings[name];
    if (typeof cover === 'string') errors.add(head.placeOf(['cover']), cover);
    const entry = {
      ...fields,
      ...{ kind, slug, file, isWritten, isWaiting: isWaiting(entryFile), cover },
      ...deriveAddresses(entryFile),
    } as Entry;
    return { entry, text, files: [...(text?.files ?? []), ...(isFile ? [entry.cover.file] : [])] };
  });
  return (await Promise.all(compiledEntries)).sort(
    ({ entry: a }, { entry: b }) =>
      (b.date ?? '').localeCompare(a.date ?? '') || a.slug.localeCompare(b.slug, 'en'),
  );
}
