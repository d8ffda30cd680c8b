import type { Metadata } from 'next';
import type { Pages } from '@/content/schema';
import { pages, site } from '@/.content';
import { colours } from '@/lib/pictures/brand/colours';
import type { Entry } from '@/lib/content/entries';
import { showsDrafts } from '@/lib/content/entry';
import { siteLanguage } from '@/lib/base/language';
import { feedPath } from '@/lib/base/root-files';
import { buildDate } from '@/lib/base/dates';
import type { PageRecord } from '@/lib/site/pages';
import { absoluteUrl, markdownPath } from '@/lib/site/urls';
import { pictureOfPage } from '@/lib/pictures/social/picture';

/** The colour of the browser's own frame, as the header. */
export const themeColor = colours['ink-900'];

/**
 * The metadata of a page, whole: nothing is left to be inherited from a layout, because
 * Next merges `openGraph` objects by replacing them.
 */
export function metadataOf(record: PageRecord): Metadata {
  const { title, description } = record.meta;
  const url = absoluteUrl(record.path);
  const { inputs, name, path, ...picture } = pictureOfPage(record);
  const image = { url: absoluteUrl(path), ...picture };
  const openGraph = {
    title,
    description,
    url,
    siteName: site.name,
    locale: siteLanguage.replace('-', '_'),
    images: [image],
  };
  const isOfTheBlog =
    (record.kind === 'page' && record.route === 'blog') || record.parent === 'blog';
  const entry = 'entry' in record ? record.entry : undefined;
  return {
    title: titleOf(title),
    description,
    alternates: {
      canonical: url,
      types: {
        'text/markdown': absoluteUrl(markdownPath(record.path)),
        ...(isOfTheBlog && {
          'application/rss+xml': [
            { url: absoluteUrl(feedPath), title: `${site.name}: ${pages.blog.label}` },
          ],
        }),
      },
    },
    // A site with drafts, such as a preview, is for looking at.
    robots: showsDrafts()
      ? { index: false, follow: true }
      : { index: true, follow: true, 'max-image-preview': 'large', 'max-snippet': -1 },
    ...(record.kind === 'article' && {
      authors: [{ name: record.entry.author }],
    }),
    openGraph:
      entry === undefined
        ? { type: 'website', ...openGraph }
        : {
            type: 'article',
            ...openGraph,
            ...publicationTimes(entry),
            section: articleSection(entry),
          },
    twitter: {
      card: 'summary_large_image',
      title,
      description,
      images: [{ url: image.url, alt: image.alt }],
    },
  };
}

/** A title with whose page it is, as results of a search show it; shared links name the site apart. */
const titleOf = (title: string) => ({ absolute: `${title} | ${site.name}` });

/**
 * The metadata of the not-found page: a title, and no canonical address. Next itself writes
 * `noindex` into it; a second robots element would only repeat that.
 */
export function notFoundMetadata(content: Pages['not-found']): Metadata {
  return { title: titleOf(content.documentTitle), description: content.text };
}

/** What is the same on every page: icons and the company's name. For the layout. */
export const siteMetadata: Metadata = {
  applicationName: site.name,
  icons: {
    icon: [
      { url: '/favicon.ico', sizes: '48x48' },
      { url: '/icon.svg', type: 'image/svg+xml', sizes: 'any' },
    ],
    apple: [{ url: '/apple-touch-icon.png', sizes: '180x180', type: 'image/png' }],
  },
};

/** What part of the site an article or a case study belongs to. */
export function articleSection(entry: Entry): string {
  return entry.kind === 'article' ? entry.category : entry.industry;
}

/**
 * When an entry was published and last changed, in ISO 8601 with the zone. Front matter gives
 * days; midday UTC is the same day from Honolulu to Auckland. On the day of the build itself midday
 * may be yet to come, and midnight is not.
 */
export function publicationTimes({ date = '', updated = date }: Entry): {
  readonly publishedTime: string;
  readonly modifiedTime: string;
} {
  const today = buildDate();
  const timeOf = (day: string) => `${day}T${day < today ? '12' : '00'}:00:00Z`;
  return { publishedTime: timeOf(date), modifiedTime: timeOf(updated) };
}
