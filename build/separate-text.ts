import { DomUtils } from 'htmlparser2';
import { separatorMark } from '@/components/islands/separators';
import { parseHtml, type HtmlElement, type HtmlNode, type HtmlTree } from './html';

/** Elements that every reader without styles puts on lines of their own; of cells not all know. */
const blocks = new Set(
  'article aside blockquote br div footer form h1 h2 h3 h4 h5 h6 header hr li main nav ol p pre section ul'.split(
    ' ',
  ),
);

/** Elements whose content is no text of the page. */
const isPassedOver = ({ name }: HtmlElement) =>
  ['script', 'style', 'template', 'head', 'sup', 'sub'].includes(name);

/** A container's class by which its children stand apart, and one by which an element does. */
const container = /(?:^|[\s:])(?:inline-)?(?:flex|grid)(?:\s|$)/;
const ownBox = /(?:^|[\s:])(?:(?:inline-)?(?:flex|grid|block)|absolute|sr-only)(?:\s|$)/;

const endsWord = /[\p{L}\p{N}%.,:;!?)”’…]$/u;
const startsWord = /^[\p{L}\p{N}“‘(+−£$]/u;

/**
 * Puts a space between neighbours whose words only styles keep apart, so that whoever reads the page as
 * text does not read “Quick commerce112”. Where such neighbours stand, in a flex or grid container
 * or in boxes of their own, a space shows nothing. In an island it has a mark (separators.ts).
 */
export function separateText(page: HtmlTree): void {
  /** Whether a word has just ended, with nothing between it and what follows. */
  let inWord = false;
  const visit = (node: HtmlNode, isInIsland: boolean): void => {
    const isText = DomUtils.isText(node);
    if (!isText && (!DomUtils.isTag(node) || isPassedOver(node))) return;
    const isBlock = !isText && blocks.has(node.name);
    if (inWord && !isBlock && isKeptApart(node) && startsWord.test(firstText(node))) {
      const space = isInIsland ? `<!--${separatorMark}--> ` : ' ';
      for (const part of [...parseHtml(space).children]) DomUtils.prepend(node, part);
    }
    if (isText) {
      if (node.data !== '') inWord = endsWord.test(node.data);
      return;
    }
    if (isBlock) inWord = false;
    const isIsland = isInIsland || 'data-island' in node.attribs;
    for (const child of [...node.children]) visit(child, isIsland);
    if (isBlock) inWord = false;
  };
  for (const child of [...page.children]) visit(child, false);
}

/** Whether styles keep a node apart from its neighbour: no text runs on from one into the other. */
function isKeptApart(node: HtmlNode): boolean {
  const { prev, parent } = node;
  if (prev === null || !(DomUtils.isTag(prev) || DomUtils.isTag(node))) return false;
  if (DomUtils.isTag(prev) && DomUtils.isTag(node)) return true;
  const hasBox = [prev, node].some((each) => DomUtils.isTag(each) && hasClass(each, ownBox));
  return hasBox || (parent !== null && DomUtils.isTag(parent) && hasClass(parent, container));
}

const hasClass = ({ attribs }: HtmlElement, pattern: RegExp) =>
  pattern.test(attribs['class'] ?? '');

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
