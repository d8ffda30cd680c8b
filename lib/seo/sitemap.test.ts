import { company } from '@/content/company';
import { pageRecords } from '../routes/pages';
import { sitemapOf } from './sitemap';
import { exampleArticle, exampleMetaOf } from '../testing/examples';

const records = pageRecords(exampleMetaOf, [exampleArticle()]);

test('a time that is unknown is left out', () => {
  const entries = sitemapOf(records, () => undefined);
  const dated = entries.filter((entry) => 'lastModified' in entry);
  expect(dated).toEqual([{ url: `${company.origin}/blog/a-story`, lastModified: '2025-03-04' }]);
});

test('a time that is known stands there as it is', () => {
  const time = '2025-06-07T11:00:00+00:00';
  const [home] = sitemapOf(records, () => time);
  expect(home).toEqual({ url: `${company.origin}/`, lastModified: time });
});
