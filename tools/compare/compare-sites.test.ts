import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { compareSites } from './compare-sites';
import { reportPage, summaryOf } from './report';
import { changedPassages, type Stretch } from './words';

const folders: string[] = [];
afterAll(() => folders.forEach((folder) => rmSync(folder, { recursive: true })));

const page = (path: string, title: string, main: string) =>
  `<html><head><title>${title}</title><meta property="og:site_name" content="A site">
<link rel="canonical" href="https://site.example${path}"></head><body><main>${main}</main></body></html>`;

/** Writes an export. */
function exportOf(files: Readonly<Record<string, string>>): string {
  const dir = mkdtempSync(join(tmpdir(), 'compare-'));
  folders.push(dir);
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(dir, file)), { recursive: true });
    writeFileSync(join(dir, file), text);
  }
  return dir;
}

const about = { 'about.html': page('/about', 'About us', '<h1>About us</h1>') };
const index = page('/', 'Home', '<h1>Home</h1><p>Read <a href="/about">about us</a>.</p>');
const site = {
  'index.html': index,
  ...about,
  'terms.html': page('/terms', 'Terms', '<p>What holds, in a chart.</p>'),
  'terms.md': '---\ntitle: Terms\n---\n\nWhat **holds**.\n',
  'feed.xml': '<rss/>',
};

test('nothing changed is said in one line', () => {
  const change = compareSites(exportOf(site), exportOf(site));
  expect(summaryOf({ ...change, pages: [] })).toBe('Nothing changed.');
});

test('words, titles, files, and addresses gone, new and redirected are told', () => {
  const change = compareSites(
    exportOf(site),
    exportOf({
      'index.html': index.replace('>Home<', '>Home &amp; more<'),
      'conditions.html': page('/conditions', 'Terms', '<p>What still holds, in a drawing.</p>'),
      'conditions.md': '---\ntitle: Terms\n---\n\nWhat still [holds](/).\n',
      'terms.html': '<meta http-equiv="refresh" content="0; url=/conditions"><title>a</title>',
      'feed.xml': '<rss><channel/></rss>',
    }),
  );
  expect(change).toMatchObject({
    gone: ['/about'],
    come: ['/conditions'],
    redirected: ['/terms to /conditions'],
    files: ['/feed.xml changed'],
    pages: [
      { before: { path: '/terms' }, after: { path: '/conditions' }, words: 5 },
      { after: { path: '/' }, hasNewResult: true, words: 0 },
    ],
  });
  const html = reportPage(change);
  expect(html).toContain('Home &amp; more');
  expect(html).toContain('before at /terms');
  expect(html).toContain('<del>About us</del>');
  expect(summaryOf(change)).toMatch(/\*\*Addresses gone.*\*\* \/about/);
});

test('what can look otherwise names a file that changed', () => {
  const files = { ...site, ...about, 'pictures/a.svg': '<svg/>' };
  const pictured = { ...files, 'index.html': index.replace('<p>', '<img src="/pictures/a.svg">') };
  const change = compareSites(exportOf(pictured), exportOf({ ...pictured, 'pictures/a.svg': '' }));
  expect(change.pages).toMatchObject([{ after: { path: '/' }, mayLookOtherwise: true, words: 0 }]);
});

test('a folder without a site is refused', () => {
  expect(() => compareSites(exportOf({}), exportOf(site))).toThrow('holds no index.html');
});

const marked = (stretches: readonly Stretch[]) =>
  stretches.map(({ text, isChanged }) => (isChanged ? `[${text}]` : text)).join('');

test.each([
  ['nothing', ['One.', 'Two.'], ['One.', 'Two.'], []],
  [
    'a word',
    ['One.', 'The old name.'],
    ['One.', 'The new name.'],
    ['The [old ]name.|The [new ]name.'],
  ],
  ['a word more', ['a text'], ['a text more'], ['a text|a text [more]']],
  ['a passage more', ['A', 'B'], ['A', 'New.', 'B'], ['|[New.]']],
  ['a passage less', ['A', 'Old.', 'B'], ['A', 'B'], ['[Old.]|']],
  ['two places', ['A', 'B', 'C'], ['X', 'B', 'Y'], ['[A]|[X]', '[C]|[Y]']],
])('between two versions %s is found', (_, before, after, found) => {
  const passages = changedPassages(before, after);
  expect(passages.map((one) => `${marked(one.before)}|${marked(one.after)}`)).toEqual(found);
});
