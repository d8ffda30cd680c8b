import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { filesUnder } from '@/scripts/shared/files';
import { readPage, type PageFacts } from './read-page';

/** A page of the export. */
export type ExportedPage = {
  /** Its file, from the export's folder, with forward slashes. */
  readonly file: string;
  /** The address that a host serves it at: no ending, no trailing slash. */
  readonly path: string;
  /** A page for visitors, the not-found page, or a page that only leads to another. */
  readonly kind: 'page' | 'not found' | 'redirect';
  readonly html: string;
  readonly facts: PageFacts;
};

/** An export, as a crawler finds it. */
export type ExportedSite = {
  readonly folder: string;
  /** The origin that the pages were built for. */
  readonly origin: string;
  /** The size in bytes of every file, by its address: `/og/home.0123456789.jpg`. */
  readonly files: ReadonlyMap<string, number>;
  readonly pages: readonly ExportedPage[];
  /** The same pages by their address. */
  readonly pageAt: ReadonlyMap<string, ExportedPage>;
};

/** Reads an export. */
export async function readSite(folder: string, origin: string): Promise<ExportedSite> {
  const files = new Map<string, number>();
  for (const file of filesUnder(folder)) {
    files.set(`/${file}`, (await stat(join(folder, file))).size);
  }
  const pages: ExportedPage[] = [];
  for (const address of [...files.keys()].filter((name) => name.endsWith('.html')).sort()) {
    const html = await readFile(join(folder, address), 'utf8');
    const facts = readPage(html);
    pages.push({
      file: address.slice(1),
      path: address.replace(/\.html$/, '').replace(/\/index$/, '') || '/',
      kind: kindOf(address, facts),
      html,
      facts,
    });
  }
  const pageAt = new Map(pages.map((page) => [page.path, page]));
  return { folder, origin, files, pages, pageAt };
}

function kindOf(address: string, facts: PageFacts): ExportedPage['kind'] {
  if (address === '/404.html') return 'not found';
  return metaContent(facts, 'refresh') === undefined ? 'page' : 'redirect';
}

/** The content of the first meta element of a name, property or http-equiv. */
export function metaContent(facts: PageFacts, name: string): string | undefined {
  return metasOf(facts, name)[0];
}

/** The contents of all meta elements of a name, property or http-equiv. */
export function metasOf({ metas }: PageFacts, name: string): readonly string[] {
  return metas
    .filter(({ attributes }) =>
      [attributes['name'], attributes['property'], attributes['http-equiv']].some(
        (own) => own?.toLowerCase() === name,
      ),
    )
    .map(({ attributes }) => attributes['content'] ?? '');
}

/** The addresses of all link elements of a kind: `canonical`, `icon`, `alternate`. */
export function linksOf({ links }: PageFacts, rel: string): readonly string[] {
  return links
    .filter(({ attributes }) => attributes['rel']?.split(/\s+/).includes(rel))
    .map(({ attributes }) => attributes['href'] ?? '');
}

/** The text of a file of the export; nothing when there is none. */
export async function fileText(site: ExportedSite, address: string): Promise<string | undefined> {
  return site.files.has(address) ? readFile(join(site.folder, address), 'utf8') : undefined;
}

/** What an address on a page leads to. */
export type Destination =
  | { readonly kind: 'elsewhere' }
  | { readonly kind: 'file'; readonly path: string }
  | { readonly kind: 'page'; readonly page: ExportedPage; readonly hash: string }
  | { readonly kind: 'nothing'; readonly path: string };

/** Follows an address on a page as a browser does, on a host that serves pages without ending. */
export function follow(site: ExportedSite, from: ExportedPage, address: string): Destination {
  // Wherever a page is served, such as the not-found page: a bare hash stays on it.
  if (address.startsWith('#')) return { kind: 'page', page: from, hash: decoded(address.slice(1)) };
  if (!URL.canParse(address, `${site.origin}${from.path}`)) {
    return { kind: 'nothing', path: address };
  }
  return leadsTo(site, new URL(address, `${site.origin}${from.path}`));
}

/** What an address, by itself, leads to. */
export function leadsTo(site: ExportedSite, url: URL): Destination {
  if (url.origin !== site.origin) return { kind: 'elsewhere' };
  const path = decoded(url.pathname);
  const page = site.pageAt.get(path);
  if (page !== undefined && page.kind !== 'not found')
    return { kind: 'page', page, hash: decoded(url.hash.slice(1)) };
  return site.files.has(path) && !path.endsWith('.html')
    ? { kind: 'file', path }
    : { kind: 'nothing', path };
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
