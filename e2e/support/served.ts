import { siteOrigin } from '@/lib/routes/urls';

/**
 * Where an address of the site is served in these tests: the pages name the origin that they
 * were built for, and the tests' server stands for it.
 * @param address an address on the site's origin, or a path
 * @param server the address of the tests' server
 */
export function served(address: string, server: string | undefined): string {
  const url = new URL(address, siteOrigin());
  if (url.origin !== siteOrigin()) throw new Error(`${address} is not on this site`);
  return new URL(`${url.pathname}${url.search}`, server).href;
}
