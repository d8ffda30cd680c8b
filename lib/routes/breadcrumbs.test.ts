import { breadcrumbTrail } from './breadcrumbs';
import { articleRecord, pageRecord } from './pages';
import { exampleArticle, exampleMeta } from '../testing/examples';

test.each([
  [pageRecord('home', exampleMeta), []],
  [pageRecord('about', exampleMeta), ['Home /', 'About /about']],
  [
    pageRecord('octomine', exampleMeta),
    ['Home /', 'Solutions /solutions', 'Octomine /solutions/octomine'],
  ],
  [
    articleRecord(exampleArticle()),
    ['Home /', 'Blog /blog', 'The headline of an article /blog/a-story'],
  ],
])('%#: the trail leads from home to the page itself', (record, trail) => {
  expect(breadcrumbTrail(record).map(({ label, path }) => `${label} ${path}`)).toEqual(trail);
});
