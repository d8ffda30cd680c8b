import type { Element, ElementContent, Parents, Root as HtmlRoot } from 'hast';
import { toJsxRuntime, type Components } from 'hast-util-to-jsx-runtime';
import { toString } from 'mdast-util-to-string';
import type { ReactElement } from 'react';
import { Fragment, jsx, jsxs } from 'react/jsx-runtime';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { reading } from '@/content/reading';
import { findPicture } from '../pictures/find-picture';
import { pictureElement, suppliedPicture } from '../pictures/pictures';
import { headingsOf } from './headings';
import { directionOf } from './language';
import { parseMarkdown } from './markdown';

/** A text ready to be shown, and its second-level headings with the ids they stand under. */
type RenderedText = {
  readonly content: ReactElement;
  readonly headings: readonly { readonly id: string; readonly title: string }[];
};

/**
 * Turns Markdown into React elements, on the server.
 * @param text Markdown without its front matter, and its file
 * @param parts what shows the parts that the text places
 */
export async function renderText(
  { file, body }: { readonly file: string; readonly body: string },
  parts: Readonly<Record<string, unknown>>,
): Promise<RenderedText> {
  const { tree } = parseMarkdown(body);
  const headings = headingsOf(tree);
  for (const { node, id } of headings) node.data = { ...node.data, hProperties: { id } };
  const html = unified()
    .use(remarkRehype, {
      // An underline, which no heading's id has.
      clobberPrefix: 'note_',
      footnoteLabel: reading.notes,
      footnoteLabelProperties: {},
      footnoteBackContent: '↑',
      footnoteBackLabel: reading.backToText,
    })
    .runSync(tree);
  tidy(html);
  await placePicturesIn(html, file);
  const content = toJsxRuntime(html, {
    Fragment,
    jsx,
    jsxs,
    components: parts as Components,
    tableCellAlignToStyle: false,
  });
  return {
    content,
    headings: headings
      .filter(({ node }) => node.depth === 2)
      .map(({ id, node }) => ({ id, title: toString(node) })),
  };
}

const alignments: Readonly<Record<string, string>> = {
  center: 'text-center',
  right: 'text-right',
};

/** Makes of plain HTML what the page wants: boxes that scroll, classes, directions. */
function tidy(html: HtmlRoot): void {
  visit(html, 'element', (node, index, parent) => {
    const { tagName, properties } = node;
    if (tagName === 'th' || tagName === 'td') {
      const className = alignments[String(properties['align'])];
      delete properties['align'];
      if (className !== undefined) properties['className'] = [className];
      if (tagName === 'th' && node.children.length === 0) node.tagName = 'td';
      else if (tagName === 'th') properties['scope'] = 'col';
    }
    if (tagName === 'pre') Object.assign(properties, scrolling(reading.code));
    if (tagName === 'input') checkbox(node);
    if (properties['dataFootnoteRef']) bracketed(node);
    if (tagName === 'table' && parent && index !== undefined && !isScrollBox(parent)) {
      const box: Element = {
        type: 'element',
        tagName: 'div',
        properties: { className: ['table-box'], ...scrolling(reading.table) },
        children: [node],
      };
      parent.children[index] = box;
    }
  });
  turn(html);
}

/** Lets the outermost blocks that hold words from right to left run as their words do. */
function turn(parent: Parents): void {
  for (const child of parent.children) {
    if (child.type !== 'element') continue;
    if (blocks.has(child.tagName) && directionOf(toString(child))) child.properties['dir'] = 'auto';
    else turn(child);
  }
}

/** A box that scrolls sideways by itself can be reached and named without a mouse. */
const scrolling = (label: string) => ({ tabIndex: 0, role: 'group', ariaLabel: label });

const isScrollBox = (parent: Parents) =>
  parent.type === 'element' && parent.properties['role'] === 'group';

/** The number of a note, which as text alone would be part of the word before it. */
function bracketed(node: Element): void {
  node.children = [{ type: 'text', value: `[${toString(node)}]` }];
}

/** A ticked or open box of a list: a sign with a name, because nobody can tick it. */
function checkbox(node: Element): void {
  const done = node.properties['checked'] === true;
  node.tagName = 'span';
  node.properties = { role: 'img', ariaLabel: done ? reading.done : reading.open };
  node.children = [{ type: 'text', value: done ? '☑' : '☐' }];
}

/** The column of a text is 42.5rem wide where the screen leaves it so much. */
const sizes = '(min-width: 46rem) 42.5rem, 100vw';

/** Puts a picture element, with sizes and formats, in the place of every image. */
async function placePicturesIn(html: HtmlRoot, file: string): Promise<void> {
  const images: Element[] = [];
  visit(html, 'element', (node) => {
    if (node.tagName === 'p' && node.children.every(isImage)) asFigure(node);
    if (node.tagName === 'img') images.push(node);
  });
  for (const image of images) {
    const found = findPicture(file, String(image.properties['src']));
    // What is wrong with it, the check of the content has said; in development it may be new.
    if (!('file' in found)) continue;
    const { sources, img } = pictureElement(await suppliedPicture(found.file));
    const { alt, title } = image.properties;
    image.tagName = 'picture';
    image.properties = {};
    image.children = [
      ...sources.map(({ type, srcSet }): Element => ({
        type: 'element',
        tagName: 'source',
        properties: { type, srcSet, sizes },
        children: [],
      })),
      {
        type: 'element',
        tagName: 'img',
        properties: { ...img, alt, ...(title && { title }), loading: 'lazy', decoding: 'async' },
        children: [],
      },
    ];
  }
}

/** A picture in a paragraph of its own is a figure; its title is the caption. */
function asFigure(node: Element): void {
  node.tagName = 'figure';
  const captions = node.children.flatMap((child) => {
    const title = child.type === 'element' ? child.properties['title'] : undefined;
    if (child.type !== 'element' || typeof title !== 'string') return [];
    delete child.properties['title'];
    return [title];
  });
  if (captions.length === 0) return;
  const children = [{ type: 'text' as const, value: captions.join(' ') }];
  node.children.push({ type: 'element', tagName: 'figcaption', properties: {}, children });
}

const isImage = (node: ElementContent) =>
  node.type === 'element' && (node.tagName === 'img' || node.tagName === 'br');

/** The blocks whose words have one direction. */
const blocks = new Set(['p', 'ol', 'ul', 'h2', 'h3', 'h4', 'h5', 'h6', 'blockquote', 'table']);
