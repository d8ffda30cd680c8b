import type { RouteId } from '@/content/routes';
import type { ArticleFrontMatter, PageMeta } from '@/content/schema';
import type { Article } from '@/lib/articles';

/** Made-up page metadata for unit tests. */
export const exampleMeta: PageMeta = {
  title: 'A page title for tests',
  description: 'A description of fifty characters and a little more, for tests.',
  pictureTitle: 'A few words',
};

/** Made-up metadata of a page, with a title of its own. */
export function exampleMetaOf(route: RouteId): PageMeta {
  return { ...exampleMeta, title: `The page ${route}` };
}

/** A made-up article. */
export function exampleArticle(
  slug = 'a-story',
  changes: Partial<ArticleFrontMatter> = {},
): Article {
  return {
    slug,
    path: `/blog/${slug}`,
    file: `content/blog/${slug}.mdx`,
    frontMatter: {
      title: 'A title of an article',
      description: 'A description of an article, at least fifty characters long.',
      pictureTitle: 'An article',
      headline: 'The headline of an article',
      excerpt: 'Two sentences.',
      author: 'Analytics practice',
      date: '2025-03-04',
      readTime: 8,
      category: 'Generative BI',
      icon: 'chart',
      color: 'teal',
      ...changes,
    },
    body: 'The text.',
  };
}
