import type { NotFoundContent } from '../schema';

/** The words of the page for addresses that have none. */
export const notFound = {
  documentTitle: 'Page not found',
  title: 'Oops! Page not found',
  homeLink: 'Return to Home',
  text: 'There is no page at this address yet, or it has moved.',
  helpTitle: 'Where most visitors go',
  help: ['solutions', 'services', 'caseStudies', 'blog', 'about', 'contact'],
  caseStudyTitle: 'The case study in short',
  articleTitle: 'The article in short',
  caseStudyList: 'See all case studies',
  articleList: 'See all articles',
  talk: { label: 'Talk to us about this', to: { contact: 'talk' } },
} as const satisfies NotFoundContent;
