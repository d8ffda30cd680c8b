import type { MetadataRoute } from 'next';
import type { PageRecord } from '@/lib/site/pages';
import { absoluteUrl } from '@/lib/site/urls';

/**
 * The sitemap: every page once, with the day of its last change where its words state one. No
 * priority and no frequency: search engines ignore both.
 */
export const sitemapOf = (records: readonly PageRecord[]): MetadataRoute.Sitemap =>
  records.map((record) => {
    const lastModified = lastChange(record);
    return { url: absoluteUrl(record.path), ...(lastModified && { lastModified }) };
  });

/** The day that an entry states, or the latest that a list of them does. */
function lastChange(record: PageRecord): string | undefined {
  if (record.kind === 'page') return undefined;
  const entries = record.kind === 'list' ? record.list.articles : [record.entry];
  return entries
    .map(({ date, updated = date }) => updated ?? '')
    .sort()
    .at(-1);
}
