import { elementsOf } from '@/build/html';
import type { ExportedPage, ExportedSite } from '@/scripts/check/site/site';

/** A page, and the export that it is of. */
type PageOfSite = readonly [ExportedSite, ExportedPage];

/**
 * What two versions of a page do not have in common: tags with their text, values of style, scripts
 * and pictures. Where it is the same for two pages, they changed alike.
 * @param files the files that differ between the exports
 * @returns nothing when both look and work the same
 */
export function findDifference(
  before: PageOfSite,
  after: PageOfSite,
  files: readonly { readonly file: string }[],
): string {
  const [old, now] = [piecesOf(...before), piecesOf(...after)];
  const difference = [
    ...surplus(old, now).map((piece) => `-${piece}`),
    ...surplus(now, old).map((piece) => `+${piece}`),
    ...files
      .map(({ file }) => file)
      .filter((file) => old.concat(now).some((piece) => piece.includes(file))),
  ];
  const isReordered = difference.length === 0 && old.join() !== now.join();
  return isReordered ? `another order on ${after[1].path}` : difference.join('\n');
}

/** The pieces that another list lacks. */
function surplus(pieces: readonly string[], others: readonly string[]): string[] {
  const rest = [...others];
  return pieces.filter((piece) => {
    const place = rest.indexOf(piece);
    if (place >= 0) rest.splice(place, 1);
    return place < 0;
  });
}

/**
 * A page in pieces, without hashes and marks that follow from others: tags with their text, each value
 * of its style once, as a colour stands in more rules of one page than of another, scripts by name.
 */
function piecesOf({ files }: ExportedSite, { html, tree }: ExportedPage): string[] {
  const names = elementsOf(tree).flatMap(
    ({ attribs }) => attribs['data-island'] ?? attribs['data-enhancement'] ?? [],
  );
  const isOwn = (file: string) =>
    names.some((name) => file.startsWith(`/_next/static/site/${name}.`));
  const [start = '', style = '', end = ''] = html
    .replaceAll(/sha256-[^']+|(?<=\/site\/page\.)\w+| aria-current="\w+"/g, '')
    .split(/<\/?style>/);
  const tags = (start + end).split(/(?=<)/);
  return [...tags, ...new Set(style.split(/[;:{}]/)), ...[...files].filter(isOwn)];
}
