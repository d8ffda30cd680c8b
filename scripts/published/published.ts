import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { aliases } from '@/lib/hosting/redirects';
import type { Mistake } from '@/lib/problem';

/** Where the published addresses stand. */
export const publishedFile = 'content/published.txt';

const explanation = `# Every address that was ever published. "npm run published" writes it after a release. The build
# stops when one of these is neither a page nor a redirect any more.
`;

/**
 * Every address that was ever published and leads nowhere any more, with the line to add. New ones
 * are never a mistake.
 * @param pages the path of every page there is now
 * @param published the recorded addresses; those of the file when missing
 */
export function publishedMistakes(
  pages: readonly string[],
  published?: Iterable<string>,
): readonly Mistake[] {
  if (published === undefined && !existsSync(publishedFile)) {
    const remedy = 'take it from version control: it keeps published addresses from vanishing';
    return [{ file: publishedFile, reason: 'is missing', remedy }];
  }
  const known = published ?? readPublished(readFileSync(publishedFile, 'utf8'));
  const answered = new Set([...pages, ...aliases.map(({ from }) => from)]);
  return [...known]
    .filter((address) => !answered.has(address))
    .map((address) => ({
      file: 'content/redirects.ts',
      reason: `${address} was published and is no page any more`,
      remedy: `add { from: '${address}', to: '…', reason: '…' }, where “to” is the page that readers should find instead`,
    }));
}

/** Reads the list, whatever its line ends. */
export function readPublished(text: string): readonly string[] {
  return text.split(/\r?\n/).filter((line) => line.startsWith('/'));
}

/** The list with the addresses that there are now; one that is gone stays. */
export function recorded(known: readonly string[], now: readonly string[]): string {
  const lines = [...new Set([...known, ...now])].sort();
  return `${explanation}${lines.join('\n')}\n`;
}

/** The address of every page of an export, as its sitemap has them. */
export function exportedPages(outDir: string): readonly string[] {
  const sitemap = readFileSync(join(outDir, 'sitemap.xml'), 'utf8');
  return [...sitemap.matchAll(/<loc>([^<]+)</g)].map(([, url = '']) => new URL(url).pathname);
}
