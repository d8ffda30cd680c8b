import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { renderToStaticMarkup } from 'react-dom/server';
import sharp from 'sharp';
import { renderText } from './article-body';

const htmlOf = async (body: string, file = 'content/blog/a.mdx') =>
  renderToStaticMarkup((await renderText({ file, body }, {})).content);

test('a table is aligned by classes and scrolls in a box of its own', async () => {
  const html = await htmlOf('| a | b |  |\n| :-- | --: | :-: |\n| 1 | 2 | 3 |');
  expect(html).toContain('<div class="table-box" tabindex="0" role="group" aria-label="Table">');
  expect(html).toContain('<th class="text-right" scope="col">b</th><td class="text-center"></td>');
  expect(html).not.toMatch(/style=|align=/);
});

test('a list keeps its start, code scrolls in a box of its own', async () => {
  const html = await htmlOf('3. three\n4. four\n\n```\ncode\n```');
  expect(html).toContain('<ol start="3">');
  expect(html).toContain('<pre tabindex="0" role="group" aria-label="Code"><code>code');
});

test('headings have ids of their own, unlike those of the page around them', async () => {
  const body = '## Content\n\n## Stock\n\n### Stock\n\n## हिन्दी\n\n## Menu Two';
  const { content, headings } = await renderText({ file: 'a.mdx', body }, {});
  const html = renderToStaticMarkup(content);
  expect([...html.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id)).toEqual([
    'content-2',
    'stock',
    'stock-2',
    'part-2',
    'menu-two-2',
  ]);
  expect(headings.map(({ id }) => id)).toEqual(['content-2', 'stock', 'part-2', 'menu-two-2']);
});

test('words from right to left say so, others do not', async () => {
  expect(await htmlOf('نص عربي')).toBe('<p dir="auto">نص عربي</p>');
  expect(await htmlOf('English')).toBe('<p>English</p>');
  expect(await htmlOf('1. نص\n\n2. عربي')).toMatch(/^<ol dir="auto">\s*<li>\s*<p>نص/);
});

test('notes stand below under a heading', async () => {
  const html = await htmlOf('Text.[^1]\n\n[^1]: The note.');
  expect(html).toContain('<h2 id="footnote-label">Notes</h2>');
  expect(html).toMatch(/<a href="#note_fn-1" id="note_fnref-1"[^>]*>\[1\]<\/a>/);
  expect(html).toContain('aria-label="Back to the text"');
});

describe('a picture', () => {
  let directory = '';
  beforeEach(() => {
    mkdirSync('.build', { recursive: true });
    directory = mkdtempSync(join('.build', 'pictures-test-'));
  });
  afterEach(() => rmSync(directory, { recursive: true }));

  test('comes in two formats and the widths it has, with its size, and later', async () => {
    const picture = { width: 1000, height: 500, channels: 3 as const, background: 'teal' };
    await sharp({ create: picture }).jpeg().toFile(join(directory, 'My shelf.jpg'));
    const html = await htmlOf(
      '![A shelf](<My shelf.jpg> "In Pune")',
      join(directory, 'a.mdx').replaceAll('\\', '/'),
    );
    expect(html).toMatch(
      /^<figure><picture><source type="image\/avif" srcSet="\/pictures\/my-shelf-480\.[0-9a-f]{10}\.avif 480w, [^"]* 800w, [^"]* 1000w" sizes="[^"]+"\/><source type="image\/webp"/,
    );
    expect(html).toMatch(/<img src="[^"]+-800\.[^"]+\.webp" width="1000" height="500"/);
    expect(html).toContain('alt="A shelf" loading="lazy"');
    expect(html).toMatch(/<figcaption>In Pune<\/figcaption><\/figure>$/);
  });
});
