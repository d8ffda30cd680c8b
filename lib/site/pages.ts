import { dirname } from 'node:path/posix';
import { routeIds, routes, type Route, type RouteId } from '@/content/routes';
import type { PageMeta } from '@/content/schema';
import { pages, pictures } from '@/.content';
import {
  writtenArticles,
  writtenCaseStudies,
  type Article,
  type CaseStudy,
  type Entry,
} from '@/lib/content/entries';
import { furtherLists, type ArticleList } from '@/lib/content/article-lists';
import { fillTemplate } from '@/lib/base/fill';
import type { Picture } from '@/lib/pictures/pictures';
import type { SitePath } from '@/lib/base/site-path';

/**
 * All that is known of one public page. Title, canonical, Open Graph, Twitter, structured
 * data, breadcrumbs, sitemap entry, feed item, line in llms.txt and social picture derive
 * from it.
 */
export type PageRecord = {
  readonly path: SitePath;
  /** Its name in breadcrumbs. */
  readonly label: string;
  /** The page above it; home has none. */
  readonly parent?: RouteId;
  readonly meta: PageMeta;
  /** What its social picture shows beside the title. */
  readonly drawing: Picture;
} & (
  | { readonly kind: 'page'; readonly route: RouteId }
  | { readonly kind: 'article'; readonly entry: Article }
  | { readonly kind: 'case study'; readonly entry: CaseStudy }
  | { readonly kind: 'list'; readonly list: ArticleList }
);

/** The record of an article or a case study. */
type EntryRecord = Extract<PageRecord, { readonly entry: Entry }>;

/** The record of a page of the route list. */
export function pageRecord(route: RouteId): PageRecord {
  const { label, meta } = pages[route];
  return {
    kind: 'page',
    route,
    path: routes[route].path,
    label,
    parent: parentOf(route),
    meta,
    drawing: requirePicture(meta.picture),
  };
}

/**
 * A drawing or photograph of content/pictures.
 * @throws an Error when there is none of that name, which the content check excludes
 */
export function requirePicture(name: string): Picture {
  const picture = pictures[name];
  if (picture === undefined) throw new Error(`There is no picture content/pictures/${name}`);
  return picture;
}

/** The record of an article or a case study that has a page. */
export function entryRecord(entry: Entry): EntryRecord {
  const { title = '', description = '', pictureTitle = '' } = entry;
  const common = {
    path: entry.path,
    label: entry.headline,
    meta: { title, description, pictureTitle },
    drawing: entry.cover,
  };
  return entry.kind === 'article'
    ? { kind: 'article', parent: 'blog', entry, ...common }
    : { kind: 'case study', parent: 'case-studies', entry, ...common };
}

/** The record of a topic's page, or of a further page of a list. */
export function listRecord(list: ArticleList): PageRecord & { readonly kind: 'list' } {
  const { topic, page, path } = list;
  const { lists, meta } = pages.blog;
  const values = { topic: topic ?? '', page };
  const ofPage = page > 1 && topic !== undefined ? fillTemplate(lists.pageOf, values) : '';
  const title =
    fillTemplate(topic === undefined ? lists.pageTitle : lists.topicTitle, values) + ofPage;
  const description = topic === undefined ? lists.pageDescription : lists.topicDescription;
  return {
    kind: 'list',
    list,
    path,
    parent: 'blog',
    label: topic === undefined ? title : `${topic}${ofPage}`,
    meta: {
      title,
      description: `${fillTemplate(description, values)}${ofPage}`,
      pictureTitle: title.slice(0, 48),
    },
    drawing: requirePicture(meta.picture),
  };
}

/**
 * The records of all pages, in the order of the route list, the articles behind the blog, the
 * case studies behind their list, as that has them.
 */
export function allPages(): readonly PageRecord[] {
  return routeIds.flatMap((route) => [
    pageRecord(route),
    ...(route === 'blog'
      ? [...writtenArticles.map(entryRecord), ...furtherLists.map(listRecord)]
      : []),
    ...(route === 'case-studies' ? writtenCaseStudies.map(entryRecord) : []),
  ]);
}

/** The pages that search engines and readers of feeds are told of: no draft, nothing of a day to come. */
export const indexedPages = (): readonly PageRecord[] =>
  allPages().filter((record) => !('entry' in record && record.entry.isUnpublished));

/** The page above a page: that of the address above, or home, which has none. */
export function parentOf(route: RouteId): RouteId | undefined {
  const parentPath = dirname(routes[route].path);
  return route === 'home' ? undefined : routeIds.find((id) => routes[id].path === parentPath);
}

/** The pages of the route list directly below a page. */
export function childrenOf(route: RouteId): readonly RouteId[] {
  return routeIds.filter((id) => parentOf(id) === route);
}

/** The product or service that a page is about; nothing for other pages. */
export function offeringOf(route: RouteId): Route['offering'] {
  const { offering }: Route = routes[route];
  return offering;
}

/** The name of the page at an address; nothing where there is none of the route list. */
export function pageLabelAt(address: string): string | undefined {
  const route = routeIds.find((id) => routes[id].path === address);
  return route && pages[route].label;
}

export type Crumb = { readonly label: string; readonly path: SitePath };

/**
 * The way from home to a page, both included; nothing for home itself. The visible breadcrumbs
 * and the structured data both come from here, so they say the same.
 */
export function breadcrumbTrail({ parent, label, path }: PageRecord): readonly Crumb[] {
  return parent === undefined ? [] : [...trailOf(parent), { label, path }];
}

function trailOf(route: RouteId): readonly Crumb[] {
  const parent = parentOf(route);
  const ancestors = parent === undefined ? [] : trailOf(parent);
  return [...ancestors, { label: pages[route].label, path: routes[route].path }];
}
