import { breadcrumbTrail } from './breadcrumbs';
import { entryRecord, pageRecord } from './pages';
import { exampleArticle } from '@/lib/testing/examples';

test.each([
  [pageRecord('home'), []],
  [pageRecord('about'), ['/', '/about']],
  [pageRecord('octomine'), ['/', '/solutions', '/solutions/octomine']],
  [entryRecord(exampleArticle()), ['/', '/blog', '/blog/a-story']],
])('%#: the trail leads from home to the page itself', (record, trail) => {
  const crumbs = breadcrumbTrail(record);
  expect(crumbs.map(({ path }) => path)).toEqual(trail);
  expect(crumbs.at(-1)?.label ?? record.label).toBe(record.label);
});
