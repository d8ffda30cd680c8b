import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DomUtils } from 'htmlparser2';
import { elementsOf, parseXml, type HtmlElement, type HtmlTree } from '@/build/html';
import type { ExportedSite } from './site';

const textsOf = (tree: HtmlTree | HtmlElement, name: string) =>
  elementsOf(tree, name).map((element) => DomUtils.textContent(element).trim());

/** How the lists of pages for machines differ from the pages that there are, and from XML. */
export function listFaults(site: ExportedSite): string[] {
  const pages = site.pages
    .filter(({ kind }) => kind === 'page')
    .map(({ path }) => `${site.origin}${path}`);
  const articles = pages.filter((address) =>
    /^\/blog\/(?!topics\/|page\/)/.test(new URL(address).pathname),
  );
  const lists: Readonly<Record<string, (text: string) => string[]>> = {
    'sitemap.xml': (text) => unlike(textsOf(parseXml(text), 'loc'), pages),
    'llms.txt': (text) =>
      unlike(
        [...text.matchAll(/^- \[[^\]]+\]\(([^)]+)\)/gm)].map(([, address = '']) => address),
        pages.slice().flatMap((page) => (page === `${site.origin}/` ? [] : [`${page}.md`])),
      ),
    'feed.xml': (text) => {
      const items = elementsOf(parseXml(text), 'item');
      const links = items.flatMap((item) => textsOf(item, 'link'));
      return [
        ...items.flatMap((item, index) =>
          ['title', 'link', 'guid', 'pubDate', 'description']
            .filter((name) => !textsOf(item, name)[0])
            .map((name) => `item ${index + 1} has no ${name}`),
        ),
        ...items
          .flatMap((item) => textsOf(item, 'pubDate'))
          .filter((date) => new Date(date).toUTCString() !== date)
          .map((date) => `${date} is no date (RFC 822)`),
        // A feed holds the newest twenty; all older articles are only in the sitemap.
        ...unlike(links, articles.length > 20 ? links : articles),
      ];
    },
  };
  return Object.entries(lists).flatMap(([file, faults]) => {
    try {
      return faults(readFileSync(join(site.folder, file), 'utf8')).map((it) => `${file}: ${it}`);
    } catch (error) {
      return [`${file}: ${error instanceof Error ? error.message : String(error)}`];
    }
  });
}

const unlike = (listed: readonly string[], wanted: readonly string[]) => [
  ...wanted.filter((one) => !listed.includes(one)).map((one) => `leaves out ${one}`),
  ...listed.filter((one) => !wanted.includes(one)).map((one) => `names ${one}, which is no page`),
  ...(new Set(listed).size < listed.length ? ['names a page more than once'] : []),
];
