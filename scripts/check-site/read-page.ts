import { Parser } from 'htmlparser2';

/** An element that the checks look at: its name, its attributes, where it stands. */
export type PageElement = {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  /** Whether it stands in the head. */
  readonly inHead: boolean;
  /** Offset behind its start tag, in characters. */
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
  readonly headings: readonly { readonly level: number; readonly text: string }[];
  readonly ids: ReadonlySet<string>;
  /** The texts of the JSON-LD scripts. */
  readonly structuredData: readonly string[];
  /** Elements with a `style` attribute or with a handler such as `onclick`. */
  readonly inlineCode: readonly string[];
  /** Offset of the first style element, in characters; nothing without one. */
  readonly firstStyle: number | undefined;
  /** The language of the html element. */
  readonly language: string | undefined;
  /** The id of the html element: Next marks its error shell by it. */
  readonly rootId: string | undefined;
  readonly hasMain: boolean;
  /** All visible text, as far as HTML without styles says, spaces collapsed. */
  readonly text: string;
};

const resourceAttributes = ['src', 'srcset', 'poster', 'data-fallback'] as const;
const hiddenElements = new Set(['script', 'style', 'template', 'head', 'noscript']);

/** Reads a page once. */
export function readPage(html: string): PageFacts {
  const titles: { text: string; inHead: boolean; end: number }[] = [];
  const metas: PageElement[] = [];
  const links: PageElement[] = [];
  const anchors: PageElement[] = [];
  const resources: PageElement[] = [];
  const headings: { level: number; text: string }[] = [];
  const ids = new Set<string>();
  const structuredData: string[] = [];
  const inlineCode: string[] = [];
  const words: string[] = [];
  const open: string[] = [];
  let firstStyle: number | undefined;
  let language: string | undefined;
  let rootId: string | undefined;
  let hasMain = false;

  let inData = false;
  const isIn = (name: string) => open.includes(name);
  const isHeading = (name: string) => /^h[1-6]$/.test(name);

  const parser = new Parser({
    onopentag(name, attributes) {
      const element = { name, attributes, inHead: isIn('head'), end: parser.endIndex + 1 };
      const { id } = attributes;
      if (id !== undefined) ids.add(id);
      if (name === 'html') {
        language = attributes['lang'];
        rootId = id;
      }
      if (name === 'meta') metas.push(element);
      if (name === 'link') links.push(element);
      if (name === 'a' && attributes['href'] !== undefined) anchors.push(element);
      if (name === 'main') hasMain = true;
      if (name === 'style') firstStyle ??= parser.startIndex;
      if (name === 'title' && !isIn('svg')) {
        titles.push({ text: '', inHead: element.inHead, end: element.end });
      }
      if (isHeading(name)) headings.push({ level: Number(name.slice(1)), text: '' });
      if (resourceAttributes.some((attribute) => attributes[attribute] !== undefined)) {
        resources.push(element);
      }
      if (name === 'script' && attributes['type'] === 'application/ld+json') {
        structuredData.push('');
        inData = true;
      }
      for (const attribute of Object.keys(attributes)) {
        if (attribute === 'style' || /^on[a-z]/.test(attribute)) {
          inlineCode.push(`${attribute}="${attributes[attribute] ?? ''}" on <${name}>`);
        }
      }
      open.push(name);
    },
    ontext(text) {
      const title = titles.at(-1);
      if (open.at(-1) === 'title' && !isIn('svg') && title) title.text += text;
      if (inData) structuredData.push(`${structuredData.pop() ?? ''}${text}`);
      if (!open.some((name) => hiddenElements.has(name))) {
        words.push(text);
        const own = headings.at(-1);
        if (own && open.some(isHeading)) own.text += text;
      }
    },
    onclosetag(name) {
      if (name === 'script') inData = false;
      if (open.at(-1) === name) open.pop();
      // Words of neighbouring blocks are not one word.
      if (!inline.has(name)) words.push(' ');
    },
  });
  parser.write(html);
  parser.end();

  return {
    titles: titles.map((title) => ({ ...title, text: title.text.trim() })),
    metas,
    links,
    anchors,
    resources,
    headings: headings.map(({ level, text }) => ({ level, text: collapsed(text) })),
    ids,
    structuredData,
    inlineCode,
    firstStyle,
    language,
    rootId,
    hasMain,
    text: collapsed(words.join('')),
  };
}

const inline = new Set(['a', 'b', 'em', 'strong', 'span', 'time', 'code', 'i', 'abbr', 'small']);

const collapsed = (text: string) => text.replace(/\s+/g, ' ').trim();
