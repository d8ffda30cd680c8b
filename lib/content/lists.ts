import { routes } from '@/content/routes';
import type { SitePath } from '../routes/urls';
import { slugOf } from '../routes/slug';
import { readEntries, writtenArticles, type Article } from './entries';

/** How many articles a page of a list shows, beside the one that leads the blog. */
export const listLength = 24;

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
export function topics(): readonly { readonly topic: string; readonly path: SitePath }[] {
  const counts = new Map<string, number>();
  for (const { category } of writtenArticles()) {
    counts.set(category, (counts.get(category) ?? 0) + 1);
  }
  return [...counts]
    .filter(([, count]) => count > 1)
    .map(([topic]) => ({ topic, path: topicPath(topic) }))
    .sort((a, b) => a.topic.localeCompare(b.topic, 'en'));
}

const topicPath = (topic: string): SitePath => `${routes.blog.path}/topics/${slugOf(topic)}`;

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
  const count = Math.ceil(articles.length / listLength);
  const pathOf = (page: number): SitePath => (page === 1 ? first : `${first}/page/${page}`);
  return Array.from({ length: count }, (_, index) => ({
    path: pathOf(index + 1),
    topic,
    page: index + 1,
    articles: articles.slice(index * listLength, (index + 1) * listLength),
    newer: index > 0 ? pathOf(index) : undefined,
    older: index + 1 < count ? pathOf(index + 2) : undefined,
  }));
}

/** What to read after an article: others of its topic, then the newest, at most three. */
export function relatedTo(article: Article): readonly Article[] {
  const others = writtenArticles().filter(({ slug }) => slug !== article.slug);
  const same = others.filter(({ category }) => category === article.category);
  return [...same, ...others.filter((other) => !same.includes(other))].slice(0, 3);
}
