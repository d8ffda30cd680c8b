import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { htmlToText } from 'html-to-text';
import { DomUtils } from 'htmlparser2';
import { elementsOf, htmlOf, onlyElement } from '@/build/html';
import { readSite, type ExportedPage, type ExportedSite } from '@/scripts/check/site/site';
import { changedPassages } from './words';

/** What a visitor, a search engine and who unfurls links get of a page. */
export type PageVersion = ReturnType<typeof versionOf>;

/** What changed on a page, but for its look; one that is new has no `before`. */
export type PageChange = ReturnType<typeof pageChange>;

/** What changed between two exports, but for how pages look. */
export type SiteChange = ReturnType<typeof compareSites>;

/**
 * Compares two exports; a page that moved, with a redirect, with its old address.
 * @throws ContentProblem when a folder holds none
 */
export function compareSites(beforeDir: string, afterDir: string) {
  const [before, after] = [readSite(beforeDir), readSite(afterDir)];
  const [oldHome, home] = [before.pageAt.get('/'), after.pageAt.get('/')];
  const changedFiles = filesOf(after).filter((file) => before.files.has(file) && isChanged(file));
  function isChanged(file: string): boolean {
    const [one, other] = [before, after].map(({ folder }) => readFileSync(join(folder, file)));
    return !one?.equals(other ?? Buffer.of());
  }
  const redirects = redirectsOf(after);
  const movedTo = new Map([...redirects].map(([from, to]) => [to, from]));
  const oldRedirects = redirectsOf(before);
  const oldPage = (path: string) => {
    const page = before.pageAt.get(path);
    return page?.kind === 'redirect' ? undefined : page;
  };
  const pages = after.pages
    .filter(({ kind }) => kind !== 'redirect')
    .map((page) => {
      const old = oldPage(page.path) ?? oldPage(movedTo.get(page.path) ?? '');
      return pageChange(old && versionOf(old, before), versionOf(page, after), changedFiles);
    });
  const ownFile = (file: string) => !/^\/(_next|og)\//.test(file);
  return {
    name: (home && metaOf(home, 'og:site_name')) ?? '',
    origin: after.origin,
    /** Pages or redirects that answered before and do not now: whoever has such a link is lost. */
    gone: before.pages.map(({ path }) => path).filter((path) => !after.pageAt.has(path)),
    /** The pages among them, as they were. */
    removed: before.pages
      .filter(({ kind, path }) => kind === 'page' && !after.pageAt.has(path))
      .map((page) => versionOf(page, before)),
    come: after.pages
      .filter(({ kind, path }) => kind === 'page' && !before.pageAt.has(path))
      .map(({ path }) => path),
    /** Redirects that are new or lead elsewhere: from where to where. */
    redirected: [...redirects]
      .filter(([from, to]) => oldRedirects.get(from) !== to)
      .map(([from, to]) => `${from} to ${to}`),
    /** Files with an address of their own, such as feeds and icons, and what happened to each. */
    files: [
      ...filesOf(before).flatMap((file) => (after.files.has(file) ? [] : `${file} is gone`)),
      ...filesOf(after).flatMap((file) => (before.files.has(file) ? [] : `${file} is new`)),
      ...changedFiles.map((file) => `${file} changed`),
    ].filter(ownFile),
    /** The words of the header and the footer. */
    frame: ['header', 'footer'].flatMap((name) =>
      changedPassages(passagesOf(oldHome, name), passagesOf(home, name)),
    ),
    /** Pages on which anything changed, most words first, then nearest to home. */
    pages: pages
      .filter((page) => page.mayLookOtherwise || page.hasNewSocialPicture)
      .sort(
        (one, other) => other.words - one.words || one.after.path.length - other.after.path.length,
      ),
  };
}

