import { routeIds, routes, type Route, type RouteId } from '@/content/routes';
import { covers, pagePictures } from '@/content/pictures';
import type { Meta, PageMeta, Picture, PictureFile } from '@/content/schema';
import type { Article } from '../articles/articles';
import { coverOf } from '../articles/cover';
import type { Story } from '../articles/stories';
import { pathOf, type SitePath } from './urls';

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
  readonly meta: Meta;
  /** What its social picture shows beside the title. */
  readonly drawing: Picture | PictureFile;
} & (
  | { readonly kind: 'page'; readonly route: RouteId }
  | { readonly kind: 'article'; readonly article: Article }
  | { readonly kind: 'story'; readonly story: Story }
);

/** The record of one kind of page. */
export type RecordOf<Kind extends PageRecord['kind']> = Extract<PageRecord, { kind: Kind }>;

/** The record of a page of the route list. */
export function pageRecord(route: RouteId, meta: PageMeta): PageRecord {
  return {
    kind: 'page',
    route,
    path: pathOf(route),
    label: routes[route].label,
    parent: parentOf(route),
    meta,
    drawing: pagePictures[meta.picture],
  };
}

/** The record of an article. */
export function articleRecord(article: Article): RecordOf<'article'> {
  return {
    kind: 'article',
    article,
    path: article.path,
    label: article.frontMatter.headline,
    parent: 'blog',
    meta: article.frontMatter,
    drawing: coverOf(article),
  };
}

/** The record of a case study with a page. */
export function storyRecord(story: Story): RecordOf<'story'> {
  return {
    kind: 'story',
    story,
    path: story.path,
    label: story.frontMatter.headline,
    parent: 'caseStudies',
    meta: story.frontMatter,
    drawing: covers.arms,
  };
}

/** What a page was made of, where that is a file of its own. */
export function writingOf(record: PageRecord): Article | Story | undefined {
  if (record.kind === 'article') return record.article;
  return record.kind === 'story' ? record.story : undefined;
}

/**
 * The records of all pages, in the order of the route list, the articles behind the blog, the
 * case studies behind their list.
 * @param metaOf what search engines show of a page of the route list
 * @param articles newest first
 * @param stories newest first
 */
export function pageRecords(
  metaOf: (route: RouteId) => PageMeta,
  articles: readonly Article[],
  stories: readonly Story[] = [],
): readonly PageRecord[] {
  return routeIds.flatMap((route) => [
    pageRecord(route, metaOf(route)),
    ...(route === 'blog' ? articles.map(articleRecord) : []),
    ...(route === 'caseStudies' ? stories.map(storyRecord) : []),
  ]);
}

/** The file that holds a page's words, by the page's id, without folder and ending: `ask-octopus`. */
export function contentFileOf(route: string): string {
  return route.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

/** The page above a page; home has none. */
export function parentOf(route: RouteId): RouteId | undefined {
  const { parent }: Route = routes[route];
  return routeIds.find((id) => id === parent);
}

/** The pages of the route list directly below a page. */
export function childrenOf(route: RouteId): readonly RouteId[] {
  return routeIds.filter((id) => parentOf(id) === route);
}

/** What kind of product or service a page is about, and its name; nothing for other pages. */
export function viewOf(route: RouteId): Route['view'] {
  const { view }: Route = routes[route];
  return view;
}
