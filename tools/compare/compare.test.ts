import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { compareSites } from './compare-sites';
import { reportPage, summarise } from './report';
import { findChangedPassages } from './words';

const folders: string[] = [];
afterAll(() => folders.forEach((folder) => rmSync(folder, { recursive: true })));

const page = (path: string, title: string, main: string) =>
  `<html><head><title>${title}</title><link rel="canonical" href="https://site.example${path}"></head>
<body><main>${main}</main></body></html>`;

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

const index = page('/', 'Home', '<h1>Home</h1><img src="/pictures/a.svg" alt="">');
const site = {
  'index.html': index,
  'about.html': page('/about', 'About us', '<h1>About us</h1>'),
  'terms.html': page('/terms', 'Terms', '<p>What holds.</p>'),
  'pictures/a.svg': '<svg/>',
};

test('nothing changed is said in one line', () => {
  expect(summarise(compareSites(exportOf(site), exportOf(site)))).toBe('Nothing changed.');
});

test('words, titles, files, and addresses gone, new and redirected are told', () => {
  const { 'about.html': _, ...rest } = site;
  const change = compareSites(
    exportOf(site),
    exportOf({
      ...rest,
      'conditions.html': page('/conditions', 'Terms &amp; more', '<p>What still holds.</p>'),
      'terms.html': '<meta http-equiv="refresh" content="0; url=/conditions"><title>a</title>',
      'pictures/a.svg': '',
    }),
  );
  const html = reportPage(change);
  expect(summarise(change)).toMatch(/\*\*Addresses gone.*\*\* \/about/);
  expect(summarise(change)).toContain('/terms to /conditions');
  expect(summarise(change)).toMatch(/^- \/conditions: before \/terms, words changed: 3/m);
  expect(summarise(change)).toMatch(/^- \/about: gone/m);
  expect(html).toContain('<ins>&amp; more</ins>');
  expect(html).toMatch(/<del>About us<\/del>/);
  // It may look otherwise: it names a file that changed.
  expect(summarise(change)).toMatch(/^- \/: words changed: 0, no pictures/m);
});

test('what is the same on several pages is told once, and not what only follows from it', () => {
  const styled = (colour: string, hash: string) =>
    Object.fromEntries(
      ['index', 'about', 'terms'].map((name, rules) => [
        `${name}.html`,
        page(`/${name}`, name, `<p>Of ${name}.</p>`).replace(
          '<head>',
          `<head><meta content="style-src 'sha256-${hash}'"><style>p{color:${colour}}${`i{color:${colour}}`.repeat(rules)}</style>`,
        ),
      ]),
    );
  const before = exportOf(styled('red', 'a'));
  const { pages } = compareSites(before, exportOf(styled('teal', 'b')));
  expect(pages.map(({ paths }) => paths)).toEqual([['/', '/about', '/terms']]);
  expect(compareSites(before, exportOf(styled('red', 'c'))).pages).toEqual([]);
});

test.each([
  ['nothing', 'One.\nTwo.', 'One.\nTwo.', []],
  ['a word', 'One.\nThe old name.', 'One.\nThe new name.', ['One. The [-old-]{+new+} name.']],
  ['a line more', 'A\nB', 'A\nNew.\nB', ['A {+New.+} B']],
  ['a line less', 'A\nOld.\nB', 'A\nB', ['A [-Old.-] B']],
])('between two versions %s is found', (_, before, after, expected) => {
  const passages = findChangedPassages(before, after);
  expect(passages.map((text) => text.replaceAll(/\s+/g, ' ').trim())).toEqual(expected);
});