function pageChange(
  before: PageVersion | undefined,
  after: PageVersion,
  changedFiles: readonly string[],
) {
  const passages = changedPassages(before?.passages ?? [], after.passages);
  const [old, current] = [before?.socialPicture, after.socialPicture];
  return {
    before,
    after,
    passages,
    words: passages.reduce((sum, { words }) => sum + words, 0),
    /** Whether its title or description changed. */
    hasNewResult: before?.title !== after.title || before.description !== after.description,
    hasNewSocialPicture: !Buffer.concat(old ? [old] : []).equals(current ?? Buffer.of()),
    /** Whether it can look otherwise: its HTML or a file that it names changed. */
    mayLookOtherwise:
      before?.html !== after.html || changedFiles.some((file) => after.html.includes(file)),
  };
}

/** Old addresses and where they lead. */
function redirectsOf({ pages }: ExportedSite): ReadonlyMap<string, string> {
  const redirects = pages.filter(({ kind }) => kind === 'redirect');
  return new Map(
    redirects.map((page) => [page.path, metaOf(page, 'refresh')?.replace(/^.*url=/, '') ?? '']),
  );
}

/** Every file that is no page, no other form of one, and no compressed copy. */
const filesOf = ({ files }: ExportedSite) =>
  [...files].filter((file) => !/\.(html|md|br|gz)$/.test(file));

function versionOf(page: ExportedPage, { folder, files }: ExportedSite) {
  const { path, file, html, tree } = page;
  const compressed = join(folder, `${file}.br`);
  const markdown = join(folder, file.replace(/html$/, 'md'));
  const address = metaOf(page, 'og:image');
  const picture = address === undefined ? '' : decodeURI(new URL(address).pathname);
  return {
    ...{ path, file, html },
    title: DomUtils.textContent(onlyElement(tree, 'title')),
    description: metaOf(page, 'description') ?? '',
    socialPicture: files.has(picture) ? readFileSync(join(folder, picture)) : undefined,
    passages: existsSync(markdown)
      ? markdownPassages(readFileSync(markdown, 'utf8'))
      : passagesOf(page, 'main'),
    /** Its HTML as it is sent, in bytes of Brotli. */
    bytes: existsSync(compressed)
      ? readFileSync(compressed).length
      : brotliCompressSync(html).length,
  };
}

function metaOf({ tree }: ExportedPage, wanted: string): string | undefined {
  const named = ({ attribs }: (typeof metas)[number]) =>
    [attribs['name'], attribs['property'], attribs['http-equiv']].includes(wanted);
  const metas = elementsOf(tree, 'meta');
  return metas.find(named)?.attribs['content'];
}

/** The passages of a Markdown version without its head, as somebody reads them who knows no Markdown. */
function markdownPassages(source: string): string[] {
  return source
    .replace(/^---\n.*?\n---\n/s, '')
    .replace(/!\[(.*?)\]\((.*?)\)/g, (_, alt: string, file: string) => `Picture: ${alt || file}`)
    .replace(/\[(.+?)\]\((.*?)\)/g, '$1 (to $2)')
    .replace(/\*\*(.+?)\*\*/g, '$1')
    .replace(/\\([^\w\s])/g, '$1')
    .split(/\n\s*\n/)
    .map((passage) => passage.trim())
    .filter(Boolean);
}

/** The text of a part of a page without such a version, links with where they lead: one passage a line. */
function passagesOf(page: ExportedPage | undefined, name: string): string[] {
  const html = page ? elementsOf(page.tree, name).map(htmlOf).join('') : '';
  const headings = ['h1', 'h2', 'h3', 'h4'];
  const text = htmlToText(html, {
    wordwrap: false,
    selectors: [
      ...headings.map((selector) => ({ selector, options: { uppercase: false } })),
      { selector: 'a', options: { linkBrackets: ['(to ', ')'] as [string, string] } },
      { selector: 'img', options: { linkBrackets: ['(', ')'] as [string, string] } },
      { selector: 'ul', options: { itemPrefix: '' } },
    ],
  });
  return text
    .split(/\n+/)
    .map((line) => line.trim())
    .filter(Boolean);
}
