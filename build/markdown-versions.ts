import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ElementContent } from 'hast';
import { DomUtils } from 'htmlparser2';
import rehypeRemark from 'rehype-remark';
import remarkGfm from 'remark-gfm';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';
import { stringify } from 'yaml';
import { markdownPath } from '@/lib/site/urls';
import {
  elementsOf,
  linkOf,
  metaOf,
  onlyElement,
  parseHtml,
  type HtmlElement,
  type HtmlNode,
} from './html';

const converter = unified()
  .use(rehypeRemark)
  .use(remarkGfm)
  .use(remarkStringify, { bullet: '-', rule: '-' })
  .freeze();

/** A part of a page as Markdown. */
export function markdownOf(part: HtmlElement): string {
  const tree = converter.runSync({ type: 'root', children: toHast(part) });
  return converter.stringify(tree);
}

/** A node of a page as rehype has it: parsing the page's HTML again took half of the time. */
function toHast(node: HtmlNode): ElementContent[] {
  if (DomUtils.isText(node)) return [{ type: 'text', value: node.data }];
  // A comment only parts neighbouring texts.
  if (!DomUtils.isTag(node)) return [];
  const { name, attribs, children } = node;
  const properties = { ...attribs, className: attribs['class']?.split(' ') };
  // A heading in a summary stands apart from the words below it.
  const tagName = name === 'summary' ? 'div' : name;
  return [{ type: 'element', tagName, properties, children: children.flatMap(toHast) }];
}

/**
 * A finished page as Markdown, for readers of text: everything in its main part, links absolute,
 * with title, description, canonical address and date on top.
 * @param date when it last changed, where that is known
 */
function markdownVersion(html: string, date?: string): string {
  const page = parseHtml(html);
  const head = onlyElement(page, 'head');
  const canonical = linkOf(head, 'canonical');
  const main = onlyElement(page, 'main');
  for (const element of elementsOf(main, isForEyes)) DomUtils.removeElement(element);
  // What held only a picture.
  for (const item of elementsOf(main, ({ name }) => name === 'li' || name === 'dd')) {
    const isEmpty =
      DomUtils.textContent(item).trim() === '' && elementsOf(item, 'img').length === 0;
    if (isEmpty) DomUtils.removeElement(item);
  }
  for (const element of elementsOf(main)) {
    for (const attribute of ['href', 'src']) {
      const address = element.attribs[attribute];
      if (address) element.attribs[attribute] = new URL(address, canonical).href;
    }
  }
  const about = {
    title: DomUtils.textContent(onlyElement(head, 'title')),
    description: metaOf(head, 'description'),
    canonical,
    ...(date !== undefined && { date }),
  };
  return `---\n${stringify(about, { lineWidth: 0 })}---\n\n${markdownOf(main)}`;
}

/** What says nothing in words: pictures without a description, controls, what is not shown. */
function isForEyes({ name, attribs }: HtmlElement): boolean {
  return (
    ['svg', 'script', 'template', 'input', 'textarea', 'select'].includes(name) ||
    (name === 'img' && attribs['alt'] === '') ||
    'hidden' in attribs ||
    attribs['aria-hidden'] === 'true'
  );
}

/** Writes the Markdown version of each page that the sitemap lists, beside it. */
export function writeMarkdownVersions(outDir: string): void {
  const sitemap = readFileSync(join(outDir, 'sitemap.xml'), 'utf8');
  const addresses = sitemap.matchAll(/<loc>([^<]+)<\/loc>(?:\s*<lastmod>([^<]+)<)?/g);
  for (const [, address = '', date] of addresses) {
    const file = join(outDir, markdownPath(new URL(address).pathname));
    const html = readFileSync(file.replace(/md$/, 'html'), 'utf8');
    writeFileSync(file, markdownVersion(html, date));
  }
}
