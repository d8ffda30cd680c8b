import type { MetadataRoute } from 'next';
import { lastModifiedOf } from '@/lib/seo/last-modified';
import { indexedPages } from '@/lib/site/pages';
import { absoluteUrl } from '@/lib/site/urls';

export const dynamic = 'force-static';

/**
 * Every page once, with the time of its last change where that is known to be true. No priority and no
 * frequency: search engines ignore both.
 */
export default function sitemap(): MetadataRoute.Sitemap {
  return indexedPages().map((record) => {
    const lastModified = lastModifiedOf(record);
    return {
      url: absoluteUrl(record.path),
      ...(lastModified !== undefined && { lastModified }),
    };
  });
}
