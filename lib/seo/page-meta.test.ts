import { pageMetaIn } from './page-meta';
import { exampleMeta } from '../testing/examples';

const file = 'content/pages/about.ts';

test('the metadata of a page’s words is found', () => {
  expect(pageMetaIn(file, { meta: exampleMeta, hero: {} })).toEqual(exampleMeta);
});

test.each([
  ['no words', undefined, `${file}: the page: `],
  ['no metadata', { hero: {} }, `${file}: meta: `],
  [
    'a field too short',
    { meta: { ...exampleMeta, title: 'A' } },
    `${file}: meta.title: must be a text of 10 to 65`,
  ],
  [
    'an unknown field',
    { meta: { ...exampleMeta, titel: 'A' } },
    `${file}: meta: Unrecognized key: "titel"`,
  ],
])('%s: the error names the file and the field', (_, content, message) => {
  expect(() => pageMetaIn(file, content)).toThrow(message);
});
