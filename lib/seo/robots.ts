import type { MetadataRoute } from 'next';
import type { Site } from '@/content/schema';
import { site } from '@/words';
import { absoluteUrl } from '../routes/urls';

/**
 * Names by which programs look for themselves in robots.txt, by the setting that lets them read.
 * Source: the operators' own pages (OpenAI, Anthropic, Google, Apple, Common Crawl, Meta, Amazon,
 * ByteDance, Perplexity).
 */
const names = [
  ['searchMayRead', ['OAI-SearchBot', 'Claude-SearchBot', 'PerplexityBot']],
  ['assistantsMayRead', ['ChatGPT-User', 'Claude-User', 'Perplexity-User', 'meta-externalfetcher']],
  [
    'trainingMayRead',
    [
      ...['GPTBot', 'ClaudeBot', 'Google-Extended', 'Applebot-Extended'],
      ...['CCBot', 'meta-externalagent', 'Amazonbot', 'Bytespider'],
    ],
  ],
] as const satisfies readonly (readonly [keyof Site['crawlers'], readonly string[]])[];

/**
 * robots.txt: who may read the site, and where the sitemap is.
 * @param allowed what the company allows of assistants' crawlers; everybody else may read everything
 */
export function robotsTxt(allowed: Site['crawlers'] = site.crawlers): MetadataRoute.Robots {
  const refused = names.flatMap(([setting, programs]) => (allowed[setting] ? [] : programs));
  return {
    rules: [
      { userAgent: '*', allow: '/' },
      ...(refused.length === 0 ? [] : [{ userAgent: refused, disallow: '/' }]),
    ],
    sitemap: absoluteUrl('/sitemap.xml'),
  };
}
