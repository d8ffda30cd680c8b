import type { ArticleFrontMatter, PageMeta, StoryFrontMatter } from '@/content/schema';
import type { Article } from '@/lib/articles/articles';
import type { Story } from '@/lib/articles/stories';

/** Made-up page metadata for unit tests. */
export const exampleMeta: PageMeta = {
  title: 'A page title for tests',
  description: 'A description of fifty characters and a little more, for tests.',
  pictureTitle: 'A few words',
  picture: 'legal',
};

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

/** A made-up case study. */
export function exampleStory(slug = '1', changes: Partial<StoryFrontMatter> = {}): Story {
  return {
    slug,
    path: `/company/case-studies/${slug}`,
    file: `content/stories/${slug}.mdx`,
    frontMatter: {
      title: 'A title of a case study',
      description: 'A description of a case study, at least fifty characters long.',
      pictureTitle: 'A case study',
      headline: 'The headline of a case study',
      excerpt: 'Two sentences.',
      date: '2025-03-04',
      icon: 'bottle',
      color: 'coral',
      industry: 'Beverage',
      figure: '9%',
      result: 'of something',
      challenge: 'What was wrong.',
      approach: 'What was done.',
      outcome: 'What changed.',
      ...changes,
    },
    body: 'The text.',
  };
}
