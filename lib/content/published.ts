import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ContentProblem, type ContentErrors } from './error';
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
 * Checks that every address that was ever published still leads somewhere; new ones are never an
 * error.
 */
export function checkPublished(
  {
    pages,
    otherPaths: known,
    unreadPaths: unread,
  }: Pick<Targets, 'pages' | 'otherPaths' | 'unreadPaths'>,
  errors: ContentErrors,
): void {
  if (!existsSync(publishedFile)) {
    const fix = 'Take it from version control: it keeps published addresses from vanishing';
    return errors.add({ file: publishedFile }, { message: 'is missing', fix });
  }
  for (const address of readPublished(readFileSync(publishedFile, 'utf8'))) {
    if ([pages, known, unread].some((paths) => paths.has(address))) continue;
    const message = `${address} was published and is no page any more`;
    const fix = `Add “- from: ${address}”, with to: the page that readers should find instead, and reason:`;
    errors.add({ file: 'content/redirects.yaml' }, { message, fix });
  }
}
