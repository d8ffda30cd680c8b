import { DomUtils } from 'htmlparser2';
import { elementsOf, type HtmlElement, type HtmlTree } from './html';

/** Scripts that are data: they run nothing, so they stay. */
const dataTypes = new Set(['application/ld+json', 'speculationrules']);

/**
 * Takes everything out of a page that only Next's runtime reads: every script that is not data,
 * every script's preload, and the marks for hydration; and React's preloads of pictures, which stand in
 * the page itself, and would come before its fonts. What a page may have is listed here, so that
 * whatever a later Next writes goes as well.
 */
export function removeNextRuntime(page: HtmlTree): void {
  const marks = DomUtils.find((node) => node.type === 'comment', page.children, true, Infinity);
  for (const node of [...elementsOf(page, isOfRuntime), ...marks]) DomUtils.removeElement(node);
  for (const boundary of elementsOf(page, isEmptyBoundary)) DomUtils.removeElement(boundary);
}

function isOfRuntime({ name, attribs }: HtmlElement): boolean {
  if (name === 'script') return !dataTypes.has(attribs['type'] ?? '');
  if (name === 'link') {
    return attribs['rel'] === 'modulepreload' || /^(?:script|image)$/.test(attribs['as'] ?? '');
  }
  return name === 'meta' && attribs['name'] === 'next-size-adjust';
}

/** What is left of a boundary without its marks. */
function isEmptyBoundary({ name, attribs, children }: HtmlElement): boolean {
  return name === 'div' && Object.keys(attribs).join() === 'hidden' && children.length === 0;
}
