import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import {
  elementsOf,
  htmlOf,
  onlyElement,
  parseHtml,
  type HtmlElement,
} from '@/scripts/shared/html';
import { policyTag } from './transform-page';

/**
 * The page that leads from an old address to its target on hosts that cannot redirect: at once,
 * by a refresh that search engines take for a permanent redirect, with the target's canonical
 * address and social tags for whoever unfurls the old one, and a link that needs nothing.
 * See https://developers.google.com/search/docs/crawling-indexing/301-redirects
 * @param target the target's path
 * @param targetHtml the target as it is served: its title, canonical and social tags are copied
 * @param policy the site's policy
 */
export function redirectPage(target: string, targetHtml: string, policy: string): string {
  const page = parseHtml(targetHtml);
  const { lang = 'en' } = onlyElement(page, 'html').attribs;
  const head = onlyElement(page, 'head');
  const title = onlyElement(head, 'title');
  return [
    `<!DOCTYPE html><html lang="${lang}"><head><meta charset="utf-8">`,
    policyTag(policy),
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<meta http-equiv="refresh" content="0; url=${target}">`,
    ...[title, ...elementsOf(head, isForUnfurling)].map((element) => htmlOf(element)),
    '</head><body>',
    `<main><h1>${contentOf(title)}</h1><p><a href="${target}">This page has moved to ${target}</a></p></main>`,
    '</body></html>\n',
  ].join('');
}

const contentOf = (element: HtmlElement) => element.children.map((node) => htmlOf(node)).join('');

function isForUnfurling({ name, attribs }: HtmlElement): boolean {
  if (name === 'link') return attribs['rel'] === 'canonical';
  const property = attribs['name'] ?? attribs['property'] ?? '';
  return name === 'meta' && /^(?:description$|og:|article:|twitter:)/.test(property);
}

/**
 * Writes the redirect page of every old address, from the exported page of its target.
 * @param outDir the export
 * @param redirects paths, with a leading slash
 */
export async function writeRedirectPages(
  outDir: string,
  redirects: readonly { readonly from: string; readonly to: string }[],
  policy: string,
): Promise<void> {
  for (const { from, to } of redirects) {
    const target = await readFile(join(outDir, to === '/' ? 'index.html' : `${to}.html`), 'utf8');
    const file = join(outDir, `${from}.html`);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, redirectPage(to, target, policy));
  }
}
