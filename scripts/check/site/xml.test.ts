import { elementsNamed, readXml, textOfChild } from './xml';

test('a document is read with its elements, attributes and texts', () => {
  const root = readXml('<?xml version="1.0"?><a x="1"><b>one &amp; two</b><c/><b> three </b></a>');
  expect(root.name).toBe('a');
  expect(root.attributes).toEqual({ x: '1' });
  expect(elementsNamed(root, 'b')).toHaveLength(2);
  expect(textOfChild(root, 'b')).toBe('one & two');
  expect(textOfChild(root, 'd')).toBeUndefined();
});

test.each([
  ['a tag that is not closed', '<a><b></a>'],
  ['a root that is not closed', '<a>'],
  ['a tag that was not opened', '<a></b></a>'],
  ['two roots', '<a/><b/>'],
  ['nothing', ''],
  ['a bare ampersand', '<a>one & two</a>'],
  ['an entity of HTML', '<a>one&nbsp;two</a>'],
])('%s is refused', (_, source) => {
  expect(() => readXml(source)).toThrow();
});
