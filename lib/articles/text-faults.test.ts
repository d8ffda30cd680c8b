import { textReport } from './text-faults';

const faultsOf = (text: string) =>
  textReport(text).faults.map(({ line, reason, remedy }) =>
    [`${line}: ${reason}`, ...(remedy === undefined ? [] : [remedy])].join('; '),
  );

test.each([
  [
    'signs that mean something elsewhere',
    'Under <5 % and {  alone, a < b, \\{x\\}, `{code}` & more.',
  ],
  ['an address between angle brackets', 'See <https://example.org/> or www.example.org.'],
  ['a part in a line', '<Aside>**A rule:** one _line_.</Aside>'],
  ['a part around paragraphs', '<Aside>\n\nOne.\n\n- Two\n\n</Aside>'],
  ['a part with attributes', '<PullFigure value=\'9 of "10"\' label="it > that" />'],
  ['headings that go down one by one and up at once', '## A\n\n### B\n\n#### C\n\n## D'],
  ['a note and what refers to it', 'Text.[^1]\n\n[^1]: The note.'],
  ['code that shows all of it', '```\n<div>{x}</div> ![](y)\n```'],
  ['a fence inside a longer one', '````md\n```js\nx\n```\n````'],
])('%s is in order', (_, text) => {
  expect(faultsOf(text)).toEqual([]);
});

test.each([
  ['Text.\n\n<div class="x">\nText', '3: “<div class="x">” is HTML, which is not shown'],
  ['Text<br>more', '1: “<br>” is HTML, which is not shown; write Markdown, or put a backslash'],
  ['<!-- later -->', '1: “<!-- later -->” is not shown; take the comment out'],
  ['<!-- one\n\ntwo -->', '1: “<!--” is not complete'],
  [
    'A\n\n<PullFig value="1" />',
    '3: there is no component <PullFig>; there are <ArticleFigure name=',
  ],
  [
    '<PullFigure value="9" />',
    '1: <PullFigure>: label is missing; write <PullFigure value="…" label',
  ],
  ['<PullFigure value={9} label="x" />', '1: “<PullFigure value={9} label="x" />” cannot be read'],
  ['<Aside>', '1: <Aside> is not closed; opening and closing tag stand in one paragraph'],
  ['Text\n\n</Aside>', '3: </Aside> closes nothing'],
  ['<NextStep>text</NextStep>', '1: <NextStep> holds text; write <NextStep />'],
  ['A <NextStep /> here', '1: <NextStep> stands in the middle of a paragraph'],
  ['A\n\nOf {brand}', '3: “{brand}” would be code, which is not run here'],
  ['import X from "./x"', '1: code is not run here'],
  ['# Title', '1: a heading with one # is the page’s own'],
  ['## A\n\n#### B', '3: the heading is of level 4, and the one above of level 2; write ### B'],
  ['### A', '1: the heading is of level 3, and the one above of level 1; write ## A'],
  ['##\n', '1: the heading has no words'],
  ['![](a.png)', '1: the picture “a.png” has no alternate text; write what it shows'],
  ['[](/about)', '1: the link to “/about” has no words'],
  ['[a](/about us)', '1: “](/about us)” looks like a link and is none'],
  ['[a][b]', '1: “[a][b]” names an address that is not there'],
  ['Text.[^9]', '1: “[^9]” names a note that is not there'],
  ['[^9]: Note.', '1: nothing refers to the note [^9]'],
  ['> '.repeat(7) + 'x', '1: more than 6 lists or quotations stand in each other'],
  ['| A | B |\n| - | - |\n| 1 | 2 | 3 |', '3: the row has 3 cells, and the table 2 columns'],
  ['Text\n\n| A | B |\n| - |\n| 1 | 2 |', '3: “| A | B | | - |” looks like a table and is none'],
  ['Text\n\n```js\nlet x', '3: the code that starts here has no end; close it with a line ```'],
])('%j is a fault', (text, fault) => {
  expect(faultsOf(text)).toEqual([expect.stringContaining(fault)]);
});

test('links and pictures are listed with their lines, by reference too', () => {
  const text = '[a](/x) and ![b](y.png)\n\n[c][ref] ![d][pic]\n\n[ref]: /z\n[pic]: p.jpg';
  expect(textReport(text).references).toEqual([
    { kind: 'link', address: '/x', line: 1 },
    { kind: 'picture', address: 'y.png', line: 1 },
    { kind: 'link', address: '/z', line: 3 },
    { kind: 'picture', address: 'p.jpg', line: 3 },
  ]);
});
