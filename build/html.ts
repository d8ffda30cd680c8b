import { DomUtils, parseDocument } from 'htmlparser2';

/** HTML as a tree whose nodes know their place in the source. */
export type HtmlTree = ReturnType<typeof parseDocument>;

/** An element: its name, and its attributes in `attribs`. */
export type HtmlElement = ReturnType<typeof DomUtils.getElementsByTagName>[number];

/** Reads HTML that closes what it opens, as React writes it. */
export function parseHtml(html: string): HtmlTree {
  return parseDocument(html, { withStartIndices: true, withEndIndices: true });
}

/** A piece of a tree: an element, a text. */
export type HtmlNode = HtmlTree['children'][number];

/** Writes a tree, or a piece of one, as HTML. */
export function htmlOf(tree: HtmlTree | HtmlNode): string {
  return DomUtils.getOuterHTML(tree, { encodeEntities: 'utf8' });
}

/** The elements of a tree, in the order of the page; of one name, or as a test says. */
export function elementsOf(
  tree: HtmlTree | HtmlElement,
  filter: string | ((element: HtmlElement) => boolean) = () => true,
): HtmlElement[] {
  const matches = typeof filter === 'string' ? withName(filter) : filter;
  return DomUtils.findAll(matches, tree.children);
}

const withName = (name: string) => (element: HtmlElement) => element.name === name;

/** The address of the first link element of a kind, such as `canonical`. */
export const linkOf = (tree: HtmlTree | HtmlElement, rel: string): string | undefined =>
  elementsOf(tree, ({ name, attribs }) => name === 'link' && attribs['rel'] === rel)[0]?.attribs[
    'href'
  ];

/** The content of the first meta tag of a name. */
export const metaOf = (tree: HtmlTree | HtmlElement, name: string): string | undefined =>
  elementsOf(tree, ({ attribs }) => [attribs['name'], attribs['property']].includes(name))[0]
    ?.attribs['content'];

/** The first element of a name, which every page has: `head`, `body`. */
export function onlyElement(tree: HtmlTree | HtmlElement, name: string): HtmlElement {
  const element = DomUtils.findOne(withName(name), tree.children);
  if (element === null) throw new Error(`The page has no <${name}>.`);
  return element;
}
