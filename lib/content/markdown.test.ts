import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { examplePicture } from '@/lib/testing/examples';
import { ErrorCollector, formatError } from '@/lib/base/error';
import { renderMarkdown } from './markdown';
import { directives } from './markdown-errors';

const file = 'content/blog/a.md';
const words = {
  ...{ remark: 'Remark', notes: 'Notes', backToText: 'Back to the text', code: 'Code' },
  ...{ table: 'Table', done: 'Done', open: 'Open' },
};
const context = {
  words,
  pictures: { uplift: examplePicture },
};
const render = (body: string, of = file, errors = new ErrorCollector()) =>
  renderMarkdown(of, body, context, errors);
const htmlOf = async (body: string, of?: string) => (await render(body, of)).html;
const errorsOf = async (body: string, of = file) => {
  const errors = new ErrorCollector();
  await render(body, of, errors);
  return errors.list().map(formatError);
};

const figure = '::figure{name=uplift caption="What to see"}';

test.each<[body: string, html?: string]>([
  // Signs that mean something elsewhere, and what other places run as code.
  ['Under <5 % and {  alone, a < b, \\{x\\}, `{code}` & more.'],
  ['\\{constructor} \\{x} `{{y}}` ${z}', '<p>{constructor} {x} <code>{{y}}</code> ${z}</p>'],
  ['\\{company}, \\{company\\}', '<p>{company}, {company}</p>'],
  ['At 10:30, 3:a and Note:this, a::b, a:b{c}, x:y[z] :smile:', '3:a and Note:this, a::b, a:b{c}'],
  ['\\<b> and \\<Aside>', '<p>&#x3C;b> and &#x3C;Aside></p>'],
  // GitHub’s flavour.
  ['See <https://example.org/> or www.example.org.', 'href="http://www.example.org"'],
  ['- [ ] a\n- [x] b', '<span role="img" aria-label="Done">☑</span> b'],
  ['## A\n\n### B\n\n#### C\n\n## D', '<h4 id="c">C</h4>'],
  // Signs between figures, and beside words, that mark nothing.
  ['It takes 5~10 days and 3~4 people.', '<p>It takes 5~10 days and 3~4 people.</p>'],
  ['Boxes of 20 * 30 * 40 cm, *net*, 2\\*3\\*4, f**un**ny', '2*3*4, f<strong>un</strong>ny'],
  ['— Jane\n\n---\n\n- a\n- b\n\n1) c\n2) d', '<p>— Jane</p>\n<hr>\n<ul>'],
  // A row of hyphens, and lines that are indented.
  ['It is so.\n---\n\n\tB', '<p>It is so.</p>\n<hr>\n<p>B</p>'],
  // Directives.
  [
    ':::aside\n**A rule:** one.\n\n- Two\n:::\n\nAfter',
    '<div class="aside" role="note" aria-label="Remark"><p>',
  ],
  ['> :::aside\n> x\n> :::', '<blockquote>\n<div class="aside"'],
  [figure, '<figcaption>What to see</figcaption></figure>'],
  ['A\n\n::next-step\n\n::before-after-chart', '<!--next-step-->\n<!--before-after-chart-->'],
  // Code.
  ['```\n<div>{x}</div> ![](y) ::next-step\n```', '&#x3C;div>{x}&#x3C;/div> ![](y) ::next-step'],
  // Words that are long, or in other scripts.
  ['x'.repeat(60), `<p>${'x'.repeat(60)}</p>`],
  ['نص عربي', '<p dir="auto">نص عربي</p>'],
])('%j is in order', async (body, html = '') => {
  expect(await errorsOf(body)).toEqual([]);
  expect(await htmlOf(body)).toContain(html);
});

test('a table is aligned by classes and scrolls in a box of its own', async () => {
  const html = await htmlOf('| a | b |  |\n| :-- | --: | :-: |\n| 1 | 2 | 3 |');
  expect(html).toContain('<div class="table-box" tabindex="0" role="group" aria-label="Table">');
  expect(html).toMatch(
    /<th class="text-right" scope="col">b<\/th>\s*<td class="text-center"><\/td>/,
  );
  expect(html).toContain('<td data-label="b" class="text-right">2</td>');
  expect(html).toContain('<td class="text-center">3</td>');
  expect(html).not.toMatch(/style=|align=/);
});

