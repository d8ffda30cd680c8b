import type { BlogCard, BlogTeaser } from '@/content/schema';
import type { Article } from './articles';
import { coverOf } from './cover';

/**
 * The cards of the blog page: every article, newest first, then the cards that have no article
 * yet. A card whose number an article names in `replaces` goes away.
 */
export function blogCards(
  unwritten: readonly BlogCard[],
  articles: readonly Article[],
): readonly BlogCard[] {
  const replaced = new Set(articles.map(({ frontMatter }) => frontMatter.replaces));
  const cards = [
    ...articles.map(articleCard),
    ...unwritten.filter(({ id }) => typeof id !== 'number' || !replaced.has(id)),
  ];
  // A draft that is to lead stands there beside the article that still does.
  const leading = cards.find(({ featured }) => featured);
  return cards.map((card) => ({ ...card, featured: card === leading }));
}

/** The card of an article. */
export function articleCard(article: Article): BlogCard & Pick<BlogTeaser, 'cover'> {
  const { slug, frontMatter } = article;
  return {
    ...frontMatter,
    id: slug,
    title: frontMatter.headline,
    cover: coverOf(article),
    featured: frontMatter.featured ?? false,
    to: { article: slug },
  };
}
