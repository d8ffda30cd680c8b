import type { RouteId } from './routes';

/** A permanent redirect from an address that is not a page to one that is. */
export type Redirect = {
  /** The old path: starts with a slash, ends without one. */
  readonly from: `/${string}`;
  /** The page it leads to: its id in routes.ts, or the address of an article or a case study. */
  readonly to: RouteId | `/${string}`;
  /** Why it exists, for whoever asks in two years. */
  readonly reason: string;
};

/** Every redirect of the site. Each host's configuration and the redirect pages derive from it. */
export const redirects = [
  {
    from: '/company/about-us',
    to: 'about',
    reason: 'The header’s Company menu uses this address; /about is the page.',
  },
  {
    from: '/company/case-studies',
    to: 'caseStudies',
    reason: 'The header’s Company menu uses this address; /case-studies is the page.',
  },
  {
    from: '/company/blogs',
    to: 'blog',
    reason: 'The header’s Company menu uses this address; /blog is the page.',
  },
] as const satisfies readonly Redirect[];

/** An old path that has a redirect. */
export type AliasPath = (typeof redirects)[number]['from'];
