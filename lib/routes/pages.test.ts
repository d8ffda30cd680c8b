import { routeIds } from '@/content/routes';
import {
  articleRecord,
  childrenOf,
  contentFileOf,
  pageRecord,
  pageRecords,
  parentOf,
} from './pages';
import { exampleArticle, exampleMeta, exampleMetaOf } from '../testing/examples';

test('a page’s record has its path, its name and the page above it from the route list', () => {
  expect(pageRecord('octomine', exampleMeta)).toEqual({
    kind: 'page',
    route: 'octomine',
    path: '/solutions/octomine',
    label: 'Octomine',
    parent: 'solutions',
    meta: exampleMeta,
  });
});

test('an article’s record hangs below the blog', () => {
  const record = articleRecord(exampleArticle());
  expect(record).toMatchObject({ kind: 'article', path: '/blog/a-story', parent: 'blog' });
  expect(record.label).toBe(exampleArticle().frontMatter.headline);
});

test('the records are every page once, the articles behind the blog', () => {
  const articles = [exampleArticle('b-story'), exampleArticle('a-story')];
  const paths = pageRecords(exampleMetaOf, articles).map(({ path }) => path);
  expect(new Set(paths).size).toBe(routeIds.length + articles.length);
  const blog = paths.indexOf('/blog');
  expect(paths.slice(blog, blog + 3)).toEqual(['/blog', '/blog/b-story', '/blog/a-story']);
});

test('every page but home has a page above it', () => {
  expect(routeIds.filter((route) => parentOf(route) === undefined)).toEqual(['home']);
});

test('the pages below a page come in the order of the route list', () => {
  expect(childrenOf('solutions')).toEqual(['octomine', 'askOctopus', 'octosense']);
  expect(childrenOf('contact')).toEqual([]);
});

test('a page’s words are in the file of its id', () => {
  expect(contentFileOf('home')).toBe('home');
  expect(contentFileOf('businessDataConsulting')).toBe('business-data-consulting');
});
