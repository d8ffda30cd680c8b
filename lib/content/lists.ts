import { routes } from '@/content/routes';
import type { SitePath } from '../routes/urls';
import { readEntries, writtenArticles, type Article } from './entries';
import { listLength, listPagePaths, topicsWithPages } from './list-addresses';

/** A page of a list of articles: of all, or of those of a topic. */
export type ArticleList = {
  readonly path: SitePath;
  /** The topic as articles name it; all articles without. */
  readonly topic?: string;
  /** Counted from 1. */
  readonly page: number;
  readonly articles: readonly Article[];
  readonly newer?: SitePath;
  readonly older?: SitePath;
};

/** The topics that have a page, with its address: those of at least two articles with a text. */
export const topics = () => topicsWithPages(writtenArticles().map(({ category }) => category));

/** The pages of all articles, the one that leads the blog apart. */
const blogPages = () =>
  pagesOf(
    routes.blog.path,
    readEntries().articles.filter(({ featured }) => !featured),
  );

/** The first page of all articles, which is the blog's own. */
export const blogList = (): ArticleList =>
  blogPages()[0] ?? { path: routes.blog.path, page: 1, articles: [] };

/** Every page of a list that the blog's first page is not. */
export const furtherLists = (): readonly ArticleList[] => [
  ...blogPages().slice(1),
  ...topics().flatMap(({ topic, path }) => {
    const articles = writtenArticles().filter(({ category }) => category === topic);
    return pagesOf(path, articles, topic);
  }),
];

function pagesOf(
  first: SitePath,
  articles: readonly Article[],
  topic?: string,
): readonly ArticleList[] {
  const paths = listPagePaths(first, articles.length);
  return paths.map((path, index) => ({
    path,
    topic,
    page: index + 1,
    articles: articles.slice(index * listLength, (index + 1) * listLength),
    newer: paths[index - 1],
    older: paths[index + 1],
  }));
}

/** What to read after an article: others of its topic, then the newest, at most three. */
export function relatedTo(article: Article): readonly Article[] {
  const otherArticles = writtenArticles().filter(({ slug }) => slug !== article.slug);
  const sameTopic = otherArticles.filter(({ category }) => category === article.category);
  return [...sameTopic, ...otherArticles.filter((other) => !sameTopic.includes(other))].slice(0, 3);
}
