import type { OrganizationLeaf } from 'schema-dts';
import { site } from '@/.content';
import type { FaqItem } from '@/content/schema';
import { breadcrumbTrail, childrenOf, type PageRecord } from '@/lib/site/pages';
import { pictureOfPage } from '@/lib/pictures/social/picture';
import { routes } from '@/content/routes';
import { siteLanguage } from '@/lib/base/language';
import { absoluteUrl } from '@/lib/site/urls';
import { organizationReference, reference, subjectNodesOf, type GraphNode } from './subject-nodes';

/** The one JSON-LD document of a page. */
export type PageGraph = {
  readonly '@context': 'https://schema.org';
  readonly '@graph': readonly GraphNode[];
};

/**
 * The linked graph of a page: organisation, site, page, picture, breadcrumbs and what the page is about.
 * @param questions the questions and answers that stand on it
 */
export function graphOf(record: PageRecord, questions: readonly FaqItem[] = []): PageGraph {
  const { path, alt } = pictureOfPage(record);
  const subjects = subjectNodesOf(record);
  return {
    '@context': 'https://schema.org',
    '@graph': [
      organization(record),
      {
        '@type': 'WebSite',
        ...reference('/', 'website'),
        url: absoluteUrl('/'),
        name: site.name,
        inLanguage: siteLanguage,
        publisher: organizationReference(),
      },
      pageNode(record, subjects, questions),
      {
        '@type': 'ImageObject',
        ...reference(record.path, 'primaryimage'),
        url: absoluteUrl(path),
        caption: alt,
      },
      ...breadcrumbNodes(record),
      ...subjects,
    ],
  };
}

/** The organisation; only the pages about the company say how to reach it, and where it is. */
function organization(record: PageRecord): GraphNode {
  const isAboutCompany =
    record.kind === 'page' && ['home', 'contact', 'about'].includes(record.route);
  return {
    '@type': 'Organization',
    ...organizationReference(),
    name: site.name,
    url: absoluteUrl('/'),
    logo: {
      '@type': 'ImageObject',
      ...reference('/', 'logo'),
      url: absoluteUrl('/icon-512.png'),
      caption: site.name,
    },
    ...(isAboutCompany && companyDetails()),
  };
}

function companyDetails(): Partial<OrganizationLeaf> {
  return {
    legalName: site.legalName,
    email: site.email,
    contactPoint: {
      '@type': 'ContactPoint',
      contactType: 'sales',
      email: site.email,
      url: absoluteUrl(routes.contact.path),
      availableLanguage: 'en',
    },
    address: Object.entries(site.offices).map(([name, office]) => ({
      '@type': 'PostalAddress',
      ...reference('/', `office-${name}`),
      streetAddress: office.street,
      addressLocality: office.city,
      addressRegion: office.region,
      postalCode: office.postalCode,
      addressCountry: office.countryCode,
    })),
  };
}

function pageNode(
  record: PageRecord,
  subjects: readonly GraphNode[],
  questions: readonly FaqItem[],
): GraphNode {
  const base = {
    ...reference(record.path, 'webpage'),
    url: absoluteUrl(record.path),
    name: record.meta.title,
    description: record.meta.description,
    inLanguage: siteLanguage,
    isPartOf: reference('/', 'website'),
    primaryImageOfPage: reference(record.path, 'primaryimage'),
    ...(record.parent !== undefined && { breadcrumb: reference(record.path, 'breadcrumb') }),
  };
  const about = subjects.map((subject) => ({ '@id': subject['@id'] }));
  if (questions.length > 0) {
    const mainEntity = questions.map(
      ({ question, answer }) =>
        ({
          '@type': 'Question',
          name: question,
          acceptedAnswer: { '@type': 'Answer', text: answer },
        }) as const,
    );
    return { '@type': ['WebPage', 'FAQPage'], ...base, about, mainEntity };
  }
  const route = record.kind === 'page' ? record.route : undefined;
  const company = organizationReference();
  if (route === 'home') return { '@type': 'WebPage', ...base, about: company };
  if (route === 'about') return { '@type': 'AboutPage', ...base, mainEntity: company };
  if (route === 'contact') return { '@type': 'ContactPage', ...base, mainEntity: company };
  const hasChildren = route !== undefined && childrenOf(route).length > 0;
  if (hasChildren || record.kind === 'list' || route === 'blog' || route === 'case-studies') {
    return { '@type': 'CollectionPage', ...base, about };
  }
  const [mainEntity] = about;
  return { '@type': 'WebPage', ...base, ...(mainEntity && { mainEntity }) };
}

/** The breadcrumbs of a page; home has none. */
function breadcrumbNodes(record: PageRecord): readonly GraphNode[] {
  const trail = breadcrumbTrail(record);
  if (trail.length === 0) return [];
  return [
    {
      '@type': 'BreadcrumbList',
      ...reference(record.path, 'breadcrumb'),
      itemListElement: trail.map(({ label, path }, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name: label,
        item: absoluteUrl(path),
      })),
    },
  ];
}
