import { DomUtils } from 'htmlparser2';
import { parseHtml, type HtmlElement, type HtmlNode, type HtmlTree } from './html';

/** Elements that every reader without styles puts on lines of their own; of cells not all know. */
const blocks = new Set(
  'article aside blockquote br div footer form h1 h2 h3 h4 h5 h6 header hr li main nav ol p pre section ul'.split(
    ' ',
  ),
);

/** Elements whose content is no text of the page; an island's text is its component's. */
const isPassedOver = ({ name, attribs }: HtmlElement) =>
  ['script', 'style', 'template', 'head', 'sup', 'sub'].includes(name) || 'data-island' in attribs;

const endsWord = /[\p{L}\p{N}%.,:;!?)”’…]$/u;
const startsWord = /^[\p{L}\p{N}“‘(+−£$]/u;

/**
 * Puts a space between neighbouring elements whose words only styles keep apart, so that whoever
 * reads the page as text does not read “Quick commerce112”. In a flex or grid container, where
 * such neighbours stand, a space shows nothing.
 */
export function separateText(page: HtmlTree): void {
  /** Whether a word has just ended, with nothing between it and what follows. */
  let inWord = false;
  const visit = (node: HtmlNode): void => {
    if (DomUtils.isText(node)) {
      if (node.data !== '') inWord = endsWord.test(node.data);
    } else if (DomUtils.isTag(node) && !isPassedOver(node)) {
      const isBlock = blocks.has(node.name);
      const follows = node.prev !== null && DomUtils.isTag(node.prev);
      if (inWord && follows && !isBlock && startsWord.test(firstText(node))) {
        for (const space of parseHtml(' ').children) DomUtils.prepend(node, space);
      }
      if (isBlock) inWord = false;
      for (const child of [...node.children]) visit(child);
      if (isBlock) inWord = false;
    }
  };
  for (const child of [...page.children]) visit(child);
}

/** The text that a node begins with; nothing when a block comes first. */
function firstText(node: HtmlNode): string {
  if (DomUtils.isText(node)) return node.data;
  if (!DomUtils.isTag(node) || isPassedOver(node)) return '';
  for (const child of node.children) {
    if (DomUtils.isTag(child) && blocks.has(child.name)) return '';
    const text = firstText(child);
    if (text !== '') return text;
  }
  return '';
}
