import { statSync } from 'node:fs';
import { join } from 'node:path';
import { filesUnder } from '@/lib/content/files';

/**
 * KiB of a page that arrive in the first flight of a connection: ten packets of 1,460 bytes
 * (RFC 6928), less a host's kilobyte of headers.
 */
const firstFlight = 13.3;

/** How many pages are named; of a thousand articles nobody reads each. */
const mostNames = 10;

/**
 * Pages that do not fit the first flight, as compressed: a note for whoever designs the page.
 * @param outDir the export, compressed
 * @returns a line for each of the heaviest, such as `/solutions/octomine: 13.4 KiB; above 13.3 a slow
 *   phone waits one round trip more`, and how many more there are
 */
export function pagesAboveFirstFlight(outDir: string): string[] {
  const pages = filesUnder(outDir)
    .filter((file) => file.endsWith('.html.br'))
    .map((file) => ({
      path: `/${file.replace(/(^|\/)index\.html\.br$|\.html\.br$/, '')}`,
      size: statSync(join(outDir, file)).size / 1024,
    }))
    .filter(({ size }) => Number(size.toFixed(1)) > firstFlight)
    .sort((a, b) => b.size - a.size);
  const surplus = pages.length - mostNames;
  return [
    ...pages
      .slice(0, mostNames)
      .map(
        ({ path, size }) =>
          `${path}: ${size.toFixed(1)} KiB; above ${firstFlight} a slow phone waits one round trip more`,
      ),
    ...(surplus > 0 ? [`The same is true of ${surplus} more.`] : []),
  ];
}
