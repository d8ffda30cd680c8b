import type { RouteId } from '@/content/routes';
import type { ArticleFrontMatter, PageMeta } from '@/content/schema';
import type { Article } from '@/lib/articles';

/** Made-up page metadata for unit tests. */
export const exampleMeta: PageMeta = {
  title: 'A page title for tests',
  description: 'A description of fifty characters and a little more, for tests.',
  pictureTitle: 'A few words',
};

/** Made-up metadata of every page, each with a title of its own. */
export function exampleMetas(): Readonly<Record<RouteId, PageMeta>> {
  const metaOf = (route: RouteId) => ({ ...exampleMeta, title: `The page ${route}` });
  return {
    home: metaOf('home'),
    solutions: metaOf('solutions'),
    octomine: metaOf('octomine'),
    askOctopus: metaOf('askOctopus'),
    octosense: metaOf('octosense'),
    services: metaOf('services'),
    aiConsulting: metaOf('aiConsulting'),
    businessDataConsulting: metaOf('businessDataConsulting'),
    softwareDevelopment: metaOf('softwareDevelopment'),
    dataInfrastructure: metaOf('dataInfrastructure'),
    contact: metaOf('contact'),
    about: metaOf('about'),
    caseStudies: metaOf('caseStudies'),
    blog: metaOf('blog'),
    privacy: metaOf('privacy'),
    terms: metaOf('terms'),
  };
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
