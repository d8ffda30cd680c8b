import type { Metadata } from 'next';
import { company } from '@/content/company';
import { routes, type RouteId } from '@/content/routes';
import type { NotFoundContent, PageMeta } from '@/content/schema';
import type { Article } from '../articles/articles';
import type { Story } from '../articles/stories';
import { colours } from '../brand/colours';
import { pageRecord, writingOf, type PageRecord } from '../routes/pages';
import { pictureOfPage } from '../social-pictures/page-picture';
import { absoluteUrl, markdownPath } from '../routes/urls';

/** The feed of the blog. */
export const feedPath = '/feed.xml';

/** The colour of the browser's own frame, as the header. */
export const themeColor = colours['ink-900'];

/** What Next writes into the head of a page of the route list. */
export function pageMetadata(route: RouteId, meta: PageMeta): Metadata {
  return metadataOf(pageRecord(route, meta));
}

/**
 * The metadata of a page, whole: nothing is left to be inherited from a layout, because
 * Next merges `openGraph` objects by replacing them.
 */
export function metadataOf(record: PageRecord): Metadata {
  const { meta } = record;
  const url = absoluteUrl(record.path);
  const picture = pictureOfPage(record);
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
    locale: 'en_GB',
    images: [image],
  };
  const isOfTheBlog =
    record.kind === 'article' || (record.kind === 'page' && record.route === 'blog');
  const writing = writingOf(record);
  return {
    title: { absolute: meta.title },
    description: meta.description,
    alternates: {
      canonical: url,
      types: {
        'text/markdown': absoluteUrl(markdownPath(record.path)),
        ...(isOfTheBlog && {
          'application/rss+xml': [
            { url: absoluteUrl(feedPath), title: `${company.name}: ${routes.blog.label}` },
          ],
        }),
      },
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
      writing === undefined
        ? { type: 'website', ...openGraph }
        : { type: 'article', ...openGraph, ...writingTimes(writing), section: sectionOf(writing) },
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

/** What part of the site an article or a case study belongs to. */
export function sectionOf({ frontMatter }: Article | Story): string {
  return 'category' in frontMatter ? frontMatter.category : frontMatter.industry;
}

/**
 * When an article was published and last changed, in ISO 8601 with the zone. Front matter
 * gives days; midday UTC is the same day from Honolulu to Auckland.
 */
export function writingTimes({ frontMatter }: Article | Story): {
  readonly publishedTime: string;
  readonly modifiedTime: string;
} {
  const { date, updated = date } = frontMatter;
  return { publishedTime: `${date}T12:00:00Z`, modifiedTime: `${updated}T12:00:00Z` };
}
