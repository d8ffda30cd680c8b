import type { MetadataRoute } from 'next';
import { lastChangeOf, lastModifiedOf, type LastModified } from './last-modified';
import type { PageRecord } from './pages';
import { absoluteUrl } from './urls';

/**
 * The sitemap: every page once, with the time of its last change where that is known to be
 * true. No priority and no frequency: search engines ignore both.
 */
export function sitemapOf(
  records: readonly PageRecord[],
  lastModified: LastModified,
): MetadataRoute.Sitemap {
  const articleDays = records.flatMap((record) =>
    record.kind === 'article' ? [lastChangeOf(record.article.frontMatter)] : [],
  );
  return records.map((record) => {
    const changed = lastModifiedOf(record, lastModified, articleDays);
    return {
      url: absoluteUrl(record.path),
      ...(changed !== undefined && { lastModified: changed }),
    };
  });
}
