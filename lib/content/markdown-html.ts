import type { Element, ElementContent, Root } from 'hast';
import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import { directionOf } from '@/lib/base/language';
import { findPicture } from '@/lib/pictures/find-picture';
import type { Ui } from '@/content/schema/ui';
import type { ErrorCollector } from '@/lib/base/error';

/** The words that a rendered text needs beside its own. */
export type MarkdownWords = Pick<
  Ui['reading'],
  'remark' | 'notes' | 'backToText' | 'code' | 'table' | 'done' | 'open'
>;

const alignments: Readonly<Record<string, string>> = {
  center: 'text-center',
  right: 'text-right',
};

export const createElement = (
  tagName: string,
  properties: Element['properties'],
  ...children: ElementContent[]
): Element => ({ type: 'element', tagName, properties, children });

export const createText = (value: string): ElementContent => ({ type: 'text', value });

/** Makes of plain HTML what the page wants: boxes that scroll, classes, directions. */
export function postprocessHtml(html: Root, words: MarkdownWords): void {
  for (const block of html.children) {
    const isRightToLeft = block.type === 'element' && directionOf(toString(block)) !== undefined;
    if (isRightToLeft) block.properties['dir'] = 'auto';
  }
  visit(html, 'element', (node, index, parent) => {
    const { tagName, properties } = node;
    if (tagName === 'th' || tagName === 'td') {
      const className = alignments[String(properties['align'])];
      delete properties['align'];
      if (className !== undefined) properties['className'] = [className];
      if (tagName === 'th' && node.children.length === 0) node.tagName = 'td';
      else if (tagName === 'th') properties['scope'] = 'col';
    }
    if (tagName === 'pre') Object.assign(properties, scrollBox(words.code));
    if (tagName === 'input') adaptCheckbox(node, words);
    // The number of a note, which as text alone would be part of the word before it.
    if (properties['dataFootnoteRef']) {
      node.children = [createText(`[${toString(node)}]`)];
    }
    if (tagName === 'table' && parent && index !== undefined) {
      addCellLabels(node);
      const box = { className: ['table-box'], ...scrollBox(words.table) };
      parent.children[index] = createElement('div', box, node);
    }
  });
}

/** Gives each cell after the first of its row the head of its column, for where rows stand as lists. */
function addCellLabels(table: Element): void {
  const rows: Element[] = [];
  visit(table, 'element', (node) => {
    if (node.tagName === 'tr') rows.push(node);
  });
  const cellsOf = (row: Element | undefined) =>
    (row?.children ?? []).filter((child) => child.type === 'element');
  const [heads = [], ...others] = rows.map(cellsOf);
  for (const cells of others) {
    cells.slice(1).forEach((cell, index) => {
      const label = toString(heads[index + 1]);
      if (label) cell.properties['dataLabel'] = label;
    });
  }
}

/** A box that scrolls sideways by itself can be reached and named without a mouse. */
const scrollBox = (label: string) => ({ tabIndex: 0, role: 'group', ariaLabel: label });

/** A ticked or open box of a list: a sign with a name, because nobody can tick it. */
function adaptCheckbox(node: Element, words: MarkdownWords): void {
  const isChecked = node.properties['checked'] === true;
  node.tagName = 'span';
  node.properties = { role: 'img', ariaLabel: isChecked ? words.done : words.open };
  node.children = [createText(isChecked ? '☑' : '☐')];
}

/** The column of a text is 42.5rem wide where the screen leaves it so much. */
const sizes = '(min-width: 46rem) 42.5rem, 100vw';

/**
 * Puts a picture element, with sizes and formats, in the place of every image.
 * @param file the text's, beside which its pictures are
 * @param errors takes what is wrong with those that cannot be shown
 * @returns the pictures' files
 */
export async function replaceImages(
  html: Root,
  file: string,
  errors: ErrorCollector,
): Promise<readonly string[]> {
  const images: Element[] = [];
  visit(html, 'element', (node) => {
    if (node.tagName === 'p' && node.children.every(isImage)) adaptFigure(node);
    if (node.tagName === 'img' && node.properties['width'] === undefined) images.push(node);
  });
  const files: string[] = [];
  for (const image of images) {
    const { alt, title, src: address } = image.properties;
    const picture = await findPicture(file, String(address), String(alt ?? ''));
    if (typeof picture === 'string') {
      errors.add({ file, line: image.position?.start.line ?? 1 }, picture);
      continue;
    }
    files.push(picture.file);
    const { sources, src, width, height } = picture;
    image.tagName = 'picture';
    image.properties = {};
    const attributes = { src, width, height, alt, ...(title && { title }) };
    image.children = [
      ...sources.map(({ type, srcSet }) => createElement('source', { type, srcSet, sizes })),
      createElement('img', { ...attributes, loading: 'lazy', decoding: 'async' }),
    ];
  }
  return files;
}

/** A picture in a paragraph of its own is a figure; its title is the caption. */
function adaptFigure(node: Element): void {
  node.tagName = 'figure';
  const captions = node.children.flatMap((child) => {
    const title = child.type === 'element' ? child.properties['title'] : undefined;
    if (child.type !== 'element' || typeof title !== 'string') return [];
    delete child.properties['title'];
    return [title];
  });
  if (captions.length === 0) return;
  node.children.push(createElement('figcaption', {}, createText(captions.join(' '))));
}

const isImage = (node: ElementContent) =>
  node.type === 'element' && (node.tagName === 'img' || node.tagName === 'br');
