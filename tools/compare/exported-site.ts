import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { htmlToText } from 'html-to-text';
import { ContentProblem } from '@/lib/content/error';
import { filesUnder } from '@/build/files';
import { elementsOf, htmlOf, parseHtml, type HtmlTree } from '@/build/html';

/** A page of an export, as far as a report tells of it. */
export type ExportedPage = {
  readonly path: string;
  readonly html: string;
  readonly title: string;
  readonly description: string;
  /** The file of its social picture in the export, when it has one. */
  readonly socialPicture: string | undefined;
  /** Its text in passages, headings with their `#`. */
  readonly passages: readonly string[];
  /** Its HTML as it is sent, in bytes of Brotli. */
  readonly bytes: number;
};

/** An export, read from its folder. */
export type ExportedSite = {
  readonly dir: string;
  readonly name: string;
  readonly origin: string;
  readonly pages: ReadonlyMap<string, ExportedPage>;
  /** Old addresses and where they lead. */
  readonly redirects: ReadonlyMap<string, string>;
  /** The words of the header and the footer, which every page has. */
  readonly frame: readonly string[];
  /** Every file but compressed copies, with a hash of what it holds. */
  readonly files: ReadonlyMap<string, string>;
};

/**
 * Reads an export.
 * @throws ContentProblem when the folder holds none
 */
export function readExport(dir: string): ExportedSite {
  if (!existsSync(join(dir, 'index.html'))) {
    throw new ContentProblem(`No site in ${dir}: give the folder that “npm run build” wrote.`);
  }
  const files = new Map(
    filesUnder(dir)
      .filter((file) => !/\.(br|gz)$/.test(file))
      .map((file) => [
        file,
        createHash('sha256')
          .update(readFileSync(join(dir, file)))
          .digest('hex'),
      ]),
  );
  const pages = new Map<string, ExportedPage>();
  const redirects = new Map<string, string>();
  let [name, origin] = ['', ''];
  let frame: string[] = [];
  for (const file of files.keys()) {
    if (!file.endsWith('.html')) continue;
    const path = `/${file.replace(/(^|\/)index\.html$|\.html$/, '')}`;
    const html = readFileSync(join(dir, file), 'utf8');
    const tree = parseHtml(html);
    const target = metaOf(tree, 'http-equiv', 'refresh')?.replace(/^.*url=/, '');
    if (target !== undefined) {
      redirects.set(path, target);
      continue;
    }
    pages.set(path, readPage(dir, path, html, tree));
    if (path === '/') {
      name = metaOf(tree, 'property', 'og:site_name') ?? '';
      origin = new URL(metaOf(tree, 'property', 'og:url') ?? 'https://localhost').origin;
      frame = [...passagesOf(tree, 'header'), ...passagesOf(tree, 'footer')];
    }
  }
  return { dir, name, origin, pages, redirects, frame, files };
}

function readPage(dir: string, path: string, html: string, tree: HtmlTree): ExportedPage {
  const file = path === '/' ? 'index' : path.slice(1);
  const markdown = join(dir, `${file}.md`);
  const compressed = join(dir, `${file}.html.br`);
  const picture = metaOf(tree, 'property', 'og:image');
  const text = htmlToText(elementsOf(tree, 'title').map(htmlOf).join(''));
  return {
    path,
    html,
    title: text,
    description: metaOf(tree, 'name', 'description') ?? '',
    socialPicture: picture && decodeURI(new URL(picture).pathname.slice(1)),
    passages: existsSync(markdown)
      ? markdownPassages(readFileSync(markdown, 'utf8'))
      : passagesOf(tree, 'main'),
    bytes: existsSync(compressed)
      ? readFileSync(compressed).length
      : brotliCompressSync(html).length,
  };
}

function metaOf(tree: HtmlTree, attribute: string, value: string): string | undefined {
  const isWanted = ({ name, attribs }: { name: string; attribs: Record<string, string> }) =>
    name === 'meta' && attribs[attribute] === value;
  return elementsOf(tree, isWanted)[0]?.attribs.content;
}

/** The text of a page that has no Markdown version, or of its frame: one passage a line. */
function passagesOf(tree: HtmlTree, name: string): string[] {
  const html = elementsOf(tree, name).map(htmlOf).join('');
  const text = htmlToText(html, {
    wordwrap: false,
    selectors: [
      { selector: 'a', options: { ignoreHref: true } },
      { selector: 'img', format: 'skip' },
      { selector: 'ul', options: { itemPrefix: '' } },
    ],
  });
  return text
    .split(/\n+/)
    .map((line) => line.trim())
    .filter(Boolean);
}

/**
 * The passages of a Markdown version. Its front matter says what the report shows elsewhere; the
 * site's own origin is left out of addresses, because it differs between a trial and the real site.
 */
export function markdownPassages(source: string): string[] {
  const [, head = '', body = source] = /^---\n(.*?)\n---\n(.*)$/s.exec(source) ?? [];
  const canonical = /^canonical: "?(.+?)"?$/m.exec(head)?.[1];
  const text = canonical ? body.replaceAll(new URL(canonical).origin, '') : body;
  return text
    .split(/\n\s*\n/)
    .map((passage) => readable(passage.trim()))
    .filter(Boolean);
}

/** Markdown as somebody reads it who does not know the notation. */
function readable(passage: string): string {
  return passage
    .replace(/!\[(.*?)\]\((.*?)\)/g, (_, alt: string, file: string) => `Picture: ${alt || file}`)
    .replace(/\[(.+?)\]\((.*?)\)/g, '$1 (to $2)')
    .replace(/\*\*(.+?)\*\*/g, '$1')
    .replace(/\\([^\w\s])/g, '$1');
}
