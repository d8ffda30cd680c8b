import { markdownPath } from '@/lib/routes/urls';
import type { PageCheck } from '../check';
import { fileText } from '../site';
import { structuredDataOf } from './words';

/**
 * When a page last changed is said in four places, to the day: the sitemap, its structured data, its
 * Markdown twin and, for an article, the feed, which also says when it was published.
 */
export const freshnessCheck: PageCheck = {
  name: 'its dates agree in sitemap, structured data, feed and Markdown',
  kinds: ['page'],
  faults: async (page, site) => {
    const { path } = page;
    const within = async (file: string, element: string) =>
      (await fileText(site, file))
        ?.split(`<${element}>`)
        .find((text) => text.includes(`>${site.origin}${path}<`));
    const first = (text: string | undefined, pattern: RegExp) => pattern.exec(text ?? '')?.[1];
    const data = structuredDataOf(page).join();
    const twin = await fileText(site, markdownPath(path));
    const changed = first(await within('/sitemap.xml', 'url'), /<lastmod>([^<]+)/);
    const item = await within('/feed.xml', 'item');
    return [
      ...differing('sitemap', changed, 'twin', first(twin, /^date: "?([^"\n]+)/m)),
      ...differing('sitemap', changed, 'structured data', first(data, /"dateModified":"([^"]+)/)),
      ...differing(
        'feed',
        first(item, /<pubDate>([^<]+)/),
        'structured data',
        first(data, /"datePublished":"([^"]+)/),
      ),
    ];
  },
};

/** What two places say of one date, when both say something and not of the same day. */
function differing(one: string, date: string | undefined, other: string, its: string | undefined) {
  if (date === undefined || its === undefined || dayOf(date) === dayOf(its)) return [];
  return [`has the date ${date} in its ${one} and ${its} in its ${other}`];
}

const dayOf = (date: string) => new Date(date).toISOString().slice(0, 10);
