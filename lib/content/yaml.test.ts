import { group, list, rows, text } from '@/content/schema/fields';
import { choice, day, booleanField, link, time, wholeNumber } from '@/content/schema/values';
import { ErrorCollector, formatError } from '@/lib/base/error';
import type { FactValues } from './company-facts';
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
  at: time({ help: 'The time.' }).optional(),
  featured: booleanField({ help: 'Whether it leads.' }).optional(),
  tone: choice(['coral', 'teal'], { help: 'The colour.' }).optional(),
  number: wholeNumber({ max: 9, help: 'Its number.' }).optional(),
});

function errorsOf(text: string, facts?: FactValues) {
  const errors = new ErrorCollector();
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
  ['with a number, an apostrophe and a colon inside', labelled(`"It's 10:30 #1, AT&T; R&D"`)],
  ['with a doubled apostrophe', labelled(`'It''s ours'`)],
  ['with a place in quotation marks', `label: A\nhero:\n  title: A\n  to: '#demo'\n`],
  ['indented by spaces that do not break', sound.replaceAll('  ', '\u00a0\u00a0')],
  ['folded over two lines', labelled('>-\n  one\n  two')],
])('%s: in order', (_, text) => {
  expect(errorsOf(text)).toEqual([]);
});

/** That a text has these errors and no others, each of which starts so. */
function expectErrors(text: string, messages: readonly string[]): void {
  const expected = messages.map((message) => expect.stringContaining(`f.yaml:${message}`));
  expect(errorsOf(text)).toEqual(expected);
}

const signs = ['{company} knows', '*bold', '*bold* words', '&Co partners', '!new range', '- A'];
const comment = 'would not be shown: # behind a space starts a comment. Put the whole text between';

// What YAML reads as something else than was typed.
test.each<string[]>([
  ...[...signs, '| A', `'Don't'`, '"A "real" word"', 'Why it fell: stock'].map((value) => [
    labelled(value),
    `1: cannot be read, because of a quotation mark, a colon or the first sign of the text: label: ${value}. Put the whole text between quotation marks, and write curly ones`,
  ]),
  [`label: A\nhero:\n  title: A\n  to: #demo\n`, `4: “#demo” ${comment}`],
  [labelled('Our #1 choice'), `1: “#1 choice” ${comment}`],
  [`${sound}pair:\n  - Why: stock\n  - b\n`, '6 pair.0: is no text. Put it between quotation'],
  [
    `label: A\nhero:\n\ttitle: A\n\tto: /a\n`,
    '3: is indented by a tab: title: A. Use two spaces for each step.',
    '4: is indented by a tab',
  ],
  [
    `label: A\n<<<<<<< HEAD\nhero: x\n=======\nhero: y\n>>>>>>> mine\n`,
    '2: holds two versions that were to be merged: <<<<<<< HEAD hero: x ======= hero: y >>>>>>> mine. Keep',
  ],
  [`  ${sound}`, '2: cannot be read: hero:. Start each field where its neighbours start'],
  [
    `${sound}pair: [a, b\nlater: x\n`,
    '5: the bracket has no counterpart on its line: pair: [a, b. Add it where',
  ],
  [`label: A\n${sound}`, '2: the same field stands here twice: label: About. Take one of the two'],
  [labelled('{company}'), '1 label: is no text. Put it between quotation marks: a number, one'],
  [labelled('"A'), '1: the quotation mark has no end on its line: label: "A. Add it where'],
  [labelled('“A”'), '1 label: is between curly quotation marks, which would be shown. Take them'],
  [
    `label:A\n${hero}`,
    '1: cannot be read: label:A. Start each field where its neighbours start, as',
  ],
  [
    `label: A\nhero:\n  title: A\n   to: /a\n`,
    '3: cannot be read: title: A. Start each field where',
  ],
  [
    `label: A\n${hero.replace(':', '')}`,
    '2: cannot be read: hero. Start each field where its neighbours start, as',
  ],
  [`${sound}---\nlabel: B\n`, '5: starts a second part of the file: ---. Take the line out.'],
  [labelled('2025'), '1 label: is no text. Put it between quotation marks: a number'],
  [labelled('|\n  A'), '1 label: ends with a line break. Write >- in place'],
])('%j: %s', (text, ...messages) => expectErrors(text, messages));

