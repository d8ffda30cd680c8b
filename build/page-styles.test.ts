import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeFolder } from '@/lib/testing/folder';
import { pageStyler } from './page-styles';

/** The rules of a style sheet for a page that uses these names. */
function cut(css: string, ...names: string[]): string {
  const href = '/_next/static/chunks/a.css';
  return pageStyler(makeFolder({ [href]: `${css}@layer environments{p{}}` }))([href], (name) =>
    names.includes(name),
  ).inline;
}

test.each([
  ['a rule', '.a{color:red}.b{color:blue}', '.a{color:red}'],
  [
    'a rule by a selector in another',
    ':is(:where(.a):hover .b){color:red}.a{margin:0}',
    '.a{margin:0}',
  ],
  [
    'a property that only it used',
    ':root{--x:red;--y:blue}.b{color:var(--y)}.a{color:var(--x)}',
    ':root{--x:red}.a{color:var(--x)}',
  ],
])('leaves out %s of a class that the page does not use', (_, css, expected) => {
  expect(cut(css, 'a')).toBe(expected);
});

test('keeps a property that is named as a class which the page does not use', () => {
  const css = '.border-collapse,.a{border-collapse:collapse}';
  expect(cut(css, 'a')).toContain('.a{border-collapse:collapse}');
});

test('keeps what has no class, escaped names, and properties that a script uses', () => {
  const css = 'p>a[href]{--x:1;color:red}.md\\:a\\/2{margin:0}.md\\:b{color:red}';
  expect(cut(css, 'md:a/2', '--x')).toBe('p>a[href]{--x:1;color:red}.md\\:a\\/2{margin:0}');
});

test('of a registered property that no rule of the page sets, its value stands in its place', () => {
  const css =
    '@layer properties{*{--tw-a:initial;--tw-b:solid}}.x{--tw-a:0;margin:0}' +
    '.a{line-height:var(--tw-a,1.4);border-style:var(--tw-b);width:var(--tw-c)}' +
    '@property --tw-a{syntax:"*";inherits:false}@property --tw-b{syntax:"*";inherits:false;initial-value:solid}';
  expect(cut(css, 'a')).toContain('.a{width:var(--tw-c);border-style:solid;line-height:1.4}');
  expect(cut(css, 'a')).not.toContain('@property');
  expect(cut(css, 'a', 'x')).toContain('line-height:var(--tw-a,1.4)');
});

test('addresses mean the same files from inside a page', () => {
  const css = '.a{background:url(../media/a.svg#x)}.b{background:url(data:image/png;base64,)}';
  expect(cut(css, 'a', 'b')).toBe(
    '.a{background:url(/_next/static/media/a.svg#x)}.b{background:url(data:image/png;base64,)}',
  );
});

test('syntax is written for the oldest browsers that the site is read in', () => {
  expect(cut('@media (width >= 40rem){.a{inset:0;color:red}}', 'a')).toContain(
    '@media (min-width:40rem)',
  );
});

test('rules that few environments need are a file beside the pages, and whole', () => {
  const href = '/_next/static/chunks/a.css';
  const folder = makeFolder({
    [href]: '@layer base, environments;p{margin:0}@layer environments{@media print{.b{margin:0}}}',
  });
  const { inline, environmentsSheet } = pageStyler(folder)([href], () => false);
  expect(inline).not.toContain('print');
  expect(environmentsSheet.media).toBe('print');
  expect(readFileSync(join(folder, environmentsSheet.href), 'utf8')).toBe(
    '@layer environments{@media print{.b{margin:0}}}',
  );
});
