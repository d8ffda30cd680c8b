import { readHistory } from '@/lib/seo/last-modified';
import { sitemapOf } from '@/lib/seo/sitemap';
import { allPages } from './page-records';

export const dynamic = 'force-static';

export default async function sitemap() {
  return sitemapOf(await allPages(), readHistory().lastModified);
}
