import type { MetadataRoute } from 'next';
import { pages, site } from '@/.content';
import { siteLanguage } from '@/lib/base/language';
import { themeColor } from '@/lib/seo/metadata';

export const dynamic = 'force-static';

export default function manifest(): MetadataRoute.Manifest {
  return {
    id: '/',
    name: site.name,
    // Launchers cut names longer than about twelve characters.
    short_name: site.name.split(' ')[0],
    description: pages.home.meta.description,
    lang: siteLanguage,
    start_url: '/',
    scope: '/',
    display: 'browser',
    theme_color: themeColor,
    background_color: themeColor,
    icons: [
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
      { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
      { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
    ],
  };
}
