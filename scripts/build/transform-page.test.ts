import { noShortClasses } from './short-classes';
import { scanPage } from './scan-page';
import { laterNamesFrom, transformPage, type PageTools } from './transform-page';

const browserCode = {
  pageScript: '/_next/static/site/page.A.js',
  assets: { 'contact-form': '/_next/static/site/contact-form.B.js' },
  pageScriptWords: new Set(['is-open']),
  assetWords: new Map([['contact-form', new Set(['is-live'])]]),
  shortClasses: noShortClasses,
};

const tools: PageTools = {
  browserCode,
  clientModules: new Map([['3', 'components/islands/contact-form.tsx']]),
  policyFor: (hashes) => `style-src 'self' ${hashes.join(' ')}`,
  renderIsland: (name, props) => `<p class="long-name">${name} ${props}</p>`,
  stylesFor: () => ({ element: '<style>p{margin:0}</style>', hash: 'sha256-own' }),
  laterNames: laterNamesFrom(browserCode),
  shortClassesFor: () => ({ byName: new Map([['long-name', 'a']]), taken: new Set(['a']) }),
};

const exported = (main: string, payload = '3:I[3,[],\\"x\\"]') =>
  '<!DOCTYPE html><html><head><meta charset="utf-8"/><meta name="viewport" content="w"/>' +
  '<link rel="preload" href="/f.woff2" as="font" crossorigin=""/>' +
  '<link rel="stylesheet" href="/_next/static/chunks/a.css" data-precedence="next"/><title>T</title></head>' +
  `<body>${main}<script>self.__next_f.push([1,"${payload}"])</script></body></html>`;

const island =
  '<div data-island="contact-form" data-props="{&quot;a&quot;:1}"><b class="long-name"></b></div>';

const transform = (html: string, other: Partial<PageTools> = {}) =>
  transformPage(html, { ...tools, ...other }, { styleDelivery: 'inline' });

describe('transformPage', () => {
  it('puts everything in its place', () => {
    const { html, problems } = transform(exported(`<p class="long-name">x</p>${island}`));
    expect(problems).toEqual([]);
    const [head, body = ''] = html.split('<body>');
    expect(head).toBe(
      '<!DOCTYPE html><html><head><meta charset="utf-8"/>' +
        `<meta http-equiv="Content-Security-Policy" content="style-src 'self' sha256-own"/>` +
        '<meta name="viewport" content="w"/><link rel="preload" href="/f.woff2" as="font" crossorigin=""/>' +
        '<title>T</title>' +
        '<script async type="module" src="/_next/static/site/page.A.js"></script>' +
        '<style>p{margin:0}</style></head>',
    );
    expect(body).toMatch(
      /^<p class="a">x<\/p><div data-island="contact-form" data-props="{&quot;a&quot;:1}"><p class="a">contact-form {"a":1}<\/p><\/div><script type="speculationrules">.*<\/script><\/body><\/html>$/,
    );
  });

  it('allows other styles where they are asked for', () => {
    const settings = { styleDelivery: 'inline', otherStyleHashes: () => ['sha256-b'] } as const;
    const { html } = transformPage(exported(island), tools, settings);
    expect(html).toContain(`content="style-src 'self' sha256-b sha256-own"`);
  });

  it.each([
    ['an unknown island', exported('<div data-island="gone"></div>'), 'no island “gone”'],
    ['a client component outside an island', exported('<p>x</p>'), 'stands outside an <Island>'],
    [
      'a style attribute',
      exported(`<p style="margin:0">${island}</p>`),
      'the policy blocks style=',
    ],
    [
      'a custom property in an attribute',
      exported(`<svg><path fill="var(--x)"/></svg>${island}`),
      'a custom property in an attribute',
    ],
    ['a class that is a short name', exported(`<p class="a">x</p>${island}`), 'class “a” is also'],
    [
      'a page without stylesheet',
      exported(island).replace(/<link rel="stylesheet"[^>]*>/, ''),
      'no stylesheet',
    ],
    [
      'a page without character set',
      exported(island).replace('<meta charset="utf-8"/>', ''),
      'no <meta charset>',
    ],
  ])('reports %s', (_, html, problem) => {
    expect(transform(html).problems.join('\n')).toContain(problem);
  });
});

describe('laterNamesFrom', () => {
  it('gives the words of the page’s own scripts, the same object for alike pages', () => {
    const laterNames = laterNamesFrom(browserCode);
    const plain = laterNames(scanPage(exported('<p>x</p>')));
    const withIsland = laterNames(scanPage(exported(island)));
    expect([...plain.words]).toEqual(['is-open']);
    expect([...withIsland.words]).toEqual(['is-open', 'is-live']);
    expect(laterNames(scanPage(exported(`<i></i>${island}`)))).toBe(withIsland);
  });
});
