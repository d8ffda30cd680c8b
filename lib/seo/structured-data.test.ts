import { pages, site } from '@/.content';
import { routeIds, type RouteId } from '@/content/routes';
import { graphOf, type PageGraph } from './structured-data';
import { entryRecord, pageRecord } from '@/lib/site/pages';
import { exampleArticle, exampleCaseStudy } from '@/lib/testing/examples';

const questions = pages.octomine.faq.questions;

const pageGraph = (route: RouteId): PageGraph =>
  graphOf(pageRecord(route), route === 'octomine' ? questions : []);

const allGraphs: readonly (readonly [string, PageGraph])[] = [
  ...routeIds.map((route) => [route, pageGraph(route)] as const),
  ['an article', graphOf(entryRecord(exampleArticle()))],
];

const nodesOfType = (graph: PageGraph, type: string) =>
  graph['@graph'].filter((node) => [node['@type']].flat().some((own) => own === type));

/** Every object of a document, at any depth. */
const objectsIn = (value: unknown): readonly object[] =>
  typeof value === 'object' && value !== null
    ? [value, ...Object.values(value).flatMap(objectsIn)]
    : [];

test.each(allGraphs)(
  '%s: every thing has an address of its own, references are to these',
  (_, graph) => {
    const nodes = objectsIn(graph).flatMap((object) => ('@id' in object ? [object] : []));
    const definedIds = new Set(
      nodes.filter((object) => '@type' in object).map((thing) => thing['@id']),
    );
    expect(nodes.filter((object) => !definedIds.has(object['@id']))).toEqual([]);
    const ids = graph['@graph'].map((node) => node['@id']);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids).toContain(`${site.origin}/#organization`);
    expect(ids).toContain(`${site.origin}/#website`);
  },
);

test('the organisation has both offices, a contact point and a logo', () => {
  expect(nodesOfType(pageGraph('home'), 'Organization')).toMatchObject([
    {
      name: site.name,
      email: site.email,
      logo: { url: `${site.origin}/icon-512.png` },
      contactPoint: { email: site.email },
      address: [{ addressCountry: 'IN' }, { addressCountry: 'GB' }],
    },
  ]);
});

test('the solutions page has each product: free to try, in USD, by its own address', () => {
  const products = nodesOfType(pageGraph('solutions'), 'SoftwareApplication');
  expect(products).toHaveLength(3);
  for (const product of products) {
    expect(product).toMatchObject({
      applicationCategory: 'BusinessApplication',
      operatingSystem: expect.any(String),
      offers: { price: 0, priceCurrency: 'USD' },
    });
    expect(product).not.toHaveProperty('aggregateRating');
  }
  const [octomine] = nodesOfType(pageGraph('octomine'), 'SoftwareApplication');
  expect(products.map((product) => product['@id'])).toContain(octomine?.['@id']);
});

test('the questions of a page are its main entity', () => {
  expect(nodesOfType(pageGraph('octomine'), 'FAQPage')).toMatchObject([
    {
      mainEntity: questions.map(({ question, answer }) => ({
        name: question,
        acceptedAnswer: { text: answer },
      })),
    },
  ]);
});

test('an article has its headline, author, dates, picture and publisher', () => {
  const graph = graphOf(entryRecord(exampleArticle('a-story', { updated: '2025-04-01' })));
  expect(nodesOfType(graph, 'Article')).toMatchObject([
    {
      '@id': `${site.origin}/blog/a-story#article`,
      headline: 'The headline of an article',
      author: { name: 'Analytics practice', url: `${site.origin}/about` },
      datePublished: '2025-03-04T12:00:00Z',
      dateModified: '2025-04-01T12:00:00Z',
      publisher: { '@id': `${site.origin}/#organization` },
      image: { '@id': `${site.origin}/blog/a-story#primaryimage` },
    },
  ]);
});

test('a case study is an article by the company itself', () => {
  const graph = graphOf(entryRecord(exampleCaseStudy()));
  const node = graph['@graph'].find((item) => item['@type'] === 'Article');
  expect(node).toMatchObject({
    headline: 'The headline of a case study',
    articleSection: 'Beverage',
    datePublished: '2025-03-04T12:00:00Z',
    author: { '@id': `${site.origin}/#organization` },
  });
  expect(JSON.stringify(graph)).toContain(`${site.origin}/company/case-studies/a-brand`);
});
