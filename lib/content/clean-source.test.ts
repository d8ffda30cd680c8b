import { cleanSource } from './clean-source';

// Each is written as an escape, so that it can be seen here.
test.each([
  [
    'at the start of a file, in and behind a word',
    '\uFEFFAna\u200Blyt\u00ADics\u2060.',
    'Analytics.',
  ],
  ['in an address', '[a](https://example.org/page\u200B)', '[a](https://example.org/page)'],
  ['joining nothing', 'to\u200Dge\u200Cther \u200D', 'together '],
  ['of a direction in a line that has one', '\u200E+44 20\u2069', '+44 20'],
  ['choosing the form of a letter', 'a\uFE0F', 'a'],
])('a sign without a width goes: %s', (_, source, text) => {
  expect(cleanSource(source)).toBe(text);
});

test.each([
  ['Hindi', 'क्\u200Dष, रु\u200Cपये'],
  ['Persian', 'می\u200Cخواهم'],
  ['Khmer and Thai, between words', 'ភាសា\u200Bខ្មែរ ภาษา\u200Bไทย'],
  ['Arabic with Latin words', 'نص \u200Fv2\u200E نص \u2067a\u2069'],
  [
    'emoji',
    '👩🏽\u200D💻 ❤\uFE0F\u200D🔥 1\uFE0F⃣ 🏴\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}',
  ],
  ['variants of characters', '葛\u{E0100}'],
])('it stays where it is part of a text: %s', (_, text) => {
  expect(cleanSource(text)).toBe(text);
});

test('a blank that does not break stays between two words', () => {
  const text = '10\u00A0kg, 5\u2009000\u202F€: «\u00A0oui\u00A0»\u00A0– 東京\u3000大阪\n';
  expect(cleanSource(text)).toBe(text);
});

test.each([
  ['##\u00A0 Costs', '##  Costs'],
  [
    '-\u00A0one\n\u2003\u2003- two\n1.\u00A0\u00A0three\n>\u00A0four',
    '- one\n  - two\n1.  three\n> four',
  ],
  ['- [x]\u00A0a\n\n[a]:\u00A0/b\n[^1]:\u00A0c', '- [x] a\n\n[a]: /b\n[^1]: c'],
  ['- label:\u00A0A\n  to:\u00A0/b\n\u00A0\u00A0note: c', '- label: A\n  to: /b\n  note: c'],
  ['| a |\u00A0b |\n|\u00A0-\u00A0|\u00A0-\u00A0|', '| a |\u00A0b |\n| - | - |'],
  ['::figure{name=a\u00A0caption="b"}\u00A0', '::figure{name=a caption="b"}'],
  ['a\u00A0 b \u00A0c\u00A0 \n\u00A0\nd', 'a  b  c\n\nd'],
])('any other is a plain space: %j', (source, text) => {
  expect(cleanSource(source)).toBe(text);
});
