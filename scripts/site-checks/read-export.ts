import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { elementsOf, linkOf, parseHtml } from '@/build/html';
import { listFiles } from '@/lib/base/files';
import { UserError } from '@/lib/base/error';
import { requireExport } from '@/scripts/support/export-folder';
import { decodeAddress } from '@/lib/base/addresses';

/** A page of the export. */
export type ExportedPage = ReturnType<typeof readPage>;

/** An export, as a crawler finds it. */
export type ExportedSite = ReturnType<typeof readSite>;

/**
 * Reads an export.
 * @throws UserError when the folder holds none
 */
export function readSite(folder: string) {
  requireExport(folder);
  const files = listFiles(folder);
  const pages = files
    .filter((name) => name.endsWith('.html'))
    .map((file) => readPage(folder, file));
  const pageAt = new Map<string, ExportedPage>(pages.map((page) => [page.path, page]));
  const home = pageAt.get('/');
  if (files.some((file) => file.startsWith('_next/static/chunks/'))) {
    throw new UserError(
      `${folder} keeps Next’s runtime (KEEP_NEXT_RUNTIME=1), which these checks do not judge.`,
    );
  }
  return {
    folder,
    /** The origin that it was built for, as its home page says. */
    origin: new URL((home && linkOf(home.tree, 'canonical')) ?? '').origin,
    /** Every file, by its address: `/og/home.0123456789.jpg`. */
    files: new Set(files.map((file) => `/${file}`)),
    pages,
    /** The same pages by their address. */
    pageAt,
  };
}

function readPage(folder: string, file: string) {
  const html = readFileSync(join(folder, file), 'utf8');
  const tree = parseHtml(html);
  const isRedirect = html.includes('<meta http-equiv="refresh"');
  const kind = isRedirect ? 'redirect' : 'page';
  return {
    /** Its file, from the export's folder, with forward slashes. */
    file,
    /** The address that a host serves it at: no ending, no trailing slash. */
    path: `/${file.replace(/(^|\/)index\.html$|\.html$/, '')}`,
    /** A page for visitors, the not-found page, or a page that only leads to another. */
    kind: file === '404.html' ? ('not found' as const) : kind,
    html,
    tree,
    /** The places on it that a link can name. */
    ids: new Set(elementsOf(tree).flatMap(({ attribs }) => attribs['id'] ?? [])),
  } as const;
}

/** What an address leads to; `nothing` has its path. */
type Destination =
  | { readonly kind: 'elsewhere' | 'file' }
  | { readonly kind: 'page'; readonly page: ExportedPage; readonly hash: string }
  | { readonly kind: 'nothing'; readonly path: string };

/** Follows an address on a page as a browser does, on a host that serves pages without ending. */
export function resolveAddress(
  site: ExportedSite,
  from: ExportedPage,
  address: string,
): Destination {
  // Wherever a page is served, such as the not-found page: a bare hash stays on it.
  if (address.startsWith('#'))
    return { kind: 'page', page: from, hash: decodeAddress(address.slice(1)) };
  const base = `${site.origin}${from.path}`;
  if (!URL.canParse(address, base)) return { kind: 'nothing', path: address };
  const url = new URL(address, base);
  if (url.origin !== site.origin) return { kind: 'elsewhere' };
  const path = decodeAddress(url.pathname);
  const page = site.pageAt.get(path);
  if (page !== undefined && page.kind !== 'not found')
    return { kind: 'page', page, hash: decodeAddress(url.hash.slice(1)) };
  const isFile = site.files.has(path) && !path.endsWith('.html');
  return isFile ? { kind: 'file' } : { kind: 'nothing', path };
}
