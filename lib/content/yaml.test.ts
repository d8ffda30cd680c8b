import { group, list, rows, text } from '@/content/schema/fields';
import { choice, day, flag, link, wholeNumber } from '@/content/schema/values';
import { ContentErrors, formatError } from './error';
import type { FactValues } from './facts';
import { readFields } from './yaml';

const schema = group({
  label: text({ max: 32, help: 'The page’s name in menus.' }),
  hero: group('The top of the page.', {
    title: text({ max: 60, help: 'The page’s headline.' }),
    to: link(),
    actions: rows('Buttons.', [1, 2], { label: text({ max: 9, help: 'The words.' }) }).optional(),
  }),
  pair: list(text({ max: 10, help: 'An item.' }), { count: 2, help: 'Both.' }).optional(),
  date: day({ help: 'The day.' }).optional(),
  featured: flag({ help: 'Whether it leads.' }).optional(),
  tone: choice(['coral', 'teal'], { help: 'The colour.' }).optional(),
  number: wholeNumber({ max: 9, help: 'Its number.' }).optional(),
});

function errorsOf(text: string, facts?: FactValues) {
  const errors = new ContentErrors();
  readFields('f.yaml', text, schema, errors, facts);
  return errors.list().map(formatError);
}

const hero = 'hero:\n  title: A\n  to: /about\n';
const sound = `label: About\n${hero}`;
const labelled = (value: string) => `label: ${value}\n${hero}`;

test.each([
  ['plain', sound],
  ['with line ends of Windows and a mark of byte order', `\uFEFF${sound.replaceAll('\n', '\r\n')}`],
  ['with a comment on a line of its own', `# The page.\n${sound}`],
  ['with a number, an apostrophe and a colon inside', labelled(`"It's 10:30 #1"`)],
  ['with a doubled apostrophe', labelled(`'It''s ours'`)],
  ['with a place in quotation marks', `label: A\nhero:\n  title: A\n  to: '#demo'\n`],
  ['folded over two lines', labelled('>-\n  one\n  two')],
])('%s: in order', (_, text) => {
  expect(errorsOf(text)).toEqual([]);
});

const quoted = 'Put the whole text between quotation marks.';

// What YAML reads as something else than was typed.
test.each<string[]>([
  ...[`'Don't'`, `'L'été'`, '"A "real" word"'].map((value) => [
    labelled(value),
    `f.yaml:1: cannot be read, because of a quotation mark or an apostrophe inside the text: label: ${value}. Write curly`,
  ]),
  [
    `label: A\nhero:\n  title: A\n  to: #demo\n`,
    `f.yaml:4: “#demo” would not be shown: # behind a space starts a comment. ${quoted.slice(0, -1)}, or the comment on a line of its own.`,
  ],
  [
    labelled('Our #1 choice'),
    'f.yaml:1: “#1 choice” would not be shown: # behind a space starts a comment. Put the whole text',
  ],
  [
    labelled('Why it fell: stock'),
    `f.yaml:1: cannot be read, because of a colon inside the text: label: Why it fell: stock. ${quoted}`,
  ],
  [
    `${sound}pair:\n  - Why: stock\n  - b\n`,
    'f.yaml:6 pair.0: is no text. Put it between quotation marks: a number, one with a colon',
  ],
  [
    `label: A\nhero:\n\ttitle: A\n`,
    'f.yaml:3: is indented by a tab. Use two spaces for each step.',
  ],
  [
    `label: A\nhero:\n\ttitle: A\n\tto: /a\n`,
    'f.yaml:3: is indented by a tab.',
    'f.yaml:4: is indented by a tab.',
  ],
  [
    `label: A\nhero:\n\u00a0\u00a0title: A\n  to: /a\n`,
    'f.yaml:3: is indented by spaces that do not break, as copied text has them. Delete them',
  ],
  [
    `label: A\n<<<<<<< HEAD\nhero: x\n=======\nhero: y\n>>>>>>> mine\n`,
    'f.yaml:2: holds two versions that were to be merged: <<<<<<< HEAD hero: x ======= hero: y >>>>>>> mine. Keep',
  ],
  [
    labelled('one\u2028two'),
    'f.yaml:1: holds a character that cannot be seen, behind “label: one”. Delete',
  ],
  [
    `label: A\n${sound}`,
    'f.yaml:2: the same field stands here twice: label: About. Take one of the two out.',
  ],
  [
    labelled('{company}'),
    'f.yaml:1 label: is no text. Put it between quotation marks: a number, one with a colon, or that starts with {',
  ],
  [labelled('[a]'), 'f.yaml:1 label: is no text. Put it between'],
  ...[
    '{company} knows',
    '*bold',
    '*bold* words',
    '&Co partners',
    '!new range',
    '@home',
    '%s',
    '`a`',
    '- A',
    '| A',
  ].map((value) => [
    labelled(value),
    `f.yaml:1: cannot be read, because of the sign that the text starts with: label: ${value}. ${quoted}`,
  ]),
  [labelled('"A'), 'f.yaml:1: the quotation mark has no end on its line: label: "A. Add it where'],
  [
    labelled(`'A`) + `other: 'B'\n`,
    `f.yaml:1: the quotation mark has no end on its line: label: 'A. Add it where`,
  ],
  [
    labelled('“A”'),
    'f.yaml:1 label: is between curly quotation marks, which would be shown. Take them off',
  ],
  [
    `label:A\n${hero}`,
    'f.yaml:1: cannot be read: a space is missing behind the colon: label:A. Write one.',
  ],
  [
    `label: A\nhero:\n  title: A\n   to: /a\n`,
    'f.yaml:3: cannot be read (Nested mappings are not allowed in compact mappings): title: A. Write each field',
  ],
  [
    `label: A\nhero:\n   title: A\n  to: /a\n  actions: []\n`,
    'f.yaml:4: cannot be read (All mapping items must start at the same column): to: /a. Write each',
  ],
  [labelled('2025'), 'f.yaml:1 label: is no text. Put it between quotation marks: a number'],
  [labelled('|\n  A'), 'f.yaml:1 label: ends with a line break. Write >- in place'],
])('%j: %s', (text, ...messages) => {
  expect(errorsOf(text)).toEqual(messages.map((message) => expect.stringContaining(message)));
});

