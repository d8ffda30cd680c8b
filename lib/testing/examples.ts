import type { Article, CaseStudy } from '@/lib/content/entries';
import type { Picture } from '@/lib/pictures/pictures';

/** A made-up drawing for unit tests. */
export const examplePicture: Picture = {
  src: '/pictures/arms-640.0123456789.svg',
  file: 'content/pictures/arms.svg',
  alt: 'Eight lines of dots.',
  width: 640,
  height: 400,
  sources: [],
};

const common = {
  hasBody: true,
  isUnpublished: false,
  title: 'A title of an entry',
  description: 'A description of an entry, at least fifty characters long.',
  pictureTitle: 'An entry',
  excerpt: 'Two sentences.',
  date: '2025-03-04',
  otherPaths: [],
  cover: examplePicture,
} as const;

/** A made-up article. */
export function exampleArticle(slug = 'a-story', changes: Partial<Article> = {}): Article {
  return {
    ...common,
    kind: 'article',
    slug,
    path: `/blog/${slug}`,
    teaserPath: `/blog/${slug}`,
    anchor: `case-${slug}`,
    file: `content/blog/${slug}.md`,
    headline: 'The headline of an article',
    author: 'Analytics practice',
    readTime: 8,
    category: 'Generative BI',
    icon: 'chart',
    color: 'teal',
    ...changes,
  };
}

/** A made-up case study. */
export function exampleCaseStudy(slug = 'a-brand', changes: Partial<CaseStudy> = {}): CaseStudy {
  return {
    ...common,
    kind: 'case study',
    slug,
    path: `/company/case-studies/${slug}`,
    teaserPath: `/company/case-studies/${slug}`,
    anchor: `case-${slug}`,
    file: `content/case-studies/${slug}.md`,
    headline: 'The headline of a case study',
    icon: 'bottle',
    color: 'coral',
    industry: 'Beverage',
    figure: '9%',
    result: 'of something',
    challenge: 'What was wrong.',
    approach: 'What was done.',
    outcome: 'What changed.',
    ...changes,
  };
}
