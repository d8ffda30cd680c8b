import { site } from '@/words';
import { entryRecord, pageRecord } from '@/lib/site/pages';
import { sitemapOf } from './sitemap';
import { exampleArticle } from '../testing/examples';

test('a time that is unknown is left out', () => {
  const records = [pageRecord('blog'), entryRecord(exampleArticle())];
  expect(sitemapOf(records, () => undefined)).toEqual([
    { url: `${site.origin}/blog` },
    { url: `${site.origin}/blog/a-story`, lastModified: '2025-03-04' },
  ]);
});
