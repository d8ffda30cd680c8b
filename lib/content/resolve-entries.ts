import { findPicture } from '../pictures/find-picture';
import type { Picture } from '../pictures/pictures';
import { showsDrafts, type Entry } from './entry';
import type { ContentErrors } from './error';
import type { RenderedText } from './markdown';
import type { EntryFile } from './read-entries';

/** An entry with its rendered text, where it has one, and the picture files that it brings. */
export type CompiledEntry = {
  readonly entry: Entry;
  readonly text?: Pick<RenderedText, 'html' | 'headings'>;
  readonly files: readonly string[];
};

/** Whether an entry is kept from visitors until it is no draft, or its day has come. */
export const isHidden = ({ isWaiting }: EntryFile) => isWaiting && !showsDrafts();

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
  const readableEntries = entries.filter(({ head }) => head.values !== undefined);
  const compiledEntries = readableEntries.map(async (entryFile): Promise<CompiledEntry> => {
    const { head, fields, text, ...base } = entryFile;
    const { cover: name = 'arms', coverAlt = '' } = fields;
    const isFile = name.includes('.');
    const cover = isFile ? await findPicture(base.file, name, coverAlt) : drawings[name];
    if (typeof cover === 'string') errors.add(head.locate(['cover']), cover);
    const entry = { ...fields, ...base, cover } as Entry;
    return { entry, text, files: [...(text?.files ?? []), ...(isFile ? [entry.cover.file] : [])] };
  });
  const isShown = ({ entry }: CompiledEntry) => !entry.isWaiting || showsDrafts();
  return (await Promise.all(compiledEntries))
    .filter(isShown)
    .sort(
      ({ entry: a }, { entry: b }) =>
        (b.date ?? '').localeCompare(a.date ?? '') || a.slug.localeCompare(b.slug, 'en'),
    );
}
