import { Parser } from 'htmlparser2';

/** An element of a page: its attributes, and where its tags and its content stand. */
export type ScannedElement = {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  /** Offset of its start tag. */
  readonly start: number;
  /** Offset just behind its start tag. */
  readonly contentStart: number;
  /** Offset of its end tag; the same as `contentStart` for an element that has none. */
  readonly contentEnd: number;
  /** Offset just behind it. */
  readonly end: number;
};

/** A part of the source. */
export type ScannedRange = { readonly start: number; readonly end: number };

/** An attribute as it stands in the source, and its decoded value. */
export type ScannedAttribute = {
  readonly start: number;
  readonly end: number;
  readonly value: string;
};

/** The names that a stylesheet's selectors can match on a page. */
export type Vocabulary = {
  readonly classes: ReadonlySet<string>;
  readonly tags: ReadonlySet<string>;
};

/** What the build needs to know of a page, from one pass over its HTML. */
export type PageScan = {
  readonly head: ScannedElement;
  readonly body: ScannedElement;
  readonly metas: readonly ScannedElement[];
  readonly titles: readonly ScannedElement[];
  readonly links: readonly ScannedElement[];
  readonly scripts: readonly ScannedElement[];
  /** Elements with `data-island`, outermost only. */
  readonly islands: readonly ScannedElement[];
  /** The class attributes outside islands. */
  readonly classAttributes: readonly ScannedAttribute[];
  /** Comments outside islands. */
  readonly comments: readonly ScannedRange[];
  /** Values of `data-part`: the parts of the page that the page script brings to life. */
  readonly parts: ReadonlySet<string>;
  readonly vocabulary: Vocabulary;
  /** What the site's policy would block: style elements and attributes, handler attributes. */
  readonly blocked: readonly string[];
  /** Attributes that use a custom property; its name is another in the export. */
  readonly propertyUses: readonly string[];
};

type Open = Omit<ScannedElement, 'contentEnd' | 'end'>;

const voidEnd = (open: Open): ScannedElement => ({
  ...open,
  contentEnd: open.contentStart,
  end: open.contentStart,
});

/**
 * Reads a page once and notes what the build changes or checks, with offsets into the source.
 * @throws when the page has no head or body
 */
export function scanPage(html: string): PageScan {
  const classes = new Set<string>();
  const tags = new Set<string>();
  const parts = new Set<string>();
  const blocked: string[] = [];
  const propertyUses: string[] = [];
  const found: ScannedElement[] = [];
  const islands: ScannedElement[] = [];
  const classAttributes: ScannedAttribute[] = [];
  const comments: ScannedRange[] = [];
  const stack: (Open & { wanted: boolean; island: boolean })[] = [];
  let islandDepth = 0;

  const wantedNames = new Set(['head', 'body', 'meta', 'title', 'link', 'script']);
  const parser = new Parser({
    onattribute(name, value) {
      if (name === 'class' && islandDepth === 0) {
        classAttributes.push({ start: parser.startIndex, end: parser.endIndex, value });
      }
    },
    oncomment() {
      if (islandDepth === 0) comments.push({ start: parser.startIndex, end: parser.endIndex + 1 });
    },
    onopentag(name, attributes) {
      tags.add(name);
      for (const token of (attributes['class'] ?? '').split(/\s+/)) if (token) classes.add(token);
      const part = attributes['data-part'];
      if (part) parts.add(part);
      if (name === 'style') blocked.push('a <style> element');
      for (const [attribute, value] of Object.entries(attributes)) {
        const place = `${attribute}="${value.slice(0, 60)}" on <${name} class="${attributes['class'] ?? ''}">`;
        if (attribute === 'style' || attribute.startsWith('on')) blocked.push(place);
        if (value.includes('var(--')) propertyUses.push(place);
      }
      const island = 'data-island' in attributes && islandDepth === 0;
      if (island) islandDepth += 1;
      stack.push({
        name,
        attributes,
        start: parser.startIndex,
        contentStart: parser.endIndex + 1,
        // A title inside an SVG picture is its description, not the page's title.
        wanted: wantedNames.has(name) && !(name === 'title' && tags.has('body')),
        island,
      });
    },
    onclosetag(name, implied) {
      const open = stack.pop();
      if (!open || open.name !== name) return;
      const { wanted, island, ...element } = open;
      if (island) islandDepth -= 1;
      if (!wanted && !island) return;
      // A void element is closed by its own start tag.
      const isVoid = implied && parser.startIndex === open.start;
      const closed = isVoid
        ? voidEnd(element)
        : {
            ...element,
            contentEnd: parser.startIndex,
            end: implied ? parser.startIndex : parser.endIndex + 1,
          };
      if (wanted) found.push(closed);
      if (island) islands.push(closed);
    },
  });
  parser.write(html);
  parser.end();

  const named = (name: string) =>
    found.filter((element) => element.name === name).sort((a, b) => a.start - b.start);
  const [head] = named('head');
  const [body] = named('body');
  if (!head || !body) throw new Error('The page has no <head> or no <body>.');
  return {
    head,
    body,
    metas: named('meta'),
    titles: named('title'),
    links: named('link'),
    scripts: named('script'),
    islands,
    classAttributes,
    comments,
    parts,
    vocabulary: { classes, tags },
    blocked,
    propertyUses,
  };
}

/** The class attributes of a piece of HTML. */
export function classAttributesOf(html: string): ScannedAttribute[] {
  const found: ScannedAttribute[] = [];
  const parser = new Parser({
    onattribute(name, value) {
      if (name === 'class') found.push({ start: parser.startIndex, end: parser.endIndex, value });
    },
  });
  parser.write(html);
  parser.end();
  return found;
}
