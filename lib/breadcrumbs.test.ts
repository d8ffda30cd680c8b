import { breadcrumbTrail } from './breadcrumbs';
import { exampleArticle } from './testing/examples';

const labels = (page: Parameters<typeof breadcrumbTrail>[0]) =>
  breadcrumbTrail(page).map(({ label, path }) => `${label} ${path}`);

test('home has no trail', () => {
  expect(labels('home')).toEqual([]);
});

test('a page below home has two steps', () => {
  expect(labels('about')).toEqual(['Home /', 'About /about']);
});

test('a product has three steps, itself last', () => {
  expect(labels('octomine')).toEqual([
    'Home /',
    'Solutions /solutions',
    'Octomine /solutions/octomine',
  ]);
});

test('an article stands below the blog under its headline', () => {
  expect(labels(exampleArticle())).toEqual([
    'Home /',
    'Blog /blog',
    'The headline of an article /blog/a-story',
  ]);
});
