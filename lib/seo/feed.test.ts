import { parseDocument, DomUtils } from 'htmlparser2';
import { site } from '@/.content';
import { exampleArticle } from '@/lib/testing/examples';
import { feedOf } from './feed';

const sample = '<pre><code>&#x3C;a href="/about" srcset="x 1x"> &#x26;amp; ]]></code></pre>';
jest.mock('../content/entries', () => ({
  ...jest.requireActual('../content/entries'),
  readText: () => ({
    html: `<p><a href="/about">A</a> <a href="#b">B</a> <img src="/c.webp" srcset="/c.webp 1x" alt="x"></p>${sample}<!--next-step-->`,
  }),
}));

const textsIn = (feed: string, name: string) =>
  DomUtils.getElementsByTagName(name, parseDocument(feed, { xmlMode: true })).map((element) =>
    DomUtils.textContent(element),
  );

test('the feed holds the twenty newest articles', () => {
  const articles = Array.from({ length: 60 }, (_, index) => exampleArticle(`story-${index}`));
  expect(textsIn(feedOf(articles), 'item')).toHaveLength(20);
});

test('it says when the newest change was', () => {
  const feed = feedOf([exampleArticle('a-story', { updated: '2025-04-01' })]);
  expect(textsIn(feed, 'lastBuildDate')).toEqual(['Tue, 01 Apr 2025 12:00:00 GMT']);
});

test('it holds the whole text, with whole addresses, and code as it is', () => {
  const [text = ''] = textsIn(feedOf([exampleArticle()]), 'content:encoded');
  const page = `${site.origin}/blog/a-story`;
  expect(text).toContain(
    `<p><a href="${site.origin}/about">A</a> <a href="${page}#b">B</a> <img src="${site.origin}/c.webp" alt="x"></p>`,
  );
  expect(DomUtils.textContent(parseDocument(text))).toContain(
    '<a href="/about" srcset="x 1x"> &amp; ]]>',
  );
  expect(text).not.toContain('next-step');
});
