import type { NotFoundContent } from '../schema';

/** The words of the page for addresses that have none. */
export const notFound = {
  documentTitle: 'Page not found',
  title: 'Oops! Page not found',
  homeLink: 'Return to Home',
  text: 'There is no page at this address yet, or it has moved.',
  helpTitle: 'Where most visitors go',
  help: ['solutions', 'services', 'caseStudies', 'blog', 'about', 'contact'],
  pictureLabel: 'Illustration',
  articleNote:
    'This is the article in short. The whole of it is not published yet; ask us, and we tell you what we know.',
  caseStudyList: 'See all case studies',
  articleList: 'See all articles',
  caseStudyLink: 'Read the case study',
  articleLink: 'Read the article',
  talk: { label: 'Talk to us about this', to: { contact: 'talk' } },
} as const satisfies NotFoundContent;
