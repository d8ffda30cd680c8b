import { applyEdits } from './edits';
import { pruningOf } from './prune';
import { scanPage } from './scan-page';

const runtime = {
  head:
    '<link rel="preload" as="script" fetchPriority="low" href="/_next/static/chunks/a.js"/>' +
    '<script src="/_next/static/chunks/b.js" async=""></script>' +
    '<script src="/_next/static/chunks/c.js" noModule=""></script>',
  body:
    '<script id="_R_">(globalThis["TURBOPACK"]||[]).push({})</script>' +
    '<script>(self.__next_f=self.__next_f||[]).push([0])</script>' +
    '<script>self.__next_f.push([1,"1:\\"$Sreact.fragment\\"\\n3:I[39756,[\\"$2\\"],\\"defa"])</script>' +
    '<script>self.__next_f.push([1,"ult\\"]\\n9:I[48255,[\\"$2\\"],\\"ContactForm\\"]\\n"])</script>',
};

const page = ({ head = runtime.head, body = runtime.body, kept = '' }) =>
  `<!DOCTYPE html><html><head><meta charset="utf-8"/>${head}</head><body>${kept}${body}</body></html>`;

const prune = (html: string) => {
  const pruning = pruningOf(html, scanPage(html));
  return { ...pruning, html: applyEdits(html, pruning.cuts) };
};

describe('pruningOf', () => {
  it('cuts the runtime and leaves every other byte', () => {
    const kept =
      '<p  data-x=\'1\'>A &amp; B<script type="application/ld+json">{"@graph":[]}</script></p>' +
      '<script type="speculationrules">{}</script>';
    const { html, problems } = prune(page({ kept }));
    expect(problems).toEqual([]);
    expect(html).toBe(page({ head: '', body: '', kept }));
  });

  it('cuts the marks of hydration outside islands, and no other comment', () => {
    const kept = (space: string, boundary: string) =>
      `${boundary}<p>a${space}b<!-- licence --></p><div data-island="x">c<!-- -->d</div>`;
    const marks = kept('<!-- -->', '<div hidden=""><!--$--><!--/$--></div><!--$--><!--/$-->');
    expect(prune(page({ kept: marks })).html).toBe(
      page({ head: '', body: '', kept: kept('', '') }),
    );
  });

  it('keeps preloads of fonts', () => {
    const font =
      '<link rel="preload" href="/_next/static/media/a.woff2" as="font" crossorigin=""/>';
    expect(prune(page({ head: font + runtime.head })).html).toContain(font);
  });

  it('finds client modules, also where a payload is split', () => {
    expect([...prune(page({})).clientModuleIds]).toEqual(['39756', '48255']);
  });

  it.each([
    [
      'an inline script it does not know',
      { kept: '<script>alert(1)</script>' },
      'unknown inline script: alert(1)',
    ],
    ['streamed content', { kept: '<script>$RC("B:0","S:0")</script>' }, 'Suspense'],
    [
      'a script from elsewhere',
      { kept: '<script src="https://x.example/a.js"></script>' },
      'unknown script https://x.example/a.js',
    ],
    [
      'a payload in another form',
      { body: '<script>self.__next_f.push(["x"])</script>' },
      'unknown payload',
    ],
    [
      'a payload that is not JSON',
      { body: '<script>self.__next_f.push([1,x])</script>' },
      'unknown payload',
    ],
    ['a page without payload', { body: '' }, 'no payload'],
  ])('reports %s', (_, parts, message) => {
    expect(prune(page(parts)).problems.join('\n')).toContain(message);
  });
});
