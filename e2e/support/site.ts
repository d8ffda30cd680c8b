import { allPages } from '@/lib/routes/pages';

/** The address of every public page: those of the route list, the articles and the case studies. */
export const sitePages = allPages().map(({ path }) => path);

/** An address that no page has. */
export const unknownPath = '/no-such-page';

/** The tag of tests of what rarely changes, which `npm run test:all` asks, and `npm test` does not. */
export const thorough = { tag: '@thorough' };
