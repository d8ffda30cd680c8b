import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ContentProblem, type ContentError } from './error';
import type { Targets } from './links';

/** Where the published addresses stand. */
export const publishedFile = 'content/published.txt';

/** Reads the list of published addresses, whatever its line ends. */
export function readPublished(text: string): readonly string[] {
  return text.split(/\r?\n/).filter((line) => line.startsWith('/'));
}

/**
 * The address of every page of an export, further pages of lists and topics with them, as its
 * sitemap has them.
 * @throws ContentProblem when there is no export, or one with drafts, which is not to be published
 */
export function exportedPages(outDir: string): readonly string[] {
  const file = join(outDir, 'sitemap.xml');
  if (!existsSync(file)) {
    throw new ContentProblem(`No site in ${outDir}: run "npm run build" first.`);
  }
  const draft = readdirSync(outDir, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.html') && name !== '404.html')
    .find((name) =>
      readFileSync(join(outDir, name), 'utf8').includes('name="robots" content="noindex'),
    );
  if (draft !== undefined) {
    throw new ContentProblem(`${outDir} shows drafts (${draft}): build it without DRAFTS=1 first.`);
  }
  const sitemap = readFileSync(file, 'utf8');
  return [...sitemap.matchAll(/<loc>([^<]+)</g)].map(([, url = '']) => new URL(url).pathname);
}

/**
 * Every address that was ever published and leads nowhere any more, with the line to add. New ones
 * are never an error.
 */
export function publishedErrors({
  pages,
  known,
  unread,
}: Pick<Targets, 'pages' | 'known' | 'unread'>): readonly ContentError[] {
  if (!existsSync(publishedFile)) {
    const fix = 'Take it from version control: it keeps published addresses from vanishing';
    return [{ file: publishedFile, message: 'is missing', fix }];
  }
  return readPublished(readFileSync(publishedFile, 'utf8'))
    .filter((address) => ![pages, known, unread].some((some) => some.has(address)))
    .map((address) => ({
      file: 'content/redirects.yaml',
      message: `${address} was published and is no page any more`,
      fix: `Add “- from: ${address}”, with to: the page that readers should find instead, and reason:`,
    }));
}
