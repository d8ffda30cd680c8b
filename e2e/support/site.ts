import { allPages } from '@/lib/routes/pages';

/** The address of every public page: those of the route list, the articles and the case studies. */
export const sitePages = allPages().map(({ path }) => path);

/** An address that no page has. */
export const unknownPath = '/no-such-page';
