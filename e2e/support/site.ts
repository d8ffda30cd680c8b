import { redirects } from '@/content/redirects';
import { routes } from '@/content/routes';
import { readArticles } from '@/lib/articles';

/** A page that the tests visit. */
export type SitePage = { readonly path: `/${string}`; readonly name: string };

/** Every public page: those of the route list, and the articles. */
export const sitePages: readonly SitePage[] = [
  ...Object.values(routes).map(({ path, label }) => ({ path, name: label })),
  ...readArticles().map(({ path, slug }) => ({ path, name: `article ${slug}` })),
];

/** Addresses that redirect, and where to. */
export const aliases = redirects.map(({ from, to }) => ({ from, to: routes[to].path }));

/** An address that no page has. */
export const unknownPath = '/no-such-page';
