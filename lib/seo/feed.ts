import { pages, site } from '@/words';
import { readText, type Article } from '../content/entries';
import { feedPath, timesOf } from './metadata';
import { absoluteUrl, pathOf } from '@/lib/site/urls';
import type { SitePath } from '@/lib/site/site-path';

/** How many of the newest articles the feed holds. */
const feedLength = 20;

/**
 * The blog's feed: RSS 2.0 (https://www.rssboard.org/rss-specification) with a link to itself,
 * as the RSS Advisory Board's profile asks, and the author's name by Dublin Core, because RSS's
 * own `author` wants an e-mail address.
 * @param shownArticles newest first; those that wait are left out
 * @param topic where it is the feed of one: its name and the address of its page
 */
export function feedOf(
  shownArticles: readonly Article[],
  topic?: { readonly topic: string; readonly path: SitePath },
): string {
  const self = topic === undefined ? feedPath : (`${topic.path}/feed.xml` as const);
  const articles = shownArticles.filter(({ isWaiting }) => !isWaiting);
  const changeTimes = articles.map((article) => Date.parse(timesOf(article).modifiedTime));
  const lines = [
    '<?xml version="1.0" encoding="utf-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:content="http://purl.org/rss/1.0/modules/content/">',
    '<channel>',
    element('title', `${site.name}: ${topic?.topic ?? pages.blog.label}`),
    element('link', absoluteUrl(topic?.path ?? pathOf('blog'))),
    element('description', pages.blog.meta.description),
    element('language', 'en-gb'),
    `<atom:link href="${escapeXml(absoluteUrl(self))}" rel="self" type="application/rss+xml"/>`,
    ...(changeTimes.length > 0 ? [element('lastBuildDate', rfc822(Math.max(...changeTimes)))] : []),
    ...articles.slice(0, feedLength).flatMap(itemOf),
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
    `<guid isPermaLink="true">${escapeXml(url)}</guid>`,
    element('pubDate', rfc822(Date.parse(timesOf(article).publishedTime))),
    element('dc:creator', author),
    element('category', category),
    element('description', excerpt),
    element('content:encoded', wholeText(article)),
    '</item>',
  ];
}

/** The text of an article with whole addresses, and without what only its page can show. */
function wholeText(article: Article): string {
  return readText(article)
    .html.replace(/<!--[a-z-]+-->/g, '')
    .replace(
      / (href|src)="(\/[^"]*)"/g,
      (_, name: string, path: SitePath) => ` ${name}="${absoluteUrl(path)}"`,
    )
    .replace(/ href="#/g, ` href="${absoluteUrl(article.path)}#`)
    .replace(/ srcset="[^"]*"/g, '');
}

const element = (name: string, text: string) => `<${name}>${escapeXml(text)}</${name}>`;

/** Text as XML holds it: the five characters with a meaning escaped, those it forbids left out. */
export function escapeXml(text: string): string {
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
