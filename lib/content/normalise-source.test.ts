import { normaliseSource } from './normalise-source';

// Each is written as an escape, so that it can be seen here.
test.each([
  [
    'at the start of a file, in and behind a word',
    '\uFEFFAna\u200Blyt\u00ADics\u2060.',
    'Analytics.',
  ],
  ['joining nothing', 'to\u200Dge\u200Cther \u200D', 'together '],
  ['of a direction in a text that has one', '\u200E+44 20\u2069', '+44 20'],
])('a sign without a width goes: %s', (_, source, text) => {
  expect(normaliseSource(source)).toBe(text);
});

test.each([
  ['Hindi', 'क्\u200Dष, रु\u200Cपये'],
  ['Khmer and Thai, between words', 'ភាសា\u200Bខ្មែរ ภาษา\u200Bไทย'],
  ['emoji', '👩🏽\u200D💻 ❤\uFE0F\u200D🔥'],
])('it stays where it is part of a text: %s', (_, text) => {
  expect(normaliseSource(text)).toBe(text);
});

test.each([
  ['10\u00A0kg, 5\u2009000\u202F€: «\u00A0oui\u00A0»\u00A0– 東京\u3000大阪', undefined],
  ['##\u00A0 Costs', '##  Costs'],
  [
    '-\u00A0one\n\u2003\u2003- two\n1.\u00A0\u00A0three\n>\u00A0four',
    '- one\n  - two\n1.  three\n> four',
  ],
  ['- label:\u00A0A\n  to:\u00A0/b\n\u00A0\u00A0note: c', '- label: A\n  to: /b\n  note: c'],
  ['| a |\u00A0b |\n|\u00A0-\u00A0|\u00A0-\u00A0|', '| a | b |\n| - | - |'],
  ['a\u00A0 b \u00A0c\n\u00A0\nd\u2028e', 'a  b  c\n \nd e'],
])('a blank that does not break stays between two words alone: %j', (source, text = source) => {
  expect(normaliseSource(source)).toBe(text);
});

test('curly quotation marks around the value of a directive are straightened', () => {
  const source = '::figure{name=“x” caption="“a”, b"}\n\nname=“x”';
  expect(normaliseSource(source)).toBe('::figure{name="x" caption="“a”, b"}\n\nname=“x”');
});
