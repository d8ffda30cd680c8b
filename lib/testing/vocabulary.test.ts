import { readVocabulary, vocabularyFaults } from './vocabulary';

const vocabulary = readVocabulary();
const faultsOf = (node: object) => vocabularyFaults({ '@graph': [node] }, vocabulary);

test('a sound node has no faults', () => {
  expect(
    faultsOf({
      '@type': 'Article',
      headline: 'A',
      datePublished: '2025-03-04T12:00:00Z',
      author: { '@type': 'Organization', name: 'B', url: 'https://example.com/' },
    }),
  ).toEqual([]);
});

test.each([
  ['an unknown type', { '@type': 'Artikel' }, 'Artikel is not a type'],
  ['an unknown property', { '@type': 'Article', headlne: 'A' }, 'headlne is not a property'],
  ['a property of another type', { '@type': 'Article', price: 0 }, 'Article has no price'],
  ['a superseded property', { '@type': 'Organization', members: [] }, 'superseded by'],
  [
    'a bad date',
    { '@type': 'Article', datePublished: '4 March' },
    'datePublished: "4 March" is not',
  ],
  ['a bad address', { '@type': 'Thing', url: '/about' }, 'url: "/about" is not a URL'],
  [
    'a value of the wrong type',
    { '@type': 'Article', author: { '@type': 'Place' } },
    'author: is a Place, not a',
  ],
  [
    'a reference to nothing',
    { '@type': 'Article', publisher: { '@id': 'https://example.com/#x' } },
    'refers to https://example.com/#x, which is not in the document',
  ],
  ['an empty text', { '@type': 'Thing', name: '' }, 'name: "" is not a Text'],
])('%s is a fault', (_, node, fault) => {
  expect(faultsOf(node).join('\n')).toContain(fault);
});
