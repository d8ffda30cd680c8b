import { articles } from '@/.content';
import { writtenArticles, type Article } from './entries';
import { paginateArticles, type ArticleList } from './paginate';

export type { ArticleList } from './paginate';

const lists = paginateArticles(articles);

/** The first page of all articles, which is the blog's own. */
export const blogList: ArticleList = lists[0]!;

/** Every page of a list that the blog's first page is not. */
export const furtherLists: readonly ArticleList[] = lists.slice(1);

/** The topics that have a page, with its address: those of at least two articles with a text. */
export const topics = furtherLists.flatMap(({ topic, path, page }) =>
  topic !== undefined && page === 1 ? [{ topic, path }] : [],
);

/** What to read after an article: others of its topic, then the newest, at most three. */
export function selectRelated(article: Article): readonly Article[] {
  const isOfTopic = ({ category }: Article) => category === article.category;
  const otherArticles = writtenArticles.filter(({ slug }) => slug !== article.slug);
  return [
    ...otherArticles.filter(isOfTopic),
    ...otherArticles.filter((other) => !isOfTopic(other)),
  ].slice(0, 3);
}
