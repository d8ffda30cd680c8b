import type {
  BreadcrumbListLeaf,
  FAQPageLeaf,
  ImageObjectLeaf,
  MergeLeafTypes,
  OrganizationLeaf,
  QuestionLeaf,
  WebPageLeaf,
  AboutPageLeaf,
  CollectionPageLeaf,
  ContactPageLeaf,
  WebSiteLeaf,
} from 'schema-dts';
import { site } from '@/.content';
import type { RouteId } from '@/content/routes';
import type { Question } from '@/content/schema';
import { readWrittenArticles, type Article } from '../content/entries';
import { readBlogList } from '../content/lists';
import { breadcrumbTrail } from '@/lib/site/breadcrumbs';
import {
  id,
  language,
  organizationReference,
  reference,
  websiteReference,
  type Node,
} from './nodes';
import { blogNode, entryNode, subjectsOf, type SubjectNode } from './subjects';
import {
  childrenOf,
  type listRecord,
  pageRecord,
  type EntryRecord,
  type PageRecord,
} from '@/lib/site/pages';
import { pictureOfPage } from '@/lib/pictures/social/page-picture';
import type { SocialPicture } from '@/lib/pictures/social/picture';
import { absoluteUrl, pathOf } from '@/lib/site/urls';

/** What a page is, for schema.org. A page with questions is a web page and a FAQ at once. */
type PageNode = Node<
  | WebPageLeaf
  | CollectionPageLeaf
  | AboutPageLeaf
  | ContactPageLeaf
  | MergeLeafTypes<[WebPageLeaf, FAQPageLeaf]>
>;

/** Everything that a page's graph may hold. */
type GraphNode =
  | Node<OrganizationLeaf | WebSiteLeaf | ImageObjectLeaf | BreadcrumbListLeaf>
  | PageNode
  | SubjectNode;

/** The one JSON-LD document of a page. */
export type PageGraph = {
  readonly '@context': 'https://schema.org';
  readonly '@graph': readonly GraphNode[];
};

/**
 * The linked graph of a page of the route list: organisation, site, page, picture,
 * breadcrumbs and what the page is about.
 * @param questions the questions and answers that stand on it
 */
export function pageGraph(route: RouteId, questions: readonly Question[] = []): PageGraph {
  const record = pageRecord(route);
  const subjects = subjectsOf(route, record.meta, route === 'blog' ? articlesOfBlog() : []);
  return graph(record, pageNode(record, route, subjects, questions), subjects);
}

/** The written articles that the blog's first page names: the featured one and those of its list. */
function articlesOfBlog(): readonly Article[] {
  const listedArticles = new Set(readBlogList().articles);
  return readWrittenArticles().filter((article) => article.featured || listedArticles.has(article));
}

/** The linked graph of an article or a case study. */
export function entryGraph(record: EntryRecord): PageGraph {
  const subject = entryNode(record.entry);
  const mainEntity = reference(subject);
  return graph(record, { '@type': 'WebPage', ...pageBase(record), mainEntity }, [subject]);
}

/** The linked graph of a topic's page, or of a further page of a list. */
export function listGraph(record: ReturnType<typeof listRecord>): PageGraph {
  const subject = blogNode(record.list.articles.filter(({ isWritten }) => isWritten));
  const about = reference(subject);
  return graph(record, { '@type': 'CollectionPage', ...pageBase(record), about }, [subject]);
}

function graph(record: PageRecord, page: PageNode, subjects: readonly GraphNode[]): PageGraph {
  const siteNodes = [organization(record), website()];
  const pageNodes = [page, pictureNode(record), ...breadcrumbNodes(record), ...subjects];
  return { '@context': 'https://schema.org', '@graph': [...siteNodes, ...pageNodes] };
}

// ─── The same on every page ─────────────────────────────────────────────────────────────────────

/** The pages that are about the company: only their data says how to reach it, and where it is. */
const companyPages: ReadonlySet<RouteId> = new Set(['home', 'contact', 'about']);

function organization(record: PageRecord): Node<OrganizationLeaf> {
  const isAboutCompany = record.kind === 'page' && companyPages.has(record.route);
  return {
    '@type': 'Organization',
    ...organizationReference(),
    name: site.name,
    url: absoluteUrl('/'),
    logo: imageNode(id('/', 'logo'), {
      path: '/icon-512.png',
      width: 512,
      height: 512,
      alt: site.name,
    }),
    ...(isAboutCompany && companyDetails()),
  };
}

