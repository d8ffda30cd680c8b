import type { MetadataRoute } from 'next';
import { site } from '@/words';
import { absoluteUrl } from '../routes/urls';

/**
 * Names by which programs look for themselves in robots.txt, by what they read for.
 * Source: the operators' own pages (OpenAI, Anthropic, Google, Apple, Common Crawl, Meta, Amazon,
 * ByteDance, Perplexity).
 */
const names = {
  search: ['OAI-SearchBot', 'Claude-SearchBot', 'PerplexityBot'],
  assistants: ['ChatGPT-User', 'Claude-User', 'Perplexity-User', 'meta-externalfetcher'],
  training: [
    'GPTBot',
    'ClaudeBot',
    'Google-Extended',
    'Applebot-Extended',
    'CCBot',
    'meta-externalagent',
    'Amazonbot',
    'Bytespider',
  ],
} as const;

/** What the company allows of assistants' crawlers; everybody else may read everything. */
export type Allowed = {
  readonly searchMayRead: boolean;
  readonly assistantsMayRead: boolean;
  readonly trainingMayRead: boolean;
};

/** robots.txt: who may read the site, and where the sitemap is. */
export function robotsTxt(allowed: Allowed = site.crawlers): MetadataRoute.Robots {
  const refused = [
    ...(allowed.searchMayRead ? [] : names.search),
    ...(allowed.assistantsMayRead ? [] : names.assistants),
    ...(allowed.trainingMayRead ? [] : names.training),
  ];
  return {
    rules: [
      { userAgent: '*', allow: '/' },
      ...(refused.length === 0 ? [] : [{ userAgent: refused, disallow: '/' }]),
    ],
    sitemap: absoluteUrl('/sitemap.xml'),
  };
}
