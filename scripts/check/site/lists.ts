import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ExportedSite } from './site';

/** How the lists of pages for machines differ from the pages that there are. */
export function listFaults(site: ExportedSite): string[] {
  const pages = site.pages
    .filter(({ kind }) => kind === 'page')
    .map(({ path }) => `${site.origin}${path}`);
  const home = `${site.origin}/`;
  const articles = pages.filter((address) => /\/blog\/(?!topics\/|page\/)/.test(address));
  const addressesIn = (file: string, address: RegExp) =>
    [...readFileSync(join(site.folder, file), 'utf8').matchAll(address)].map(
      ([, group = '']) => group,
    );
  const inFeed = addressesIn('feed.xml', /<guid[^>]*>([^<]+)</g);
  const lists = [
    ['sitemap.xml', addressesIn('sitemap.xml', /<loc>([^<]+)<\/loc>/g), pages],
    [
      'llms.txt',
      addressesIn('llms.txt', /^- \[[^\]]+\]\(([^)]+)\.md\)/gm),
      pages.filter((page) => page !== home),
    ],
    // A feed holds the newest twenty; all older articles are only in the sitemap.
    ['feed.xml', inFeed, articles.length > 20 ? inFeed : articles],
  ] as const;
  return lists.flatMap(([file, addresses, expected]) => [
    ...expected
      .filter((page) => !addresses.includes(page))
      .map((page) => `${file}: leaves out ${page}`),
    ...addresses
      .filter((address) => !expected.includes(address))
      .map((address) => `${file}: names ${address}, which is no page`),
    ...(new Set(addresses).size < addresses.length ? [`${file}: names a page more than once`] : []),
  ]);
}
