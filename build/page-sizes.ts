import { statSync } from 'node:fs';
import { join } from 'node:path';
import { filesUnder } from './files';

/**
 * KiB of a page that arrive in the first flight of a connection: ten packets of 1,460 bytes
 * (RFC 6928), less a host's kilobyte of headers.
 */
const firstFlight = 13.3;

/**
 * Pages that do not fit the first flight, as compressed: a note for whoever designs the page.
 * @param outDir the export, compressed
 * @returns a line for each, such as `/solutions/octomine: 13.4 KiB; above 13.3 a slow phone waits
 *   one round trip more`
 */
export function pagesAboveFirstFlight(outDir: string): string[] {
  return filesUnder(outDir).flatMap((file) => {
    if (!file.endsWith('.html.br')) return [];
    const size = (statSync(join(outDir, file)).size / 1024).toFixed(1);
    const path = `/${file.replace(/(^|\/)index\.html\.br$|\.html\.br$/, '')}`;
    return Number(size) > firstFlight
      ? [`${path}: ${size} KiB; above ${firstFlight} a slow phone waits one round trip more`]
      : [];
  });
}
