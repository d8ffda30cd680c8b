import { site } from '@/words';
import { pageRecords } from '../routes/pages';
import { sitemapOf } from './sitemap';
import { exampleArticle, exampleMeta } from '../testing/examples';

const records = pageRecords(() => exampleMeta, [exampleArticle()]);

test('a time that is unknown is left out', () => {
  const entries = sitemapOf(records, () => undefined);
  const dated = entries.filter((entry) => 'lastModified' in entry);
  expect(dated).toEqual([{ url: `${site.origin}/blog/a-story`, lastModified: '2025-03-04' }]);
});
