import { pages, site } from '@/words';
import type { Article } from '../content/entries';
import { feedPath, timesOf } from './metadata';
import { absoluteUrl, pathOf } from '../routes/urls';

/** How many of the newest articles the feed holds. */
const length = 50;

/**
 * The blog's feed: RSS 2.0 (https://www.rssboard.org/rss-specification) with a link to itself,
 * as the RSS Advisory Board's profile asks, and the author's name by Dublin Core, because RSS's
 * own `author` wants an e-mail address.
 * @param articles newest first
 */
export function feedOf(articles: readonly Article[]): string {
  const changed = articles.map((article) => Date.parse(timesOf(article).modifiedTime));
  const lines = [
    '<?xml version="1.0" encoding="utf-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/">',
    '<channel>',
    element('title', `${site.name}: ${pages.blog.label}`),
    element('link', absoluteUrl(pathOf('blog'))),
    element('description', pages.blog.meta.description),
    element('language', 'en-gb'),
    `<atom:link href="${escaped(absoluteUrl(feedPath))}" rel="self" type="application/rss+xml"/>`,
    ...(changed.length > 0 ? [element('lastBuildDate', rfc822(Math.max(...changed)))] : []),
    ...articles.slice(0, length).flatMap(itemOf),
    '</channel>',
    '</rss>',
  ];
  return `${lines.join('\n')}\n`;
}

function itemOf(article: Article): readonly string[] {
  const { headline, excerpt, author, category } = article;
  const url = absoluteUrl(article.path);
  return [
    '<item>',
    element('title', headline),
    element('link', url),
    `<guid isPermaLink="true">${escaped(url)}</guid>`,
    element('pubDate', rfc822(Date.parse(timesOf(article).publishedTime))),
    element('dc:creator', author),
    element('category', category),
    element('description', excerpt),
    '</item>',
  ];
}

const element = (name: string, text: string) => `<${name}>${escaped(text)}</${name}>`;

/** Text as XML holds it: the five characters with a meaning escaped, those it forbids left out. */
export function escaped(text: string): string {
  return (
    text
      // Allowed by XML 1.0: tab, line ends, and everything from the space up but two.
      .replace(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '')
      .replaceAll('&', '&amp;')
      .replaceAll('<', '&lt;')
      .replaceAll('>', '&gt;')
      .replaceAll('"', '&quot;')
      .replaceAll("'", '&apos;')
  );
}

/**
 * A moment as RSS writes it, by RFC 822 with the year in four digits: Tue, 04 Mar 2025 12:00:00 GMT.
 * @param time milliseconds since 1970
 */
function rfc822(time: number): string {
  return new Date(time).toUTCString();
}