function companyDetails(): Pick<
  OrganizationLeaf,
  'legalName' | 'email' | 'contactPoint' | 'address'
> {
  return {
    legalName: site.legalName,
    email: site.email,
    contactPoint: {
      '@type': 'ContactPoint',
      contactType: 'sales',
      email: site.email,
      url: absoluteUrl(pathOf('contact')),
      availableLanguage: 'en',
    },
    address: Object.entries(site.offices).map(([name, office]) => ({
      '@type': 'PostalAddress',
      '@id': id('/', `office-${name}`),
      streetAddress: office.street,
      addressLocality: office.city,
      addressRegion: office.region,
      postalCode: office.postalCode,
      addressCountry: office.countryCode,
    })),
  };
}

function website(): Node<WebSiteLeaf> {
  return {
    '@type': 'WebSite',
    ...websiteReference(),
    url: absoluteUrl('/'),
    name: site.name,
    inLanguage: language,
    publisher: organizationReference(),
  };
}

/** A picture with its size: E37 is the pixel in UN/CEFACT's list of units, to which unitCode refers. */
function imageNode(
  nodeId: string,
  { path, width, height, alt }: Pick<SocialPicture, 'path' | 'width' | 'height' | 'alt'>,
): Node<ImageObjectLeaf> {
  return {
    '@type': 'ImageObject',
    '@id': nodeId,
    url: absoluteUrl(path),
    contentUrl: absoluteUrl(path),
    width: { '@type': 'QuantitativeValue', value: width, unitCode: 'E37' },
    height: { '@type': 'QuantitativeValue', value: height, unitCode: 'E37' },
    caption: alt,
  };
}

// ─── The page ───────────────────────────────────────────────────────────────────────────────────

function pageBase(record: PageRecord) {
  return {
    '@id': id(record.path, 'webpage'),
    url: absoluteUrl(record.path),
    name: record.meta.title,
    description: record.meta.description,
    inLanguage: language,
    isPartOf: websiteReference(),
    primaryImageOfPage: { '@id': id(record.path, 'primaryimage') },
    ...(record.parent !== undefined && { breadcrumb: { '@id': id(record.path, 'breadcrumb') } }),
  };
}

function pageNode(
  record: PageRecord,
  route: RouteId,
  subjects: readonly GraphNode[],
  questions: readonly Question[],
): PageNode {
  const base = pageBase(record);
  const about = subjects.map(reference);
  const company = organizationReference();
  if (questions.length > 0) {
    const mainEntity = questions.map(questionNode);
    return { '@type': ['WebPage', 'FAQPage'], ...base, about, mainEntity };
  }
  if (route === 'home') return { '@type': 'WebPage', ...base, about: company };
  if (route === 'about') return { '@type': 'AboutPage', ...base, mainEntity: company };
  if (route === 'contact') return { '@type': 'ContactPage', ...base, mainEntity: company };
  if (childrenOf(route).length > 0 || route === 'blog' || route === 'case-studies') {
    return { '@type': 'CollectionPage', ...base, about };
  }
  const [mainEntity] = about;
  return { '@type': 'WebPage', ...base, ...(mainEntity && { mainEntity }) };
}

function questionNode({ question, answer }: Question): QuestionLeaf {
  return {
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  };
}

function pictureNode(record: PageRecord): Node<ImageObjectLeaf> {
  const picture = pictureOfPage(record);
  return {
    ...imageNode(id(record.path, 'primaryimage'), picture),
    encodingFormat: picture.type,
    creator: organizationReference(),
    creditText: site.name,
    copyrightNotice: `© ${site.legalName}`,
  };
}

/** The breadcrumbs of a page; home has none. */
function breadcrumbNodes(record: PageRecord): readonly Node<BreadcrumbListLeaf>[] {
  const trail = breadcrumbTrail(record);
  if (trail.length === 0) return [];
  return [
    {
      '@type': 'BreadcrumbList',
      '@id': id(record.path, 'breadcrumb'),
      itemListElement: trail.map(({ label, path }, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name: label,
        item: absoluteUrl(path),
      })),
    },
  ];
}
