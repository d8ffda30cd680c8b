import { site } from '@/words';
import { escapeXml, feedOf } from './feed';
import { exampleArticle } from '../testing/examples';

jest.mock('../content/entries', () => ({
  ...jest.requireActual('../content/entries'),
  readText: () => ({ html: '<p><a href="/about">A</a> <a href="#b">B</a></p><!--next-step-->' }),
}));

// That it has every article: the site checks.

test('words with a meaning in XML are only words; what it forbids is left out', () => {
  const feed = feedOf([exampleArticle('a-story', { headline: 'Q&A: <b> "x" \u0007' })]);
  expect(feed).toContain('<title>Q&amp;A: &lt;b&gt; &quot;x&quot; </title>');
  expect(escapeXml('a\u0000b\u001fc\uFFFEd\te\n📈')).toBe('abcd\te\n📈');
});

test('the feed holds the twenty newest articles', () => {
  const articles = Array.from({ length: 60 }, (_, index) => exampleArticle(`story-${index}`));
  expect(feedOf(articles).match(/<item>/g)).toHaveLength(20);
});

test('it says who wrote an article, and when the newest change was', () => {
  const feed = feedOf([exampleArticle('a-story', { updated: '2025-04-01' })]);
  expect(feed).toContain('<dc:creator>Analytics practice</dc:creator>');
  expect(feed).toContain('<lastBuildDate>Tue, 01 Apr 2025 12:00:00 GMT</lastBuildDate>');
  expect(feedOf([])).not.toContain('lastBuildDate');
});

test('it holds the whole text, with whole addresses, without what only the page can show', () => {
  const feed = feedOf([exampleArticle()]);
  const links = `<p><a href="${site.origin}/about">A</a> <a href="${site.origin}/blog/a-story#b">B</a></p>`;
  expect(feed).toContain(`<content:encoded>${escapeXml(links)}</content:encoded>`);
});
