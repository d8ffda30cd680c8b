import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { elementsOf } from '@/build/html';
import { markdownOf } from '@/build/markdown-versions';
import { metaOf, readSite, type ExportedPage, type ExportedSite } from '@/scripts/check/site/site';
import { countWords, findChangedPassages } from './words';

/** A part of a page, before and after, as data URIs; one that is new has one alone. */
export type ScreenshotPair = {
  readonly name: string;
  readonly screenshots: readonly (string | undefined)[];
};

/** What changed on a page, and in the same way on others. */
export type PageChange = {
  /** Its address, and those of the others. */
  readonly paths: readonly string[];
  /** It in each export; one that is new has none before. */
  readonly versions: readonly (ExportedPage | undefined)[];
  readonly passages: readonly string[];
  /** What looks otherwise; missing when no screenshots were taken (screenshots.ts). */
  screenshotPairs?: readonly ScreenshotPair[];
};

/** What changed between two exports. */
export type SiteChange = ReturnType<typeof compareSites>;

/**
 * Compares two exports; a page that moved, with a redirect, with its old address.
 * @throws ContentProblem when a folder holds none
 */
export function compareSites(...dirs: readonly [before: string, after: string]) {
  const [before, after] = [readSite(dirs[0]), readSite(dirs[1])];
  const contentsOf = (file: string) => dirs.map((dir) => readFileSync(join(dir, file), 'latin1'));
  const files = [...new Set([...before.files, ...after.files])]
    .filter((file) => !/\.(html|md|br|gz)$/.test(file))
    .flatMap((file) => {
      if (!after.files.has(file)) return { file, what: 'is gone' };
      if (!before.files.has(file)) return { file, what: 'is new' };
      return new Set(contentsOf(file)).size > 1 ? { file, what: 'changed' } : [];
    });
  /** Old addresses that lead on since, and where. */
  const redirects = after.pages
    .filter(({ kind, path }) => kind === 'redirect' && before.pageAt.get(path)?.kind !== 'redirect')
    .map((page) => ({
      from: page.path,
      to: metaOf(page, 'refresh')?.replace(/^.*url=/, '') ?? '',
    }));
  const missingPages = before.pages.filter(
    ({ path, kind }) => kind === 'page' && !after.pageAt.has(path),
  );

  /** Pages by their difference: those that changed alike are told once. */
  const groups = new Map<string, PageChange>();
  const paths = [...after.pages, ...missingPages].flatMap(({ path, kind }) =>
    kind === 'redirect' ? [] : path,
  );
  // The home page first: it stands for what changed on all.
  for (const path of paths.sort()) {
    const source = redirects.find(({ to }) => to === path)?.from ?? '';
    const [old, current] = [
      before.pageAt.get(path) ?? before.pageAt.get(source),
      after.pageAt.get(path),
    ];
    const difference =
      old && current ? findDifference([before, old], [after, current], files) : path;
    if (difference === '') continue;
    const change = groups.get(difference) ?? {
      paths: [],
      versions: [old, current],
      passages: findChangedPassages(textOf(old), textOf(current)),
    };
    groups.set(difference, { ...change, paths: [...change.paths, path] });
  }
  const lists: readonly (readonly [string, readonly string[]])[] = [
    ['Addresses gone: whoever has such a link finds no page', missingPages.map(({ path }) => path)],
    ['Redirects', redirects.map(({ from, to }) => `${from} to ${to}`)],
    ['Other files', files.map(({ file, what }) => `${file} ${what}`)],
  ];
  return {
    origin: after.origin,
    lists: lists.filter(([, lines]) => lines.length > 0),
    /** Those with the most changed words first. */
    pages: [...groups.values()].sort((a, b) => countWords(b.passages) - countWords(a.passages)),
  };
}

/** What a page says: its title, its description and its words, links with where they lead. */
const textOf = (page: ExportedPage | undefined) =>
  page
    ? [
        page.title,
        metaOf(page, 'description'),
        ...elementsOf(page.tree, 'body').map(markdownOf),
      ].join('\n')
    : '';

/** A page, and the export that it is of. */
type PageOfSite = readonly [ExportedSite, ExportedPage];

/**
 * What two versions of a page do not have in common: tags with their text, values of style, scripts
 * and pictures. Where it is the same for two pages, they changed alike.
 * @param files the files that differ between the exports
 * @returns nothing when both look and work the same
 */
function findDifference(
  before: PageOfSite,
  after: PageOfSite,
  files: readonly { readonly file: string }[],
): string {
  const [oldPieces, newPieces] = [piecesOf(...before), piecesOf(...after)];
  // A feed that changed makes no page look otherwise.
  const pictures = files.map(({ file }) => file).filter((file) => /\.(svg|png|jpg)$/.test(file));
  const difference = [
    ...oldPieces.filter((piece) => !newPieces.includes(piece)).map((piece) => `-${piece}`),
    ...newPieces.filter((piece) => !oldPieces.includes(piece)).map((piece) => `+${piece}`),
    ...pictures.filter((file) => newPieces.some((piece) => piece.includes(file))),
  ];
  const isReordered = difference.length === 0 && oldPieces.join() !== newPieces.join();
  return isReordered ? `another order on ${after[1].path}` : difference.join('\n');
}

/**
 * A page in pieces, without hashes and marks that follow from others: tags with their text, each value
 * of its style once, as a colour stands in more rules of one page than of another, scripts by name.
 */
function piecesOf({ files }: ExportedSite, { html, tree }: ExportedPage): string[] {
  const [start = '', style = '', end = ''] = html
    .replaceAll(/sha256-[^']+|(?<=\/site\/page\.)\w+| aria-current="\w+"/g, '')
    .split(/<\/?style>/);
  const scripts = elementsOf(tree).flatMap(({ attribs }) => {
    const name = attribs['data-island'] ?? attribs['data-enhancement'];
    return [...files].filter((file) => file.startsWith(`/_next/static/site/${name}.`));
  });
  return [...(start + end).split(/(?=<)/), ...new Set(style.split(/[;:{}]/)), ...scripts];
}
