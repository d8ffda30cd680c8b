import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesUnder } from '@/build/files';
import { aliases } from '@/lib/hosting/redirects';
import { isHidden } from '@/lib/hosting/rules';
import { ask } from './ask';
import type { LiveCheck } from './check-live';

/**
 * Asks a running site for every page and file of an export: what it serves must be that, byte for
 * byte. Hosts and proxies in front may change pages, a release may be half there.
 *
 * @param origin Where it runs: scheme, host and port.
 * @param folder The export that was released.
 */
export async function* checkBytes(origin: string, folder: string): AsyncGenerator<LiveCheck> {
  const redirects = new Set(aliases().map(({ from }) => `${from}.html`));
  for (const file of filesUnder(folder)) {
    if (isHidden(`/${file}`) || redirects.has(`/${file}`)) continue;
    const address = `/${file}`.replace(/(?:index)?\.html$/, '');
    const expected = readFileSync(join(folder, file));
    const fault = await ask(origin, address).then(
      ({ status, body }) => differenceOf(status, body, expected),
      (error: unknown) => String(error),
    );
    yield {
      name: `serves ${address} as it is in ${join(folder, file)}`,
      faults: fault === undefined ? [] : [fault],
    };
  }
}

function differenceOf(status: number, served: Buffer, expected: Buffer): string | undefined {
  if (status !== 200) return `status is ${status}, not 200`;
  if (served.equals(expected)) return undefined;
  const place = served.findIndex((byte, index) => byte !== expected[index]);
  return `byte ${place < 0 ? served.length : place} of ${served.length} differs (${expected.length} there)`;
}
