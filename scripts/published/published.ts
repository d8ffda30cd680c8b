import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { allPages } from '@/app/page-records';
import { aliases } from '@/lib/hosting/redirects';
import type { Mistake } from '@/lib/problem';

/** Where the published addresses stand. */
export const publishedFile = 'content/published.txt';

/** Published addresses, each with the hash of its words when it was last recorded. */
export type Published = ReadonlyMap<string, string>;

const explanation = `# Every address that was ever published, and a hash of its words. "npm run published" writes it after
# a release. The build stops when one of these is neither a page nor a redirect any more.
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
  const known = published ?? readPublished(readFileSync(publishedFile, 'utf8')).keys();
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
export function readPublished(text: string): Published {
  const lines = text.split(/\r?\n/).filter((line) => line.startsWith('/'));
  return new Map(lines.map((line) => line.split(' ', 2) as [string, string]));
}

/** The list with what is in the export now; an address that is gone stays, with its last hash. */
export function recorded(known: Published, now: Published): string {
  const lines = [...new Map([...known, ...now])].map(([address, hash]) => `${address} ${hash}\n`);
  return `${explanation}${lines.sort().join('')}`;
}

/** Every page of an export, with the hash of its words. */
export async function exportedWords(outDir: string): Promise<Published> {
  const pages = (await allPages()).map(({ path }) => path);
  return new Map(
    pages.map((path) => {
      const file = join(outDir, `${path === '/' ? 'index' : path}.html`);
      return [path, hashOfWords(readFileSync(file, 'utf8'))];
    }),
  );
}

/** A short hash of what a reader reads in a page: title and main part, without today's date. */
export function hashOfWords(html: string): string {
  const title = /<title>(.*?)<\/title>/s.exec(html)?.[1] ?? '';
  const main = /<main[\s>].*<\/main>/s.exec(html)?.[0] ?? '';
  const words = `${title} ${main}`
    .replace(/<time[\s>].*?<\/time>/gs, '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ');
  return createHash('sha256').update(words).digest('hex').slice(0, 12);
}