test('facts and names of characters are read before a length is measured', () => {
  const facts = new Map([['company', 'Twenty letters, long']]);
  expect(errorsOf(labelled(`'{company}, twelve more'`), facts)).toEqual([
    expect.stringContaining('f.yaml:1 label: is 33 characters, at most 32.'),
  ]);
  expect(errorsOf(labelled(`a${'&nbsp;&amp;'.repeat(15)}&#65;`), facts)).toEqual([]);
});

// What the schema says.
test.each<[text: string, ...messages: string[]]>([
  [
    '',
    '1 label: is missing. Add label: The page’s name in menus.',
    '1 hero: is missing. Add hero: The top of the page.',
  ],
  ['- a\n', '1: is no group of fields. Write each field on a line of its own'],
  ['label: A\nhero: text\n', '2 hero: is no group of fields. Write each field'],
  ['label: A\nhero:\n', '2 hero: is empty. Write hero: The top of the page.'],
  [
    'label: A\nhero:\n  tilte: A\n  to: /a\n',
    '2 hero.title: is missing. Add title: The page’s headline.',
    '3 hero.tilte: is no field here. Did you mean title?',
  ],
  [`${sound}  colour: x\n`, '5 hero.colour: is no field here. The fields are title, to,'],
  [labelled(`''`), '1 label: is empty. Write the words, or take the field out.'],
  [labelled(`' A'`), '1 label: starts or ends with a space. Take it out.'],
  [labelled('ten words '.repeat(4).trim()), '1 label: is 39 characters, at most 32. Shorten'],
  [labelled('stock < demand'), '1 label: holds “<”. Write it in words: under, less than.'],
  [labelled(`'{compny}'`), '1 label: names {compny}, which nothing fills in here. Known are'],
  [labelled(`'{{company}} knows'`), '1 label: names {{company}}, which nothing fills in here.'],
  [labelled('So {company knows'), '1 label: names {company knows, which nothing'],
  [`${sound}pair: [a]\n`, '5 pair: has 1 item, not 2. Add what is missing.'],
  [`${sound}pair: [a, b, c]\n`, '5 pair: has 3 items, not 2. Take some out.'],
  [`${sound}pair: a\n`, '5 pair: must be a list. Write each item on a line of its own'],
  [
    `${sound}  actions:\n    - label: one\n    - label: two\n    - lable: three\n`,
    '5 hero.actions: has 3 items, not 1 to 2. Take some out.',
    '8 hero.actions.2.label: is missing. Add label: The words.',
    '8 hero.actions.2.lable: is no field here. Did you mean label?',
  ],
  [`${sound}date: 2025-02-30\n`, '5 date: must be a day of the calendar. Write it as YYYY'],
  [`${sound}featured: yes\n`, '5 featured: must be true or false. Write one of'],
  [`${sound}tone: purple\n`, '5 tone: “purple” is none of the choices. Write one of coral,'],
  [`${sound}date: 0205-03-04\n`, '5 date: is in a year long ago. Write the year in four digits.'],
  [`${sound}at: 25:99\n`, '5 at: is no time of day. Write it as 07:40, from 00:00 to 23:59.'],
  [`label:\n# The top.\n${hero}`, '1 label: is empty. Write label: The page’s name in menus.'],
  [`${sound}number: 0\n`, '5 number: must be a whole number from 1 to 9.'],
  ['label: A\nhero:\n  title: A\n  to: 5\n', '4 hero.to: is no address. Write one such as'],
])('%j breaks the rule of its field', (text, ...messages) => expectErrors(text, messages));

test.each([
  ['as Windows saves it', Buffer.from('a: b\nc: Café', 'latin1').toString('utf8'), 2],
  ['read in another encoding', 'a: Itâ€™s', 1],
  ['with a sign that turns what follows', 'a: \u202Eb', 1],
])('a file %s holds broken letters', (_, text, line) => {
  expect(errorsOf(text)).toEqual([
    expect.stringMatching(
      new RegExp(`^f\\.yaml:${line}: holds broken letters: “.*”\\. Save the file as`),
    ),
  ]);
});
