import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ContentErrors } from './error';
import type { Targets } from './links';

/** Where the published addresses stand. */
export const publishedFile = 'content/published.txt';

/** Reads the list of published addresses, whatever its line ends. */
export function readPublished(text: string): readonly string[] {
  return text.split(/\r?\n/).filter((line) => line.startsWith('/'));
}

/** The address of every page of an export, as its sitemap has them. */
export function exportedPages(outDir: string): readonly string[] {
  const sitemap = readFileSync(join(outDir, 'sitemap.xml'), 'utf8');
  return [...sitemap.matchAll(/<loc>([^<]+)</g)].map(([, url = '']) => new URL(url).pathname);
}

/**
 * Checks that every address that was ever published still leads somewhere; new ones are never an
 * error.
 */
export function checkPublished(
  { pages, known, unread }: Pick<Targets, 'pages' | 'known' | 'unread'>,
  errors: ContentErrors,
): void {
  if (!existsSync(publishedFile)) {
    const fix = 'Take it from version control: it keeps published addresses from vanishing';
    return errors.add({ file: publishedFile }, { message: 'is missing', fix });
  }
  for (const address of readPublished(readFileSync(publishedFile, 'utf8'))) {
    if ([pages, known, unread].some((some) => some.has(address))) continue;
    const message = `${address} was published and is no page any more`;
    const fix = `Add “- from: ${address}”, with to: the page that readers should find instead, and reason:`;
    errors.add({ file: 'content/redirects.yaml' }, { message, fix });
  }
}
