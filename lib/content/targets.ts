import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { routeIds, routes, type Route, type RouteId } from '@/content/routes';
import type { LegalContent } from '@/content/schema/pages';
import type { Site } from '@/content/schema/site';
import { slugOf } from '../routes/slug';
import type { ContentFiles } from './cross-check';
import { listPagePaths, topicsWithPages } from './list-addresses';
import { originForLinks, type Targets } from './links';
import type { EntryFile, EntryKind } from './read-entries';
import { addressesOf, isWaiting, showsDrafts } from './resolve-entries';

/** Files that the build writes and that a text may link to. */
const builtFiles = ['/feed.xml', '/sitemap.xml', '/llms.txt', '/robots.txt'];

/** All that links in the content may lead to. */
export function targetsOf({ files, entries, unread }: ContentFiles): Targets {
  // A page that cannot be read has whatever place a link names: its own error is told.
  const anyPlace: ReadonlySet<string> = Object.assign(new Set<string>(), { has: () => true });
  const placesOf = (id: RouteId): ReadonlySet<string> => {
    const { data, values } = files.get(`content/pages/${id}.yaml`) ?? {};
    const words = data as Partial<LegalContent> | undefined;
    if (values === undefined || ('sections' in Object(values) && !words)) return anyPlace;
    const { places = [] }: Route = routes[id];
    const sections = words?.sections?.map(({ title }) => slugOf(title)) ?? [];
    const cards = entries.flatMap(({ kind, slug, fields }) =>
      id === 'case-studies' && kind === 'case study' ? [`case-${fields.number ?? slug}`] : [],
    );
    return new Set([...places, ...sections, ...cards]);
  };
  const draftEntries = entries.filter(
    (entry) => entry.isWritten && isWaiting(entry) && !showsDrafts(),
  );
  const shownEntries = entries.filter((entry) => entry.isWritten && !draftEntries.includes(entry));
  return {
    pages: new Map<string, ReadonlySet<string>>([
      ...routeIds.map((id) => [routes[id].path, placesOf(id)] as const),
      ...shownEntries.map((entry) => [addressesOf(entry).path, new Set(entry.text?.ids)] as const),
    ]),
    otherPaths: new Set([
      ...oldAddresses(),
      ...listAddresses(entries.filter((entry) => !draftEntries.includes(entry))),
      ...entries.flatMap((entry) =>
        draftEntries.includes(entry) ? [] : addressesOf(entry).aliases,
      ),
    ]),
    unreadPaths: new Set(unread.flatMap(({ addresses }) => addresses)),
    drafts: new Set(draftEntries.map((entry) => addressesOf(entry).path)),
    files: new Set([...builtFiles, ...publicFiles()]),
    origin: originForLinks(
      (files.get('content/site.yaml')?.data as Site | undefined)?.origin ?? '',
    ),
  };
}

/** Addresses that redirect, read from the list's lines: it may be out of order elsewhere. */
function oldAddresses(): readonly string[] {
  const list = 'content/redirects.yaml';
  const text = existsSync(list) ? readFileSync(list, 'utf8') : '';
  return [...text.matchAll(/\bfrom: *['"]?(\/[^\s'"]+)/g)].map(([, from = '']) => from);
}

/** Addresses of the further pages of the blog, and of the topics that two articles make. */
function listAddresses(entries: readonly EntryFile<EntryKind>[]): readonly string[] {
  const articles = entries.filter(({ kind }) => kind === 'article');
  const topicOfEach = articles.flatMap(({ fields, isWritten }) =>
    isWritten && 'category' in fields ? [fields.category] : [],
  );
  const others = articles.filter(({ fields }) => !('featured' in fields && fields.featured));
  return [
    ...listPagePaths(routes.blog.path, others.length),
    ...topicsWithPages(topicOfEach).flatMap(({ path, articleCount }) =>
      listPagePaths(path, articleCount),
    ),
  ];
}

function publicFiles(): readonly string[] {
  if (!existsSync('public')) return [];
  return readdirSync('public', { recursive: true, encoding: 'utf8' }).map(
    (file) => `/${file.replaceAll('\\', '/')}`,
  );
}
