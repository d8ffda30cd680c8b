import { pages, site } from '@/.content';
import { routes, type RouteId } from '@/content/routes';
import type { Entry } from '@/lib/content/entries';
import { childrenOf, offeringOf, type PageRecord } from '@/lib/site/pages';
import { siteLanguage } from '@/lib/base/language';
import { absoluteUrl } from '@/lib/site/urls';
import { articleSection, publicationTimes } from './metadata';
import { organizationReference, reference, type GraphNode } from './nodes';

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
