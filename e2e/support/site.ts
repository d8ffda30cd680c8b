import { routes } from '@/content/routes';
import { readArticles } from '@/lib/articles/articles';
import { readStories } from '@/lib/articles/stories';

/** A page that the tests visit. */
export type SitePage = { readonly path: `/${string}`; readonly name: string };

/** Every public page: those of the route list, the articles and the case studies. */
export const sitePages: readonly SitePage[] = [
  ...Object.values(routes).map(({ path, label }) => ({ path, name: label })),
  ...readArticles().map(({ path, slug }) => ({ path, name: `article ${slug}` })),
  ...readStories().map(({ path, slug }) => ({ path, name: `case study ${slug}` })),
];

/** Addresses that redirect, and where to. */
export { aliases } from '@/lib/hosting/redirects';

/** An address that no page has. */
export const unknownPath = '/no-such-page';
