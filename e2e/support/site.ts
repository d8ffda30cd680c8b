import { aliases as redirects } from '@/lib/hosting/redirects';
import { allPages } from '@/lib/routes/pages';

/** A page that the tests visit. */
export type SitePage = { readonly path: `/${string}`; readonly name: string };

/** Every public page: those of the route list, the articles and the case studies. */
export const sitePages: readonly SitePage[] = allPages().map(({ path }) => ({
  path,
  name: path,
}));

/** Addresses that redirect, and where to. */
export const aliases = redirects();

/** An address that no page has. */
export const unknownPath = '/no-such-page';