test('a length is what a visitor sees', () => {
  const facts = new Map([['company', 'Twenty letters, long']]);
  expect(errorsOf(labelled(`'{company}, twelve more'`), facts)).toEqual([
    expect.stringContaining('f.yaml:1 label: is 33 characters, at most 32.'),
  ]);
  expect(errorsOf(labelled(`${'a&nbsp;'.repeat(15)}a`), facts)).toEqual([]);
});

// What the schema says.
test.each<[text: string, ...messages: string[]]>([
  [
    '',
    'f.yaml:1 label: is missing. Add label: The page’s name in menus.',
    'f.yaml:1 hero: is missing. Add hero: The top of the page.',
  ],
  ['- a\n', 'f.yaml:1: is no group of fields. Write each field on a line of its own'],
  ['label: A\nhero: text\n', 'f.yaml:2 hero: is no group of fields. Write each field'],
  ['label: A\nhero:\n', 'f.yaml:2 hero: is empty. Write hero: The top of the page.'],
  [
    'label: A\nhero:\n  tilte: A\n  to: /a\n',
    'f.yaml:2 hero.title: is missing. Add title: The page’s headline.',
    'f.yaml:3 hero.tilte: is no field here. Did you mean title?',
  ],
  [
    `${sound}  colour: x\n`,
    'f.yaml:5 hero.colour: is no field here. The fields are title, to, actions.',
  ],
  [`__proto__: x\n${sound}`, 'f.yaml:1 __proto__: is no field here. The fields are label, hero'],
  [labelled(`''`), 'f.yaml:1 label: is empty. Write the words, or take the field out.'],
  [labelled(`' A'`), 'f.yaml:1 label: starts or ends with a space. Take it out.'],
  [
    labelled('ten words '.repeat(4).trim()),
    'f.yaml:1 label: is 39 characters, at most 32. Shorten it.',
  ],
  [labelled('x'.repeat(31)), 'f.yaml:1 label: has a word of 31 letters, at most 30 fit a phone.'],
  [labelled('stock < demand'), 'f.yaml:1 label: holds “<”. Write it in words: under, less than.'],
  [
    labelled(`'{compny}'`),
    'f.yaml:1 label: names {compny}, which nothing fills in here. Known are {company}',
  ],
  [labelled(`'{{company}} knows'`), 'f.yaml:1 label: has {{company}} in two pairs of braces.'],
  [labelled('So {company knows'), 'f.yaml:1 label: has a brace without its counterpart: “So {comp'],
  [`${sound}pair: [a]\n`, 'f.yaml:5 pair: has 1 item, not 2. Add what is missing.'],
  [`${sound}pair: [a, b, c]\n`, 'f.yaml:5 pair: has 3 items, not 2. Take some out.'],
  [`${sound}pair: a\n`, 'f.yaml:5 pair: must be a list. Write each item on a line of its own'],
  [
    `${sound}  actions:\n    - label: one\n    - label: two\n    - lable: three\n`,
    'f.yaml:5 hero.actions: has 3 items, not 1 to 2. Take some out.',
    'f.yaml:8 hero.actions.2.label: is missing. Add label: The words.',
    'f.yaml:8 hero.actions.2.lable: is no field here. Did you mean label?',
  ],
  ...['2025-02-30', '4 March 2025', '20250304'].map((date): [string, string] => [
    `${sound}date: ${date}\n`,
    'f.yaml:5 date: must be a day of the calendar. Write it as YYYY-MM-DD.',
  ]),
  [
    `${sound}featured: yes\n`,
    'f.yaml:5 featured: must be true or false. Write one of the two without',
  ],
  [`${sound}featured: 'true'\n`, 'f.yaml:5 featured: must be true or false.'],
  [
    `${sound}tone: purple\n`,
    'f.yaml:5 tone: “purple” is none of the choices. Write one of coral, teal.',
  ],
  [`${sound}number: 0\n`, 'f.yaml:5 number: must be a whole number from 1 to 9.'],
  [`${sound}number: eight\n`, 'f.yaml:5 number: must be a whole number from 1 to 9.'],
  ['label: A\nhero:\n  title: A\n  to: 5\n', 'f.yaml:4 hero.to: is no address. Write one such as'],
])('%j breaks the rule of its field', (text, ...messages) => {
  expect(errorsOf(text)).toEqual(messages.map((message) => expect.stringContaining(message)));
});

test.each([
  ['as Windows saves it', Buffer.from('a: b\nc: Café', 'latin1').toString('utf8'), 2],
  ['read in another encoding', 'a: Itâ€™s', 1],
  ['of two bytes a letter', Buffer.from('a: b', 'utf16le').toString('utf8'), 1],
  ['with a sign that turns what follows', 'a: \u202Eb', 1],
])('a file %s holds broken letters', (_, text, line) => {
  expect(errorsOf(text)).toEqual([
    expect.stringMatching(
      new RegExp(`^f\\.yaml:${line}: holds broken letters: “.*”\\. Save the file as`),
    ),
  ]);
});
