import { Feed } from 'feed';
import { DomUtils, parseDocument } from 'htmlparser2';
import { routes } from '@/content/routes';
import { pages, site } from '@/.content';
import { readText, type Article } from '@/lib/content/entries';
import { siteLanguage } from '@/lib/base/language';
import { feedPath } from '@/lib/base/root-files';
import { publicationTimes } from './metadata';
import { absoluteUrl } from '@/lib/site/urls';

/** How many of the newest articles the feed holds. */
const FEED_LENGTH = 20;

/**
 * The blog's feed, as RSS 2.0 with whole texts.
 * @param shownArticles newest first; those that wait are left out
 */
export function feedOf(shownArticles: readonly Article[]): string {
  const articles = shownArticles.filter(({ isUnpublished }) => !isUnpublished);
  const changeTimes = articles.map((article) => Date.parse(publicationTimes(article).modifiedTime));
  const feed = new Feed({
    title: `${site.name}: ${pages.blog.label}`,
    description: pages.blog.meta.description,
    link: absoluteUrl(routes.blog.path),
    language: siteLanguage.toLowerCase(),
    feedLinks: { rss: absoluteUrl(feedPath) },
    updated: new Date(Math.max(0, ...changeTimes)),
    generator: false,
  });
  for (const article of articles.slice(0, FEED_LENGTH)) {
    const { headline, excerpt, author, category, path } = article;
    feed.addItem({
      title: headline,
      link: absoluteUrl(path),
      date: new Date(publicationTimes(article).publishedTime),
      description: excerpt,
      content: wholeText(article),
      category: [{ name: category }],
      // RSS's own author wants an e-mail address.
      extensions: [{ name: 'dc:creator', objects: { _text: author } }],
    });
  }
  return feed.rss2();
}

/** The text of an article with whole addresses, and without what only its page can show. */
function wholeText(article: Article): string {
  const text = parseDocument(readText(article).html.replace(/<!--.+?-->/g, ''));
  for (const { attribs } of DomUtils.findAll(() => true, text.children)) {
    delete attribs['srcset'];
    for (const name of ['href', 'src']) {
      const address = attribs[name];
      if (address) attribs[name] = new URL(address, absoluteUrl(article.path)).href;
    }
  }
  return DomUtils.getOuterHTML(text);
}