test('notes stand below under a heading', async () => {
  const html = await htmlOf('Text.[^1]\n\n[^1]: The note.');
  expect(html).toContain('<h2 id="footnote-label">Notes</h2>');
  expect(html).toMatch(/<a href="#note_fn-1" id="note_fnref-1"[^>]*>\[1\]<\/a>/);
  expect(html).toContain('aria-label="Back to the text"');
});

test('headings have ids as on GitHub, unlike each other’s and those of the page around them', async () => {
  const titles = ['Résumé', 'Zürich', 'Résumé', 'Up', '📈 Up', '📈', 'Content', 'हिन्दी'];
  const others = ['`code` & *more*', 'Site links'];
  const text = [...titles, ...others].map((title) => `## ${title}\n\n`).join('');
  const { ids, headings } = await render(`${text}### Up`);
  expect(ids).toEqual([
    ...['résumé', 'zürich', 'résumé-1', 'up', 'up-1', 'section', 'content-1', 'हिन्दी'],
    ...['code--more', 'site-links-1', 'up-2'],
  ]);
  expect(headings.map(({ title }) => title)).toEqual([...titles, 'code & more', 'Site links']);
});

test('links are listed with their lines, by reference too', async () => {
  const { links } = await render('[a](/x)\n\n[c][ref]\n\n[ref]: /z');
  expect(links).toEqual([
    { file, address: '/x', line: 1 },
    { file, address: '/z', line: 5 },
  ]);
});

test.each([
  ['Text.\n\n<div class="x">\nText', '3: “<div class="x"> Text” is HTML, which is not shown'],
  ['{{company}} knows', '1: “{{company}}” is filled in by nothing. Write a fact in one pair of'],
  ['Of {nonsense}', '1: “{nonsense}” is filled in by nothing.'],
  ['So {company knows', '1: “{company” is filled in by nothing.'],
  // As other programs write it.
  ['•\tOne\n•\tTwo\n\nA', '1: “• One • Two” looks like a list or a table and is none. Start each'],
  ['We sell:\n\uF0B7 A\n\uF0B7 B', '2: “\uF0B7 A \uF0B7 B” looks like a list or a table'],
  [
    'Region\tSales\nNorth\t5',
    '1: “Region Sales North 5” looks like a list or a table and is none.',
  ],
  ['Of 20*30*40 cm', '1: “*30*” would be shown without its *, which marks words. Write another'],
  // Directives.
  ['A\n\n::figur{name=x}', '3: there is no directive figur. Did you mean figure?'],
  [':::note\nx\n:::', '1: there is no directive note. There are :::aside … :::, ::figure{name="…"'],
  ['::figure{name=uplift}', '1: figure lacks caption. Write ::figure{name="…"'],
  ['::figure', '1: figure lacks name and lacks caption. Write ::figure{name="…" caption="…"}.'],
  ['::figure{name=uplfit caption="x"}', '1: there is no picture “uplfit”. Did you mean uplift?'],
  ['::figure{name=uplift caption="x" size=3}', '1: figure has size, which it does not take.'],
  ['::figure[x]{name=uplift caption="x"}', '1: figure has another form. Write ::figure{name="…"'],
  ['::figure {name=uplift caption="x"}', '1: “::figure” looks like a directive and is none. Put'],
  [':figure{name=uplift caption="x"}', '1: figure has another form. Write ::figure{name="…"'],
  ['::aside', '1: aside has another form. Write :::aside … :::.'],
  ['A ::next-step here', '1: “::next-step” looks like a directive and is none. Put it on a line'],
  ['- a\n\n  ::next-step', '3: next-step stands inside a list, a quotation or a remark'],
  [':::aside\ntext', '1: what starts here has no end. Close it with a line :::.'],
  ['::::aside\n:::aside\nx\n:::', '1: what starts here has no end. Close it with a line ::::.'],
  ['Text\n\n:::', '3: “:::” looks like a directive and is none'],
  // Headings.
  ['# Title', '1: a heading with one # is the page’s own, which the front matter has. Write ##'],
  ['## A\n\n#### B', '3: the heading is of level 4, and the one above of level 2. Write ### B.'],
  ['##\n', '1: the heading has no words. Write some, or take it out.'],
  ['A\n\n##B', '3: “##B” looks like a heading and is none. Write a space behind the #.'],
  // Links, notes, tables, code.
  ['[](/about)', '1: the link to “/about” has no words'],
  ['[a](/about us)', '1: “](/about us)” looks like a link and is none. Write [words](address),'],
  ['[a] (/about)', '1: “] (/” looks like a link and is none'],
  ['[a][b]', '1: “[a][b]” looks like a link and is none. Write [words](address)'],
  ['A **bold word', '1: “**” has no counterpart. Write the same where the words end'],
  ['A `code', '1: “`” has no counterpart'],
  ['Text.[^9]', '1: “[^9]” names a note that is not there. Add it below'],
  ['[^9]: Note.', '1: nothing refers to the note [^9]. Refer to it, or take it out.'],
  ['| A | B |\n| - | - |\n| 1 | 2 | 3 |', '3: the row has 3 cells, and the table 2 columns. Put'],
  ['Text\n\n```js\nlet x', '3: what starts here has no end. Close it with a line ```.'],
])('%j is told', async (body, message) => {
  expect(await errorsOf(body)).toEqual([expect.stringContaining(`${file}:${message}`)]);
});

