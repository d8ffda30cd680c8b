import { site } from '@/words';
import { exampleArticle } from '../testing/examples';
import { pageGraph } from './structured-data';

const articles = Array.from({ length: 30 }, (_, index) =>
  exampleArticle(`story-${index}`, { featured: index === 29 || undefined }),
);

jest.mock('../content/entries', () => ({
  ...jest.requireActual('../content/entries'),
  readEntries: () => ({ articles, caseStudies: [] }),
  readWrittenArticles: () => articles,
}));

it('names the articles that stand on the blog’s first page, and no others', () => {
  const blog = pageGraph('blog')['@graph'].find((node) => node['@type'] === 'Blog');
  const shown = [...articles.slice(0, 24), articles[29]!];
  expect(blog).toMatchObject({
    hasPart: shown.map(({ path }) => ({ url: `${site.origin}${path}` })),
  });
});
