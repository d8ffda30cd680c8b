import { breadcrumbTrail } from './breadcrumbs';
import { entryRecord, pageRecord } from './pages';
import { exampleArticle } from '../testing/examples';

test.each([
  [pageRecord('home'), []],
  [pageRecord('about'), ['Home /', 'About /about']],
  [pageRecord('octomine'), ['Home /', 'Solutions /solutions', 'Octomine /solutions/octomine']],
  [
    entryRecord(exampleArticle()),
    ['Home /', 'Blog /blog', 'The headline of an article /blog/a-story'],
  ],
])('%#: the trail leads from home to the page itself', (record, trail) => {
  expect(breadcrumbTrail(record).map(({ label, path }) => `${label} ${path}`)).toEqual(trail);
});
