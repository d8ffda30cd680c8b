import type { Html, Node, Parent, PhrasingContent, Root, RootContent } from 'mdast';
import { articleFigures } from '@/content/pictures';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified, type Processor } from 'unified';
import { visit } from 'unist-util-visit';
import type { Fault } from '../problem';

/** A part of the page's own that a text places by its name: `<PullFigure value="9" label="…" />`. */
type TextPart = {
  type: 'textPart';
  name: TextPartName;
  children: RootContent[];
  data: { hName: string; hProperties: Record<string, string> };
  position?: Node['position'];
};

declare module 'mdast' {
  interface RootContentMap {
    textPart: TextPart;
  }
  interface PhrasingContentMap {
    textPart: TextPart;
  }
  interface BlockContentMap {
    textPart: TextPart;
  }
}

/** What a text may place by name, the attributes that each needs, and whether it holds text. */
export const textParts = {
  ArticleFigure: { attributes: ['name', 'caption'], holdsText: false },
  Aside: { attributes: [], holdsText: true },
  BeforeAfterChart: { attributes: [], holdsText: false },
  NextStep: { attributes: [], holdsText: false },
  PullFigure: { attributes: ['value', 'label'], holdsText: false },
} as const satisfies Record<
  string,
  { readonly attributes: readonly string[]; readonly holdsText: boolean }
>;

/** The name of something that a text may place. */
export type TextPartName = keyof typeof textParts;

/** Something wrong in a text, and the line of the file that it stands on. */
export type TextFault = Fault & { readonly line: number };

/**
 * HTML is not shown, so lines that would start a block of it are paragraphs like others: then
 * Markdown between two tags is read as everywhere, and every tag is a node of its own.
 */
function withoutHtmlBlocks(this: Processor): void {
  const data = this.data();
  (data.micromarkExtensions ??= []).push({ disable: { null: ['htmlFlow'] } });
}

const parser = unified().use(remarkParse).use(remarkGfm).use(withoutHtmlBlocks);

/**
 * Reads Markdown as GitHub does, with this site's parts placed.
 * @returns the tree, and what is wrong with the parts; other tags stay in the tree as `html`
 */
export function parseMarkdown(body: string): { readonly tree: Root; readonly faults: TextFault[] } {
  const tree = parser.parse(body);
  const faults: TextFault[] = [];
  // A tag alone in its paragraph is a line of its own: <Aside>, text below, </Aside>.
  visit(tree, 'paragraph', (paragraph, index, parent) => {
    const [only, ...others] = paragraph.children.filter(({ type }) => type !== 'break');
    if (parent && index !== undefined && only?.type === 'html' && others.length === 0) {
      parent.children.splice(index, 1, only);
    }
  });
  visit(tree, (node) => {
    if ('children' in node) placeParts(node, faults);
  });
  // Parts are blocks: a paragraph of parts alone gives way to them.
  visit(tree, 'paragraph', (paragraph, index, parent) => {
    const isPart = (node: PhrasingContent) =>
      node.type === 'textPart' || (node.type === 'text' && node.value.trim() === '');
    if (parent && index !== undefined && paragraph.children.every(isPart)) {
      const parts = paragraph.children.filter((node) => node.type === 'textPart');
      parent.children.splice(index, 1, ...parts);
      return index + parts.length;
    }
    for (const node of paragraph.children) {
      if (node.type === 'textPart') {
        faults.push({
          line: lineOf(node),
          reason: `<${node.name}> stands in the middle of a paragraph`,
          remedy: 'give it lines of its own, with an empty line above and below',
        });
      }
    }
    return undefined;
  });
  return { tree, faults };
}

/** The line that something stands on. */
export function lineOf(node: Pick<Node, 'position'>): number {
  return node.position?.start.line ?? 1;
}

