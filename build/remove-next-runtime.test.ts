import { htmlOf, parseHtml } from './html';
import { removeNextRuntime } from './remove-next-runtime';

function withoutRuntime(html: string): string {
  const page = parseHtml(html);
  removeNextRuntime(page);
  return htmlOf(page);
}

test.each([
  ['whatever runs inline', '<script id="_R_">new()</script>'],
  ['a script that somebody adds', '<script type="module" src="https://x.example/a.js"></script>'],
  ['a preload of a script', '<link rel="preload" as="script" fetchPriority="low" href="/a.js"/>'],
  ['a preload of a picture', '<link rel="preload" as="image" href="/a.svg"/>'],
  ['a preload of a module', '<link rel="modulepreload" href="/a.js"/>'],
  ['a mark of its fonts', '<meta name="next-size-adjust" content=""/>'],
  ['marks of hydration', '<!-- -->'],
  ['an empty boundary', '<div hidden=""><!--$--><!--/$--></div>'],
])('takes out %s', (_, html) => {
  expect(withoutRuntime(`<p>a</p>${html}<p>b</p>`)).toBe('<p>a</p><p>b</p>');
});

test.each([
  '<script type="application/ld+json">{"a":"<b>"}</script>',
  '<script type="speculationrules">{}</script>',
  '<link rel="preload" as="font" href="/a.woff2">',
  '<link rel="stylesheet" href="/a.css">',
  '<meta name="robots" content="index">',
  '<div hidden id="later"></div>',
  '<div hidden><p>later</p></div>',
])('keeps %s', (html) => {
  expect(withoutRuntime(html)).toBe(html);
});
