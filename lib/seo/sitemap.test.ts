import { entryRecord, pageRecord } from '@/lib/site/pages';
import { exampleArticle } from '../testing/examples';
import { sitemapOf } from './sitemap';

test.each([
  ['an article', entryRecord(exampleArticle()), '2025-03-04'],
  [
    'a changed article',
    entryRecord(exampleArticle('a-story', { updated: '2025-04-01' })),
    '2025-04-01',
  ],
  ['a page', pageRecord('about'), undefined],
])('%s changed on the day that it states, if any', (_, record, lastModified) => {
  expect(sitemapOf([record])[0]?.lastModified).toBe(lastModified);
});
