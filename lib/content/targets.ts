import { routeIds, routes, type Route, type RouteId } from '@/content/routes';
import type { LegalContent } from '@/content/schema/pages';
import type { Site } from '@/content/schema/site';
import { slugOf } from '../routes/slug';
import { listFiles, readTextOrNone } from './files';
import type { Target, Targets } from './links';
import { listsOf } from './list-pages';
import { isArticle, isSound, type EntryFile } from './read-entries';
import { addressesOf, isWaiting, showsDrafts } from './resolve-entries';
import type { FieldsFile } from './yaml';

/** Files that the build writes and that a text may link to. */
const builtFiles = ['/feed.xml', '/sitemap.xml', '/llms.txt', '/robots.txt'];

/** What is there cannot be said: whatever place a link names is in order. */
const anyPlace: ReadonlySet<string> = Object.assign(new Set<string>(), { has: () => true });
const targetOfAnyPlace: Target = { kind: 'other', places: anyPlace };

/** All that links in the content may lead to. */
export function findTargets(
  files: ReadonlyMap<string, FieldsFile>,
  entries: readonly EntryFile[],
): Targets {
  const isDraft = (entry: EntryFile) =>
    entry.isWritten && isWaiting(entry) && !showsDrafts() && isSound(entry);
  const visibleEntries = entries.filter((entry) => !isDraft(entry));
  const lists = listsOf(
    visibleEntries.filter(isArticle).map(({ fields, isWritten }) => ({ ...fields, isWritten })),
  );
  const pathsOfAnyPlace = [
    ...builtFiles,
    ...listFiles('public').map((file) => `/${file}`),
    ...readRedirectSources(),
    ...lists.map(({ path }) => path),
    ...visibleEntries.flatMap((entry) => addressesOf(entry).aliases),
  ];
  const site = files.get('content/site.yaml')?.data as Site | undefined;
  return {
    origin: site?.origin ?? '',
    // Of several of one path, the last one counts.
    byPath: new Map<string, Target>([
      ...pathsOfAnyPlace.map((path) => [path, targetOfAnyPlace] as const),
      ...entries.flatMap((entry) => targetsOfEntry(entry, isDraft(entry))),
      ...routeIds.map((id): [string, Target] => [
        routes[id].path,
        { kind: 'page', places: placesOn(id, files, entries) },
      ]),
    ]),
  };
}

/** The page of an entry; of one that cannot be read, all that may be its page. */
function targetsOfEntry(entry: EntryFile, isDraft: boolean): readonly [string, Target][] {
  const { path, aliases } = addressesOf(entry);
  if (!isSound(entry)) {
    const pageOnceWritten = addressesOf({ ...entry, isWritten: true }).path;
    return [...aliases, path, pageOnceWritten].map((address) => [
      address,
      { kind: 'page', places: anyPlace },
    ]);
  }
  const places = new Set(entry.text?.ids);
  return entry.isWritten ? [[path, { kind: isDraft ? 'draft' : 'page', places }]] : [];
}

/** The places on a page that links may name. */
function placesOn(
  id: RouteId,
  files: ReadonlyMap<string, FieldsFile>,
  entries: readonly EntryFile[],
): ReadonlySet<string> {
  const { data, values } = files.get(`content/pages/${id}.yaml`) ?? {};
  const words = data as Partial<LegalContent> | undefined;
  // A page that cannot be read has whatever place a link names: its own error is told.
  if (values === undefined || ('sections' in Object(values) && !words)) return anyPlace;
  const { places = [] }: Route = routes[id];
  const sections = words?.sections?.map(({ title }) => slugOf(title)) ?? [];
  const cards = entries.flatMap(({ kind, slug, number }) =>
    id === 'case-studies' && kind === 'case study' ? [`case-${number ?? slug}`] : [],
  );
  return new Set([...places, ...sections, ...cards]);
}

/** Addresses that redirect, read from the list's lines: it may be out of order elsewhere. */
function readRedirectSources(): readonly string[] {
  const text = readTextOrNone('content/redirects.yaml');
  return [...text.matchAll(/\bfrom: *['"]?(\/[^\s'"]+)/g)].map(([, from = '']) => from);
}
