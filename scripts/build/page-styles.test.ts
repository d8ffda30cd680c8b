import { mkdir, mkdtemp, readdir, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createHash } from 'node:crypto';
import { noShortClasses, shortClassesOf, withShortNames } from './short-classes';
import { allStylesheets, pageStyles, withAbsoluteUrls } from './page-styles';

const sheets = ['/_next/static/chunks/a.css'];

const page = (...classes: string[]) => ({ classes: new Set(classes), tags: new Set<string>() });

const noScripts = { words: new Set<string>(), classPrefixes: [] };

async function exported(): Promise<string> {
  const out = await mkdtemp(join(tmpdir(), 'styles-'));
  await mkdir(join(out, '_next/static/chunks'), { recursive: true });
  await writeFile(
    join(out, '_next/static/chunks/a.css'),
    '.first{margin:0}.second{padding:var(--gap)}',
  );
  return out;
}

describe('pageStyles', () => {
  it('writes one file for pages with the same styles, named by its content', async () => {
    const out = await exported();
    const styles = pageStyles(out, () => noShortClasses);
    const links = [['first', 'x'], ['first', 'y'], ['second']].map(
      (names) => styles.stylesFor(sheets, page(...names), noScripts, 'external').element,
    );
    expect(links[0]).toBe(links[1]);
    expect(links[0]).not.toBe(links[2]);
    expect(await styles.writeFiles()).toBe(2);
    const files = await readdir(join(out, '_next/static/site'));
    const contents = await Promise.all(
      files.map((file) => readFile(join(out, '_next/static/site', file), 'utf8')),
    );
    expect(contents.sort()).toEqual(['.first{margin:0}', '.second{padding:var(--gap)}']);
    for (const file of files) expect(links.join()).toContain(`href="/_next/static/site/${file}"`);
  });

  it('puts them inside the page on demand, and tells their hashes', async () => {
    const styles = pageStyles(await exported(), () => noShortClasses);
    const hash = `sha256-${createHash('sha256').update('.first{margin:0}').digest('base64')}`;
    expect(styles.stylesFor(sheets, page('first'), noScripts, 'inline')).toEqual({
      element: '<style>.first{margin:0}</style>',
      hash,
    });
    expect(styles.inlineHashes()).toEqual([hash]);
    expect(await styles.writeFiles()).toBe(0);
  });
});

describe('pageStyles with short names', () => {
  it('knows the page’s elements by them, and shortens custom properties too', async () => {
    const out = await exported();
    const short = shortClassesOf(allStylesheets(out), noScripts);
    const styles = pageStyles(out, () => short);
    const vocabulary = withShortNames(page('second'), short);
    const { element } = styles.stylesFor(sheets, vocabulary, noScripts, 'inline');
    expect(element).toBe('<style>.b{padding:var(--a)}</style>');
  });
});

describe('withAbsoluteUrls', () => {
  it.each([
    ['url(../media/a.woff2)', 'url(/_next/static/media/a.woff2)'],
    ['url("b.svg#x")', 'url("/_next/static/chunks/b.svg#x")'],
    ['url(/c.png)', 'url(/c.png)'],
    ['url(#mask)', 'url(#mask)'],
    ['url(data:image/png;base64,AA==)', 'url(data:image/png;base64,AA==)'],
    ['url(https://x.example/d.png)', 'url(https://x.example/d.png)'],
  ])('turns %s into %s', (given, expected) => {
    expect(withAbsoluteUrls(`.a{background:${given}}`, '/_next/static/chunks/a.css')).toBe(
      `.a{background:${expected}}`,
    );
  });
});
