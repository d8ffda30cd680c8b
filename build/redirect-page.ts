import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { allRedirects } from '@/lib/hosting/redirects';
import { elementsOf, htmlOf, onlyElement, parseHtml, type HtmlElement } from './html';
import { policyTag } from './transform-page';

/**
 * Writes the page of every old address that leads to its target on hosts that cannot redirect: at
 * once, by a refresh that search engines take for a permanent redirect, with the target's canonical
 * address, and a link that needs nothing.
 * See https://developers.google.com/search/docs/crawling-indexing/301-redirects
 * @param outDir the export, whose pages have the title and address to be copied
 * @param redirects the old addresses, and the page, or the place on one, that each leads to
 */
export function writeRedirectPages(outDir: string, redirects = allRedirects()): void {
  for (const { from, to } of redirects) {
    const [path] = to.split('#');
    const target = join(outDir, path === '/' ? 'index.html' : `${path}.html`);
    const page = parseHtml(readFileSync(target, 'utf8'));
    const { lang = 'en' } = onlyElement(page, 'html').attribs;
    const head = onlyElement(page, 'head');
    const title = onlyElement(head, 'title');
    const html = [
      `<!DOCTYPE html><html lang="${lang}"><head><meta charset="utf-8">`,
      policyTag(),
      '<meta name="viewport" content="width=device-width, initial-scale=1">',
      `<meta http-equiv="refresh" content="0; url=${to}">`,
      ...[title, ...elementsOf(head, isCanonical)].map((element) => htmlOf(element)),
      '</head><body>',
      `<main><h1>${title.children.map((text) => htmlOf(text)).join('')}</h1>`,
      `<p><a href="${to}">This page has moved to ${to}</a></p></main>`,
      '</body></html>\n',
    ];
    const file = join(outDir, `${from}.html`);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, html.join(''));
  }
}

const isCanonical = ({ attribs }: HtmlElement) => attribs['rel'] === 'canonical';
