import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DomUtils } from 'htmlparser2';
import { elementsOf, onlyElement } from '@/build/html';
import { markdownOf } from '@/build/markdown-versions';
import { readSite, type ExportedPage } from '@/scripts/check/site/site';
import type { ChangedPart } from './screenshots';
import { findChangedPassages, countWords, type Passage } from './words';

/** What changed on a page, each before and after; one that is new has no file before. */
export type PageChange = {
  readonly path: string;
  readonly title: string;
  /** Its HTML, from the folder of each export. */
  readonly files: readonly (string | undefined)[];
  readonly passages: readonly Passage[];
  /** The parts that look otherwise; missing when no screenshots were taken. */
  changedParts?: readonly ChangedPart[];
};

/** What changed between two exports; screenshots.ts adds the changed parts. */
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
  const changedPages = after.pages
    .filter(({ kind }) => kind !== 'redirect')
    .flatMap((page) => {
      const moved = redirects.filter((line) => line.endsWith(` to ${page.path}`));
      const oldPage = [page.path, ...moved.map((line) => line.split(' ')[0] ?? '')]
        .map((path) => before.pageAt.get(path))
        .find((one) => one && one.kind !== 'redirect');
      const hasNewFile = files.some(({ file }) => page.html.includes(file));
      return oldPage?.html === page.html && !hasNewFile
        ? []
        : [comparePage(page.path, oldPage, page)];
    });
  const removedPages = before.pages.filter(({ path }) => !after.pageAt.has(path));
  const lists: readonly (readonly [string, readonly string[]])[] = [
    ['Addresses gone: whoever has such a link finds no page', removedPages.map(({ path }) => path)],
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
    frame: findChangedPassages(oldFrame, frame),
    /** Those with the most changed words first. */
    pages: [
      ...changedPages,
      ...removedPages
        .filter(({ kind }) => kind === 'page')
        .map((page) => comparePage(page.path, page, undefined)),
    ].sort((one, other) => countWords(other.passages) - countWords(one.passages)),
  };
}

function comparePage(path: string, oldPage?: ExportedPage, page?: ExportedPage): PageChange {
  const wordsOf = (exported?: ExportedPage) =>
    exported
      ? `${titleOf(exported)}\n${metaOf(exported, 'description')}\n${textOf(exported, 'main')}`
      : '';
  const titled = page ?? oldPage;
  return {
    path,
    title: titled ? titleOf(titled) : '',
    files: [oldPage?.file, page?.file],
    passages: findChangedPassages(wordsOf(oldPage), wordsOf(page)),
  };
}

/** Old addresses and where they lead: `/old to /new`. */
const redirectsOf = (pages: readonly ExportedPage[]) =>
  pages
    .filter(({ kind }) => kind === 'redirect')
    .map((page) => `${page.path} to ${metaOf(page, 'refresh').replace(/^.*url=/, '')}`);

/** The content of a page's meta tag. */
function metaOf({ tree }: ExportedPage, name: string): string {
  const meta = elementsOf(tree, 'meta').find(({ attribs }) =>
    [attribs['name'], attribs['property'], attribs['http-equiv']].includes(name),
  );
  return meta?.attribs['content'] ?? '';
}

const titleOf = ({ tree }: ExportedPage) => DomUtils.textContent(onlyElement(tree, 'title'));

/** The words of parts of a page, links with where they lead. */
const textOf = ({ tree }: ExportedPage, ...names: readonly string[]) =>
  names.flatMap((name) => elementsOf(tree, name).slice(0, 1).map(markdownOf)).join('\n');
