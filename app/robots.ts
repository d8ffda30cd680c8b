import type { MetadataRoute } from 'next';
import { absoluteUrl } from '@/lib/site/urls';

export const dynamic = 'force-static';

/** Everybody may read everything. */
export default function robots(): MetadataRoute.Robots {
  return { rules: { userAgent: '*', allow: '/' }, sitemap: absoluteUrl('/sitemap.xml') };
}
