import { sitemapOf } from '@/lib/seo/sitemap';
import { indexedPages } from '@/lib/site/pages';

export const dynamic = 'force-static';

export default function sitemap() {
  return sitemapOf(indexedPages());
}
