import { routes } from '@/content/routes';
import type { SitePath } from '@/lib/base/site-path';
import type { Article } from './entry';
import { slugify } from '@/lib/base/slug';

/** How many articles a page of a list shows. */
const PAGE_LENGTH = 24;

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

/** Every page of every list: of all but what leads the blog, and of topics with at least two articles. */
export function paginateArticles(articles: readonly Article[]): readonly ArticleList[] {
  const writtenArticles = articles.filter(({ hasBody }) => hasBody);
  const topics = [...new Set(writtenArticles.map(({ category }) => category))].sort((a, b) =>
    a.localeCompare(b, 'en'),
  );
  return [
    ...paginate(
      routes.blog.path,
      articles.filter(({ featured }) => !featured),
    ),
    ...topics.flatMap((topic) => {
      const ofTopic = writtenArticles.filter(({ category }) => category === topic);
      const firstPath: SitePath = `${routes.blog.path}/topics/${slugify(topic)}`;
      return ofTopic.length > 1 ? paginate(firstPath, ofTopic, topic) : [];
    }),
  ];
}

function paginate(firstPath: SitePath, articles: readonly Article[], topic?: string) {
  const count = Math.max(1, Math.ceil(articles.length / PAGE_LENGTH));
  const pathOf = (page: number): SitePath => (page === 1 ? firstPath : `${firstPath}/page/${page}`);
  return Array.from({ length: count }, (_, index): ArticleList => {
    const page = index + 1;
    return {
      path: pathOf(page),
      topic,
      page,
      articles: articles.slice(index * PAGE_LENGTH, page * PAGE_LENGTH),
      newer: page > 1 ? pathOf(page - 1) : undefined,
      older: page < count ? pathOf(page + 1) : undefined,
    };
  });
}
