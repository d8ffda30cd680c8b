import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { decoded } from '@/lib/routes/origin';
import { filesUnder } from '@/build/files';
import { elementsOf, parseHtml, type HtmlElement, type HtmlTree } from '@/build/html';

/** A page of the export. */
export type ExportedPage = {
  /** Its file, from the export's folder, with forward slashes. */
  readonly file: string;
  /** The address that a host serves it at: no ending, no trailing slash. */
  readonly path: string;
  /** A page for visitors, the not-found page, or a page that only leads to another. */
  readonly kind: 'page' | 'not found' | 'redirect';
  readonly html: string;
  readonly tree: HtmlTree;
  /** The places on it that a link can name. */
  readonly ids: ReadonlySet<string>;
};

/** An export, as a crawler finds it. */
export type ExportedSite = {
  readonly folder: string;
  /** The origin that the pages were built for. */
  readonly origin: string;
  /** Every file, by its address: `/og/home.0123456789.jpg`. */
  readonly files: ReadonlySet<string>;
  readonly pages: readonly ExportedPage[];
  /** The same pages by their address. */
  readonly pageAt: ReadonlyMap<string, ExportedPage>;
};

/** What is wrong, one sentence each; false stands for what is not. */
export type Told = readonly (string | false)[];

/** A check of one page. */
export type PageCheck = {
  readonly name: string;
  /** The kinds of page that it is for. */
  readonly kinds: readonly ExportedPage['kind'][];
  readonly faults: (page: ExportedPage, site: ExportedSite) => Told | Promise<Told>;
};

/** A check of the export as a whole. */
export type SiteCheck = {
  readonly name: string;
  readonly faults: (site: ExportedSite, now: Date) => Told | Promise<Told>;
};

/** Every kind of page. */
export const everyKind = ['page', 'not found', 'redirect'] as const;

/** Reads an export. */
export async function readSite(folder: string, origin: string): Promise<ExportedSite> {
  const files = filesUnder(folder);
  const pages: ExportedPage[] = [];
  for (const file of files.filter((name) => name.endsWith('.html'))) {
    const html = await readFile(join(folder, file), 'utf8');
    const tree = parseHtml(html);
    pages.push({
      file,
      path: `/${file.replace(/(^|\/)index\.html$|\.html$/, '')}`,
      kind: file === '404.html' ? 'not found' : isRedirect(tree) ? 'redirect' : 'page',
      html,
      tree,
      ids: new Set(elementsOf(tree).flatMap(({ attribs }) => attribs['id'] ?? [])),
    });
  }
  const pageAt = new Map(pages.map((page) => [page.path, page]));
  return { folder, origin, files: new Set(files.map((file) => `/${file}`)), pages, pageAt };
}

const isRedirect = (tree: HtmlTree) =>
  elementsOf(tree, ({ attribs }) => attribs['http-equiv'] === 'refresh').length > 0;

/** The name of a meta element: `description`, `og:title`, `refresh`. */
export const metaName = ({ attribs }: HtmlElement) =>
  attribs['name'] ?? attribs['property'] ?? attribs['http-equiv'];

/** The contents of all meta elements of a name. */
export function metasOf({ tree }: ExportedPage, name: string): readonly string[] {
  return elementsOf(tree, (element) => element.name === 'meta' && metaName(element) === name).map(
    ({ attribs }) => attribs['content'] ?? '',
  );
}

/** The addresses of all link elements of a kind: `canonical`, `icon`, `alternate`. */
export function linksOf({ tree }: ExportedPage, rel: string): readonly string[] {
  return elementsOf(tree, 'link')
    .filter(({ attribs }) => attribs['rel']?.split(/\s+/).includes(rel))
    .map(({ attribs }) => attribs['href'] ?? '');
}

/** What an address on a page leads to. */
export type Destination =
  | { readonly kind: 'elsewhere' | 'file' }
  | { readonly kind: 'page'; readonly page: ExportedPage; readonly hash: string }
  | { readonly kind: 'nothing'; readonly path: string };

/** Follows an address on a page as a browser does, on a host that serves pages without ending. */
export function follow(site: ExportedSite, from: ExportedPage, address: string): Destination {
  // Wherever a page is served, such as the not-found page: a bare hash stays on it.
  if (address.startsWith('#')) return { kind: 'page', page: from, hash: plain(address.slice(1)) };
  if (!URL.canParse(address, `${site.origin}${from.path}`)) {
    return { kind: 'nothing', path: address };
  }
  return leadsTo(site, new URL(address, `${site.origin}${from.path}`));
}

/** What an address, by itself, leads to. */
export function leadsTo(site: ExportedSite, url: URL): Destination {
  if (url.origin !== site.origin) return { kind: 'elsewhere' };
  const path = plain(url.pathname);
  const page = site.pageAt.get(path);
  if (page !== undefined && page.kind !== 'not found')
    return { kind: 'page', page, hash: plain(url.hash.slice(1)) };
  const isFile = site.files.has(path) && !path.endsWith('.html');
  return isFile ? { kind: 'file' } : { kind: 'nothing', path };
}

const plain = (text: string) => decoded(text) ?? text;

/** A value that stands several times among others, once each. */
export function repeated<T>(values: readonly T[]): readonly T[] {
  return [...new Set(values.filter((value, index) => values.indexOf(value) !== index))];
}
