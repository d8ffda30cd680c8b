import { breadcrumbTrail, type Crumb } from './breadcrumbs';
import { exampleArticle } from './testing/examples';

const labels = (trail: readonly Crumb[]) => trail.map(({ label, path }) => `${label} ${path}`);

test('home has no trail', () => {
  expect(labels(breadcrumbTrail('home'))).toEqual([]);
});

test('a page below home has two steps', () => {
  expect(labels(breadcrumbTrail('about'))).toEqual(['Home /', 'About /about']);
});

test('a product has three steps, itself last', () => {
  expect(labels(breadcrumbTrail('octomine'))).toEqual([
    'Home /',
    'Solutions /solutions',
    'Octomine /solutions/octomine',
  ]);
});

test('an article stands below the blog under its headline', () => {
  expect(labels(breadcrumbTrail(exampleArticle()))).toEqual([
    'Home /',
    'Blog /blog',
    'The headline of an article /blog/a-story',
  ]);
});
