import type { MetadataRoute } from 'next';
import { lastModifiedOf } from './last-modified';
import type { PageRecord } from '@/lib/site/pages';
import { absoluteUrl } from '@/lib/site/urls';

/**
 * The sitemap: every page once, with the time of its last change where that is known to be
 * true. No priority and no frequency: search engines ignore both.
 */
export function sitemapOf(records: readonly PageRecord[]): MetadataRoute.Sitemap {
  return records.map((record) => {
    const lastModified = lastModifiedOf(record);
    return {
      url: absoluteUrl(record.path),
      ...(lastModified !== undefined && { lastModified }),
    };
  });
}
