import type { MetadataRoute } from 'next';
import type { Site } from '@/content/schema';
import { site } from '@/.content';
import { absoluteUrl } from '@/lib/site/urls';

/**
 * Names by which programs look for themselves in robots.txt, by the setting that lets them read.
 * Source: the operators' own pages (OpenAI, Anthropic, Google, Apple, Common Crawl, Meta, Amazon,
 * ByteDance, Perplexity).
 */
const userAgents = [
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
 * @param permissions what the company allows of assistants' crawlers; everybody else may read everything
 */
export function robotsTxt(permissions: Site['crawlers'] = site.crawlers): MetadataRoute.Robots {
  const refusedAgents = userAgents.flatMap(([setting, programs]) =>
    permissions[setting] ? [] : programs,
  );
  return {
    rules: [
      { userAgent: '*', allow: '/' },
      ...(refusedAgents.length === 0 ? [] : [{ userAgent: refusedAgents, disallow: '/' }]),
    ],
    sitemap: absoluteUrl('/sitemap.xml'),
  };
}
