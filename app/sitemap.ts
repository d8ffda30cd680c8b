import { readLastModified } from '@/lib/last-modified';
import { sitemapOf } from '@/lib/sitemap';
import { allPages } from './page-records';

export const dynamic = 'force-static';

export default async function sitemap() {
  return sitemapOf(await allPages(), readLastModified());
}