const tagPattern =
  /^<(?<close>\/?)(?<name>[A-Z]\w*)(?<attributes>(?:\s+[\w-]+\s*=\s*(?:"[^"]*"|'[^']*'))*)\s*(?<selfClosing>\/?)>$/;

type Tag = {
  readonly name: TextPartName;
  readonly kind: 'open' | 'close' | 'whole';
  readonly attributes: Readonly<Record<string, string>>;
};

/** Puts parts in the place of their tags among the children of a node. */
function placeParts(parent: Parent, faults: TextFault[]): void {
  const open: { readonly tag: Tag; readonly node: Html; readonly index: number }[] = [];
  const children: RootContent[] = [];
  for (const node of parent.children) {
    const tag = node.type === 'html' ? tagOf(node, faults) : undefined;
    if (node.type !== 'html' || tag === undefined) {
      children.push(node);
    } else if (tag.kind === 'whole') {
      children.push(partOf(tag, node, [], faults));
    } else if (tag.kind === 'open') {
      open.push({ tag, node, index: children.length });
    } else if (open.at(-1)?.tag.name === tag.name) {
      const start = open.pop();
      if (start) {
        const inside = children.splice(start.index);
        children.push(partOf(start.tag, start.node, inside, faults));
      }
    } else {
      faults.push({ line: lineOf(node), reason: `${node.value} closes nothing`, remedy: closing });
    }
  }
  for (const { node } of open) {
    faults.push({ line: lineOf(node), reason: `${node.value} is not closed`, remedy: closing });
  }
  parent.children.splice(0, parent.children.length, ...children);
}

const closing =
  'opening and closing tag stand in one paragraph, or each on a line of its own between empty lines';

function tagOf(node: Html, faults: TextFault[]): Tag | undefined {
  const groups = tagPattern.exec(node.value)?.groups;
  const name = groups?.['name'] ?? '';
  if (!groups || !isTextPart(name)) return undefined;
  const attributes = Object.fromEntries(
    [...(groups['attributes'] ?? '').matchAll(/([\w-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g)].map(
      ([, key = '', double, single]) => [key, double ?? single ?? ''],
    ),
  );
  if (groups['close'] !== '') return { name, kind: 'close', attributes };
  const wanted: readonly string[] = textParts[name].attributes;
  const wrong = [
    ...wanted.filter((key) => !attributes[key]?.trim()).map((key) => `${key} is missing`),
    ...Object.keys(attributes)
      .filter((key) => !wanted.includes(key))
      .map((key) => `${key} is unknown`),
    ...(name === 'ArticleFigure' && !Object.hasOwn(articleFigures, attributes['name'] ?? '')
      ? [`name must be one of ${Object.keys(articleFigures).join(', ')}`]
      : []),
  ];
  if (wrong.length > 0) {
    const remedy = `write ${usageOf(name)}`;
    faults.push({ line: lineOf(node), reason: `<${name}>: ${wrong.join(', ')}`, remedy });
  }
  return { name, kind: groups['selfClosing'] === '' ? 'open' : 'whole', attributes };
}

function partOf(tag: Tag, node: Html, children: RootContent[], faults: TextFault[]): TextPart {
  const hasText = children.some((child) => child.type !== 'text' || child.value.trim() !== '');
  if (hasText !== textParts[tag.name].holdsText) {
    const reason = `<${tag.name}> holds ${hasText ? 'text' : 'no text'}`;
    faults.push({ line: lineOf(node), reason, remedy: `write ${usageOf(tag.name)}` });
  }
  return {
    type: 'textPart',
    name: tag.name,
    children,
    data: { hName: tag.name, hProperties: tag.attributes },
    position: node.position,
  };
}

/** Whether a name is that of something that a text may place. */
export function isTextPart(name: string): name is TextPartName {
  return Object.hasOwn(textParts, name);
}

/** How a part is written. */
export function usageOf(name: TextPartName): string {
  const { attributes, holdsText } = textParts[name];
  const start = [name, ...attributes.map((key) => `${key}="…"`)].join(' ');
  return holdsText ? `<${start}>…</${name}>` : `<${start} />`;
}
