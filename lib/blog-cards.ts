import type { BlogCard } from '@/content/schema';
import type { Article } from './articles';

/**
 * The cards of the blog page: every article, newest first, then the cards that have no article
 * yet. A card whose number an article names in `replaces` goes away.
 */
export function blogCards(
  unwritten: readonly BlogCard[],
  articles: readonly Article[],
): readonly BlogCard[] {
  const replaced = new Set(articles.map(({ frontMatter }) => frontMatter.replaces));
  return [
    ...articles.map(articleCard),
    ...unwritten.filter(({ id }) => typeof id !== 'number' || !replaced.has(id)),
  ];
}

function articleCard({ slug, frontMatter }: Article): BlogCard {
  return {
    id: slug,
    title: frontMatter.headline,
    excerpt: frontMatter.excerpt,
    author: frontMatter.author,
    date: frontMatter.date,
    readTime: frontMatter.readTime,
    category: frontMatter.category,
    icon: frontMatter.icon,
    color: frontMatter.color,
    featured: frontMatter.featured ?? false,
    to: { article: slug },
  };
}
