/** One public page. */
export type Route = {
  /** Its address: starts with a slash, ends without one. */
  readonly path: `/${string}`;
  /** Its name in menus, the footer and breadcrumbs. */
  readonly label: string;
  /** The page above it in the breadcrumbs; home has none. */
  readonly parent?: string;
  /** What a visit is recorded as, beside the page view. */
  readonly view?: { readonly solution: string } | { readonly service: string };
};

/**
 * Every public page once, except the articles: those are the files in `content/blog/`.
 * Header, footer, mobile menu, breadcrumbs, sitemap, canonical addresses and the
 * end-to-end tests derive from this list. To add a page: a line here, a file in
 * `content/pages/`, a folder in `app/`.
 */
export const routes = {
  home: { path: '/', label: 'Home' },
  solutions: { path: '/solutions', label: 'Solutions', parent: 'home' },
  octomine: {
    path: '/solutions/octomine',
    label: 'Octomine',
    parent: 'solutions',
    view: { solution: 'Octomine' },
  },
  askOctopus: {
    path: '/solutions/ask-octopus',
    label: 'ASK Octopus',
    parent: 'solutions',
    view: { solution: 'ASK Octopus' },
  },
  octosense: {
    path: '/solutions/octosense',
    label: 'OctoSense',
    parent: 'solutions',
    view: { solution: 'OctoSense' },
  },
  services: { path: '/services', label: 'Services', parent: 'home' },
  aiConsulting: {
    path: '/services/ai-consulting',
    label: 'AI consulting',
    parent: 'services',
    view: { service: 'AI consulting' },
  },
  businessDataConsulting: {
    path: '/services/business-data-consulting',
    label: 'Business and data consulting',
    parent: 'services',
    view: { service: 'Business and data consulting' },
  },
  softwareDevelopment: {
    path: '/services/software-development',
    label: 'Software development',
    parent: 'services',
    view: { service: 'Software development' },
  },
  dataInfrastructure: {
    path: '/services/data-infrastructure',
    label: 'Data infrastructure',
    parent: 'services',
    view: { service: 'Data infrastructure' },
  },
  contact: { path: '/contact', label: 'Contact', parent: 'home' },
  about: { path: '/about', label: 'About', parent: 'home' },
  caseStudies: { path: '/case-studies', label: 'Case studies', parent: 'home' },
  blog: { path: '/blog', label: 'Blog', parent: 'home' },
  privacy: { path: '/privacy', label: 'Privacy policy', parent: 'home' },
  terms: { path: '/terms', label: 'Terms of service', parent: 'home' },
} as const satisfies Record<string, Route>;

/** The id of a public page. */
export type RouteId = keyof typeof routes;

/** Every route id, in the order of the list. */
export const routeIds = Object.keys(routes) as readonly RouteId[];
