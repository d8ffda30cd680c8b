import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { scanPage } from './scan-page';
import { policyTag } from './transform-page';

const escaped = (text: string) =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');

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
  const { titles, metas, links, head } = scanPage(targetHtml);
  const [title] = titles;
  const source = ({ start, end }: { start: number; end: number }) => targetHtml.slice(start, end);
  const inHead = (element: { start: number }) => element.start < head.end;
  const titleText = title
    ? targetHtml.slice(title.contentStart, title.contentEnd)
    : escaped(target);
  const copied = [
    ...metas.filter(({ attributes: { name = '', property = '' } }) =>
      /^(description$|og:|article:|twitter:)/.test(name || property),
    ),
    ...links.filter(({ attributes }) => attributes['rel'] === 'canonical'),
  ].filter(inHead);
  const language = /<html[^>]*\slang="([^"]*)"/.exec(targetHtml)?.[1] ?? 'en';
  return [
    `<!DOCTYPE html><html lang="${language}"><head><meta charset="utf-8"/>`,
    policyTag(policy),
    '<meta name="viewport" content="width=device-width, initial-scale=1"/>',
    `<meta http-equiv="refresh" content="0; url=${escaped(target)}"/>`,
    `<title>${titleText}</title>`,
    ...copied.map(source),
    '</head><body>',
    `<main><h1>${titleText}</h1><p><a href="${escaped(target)}">This page has moved to ${escaped(target)}</a></p></main>`,
    '</body></html>\n',
  ].join('');
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
