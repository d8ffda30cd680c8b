import { createHash } from 'node:crypto';
import { pagePolicy } from '@/lib/hosting/policy';
import { transformPage, type PageTools } from './transform-page';

const tools: PageTools = {
  browserCode: {
    pageScript: '/_next/static/site/page.A.js',
    words: new Map([
      ['page', new Set(['is-open'])],
      ['form', new Set(['of-form'])],
      ['carousel', new Set(['of-carousel'])],
    ]),
    sources: [],
  },
  renderIsland: (name) => `<p class="live">${name}</p>`,
  styleFor: () => ({
    inline: 'p{margin:0}',
    environmentsSheet: { href: '/late.css', media: 'print' },
  }),
};

const stylesheet =
  '<link rel="stylesheet" href="/_next/static/chunks/a.css" data-precedence="next"/>';

/** A page as Next writes it. */
const exported = (main: string) =>
  '<!DOCTYPE html><html><head><meta charSet="utf-8"/><meta name="viewport" content="w"/>' +
  '<link rel="preload" href="/f.woff2" as="font" crossorigin=""/>' +
  `${stylesheet}<title>Q&amp;A</title></head>` +
  `<body>${main}<script>self.__next_f.push([1,"3:I[3]"])</script></body></html>`;

const island = '<div data-island="form"></div>';

// Where style and page script stand: e2e/every-page.spec.ts and the site checks.

test('the style has what the page and its own scripts use, and its policy allows it', () => {
  const requestedSheets: string[] = [];
  const styleFor: PageTools['styleFor'] = (hrefs, isUsed) => {
    requestedSheets.push(...hrefs);
    const names = ['lede', 'live', 'is-open', 'of-form', 'of-carousel'];
    return {
      inline: names.filter(isUsed).join(' '),
      environmentsSheet: { href: '/late.css', media: 'print' },
    };
  };
  const html = transformPage(exported(`<p class="lede x">x</p>${island}`), { ...tools, styleFor });
  expect(requestedSheets).toEqual(['/_next/static/chunks/a.css']);
  const style = 'lede live is-open of-form';
  expect(html).toContain(`<style>${style}</style>`);
  // Before all that a policy is for.
  const hash = createHash('sha256').update(style).digest('base64');
  const policy = pagePolicy({}, `'self' 'sha256-${hash}'`);
  expect(html).toContain(
    `<head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="${policy}">`,
  );
});

test('a page without a style sheet, which a later Next might write, stops the build', () => {
  const html = exported('<p>x</p>').replace(stylesheet, '');
  expect(() => transformPage(html, tools)).toThrow('build with KEEP_NEXT_RUNTIME=1');
});

test('lists without marks say that they are lists, those of islands too', () => {
  const html = transformPage(
    exported(`<ul><li>x</li></ul><div class="prose"><ol><li>x</li></ol></div>${island}`),
    { ...tools, renderIsland: () => '<ol><li>x</li></ol>' },
  );
  expect(html.match(/<[uo]l[^>]*>/g)).toEqual(['<ul role="list">', '<ol>', '<ol role="list">']);
});
