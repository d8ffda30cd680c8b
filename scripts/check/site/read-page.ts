import { DomUtils } from 'htmlparser2';
import { elementsOf, parseHtml, type HtmlElement, type HtmlNode } from '@/scripts/shared/html';

/** An element that the checks look at: its name, its attributes, where it stands. */
export type PageElement = {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  /** Whether it stands in the head. */
  readonly inHead: boolean;
  /** Offset behind it, in characters. */
  readonly end: number;
};

/** What a crawler reads of a page. */
export type PageFacts = {
  /** The page's own titles; a title inside a picture is its description. */
  readonly titles: readonly {
    readonly text: string;
    readonly inHead: boolean;
    readonly end: number;
  }[];
  readonly metas: readonly PageElement[];
  readonly links: readonly PageElement[];
  /** Everything that leads to another address: anchors. */
  readonly anchors: readonly PageElement[];
  /** Everything that loads a file: images, scripts, sources. */
  readonly resources: readonly PageElement[];
  readonly ids: ReadonlySet<string>;
  /** The texts of the JSON-LD scripts. */
  readonly structuredData: readonly string[];
  /** Elements with a `style` attribute or with a handler such as `onclick`. */
  readonly inlineCode: readonly string[];
  /** The texts of the style elements. */
  readonly styles: readonly string[];
  /** Offset of the first style element, in characters; nothing without one. */
  readonly firstStyle: number | undefined;
  /** The id of the html element: Next marks its error shell by it. */
  readonly rootId: string | undefined;
  readonly hasMain: boolean;
  /** All visible text, as far as HTML without styles says, spaces collapsed. */
  readonly text: string;
};

const resourceAttributes = ['src', 'srcset', 'poster', 'data-fallback'] as const;

/** Reads a page once. */
export function readPage(html: string): PageFacts {
  const page = parseHtml(html);
  const elements = elementsOf(page);
  const inHead = new Set(elementsOf(page, 'head').flatMap((head) => elementsOf(head)));
  const inPicture = new Set(elementsOf(page, 'svg').flatMap((svg) => elementsOf(svg)));
  const seen = (element: HtmlElement): PageElement => ({
    name: element.name,
    attributes: element.attribs,
    inHead: inHead.has(element),
    end: (element.endIndex ?? 0) + 1,
  });
  const named = (name: string) => elements.filter((element) => element.name === name);
  const [root] = named('html');
  return {
    titles: named('title')
      .filter((title) => !inPicture.has(title))
      .map((title) => ({ ...seen(title), text: fileText(title) })),
    metas: named('meta').map(seen),
    links: named('link').map(seen),
    anchors: named('a')
      .filter(({ attribs }) => attribs['href'] !== undefined)
      .map(seen),
    resources: elements
      .filter(({ attribs }) => resourceAttributes.some((name) => attribs[name] !== undefined))
      .map(seen),
    ids: new Set(elements.flatMap(({ attribs }) => attribs['id'] ?? [])),
    structuredData: named('script')
      .filter(({ attribs }) => attribs['type'] === 'application/ld+json')
      .map((script) => DomUtils.textContent(script)),
    inlineCode: elements.flatMap(({ name, attribs }) =>
      Object.entries(attribs)
        .filter(([attribute]) => attribute === 'style' || /^on[a-z]/.test(attribute))
        .map(([attribute, value]) => `${attribute}="${value}" on <${name}>`),
    ),
    styles: named('style').map((style) => DomUtils.textContent(style)),
    firstStyle: named('style')[0]?.startIndex ?? undefined,
    rootId: root?.attribs['id'],
    hasMain: named('main').length > 0,
    text: elementsOf(page, 'body').map(fileText).join(' '),
  };
}

const hiddenElements = new Set(['script', 'style', 'template', 'noscript']);
const inline = new Set(['a', 'b', 'em', 'strong', 'span', 'time', 'code', 'i', 'abbr', 'small']);

/** The text of a node as one line; words of neighbouring blocks are not one word. */
function fileText(node: HtmlNode): string {
  const words = (part: HtmlNode): string => {
    if (DomUtils.isText(part)) return part.data;
    if (!DomUtils.isTag(part) || hiddenElements.has(part.name)) return '';
    const inside = part.children.map(words).join('');
    return inline.has(part.name) ? inside : `${inside} `;
  };
  return words(node).replace(/\s+/g, ' ').trim();
}
