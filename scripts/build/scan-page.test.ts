import { scanPage } from './scan-page';

const page = (head: string, body: string) =>
  `<!DOCTYPE html><html lang="en"><head>${head}</head><body class="a b">${body}</body></html>`;

describe('scanPage', () => {
  it('gives the offsets of elements, with and without end tags', () => {
    const html = page(
      '<meta charset="utf-8"/><title>T &amp; U</title>',
      '<script src="x.js"></script>',
    );
    const { metas, titles, scripts, head, body } = scanPage(html);
    const text = (element?: { start: number; end: number }) =>
      element && html.slice(element.start, element.end);
    expect(text(metas[0])).toBe('<meta charset="utf-8"/>');
    expect(text(titles[0])).toBe('<title>T &amp; U</title>');
    expect(text(scripts[0])).toBe('<script src="x.js"></script>');
    expect(html.slice(head.contentEnd)).toMatch(/^<\/head>/);
    expect(html.slice(body.contentEnd)).toBe('</body></html>');
  });

  it('takes outer islands with their decoded props and the range of their content', () => {
    const html = page(
      '',
      '<div data-island="form" data-props="{&quot;a&quot;:1}"><p>x<br>y</p><div data-island="inner"></div></div>',
    );
    const { islands } = scanPage(html);
    expect(islands).toHaveLength(1);
    expect(islands[0]?.attributes).toEqual({ 'data-island': 'form', 'data-props': '{"a":1}' });
    expect(html.slice(islands[0]?.contentStart, islands[0]?.contentEnd)).toBe(
      '<p>x<br>y</p><div data-island="inner"></div>',
    );
  });

  it('knows classes, elements and parts', () => {
    const { vocabulary, parts } = scanPage(
      page('', '<ul data-part="carousel" class="md:p-4"></ul>'),
    );
    expect([...vocabulary.classes]).toEqual(['a', 'b', 'md:p-4']);
    expect(vocabulary.tags.has('ul')).toBe(true);
    expect([...parts]).toEqual(['carousel']);
  });

  it('takes the title of a picture for no title of the page', () => {
    expect(
      scanPage(page('<title>Page</title>', '<svg><title>Arrow</title></svg>')).titles,
    ).toHaveLength(1);
  });

  it.each([
    ['a style attribute', '<p style="color:red">x</p>', 'style="color:red"'],
    ['a style element', '<style>p{}</style>', '<style>'],
    ['a handler attribute', '<p onclick="x()">x</p>', 'onclick="x()"'],
  ])('reports %s as blocked', (_, body, text) => {
    expect(scanPage(page('', body)).blocked.join()).toContain(text);
  });

  it('refuses what is not a page', () => {
    expect(() => scanPage('hello')).toThrow('no <head>');
  });
});
