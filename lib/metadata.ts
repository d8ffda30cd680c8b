import type { Metadata } from 'next';
import { company } from '@/content/company';
import { routes, type RouteId } from '@/content/routes';
import type { NotFoundContent, PageMeta } from '@/content/schema';
import type { Article } from './articles';
import { articleRecord, pageRecord, type PageRecord } from './pages';
import { pictureOf } from './pictures/picture';
import { absoluteUrl } from './urls';

/** The language of all pages, as Open Graph writes it. */
export const openGraphLocale = 'en_GB';

/** The feed of the blog. */
export const feedPath = '/feed.xml';

/** The colour of the browser's own frame: ink-900, as the header. */
export const themeColor = '#0b1d2e';

/** What Next writes into the head of a page of the route list. */
export function pageMetadata(route: RouteId, meta: PageMeta): Metadata {
  return metadataOf(pageRecord(route, meta));
}

/** What Next writes into the head of an article. */
export function articleMetadata(article: Article): Metadata {
  return metadataOf(articleRecord(article));
}

/**
 * The metadata of a page, whole: nothing is left to be inherited from a layout, because
 * Next merges `openGraph` objects by replacing them.
 */
export function metadataOf(record: PageRecord): Metadata {
  const { meta } = record;
  const url = absoluteUrl(record.path);
  const picture = pictureOf(record);
  const image = {
    url: absoluteUrl(picture.path),
    width: picture.width,
    height: picture.height,
    alt: picture.alt,
    type: picture.type,
  };
  const social = {
    title: meta.socialTitle ?? meta.title,
    description: meta.socialDescription ?? meta.description,
  };
  const openGraph = {
    ...social,
    url,
    siteName: company.name,
    locale: openGraphLocale,
    images: [image],
  };
  const isOfTheBlog = record.kind === 'article' || record.route === 'blog';
  return {
    title: { absolute: meta.title },
    description: meta.description,
    alternates: {
      canonical: url,
      ...(isOfTheBlog && {
        types: {
          'application/rss+xml': [
            { url: absoluteUrl(feedPath), title: `${company.name}: ${routes.blog.label}` },
          ],
        },
      }),
    },
    robots: {
      index: true,
      follow: true,
      'max-image-preview': 'large',
      'max-snippet': -1,
    },
    ...(record.kind === 'article' && {
      authors: [{ name: record.article.frontMatter.author }],
    }),
    openGraph:
      record.kind === 'article'
        ? {
            type: 'article',
            ...openGraph,
            ...articleTimes(record.article),
            section: record.article.frontMatter.category,
          }
        : { type: 'website', ...openGraph },
    twitter: {
      card: 'summary_large_image',
      ...social,
      images: [{ url: image.url, alt: image.alt }],
    },
  };
}

/**
 * The metadata of the not-found page: a title, and no canonical address. Next itself writes
 * `noindex` into it; a second robots element would only repeat that.
 */
export function notFoundMetadata(
  content: Pick<NotFoundContent, 'documentTitle' | 'text'>,
): Metadata {
  return { title: { absolute: content.documentTitle }, description: content.text };
}

/** What is the same on every page: icons and the company's name. For the layout. */
export const siteMetadata: Metadata = {
  applicationName: company.name,
  icons: {
    icon: [
      { url: '/favicon.ico', sizes: '48x48' },
      { url: '/icon.svg', type: 'image/svg+xml', sizes: 'any' },
    ],
    apple: [{ url: '/apple-touch-icon.png', sizes: '180x180', type: 'image/png' }],
  },
};

/**
 * When an article was published and last changed, in ISO 8601 with the zone. Front matter
 * gives days; midday UTC is the same day from Honolulu to Auckland.
 */
export function articleTimes(article: Article): {
  readonly publishedTime: string;
  readonly modifiedTime: string;
} {
  const { date, updated = date } = article.frontMatter;
  return { publishedTime: `${date}T12:00:00Z`, modifiedTime: `${updated}T12:00:00Z` };
}
