/** One public page. */
export type Route = {
  /** Its address: starts with a slash, ends without one. */
  readonly path: `/${string}`;
  /** The page above it in the breadcrumbs; home has none. */
  readonly parent?: string;
  /** What a visit is recorded as, beside the page view. */
  readonly view?: { readonly solution: string } | { readonly service: string };
  /** Ids of the sections that links may name; a section's component carries its id. */
  readonly places?: readonly string[];
};

/**
 * Every public page once, except articles and case studies: those are the files in `content/blog/`
 * and `content/case-studies/`. This is what only engineers change; a page's name and words are in
 * `content/pages/<id>.yaml`. Breadcrumbs, sitemap, canonical addresses and the end-to-end tests
 * derive from this list.
 */
export const routes = {
  home: { path: '/' },
  solutions: {
    path: '/solutions',
    parent: 'home',
    places: ['octomine', 'ask-octopus', 'octosense', 'trial'],
  },
  octomine: {
    path: '/solutions/octomine',
    parent: 'solutions',
    view: { solution: 'Octomine' },
    places: ['sample-dashboards', 'kpis', 'integrations'],
  },
  'ask-octopus': {
    path: '/solutions/ask-octopus',
    parent: 'solutions',
    view: { solution: 'ASK Octopus' },
    places: ['ask', 'demo', 'scenario-planning'],
  },
  octosense: {
    path: '/solutions/octosense',
    parent: 'solutions',
    view: { solution: 'OctoSense' },
    places: ['alerts'],
  },
  services: { path: '/services', parent: 'home' },
  'ai-consulting': {
    path: '/services/ai-consulting',
    parent: 'services',
    view: { service: 'AI consulting' },
  },
  'business-data-consulting': {
    path: '/services/business-data-consulting',
    parent: 'services',
    view: { service: 'Business and data consulting' },
  },
  'software-development': {
    path: '/services/software-development',
    parent: 'services',
    view: { service: 'Software development' },
  },
  'data-infrastructure': {
    path: '/services/data-infrastructure',
    parent: 'services',
    view: { service: 'Data infrastructure' },
    places: ['managed'],
  },
  contact: { path: '/contact', parent: 'home', places: ['times', 'sent'] },
  about: { path: '/about', parent: 'home' },
  'case-studies': { path: '/case-studies', parent: 'home' },
  blog: { path: '/blog', parent: 'home' },
  privacy: { path: '/privacy', parent: 'home' },
  terms: { path: '/terms', parent: 'home' },
} as const satisfies Record<string, Route>;

/** The id of a public page: the name of its file in `content/pages/`. */
export type RouteId = keyof typeof routes;

/** Every route id, in the order of the list. */
export const routeIds = Object.keys(routes) as readonly RouteId[];
