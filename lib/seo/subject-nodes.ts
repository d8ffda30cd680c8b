import type { FAQPageLeaf, IdReference, MergeLeafTypes, Thing, WebPageLeaf } from 'schema-dts';
import { pages, site } from '@/.content';
import { routes, type RouteId } from '@/content/routes';
import type { Entry } from '@/lib/content/entries';
import { childrenOf, offeringOf, type PageRecord } from '@/lib/site/pages';
import { siteLanguage } from '@/lib/base/language';
import type { SitePath } from '@/lib/base/site-path';
import { absoluteUrl } from '@/lib/site/urls';
import { articleSection, publicationTimes } from './metadata';

/**
 * A thing of a page's graph, with the stable `@id` that other things name it by. A page with questions
 * is a web page and a FAQ at once.
 */
export type GraphNode = { readonly '@id': string } & (
  Exclude<Thing, string> | MergeLeafTypes<[WebPageLeaf, FAQPageLeaf]>
);

/** The stable `@id` of a thing of a page, by which it is introduced and named. */
export const reference = (path: SitePath, name: string): IdReference => ({
  '@id': `${absoluteUrl(path)}#${name}`,
});

/** The organisation, which every page introduces. */
export const organizationReference = () => reference('/', 'organization');

/** What a page is about: its article, the blog, its product or service, or those of the pages below it. */
export function subjectNodesOf(record: PageRecord): readonly GraphNode[] {
  if ('entry' in record) return [entryNode(record.entry)];
  if (record.kind === 'list' || record.route === 'blog') {
    return [{ ...blog(), inLanguage: siteLanguage, publisher: organizationReference() }];
  }
  return [record.route, ...childrenOf(record.route)].flatMap(offeringNodes);
}

/** The product or the service that a page presents, if it presents one. */
function offeringNodes(route: RouteId): readonly GraphNode[] {
  const offering = offeringOf(route);
  const path = routes[route].path;
  if (offering === undefined) return [];
  if ('solution' in offering) {
    return [
      {
        '@type': 'SoftwareApplication',
        ...reference(path, 'software'),
        name: offering.solution,
        url: absoluteUrl(path),
        description: pages[route].meta.description,
        applicationCategory: 'BusinessApplication',
        operatingSystem: site.operatingSystem,
        publisher: organizationReference(),
        offers: {
          '@type': 'Offer',
          name: site.freeOffer,
          price: 0,
          priceCurrency: 'USD',
          url: absoluteUrl('/contact?intent=trial'),
          seller: organizationReference(),
        },
      },
    ];
  }
  return [
    {
      '@type': 'Service',
      ...reference(path, 'service'),
      name: offering.service,
      serviceType: offering.service,
      url: absoluteUrl(path),
      description: pages[route].meta.description,
      provider: organizationReference(),
      areaServed: [...new Set(Object.values(site.offices).map(({ country }) => country))].map(
        (name) => ({ '@type': 'Country', name }),
      ),
    },
  ];
}

const blog = () =>
  ({
    '@type': 'Blog',
    ...reference(routes.blog.path, 'blog'),
    name: `${site.name}: ${pages.blog.label}`,
    url: absoluteUrl(routes.blog.path),
  }) as const;

/** An article, or a case study, which is the company's own. */
function entryNode(entry: Entry): GraphNode {
  const { path } = entry;
  const { publishedTime, modifiedTime } = publicationTimes(entry);
  return {
    '@type': 'Article',
    ...reference(path, 'article'),
    headline: entry.headline,
    description: entry.description ?? '',
    articleSection: articleSection(entry),
    url: absoluteUrl(path),
    inLanguage: entry.language ?? siteLanguage,
    datePublished: publishedTime,
    dateModified: modifiedTime,
    publisher: organizationReference(),
    image: reference(path, 'primaryimage'),
    mainEntityOfPage: reference(path, 'webpage'),
    ...(entry.kind === 'article'
      ? {
          // Articles are signed by a team of the company, not by a person.
          author: {
            '@type': 'Organization',
            name: entry.author,
            url: absoluteUrl(routes.about.path),
            parentOrganization: organizationReference(),
          },
          isPartOf: blog(),
        }
      : { author: organizationReference() }),
  };
}
