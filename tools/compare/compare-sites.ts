import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { elementsOf } from '@/build/html';
import { markdownOf } from '@/build/markdown-versions';
import { metaOf, readSite, type ExportedPage, type ExportedSite } from '@/scripts/check/site/site';
import { findDifference } from './difference';
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
  const redirects = redirectsOf(after);
  const gone = before.pages.filter(({ path, kind }) => kind === 'page' && !after.pageAt.has(path));

  /** Pages by their difference: those that changed alike are told once. */
  const groups = new Map<string, PageChange>();
  const paths = [...after.pages, ...gone].flatMap(({ path, kind }) =>
    kind === 'redirect' ? [] : path,
  );
  // The home page first: it stands for what changed on all.
  for (const path of paths.sort()) {
    const [moved] = redirects.filter(({ to }) => to === path);
    const versions = [
      before.pageAt.get(path) ?? before.pageAt.get(moved?.from ?? ''),
      after.pageAt.get(path),
    ] as const;
    const [old, now] = versions;
    const difference = old && now ? findDifference([before, old], [after, now], files) : path;
    if (difference === '') continue;
    const change = groups.get(difference) ?? {
      paths: [],
      versions,
      passages: findChangedPassages(textOf(old), textOf(now)),
    };
    groups.set(difference, { ...change, paths: [...change.paths, path] });
  }
  const lists: readonly (readonly [string, readonly string[]])[] = [
    ['Addresses gone: whoever has such a link finds no page', gone.map(({ path }) => path)],
    ['Redirects', redirects.map(({ from, to }) => `${from} to ${to}`)],
    ['Other files', files.map(({ file, what }) => `${file} ${what}`)],
  ];
  return {
    origin: after.origin,
    lists: lists.filter(([, lines]) => lines.length > 0),
    /** Those with the most changed words first. */
    pages: [...groups.values()].sort(
      (one, other) => countWords(other.passages) - countWords(one.passages),
    ),
  };

  /** Old addresses that lead on since, and where. */
  function redirectsOf({ pages }: ExportedSite) {
    return pages
      .filter(
        ({ kind, path }) => kind === 'redirect' && before.pageAt.get(path)?.kind !== 'redirect',
      )
      .map((page) => ({
        from: page.path,
        to: metaOf(page, 'refresh')?.replace(/^.*url=/, '') ?? '',
      }));
  }
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
