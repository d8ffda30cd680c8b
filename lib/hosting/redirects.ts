import { articles, caseStudies, redirects } from '@/.content';
import type { Redirect } from '@/content/schema';

/** Permanent, and the method stays (RFC 9110, 15.4.9). */
export const PERMANENT_REDIRECT = 308;

/**
 * Every old address with the page, or the place on one, that it leads to, without trailing slash: the list of
 * content/redirects.yaml, and the numbered addresses of entries that have a page by now.
 */
export function allRedirects(): readonly Pick<Redirect, 'from' | 'to'>[] {
  return [
    ...redirects.map(({ from, to }) => ({ from, to })),
    ...[...articles, ...caseStudies]
      .filter(({ hasBody }) => hasBody)
      .flatMap(({ path, otherPaths }) => otherPaths.map((from) => ({ from, to: path }))),
  ];
}

/**
 * Where a redirect leads an address that has a query, which stands before the place on the page.
 * @param query with its question mark, or empty; a server's own variables may stand for it
 */
export function withQuery(to: string, query: string): string {
  const [path = '', place] = to.split('#');
  return `${path}${query}${place === undefined ? '' : `#${place}`}`;
}

/**
 * Every redirect in both slash forms, for hosts that compare addresses letter by letter.
 * The address comes before its form with a slash.
 */
export const redirectVariants = () =>
  allRedirects().flatMap(({ from, to }) => [
    { from, to },
    { from: `${from}/`, to },
  ]);
