import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ExportedSite } from './site';

/** How the lists of pages for machines differ from the pages that there are. */
export function listFaults(site: ExportedSite): string[] {
  const pages = site.pages
    // Drafts are in no list.
    .filter(({ kind, html }) => kind === 'page' && !html.includes('name="robots" content="noindex'))
    .map(({ path }) => `${site.origin}${path}`);
  const home = `${site.origin}/`;
  const articles = pages.filter((address) => /\/blog\/(?!topics\/|page\/)/.test(address));
  const listed = (file: string, address: RegExp) =>
    [...readFileSync(join(site.folder, file), 'utf8').matchAll(address)].map(([, one = '']) => one);
  const inFeed = listed('feed.xml', /<guid[^>]*>([^<]+)</g);
  const lists = [
    ['sitemap.xml', listed('sitemap.xml', /<loc>([^<]+)<\/loc>/g), pages],
    [
      'llms.txt',
      listed('llms.txt', /^- \[[^\]]+\]\(([^)]+)\.md\)/gm),
      pages.filter((page) => page !== home),
    ],
    // A feed holds the newest twenty; all older articles are only in the sitemap.
    ['feed.xml', inFeed, articles.length > 20 ? inFeed : articles],
  ] as const;
  return lists.flatMap(([file, those, wanted]) => [
    ...wanted.filter((one) => !those.includes(one)).map((one) => `${file}: leaves out ${one}`),
    ...those
      .filter((one) => !wanted.includes(one))
      .map((one) => `${file}: names ${one}, which is no page`),
    ...(new Set(those).size < those.length ? [`${file}: names a page more than once`] : []),
  ]);
}
