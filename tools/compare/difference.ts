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
  // A feed that changed makes no page look otherwise.
  const pictures = files.map(({ file }) => file).filter((file) => /\.(svg|png|jpg)$/.test(file));
  const difference = [
    ...old.filter((piece) => !now.includes(piece)).map((piece) => `-${piece}`),
    ...now.filter((piece) => !old.includes(piece)).map((piece) => `+${piece}`),
    ...pictures.filter((file) => now.some((piece) => piece.includes(file))),
  ];
  const isReordered = difference.length === 0 && old.join() !== now.join();
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
