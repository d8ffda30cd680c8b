import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DomUtils } from 'htmlparser2';
import { elementsOf, onlyElement } from '@/build/html';
import { markdownOf } from '@/build/markdown-versions';
import { readSite, type ExportedPage } from '@/scripts/check/site/site';
import type { Look } from './screenshots';
import { changedPassages, wordsIn, type Passage } from './words';

/** What changed on a page, each before and after; one that is new has no file before. */
export type PageChange = {
  readonly path: string;
  readonly title: string;
  /** Its HTML, from the folder of each export. */
  readonly files: readonly (string | undefined)[];
  readonly passages: readonly Passage[];
  /** The parts that look otherwise; missing when no pictures were taken. */
  looks?: readonly Look[];
};

/** What changed between two exports; pictures.ts adds how pages look. */
export type SiteChange = ReturnType<typeof compareSites>;

/**
 * Compares two exports; a page that moved, with a redirect, with its old address.
 * @throws ContentProblem when a folder holds none
 */
export function compareSites(...dirs: readonly [before: string, after: string]) {
  const [before, after] = [readSite(dirs[0]), readSite(dirs[1])];
  const files = [...new Set([...before.files, ...after.files])]
    .filter((file) => !/\.(html|md|br|gz)$/.test(file))
    .flatMap((file) => {
      if (!after.files.has(file)) return [{ file, what: 'is gone' }];
      if (!before.files.has(file)) return [{ file, what: 'is new' }];
      const [one, other] = dirs.map((dir) => readFileSync(join(dir, file)));
      return one?.equals(other ?? one) ? [] : [{ file, what: 'changed' }];
    });
  const redirects = redirectsOf(after.pages);
  const changed = after.pages
    .filter(({ kind }) => kind !== 'redirect')
    .flatMap((page) => {
      const moved = redirects.filter((line) => line.endsWith(` to ${page.path}`));
      const old = [page.path, ...moved.map((line) => line.split(' ')[0] ?? '')]
        .map((path) => before.pageAt.get(path))
        .find((one) => one && one.kind !== 'redirect');
      const hasNewFile = files.some(({ file }) => page.html.includes(file));
      return old?.html === page.html && !hasNewFile ? [] : [pageChange(page.path, old, page)];
    });
  const gone = before.pages.filter(({ path }) => !after.pageAt.has(path));
  const lists: readonly (readonly [string, readonly string[]])[] = [
    ['Addresses gone: whoever has such a link finds no page', gone.map(({ path }) => path)],
    ['Redirects', redirects.filter((line) => !redirectsOf(before.pages).includes(line))],
    ['Other files', files.map(({ file, what }) => `${file} ${what}`)],
  ];
  const [oldFrame = '', frame = ''] = [before, after].map(({ pageAt }) => {
    const home = pageAt.get('/');
    return home ? textOf(home, 'header', 'footer') : '';
  });
  return {
    origin: after.origin,
    lists: lists.filter(([, lines]) => lines.length > 0),
    /** The words of the header and the footer, which every page has. */
    frame: changedPassages(oldFrame, frame),
    /** Those with the most changed words first. */
    pages: [
      ...changed,
      ...gone
        .filter(({ kind }) => kind === 'page')
        .map((page) => pageChange(page.path, page, undefined)),
    ].sort((one, other) => wordsIn(other.passages) - wordsIn(one.passages)),
  };
}

function pageChange(path: string, old?: ExportedPage, page?: ExportedPage): PageChange {
  const wordsOf = (one?: ExportedPage) =>
    one ? `${titleOf(one)}\n${metaOf(one, 'description')}\n${textOf(one, 'main')}` : '';
  const titled = page ?? old;
  return {
    path,
    title: titled ? titleOf(titled) : '',
    files: [old?.file, page?.file],
    passages: changedPassages(wordsOf(old), wordsOf(page)),
  };
}

/** Old addresses and where they lead: `/old to /new`. */
const redirectsOf = (pages: readonly ExportedPage[]) =>
  pages
    .filter(({ kind }) => kind === 'redirect')
    .map((page) => `${page.path} to ${metaOf(page, 'refresh').replace(/^.*url=/, '')}`);

/** The content of a page's meta tag. */
function metaOf({ tree }: ExportedPage, wanted: string): string {
  const meta = elementsOf(tree, 'meta').find(({ attribs }) =>
    [attribs['name'], attribs['property'], attribs['http-equiv']].includes(wanted),
  );
  return meta?.attribs['content'] ?? '';
}

const titleOf = ({ tree }: ExportedPage) => DomUtils.textContent(onlyElement(tree, 'title'));

/** The words of parts of a page, links with where they lead. */
const textOf = ({ tree }: ExportedPage, ...names: readonly string[]) =>
  names.flatMap((name) => elementsOf(tree, name).slice(0, 1).map(markdownOf)).join('\n');