describe('a picture', () => {
  let folder = '';
  beforeAll(async () => {
    mkdirSync('.build', { recursive: true });
    folder = mkdtempSync(join('.build', 'pictures-test-')).replaceAll('\\', '/');
    const shelf = { width: 1000, height: 500, channels: 3 as const, background: 'teal' };
    const bytes = await sharp({ create: shelf }).jpeg().toBuffer();
    writeFileSync(join(folder, 'My shelf.jpg'), bytes);
    // As macOS writes an accent: as a letter of its own.
    writeFileSync(join(folder, 'cafe\u0301.jpg'), bytes);
    writeFileSync(join(folder, 'half.jpg'), bytes.subarray(0, bytes.length / 2));
    writeFileSync(join(folder, 'broken.jpg'), 'no picture');
    writeFileSync(join(folder, 'empty.jpg'), '');
    mkdirSync(join(folder, 'folder.jpg'));
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  test('comes in two formats and the widths it has, with its size, and later', async () => {
    const text = '![A shelf](<My shelf.jpg> "In Pune")';
    const { html, files } = await render(text, `${folder}/a.md`);
    expect(html).toMatch(
      /^<figure><picture><source type="image\/avif" srcset="\/pictures\/my-shelf-480\.[0-9a-f]{10}\.avif 480w, [^"]* 800w, [^"]* 1000w" sizes="[^"]+"><source type="image\/webp"/,
    );
    expect(html).toMatch(/<img src="[^"]+-800\.[^"]+\.webp" width="1000" height="500"/);
    expect(html).toContain('alt="A shelf" loading="lazy"');
    expect(html).toMatch(/<figcaption>In Pune<\/figcaption><\/figure>$/);
    expect(files).toEqual([`${folder}/My shelf.jpg`]);
    expect(await errorsOf(text, `${folder}/a.md`)).toEqual([]);
  });

  test.each(['caf\u00e9.jpg', 'cafe\u0301.jpg', 'caf%C3%A9.jpg'])(
    'is found by %s, however its accent is written',
    async (name) => expect(await errorsOf(`![x](${name})`, `${folder}/a.md`)).toEqual([]),
  );

  test.each([
    ['![x](gone.png)', 'there is no picture FOLDER/gone.png. Put it beside the text.'],
    ['![x](my%20shelf.jpg)', 'there is no picture FOLDER/my shelf.jpg. There is one named My'],
    ['![x](https://example.org/a.png)', 'the picture https://example.org/a.png is on another'],
    ['![x](../../package.png)', '“../../package.png” is not a picture of this site'],
    ['![x](shelf.tiff)', '“shelf.tiff” is of a kind that is not supported. Save it as one of avif'],
    ['![x](broken.jpg)', 'the picture FOLDER/broken.jpg cannot be shown: '],
    ['![x](half.jpg)', 'the picture FOLDER/half.jpg cannot be shown: '],
    ['![x](folder.jpg)', 'FOLDER/folder.jpg is a folder, not a picture'],
    ['![x][pic]\n\n[pic]: gone.png', 'there is no picture FOLDER/gone.png'],
  ])('%s is told with its line', async (text, message) => {
    expect(await errorsOf(`Text.\n\n${text}`, `${folder}/a.md`)).toContainEqual(
      expect.stringContaining(`${folder}/a.md:3: ${message.replace('FOLDER', folder)}`),
    );
  });
});

test('docs/authors.md names all that a text may place', () => {
  const text = readFileSync('docs/authors.md', 'utf8');
  expect(Object.keys(directives).filter((name) => !text.includes(`::${name}`))).toEqual([]);
});
