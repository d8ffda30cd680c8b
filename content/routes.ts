/** One public page. */
export type Route = {
  /** Its address: starts with a slash, ends without one; above it stands the page it is below. */
  readonly path: `/${string}`;
  /** The product or service that it is about; a visit is recorded as one of it. */
  readonly offering?: { readonly solution: string } | { readonly service: string };
  /** Ids of the sections that links may name; a section's component carries its id. */
  readonly anchors?: readonly string[];
};

/** Those whose figures Octomine's dashboard shows, each at an address of its own. */
export const desks = ['founders', 'marketing', 'sales', 'analysts'] as const;

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
    anchors: ['octomine', 'ask-octopus', 'octosense', 'trial'],
  },
  octomine: {
    path: '/solutions/octomine',
    offering: { solution: 'Octomine' },
    anchors: ['sample-dashboards', ...desks.map((desk) => `desk-${desk}`), 'kpis', 'integrations'],
  },
  'ask-octopus': {
    path: '/solutions/ask-octopus',
    offering: { solution: 'ASK Octopus' },
    anchors: ['ask', 'demo', 'scenario-planning', 'sample-brand'],
  },
  octosense: {
    path: '/solutions/octosense',
    offering: { solution: 'OctoSense' },
    anchors: ['alerts'],
  },
  services: { path: '/services' },
  'ai-consulting': {
    path: '/services/ai-consulting',
    offering: { service: 'AI consulting' },
  },
  'data-infrastructure': {
    path: '/services/data-infrastructure',
    offering: { service: 'Data infrastructure' },
    anchors: ['managed'],
  },
  'software-development': {
    path: '/services/software-development',
    offering: { service: 'Software development' },
  },
  'business-data-consulting': {
    path: '/services/business-data-consulting',
    offering: { service: 'Business and data consulting' },
  },
  contact: { path: '/contact', anchors: ['sent'] },
  about: { path: '/about' },
  'case-studies': { path: '/case-studies' },
  blog: { path: '/blog' },
  privacy: { path: '/privacy' },
  terms: { path: '/terms' },
} as const satisfies Record<string, Route>;

/** The id of a public page: the name of its file in `content/pages/`. */
export type RouteId = keyof typeof routes;

/** Every route id, in the order of the list. */
export const routeIds = Object.keys(routes) as readonly RouteId[];

type Routes = typeof routes;

/** The id of the page of a product or a service, which is the last part of its address, too. */
type OfferingId = {
  [Id in RouteId]: Routes[Id] extends { readonly offering: unknown } ? Id : never;
}[RouteId];

/** What a visitor can get in touch about: the products and the services. */
export const offeringIds = routeIds.filter((id): id is OfferingId => 'offering' in routes[id]);

const offerings = offeringIds.map((id) => routes[id].offering);
export const solutionNames = offerings.flatMap((one) => ('solution' in one ? [one.solution] : []));
export const serviceNames = offerings.flatMap((one) => ('service' in one ? [one.service] : []));
