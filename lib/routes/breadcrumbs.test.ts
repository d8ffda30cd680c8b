import { breadcrumbTrail, type Crumb } from './breadcrumbs';
import { articleRecord, pageRecord } from './pages';
import { exampleArticle, exampleMeta } from '../testing/examples';

const labels = (trail: readonly Crumb[]) => trail.map(({ label, path }) => `${label} ${path}`);

test('home has no trail', () => {
  expect(labels(breadcrumbTrail(pageRecord('home', exampleMeta)))).toEqual([]);
});

test('a page below home has two steps', () => {
  expect(labels(breadcrumbTrail(pageRecord('about', exampleMeta)))).toEqual([
    'Home /',
    'About /about',
  ]);
});

test('a product has three steps, itself last', () => {
  expect(labels(breadcrumbTrail(pageRecord('octomine', exampleMeta)))).toEqual([
    'Home /',
    'Solutions /solutions',
    'Octomine /solutions/octomine',
  ]);
});

test('an article stands below the blog under its headline', () => {
  expect(labels(breadcrumbTrail(articleRecord(exampleArticle())))).toEqual([
    'Home /',
    'Blog /blog',
    'The headline of an article /blog/a-story',
  ]);
});
