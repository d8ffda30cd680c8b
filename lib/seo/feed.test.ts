import { company } from '@/content/company';
import { escaped, feedOf } from './feed';
import { exampleArticle, exampleMeta } from '../testing/examples';

test('an article is an item with its address as its identity', () => {
  const feed = feedOf([exampleArticle('a-story', { updated: '2025-04-01' })], exampleMeta);
  const url = `${company.origin}/blog/a-story`;
  for (const part of [
    `<atom:link href="${company.origin}/feed.xml" rel="self" type="application/rss+xml"/>`,
    '<lastBuildDate>Tue, 01 Apr 2025 12:00:00 GMT</lastBuildDate>',
    `<link>${url}</link>`,
    `<guid isPermaLink="true">${url}</guid>`,
    '<pubDate>Tue, 04 Mar 2025 12:00:00 GMT</pubDate>',
    '<dc:creator>Analytics practice</dc:creator>',
  ]) {
    expect(feed).toContain(part);
  }
});

test('words with a meaning in XML are only words', () => {
  const feed = feedOf(
    [exampleArticle('a-story', { headline: 'Q&A: <b> "x" \u0007' })],
    exampleMeta,
  );
  expect(feed).toContain('<title>Q&amp;A: &lt;b&gt; &quot;x&quot; </title>');
});

test('characters that XML forbids are left out, others kept', () => {
  expect(escaped('a\u0000b\u001fc\uFFFEd\te\n📈')).toBe('abcd\te\n📈');
});

test('the feed holds the fifty newest articles', () => {
  const articles = Array.from({ length: 60 }, (_, index) => exampleArticle(`story-${index}`));
  expect(feedOf(articles, exampleMeta).match(/<item>/g)).toHaveLength(50);
});

test('a feed without articles has no date', () => {
  expect(feedOf([], exampleMeta)).not.toContain('lastBuildDate');
});
