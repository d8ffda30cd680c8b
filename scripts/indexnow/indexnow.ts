import { Problem } from '@/lib/problem';
import type { Published } from '@/scripts/published/published';

/** Where the search engines that take part are told of changes (https://www.indexnow.org). */
const endpoint = 'https://api.indexnow.org/indexnow';

/**
 * The key by which search engines know that a message is the site's own.
 * @param env the environment: INDEXNOW_KEY
 * @returns nothing without a key
 * @throws Problem when it is not one
 */
export function indexNowKey(env: Readonly<Record<string, string | undefined>>): string | undefined {
  const key = env.INDEXNOW_KEY?.trim();
  if (!key) return undefined;
  if (/^[A-Za-z0-9-]{8,128}$/.test(key)) return key;
  throw new Problem('The build cannot start.', [
    {
      file: 'INDEXNOW_KEY',
      reason: 'must be 8 to 128 letters, digits and hyphens',
      remedy: 'make one with “openssl rand -hex 16”',
    },
  ]);
}

/** The addresses whose words are not those that were last recorded, and those that are gone. */
export function changedAddresses(known: Published, now: Published): string[] {
  const addresses = new Set([...known.keys(), ...now.keys()]);
  return [...addresses].filter((address) => known.get(address) !== now.get(address)).sort();
}

/**
 * Tells search engines which addresses of a site have changed.
 * @param origin the deployed site
 * @param addresses paths; at most 10,000
 * @throws Problem when it is not taken
 */
export async function sendChanges(
  origin: string,
  key: string,
  addresses: readonly string[],
): Promise<void> {
  const response = await fetch(endpoint, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json; charset=utf-8' },
    body: JSON.stringify({
      host: new URL(origin).host,
      key,
      keyLocation: `${origin}/${key}.txt`,
      urlList: addresses.map((address) => `${origin}${address}`),
    }),
  });
  if (!response.ok) {
    throw new Problem(`IndexNow answered ${response.status}: is ${origin}/${key}.txt there?`);
  }
}
