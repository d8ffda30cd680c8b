import { allPages } from '@/lib/site/pages';

/** Articles that only fill lists (builds/month-of-writing.spec.ts): the first stands for all. */
const fillers = /^\/blog\/of-the-month-(?!1$)/;

/** The address of every public page: those of the route list, the articles and the case studies. */
export const sitePages = allPages()
  .map(({ path }) => path)
  .filter((path) => !fillers.test(path));

/** An address that no page has. */
export const unknownPath = '/no-such-page';

/** A page of each template, the first of those that share one: `/services/…`, the legal ones. */
export const samplePages: readonly string[] = sitePages.filter(
  (path, index) => sitePages.findIndex((other) => templateOf(other) === templateOf(path)) === index,
);

function templateOf(path: string): string {
  if (['/privacy', '/terms'].includes(path)) return 'legal';
  return path.startsWith('/services/') ? '/services/' : path;
}
