import { placeholder, resolved } from './placeholder';
import type { CrawlerRules } from './schema';

/**
 * Which programs may read the site. Search engines and assistants that fetch a page because
 * somebody asked send visitors; those that collect texts for training do not, so that is the
 * company's own decision.
 */
export const crawlerRules = {
  searchMayRead: true,
  assistantsMayRead: true,
  trainingMayRead: placeholder(true, 'true or false: may texts be collected for training models?'),
} as const satisfies CrawlerRules;

/** The same, with each placeholder replaced by what stands in for it. */
export const crawlers = resolved(crawlerRules);
