import type {
  BlogLeaf,
  BreadcrumbListLeaf,
  FAQPageLeaf,
  IdReference,
  ImageObjectLeaf,
  MergeLeafTypes,
  OrganizationLeaf,
  QuestionLeaf,
  ServiceLeaf,
  SoftwareApplicationLeaf,
  WebPageLeaf,
  AboutPageLeaf,
  CollectionPageLeaf,
  ContactPageLeaf,
  ArticleLeaf,
  WebSiteLeaf,
} from 'schema-dts';
import { company } from '@/content/company';
import { routes, type RouteId } from '@/content/routes';
import type { PageMeta, Question } from '@/content/schema';
import type { Article } from './articles';
import { breadcrumbTrail } from './breadcrumbs';
import { articleTimes } from './metadata';
import { articleRecord, childrenOf, pageRecord, viewOf, type PageRecord } from './pages';
import { pictureOf } from './pictures/picture';
import { absoluteUrl, hrefTo, pathOf, type SitePath } from './urls';

/** A thing of the graph, with the stable `@id` that other things name it by. */
type Node<Leaf> = Leaf & { readonly '@id': string };

/** What a page is, for schema.org. A page with questions is a web page and a FAQ at once. */
type PageNode = Node<
  | WebPageLeaf
  | CollectionPageLeaf
  | AboutPageLeaf
  | ContactPageLeaf
  | MergeLeafTypes<[WebPageLeaf, FAQPageLeaf]>
>;

/** Everything that a page's graph may hold. */
export type GraphNode =
  | Node<OrganizationLeaf>
  | Node<WebSiteLeaf>
  | PageNode
  | Node<ImageObjectLeaf>
  | Node<BreadcrumbListLeaf>
  | Node<SoftwareApplicationLeaf>
  | Node<ServiceLeaf>
  | Node<BlogLeaf>
  | Node<ArticleLeaf>;

/** The one JSON-LD document of a page. */
export type PageGraph = {
  readonly '@context': 'https://schema.org';
  readonly '@graph': readonly GraphNode[];
};

/** What a page shows beside its words that search engines may know. */
export type PageParts = {
  /** The questions and answers that stand on it. */
  readonly questions?: readonly Question[];
  /** The articles that it lists. */
  readonly articles?: readonly Article[];
};

/** The free offer of each product, as it stands on the product's page and on the overview. */
export const freeOffer = { name: '30-day free trial', price: 0, priceCurrency: 'USD' } as const;

const language = 'en-GB';

/**
 * The linked graph of a page of the route list: organisation, site, page, picture,
 * breadcrumbs and what the page is about.
 * @throws an Error when a text holds “<”, see {@link assertSafe}
 */
export function pageGraph(route: RouteId, meta: PageMeta, parts: PageParts = {}): PageGraph {
  const record = pageRecord(route, meta);
  const subjects = subjectsOf(route, meta, parts);
  return graph(record, pageNode(record, route, subjects, parts.questions ?? []), subjects);
}

/** The linked graph of an article. */
export function articleGraph(article: Article): PageGraph {
  const record = articleRecord(article);
  const subject = articleNode(article);
  const page: PageNode = {
    '@type': 'WebPage',
    ...pageBase(record),
    mainEntity: reference(subject),
  };
  return graph(record, page, [subject]);
}

function graph(record: PageRecord, page: PageNode, subjects: readonly GraphNode[]): PageGraph {
  const trail = breadcrumbNode(record);
  const result: PageGraph = {
    '@context': 'https://schema.org',
    '@graph': [
      organization(),
      website(),
      page,
      pictureNode(record),
      ...(trail === undefined ? [] : [trail]),
      ...subjects,
    ],
  };
  assertSafe(result, record.path);
  return result;
}

// ─── The same on every page ─────────────────────────────────────────────────────────────────────

const id = (path: SitePath, name: string) => `${absoluteUrl(path)}#${name}`;
const reference = (node: { readonly '@id': string }): IdReference => ({ '@id': node['@id'] });
const organizationReference = (): IdReference => ({ '@id': id('/', 'organization') });
const websiteReference = (): IdReference => ({ '@id': id('/', 'website') });

function organization(): Node<OrganizationLeaf> {
  return {
    '@type': 'Organization',
    ...organizationReference(),
    name: company.name,
    legalName: company.legalName,
    url: absoluteUrl('/'),
    email: company.email,
    logo: {
      '@type': 'ImageObject',
      '@id': id('/', 'logo'),
      url: absoluteUrl('/icon-512.png'),
      contentUrl: absoluteUrl('/icon-512.png'),
      width: pixels(512),
      height: pixels(512),
      caption: company.name,
    },
    contactPoint: {
      '@type': 'ContactPoint',
      contactType: 'sales',
      email: company.email,
      url: absoluteUrl(pathOf('contact')),
      availableLanguage: 'en',
    },
    address: company.offices.map((office) => ({
      '@type': 'PostalAddress',
      '@id': id('/', `office-${office.id}`),
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
    name: company.name,
    inLanguage: language,
    publisher: organizationReference(),
  };
}

function pixels(value: number) {
  // E37 is the pixel in UN/CEFACT's list of units, which unitCode refers to.
  return { '@type': 'QuantitativeValue', value, unitCode: 'E37' } as const;
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
  if (questions.length > 0) {
    return {
      '@type': ['WebPage', 'FAQPage'],
      ...base,
      about: subjects.map(reference),
      mainEntity: questions.map((question, index) => questionNode(record.path, question, index)),
    };
  }
  if (route === 'about') {
    return { '@type': 'AboutPage', ...base, mainEntity: organizationReference() };
  }
  if (route === 'contact') {
    return { '@type': 'ContactPage', ...base, mainEntity: organizationReference() };
  }
  if (route === 'home') return { '@type': 'WebPage', ...base, about: organizationReference() };
  if (childrenOf(route).length > 0 || route === 'blog' || route === 'caseStudies') {
    return { '@type': 'CollectionPage', ...base, about: subjects.map(reference) };
  }
  const [subject] = subjects;
  return {
    '@type': 'WebPage',
    ...base,
    ...(subject !== undefined && { mainEntity: reference(subject) }),
  };
}

function questionNode(path: SitePath, { question, answer }: Question, index: number): QuestionLeaf {
  return {
    '@type': 'Question',
    '@id': id(path, `question-${index + 1}`),
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  };
}

function pictureNode(record: PageRecord): Node<ImageObjectLeaf> {
  const picture = pictureOf(record);
  return {
    '@type': 'ImageObject',
    '@id': id(record.path, 'primaryimage'),
    url: absoluteUrl(picture.path),
    contentUrl: absoluteUrl(picture.path),
    encodingFormat: picture.type,
    width: pixels(picture.width),
    height: pixels(picture.height),
    caption: picture.alt,
  };
}

function breadcrumbNode(record: PageRecord): Node<BreadcrumbListLeaf> | undefined {
  const trail = breadcrumbTrail(record.kind === 'article' ? record.article : record.route);
  if (trail.length === 0) return undefined;
  return {
    '@type': 'BreadcrumbList',
    '@id': id(record.path, 'breadcrumb'),
    itemListElement: trail.map(({ label, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: absoluteUrl(path),
    })),
  };
}

// ─── What a page is about ───────────────────────────────────────────────────────────────────────

function subjectsOf(
  route: RouteId,
  meta: PageMeta,
  { articles = [] }: PageParts,
): readonly GraphNode[] {
  if (route === 'blog') return [blogNode(articles)];
  const own = subjectNode(route, meta.description);
  return own === undefined ? childrenOf(route).flatMap((child) => subjectNode(child) ?? []) : [own];
}

/** The product or the service that a page presents. */
function subjectNode(
  route: RouteId,
  description?: string,
): Node<SoftwareApplicationLeaf> | Node<ServiceLeaf> | undefined {
  const view = viewOf(route);
  if (view === undefined) return undefined;
  const url = absoluteUrl(pathOf(route));
  if ('solution' in view) {
    return {
      '@type': 'SoftwareApplication',
      '@id': id(pathOf(route), 'software'),
      name: view.solution,
      url,
      ...(description !== undefined && { description }),
      applicationCategory: 'BusinessApplication',
      operatingSystem: 'Any, in a web browser',
      publisher: organizationReference(),
      offers: {
        '@type': 'Offer',
        ...freeOffer,
        url: absoluteUrl(contactPathFor('trial')),
        seller: organizationReference(),
      },
    };
  }
  return {
    '@type': 'Service',
    '@id': id(pathOf(route), 'service'),
    name: view.service,
    serviceType: view.service,
    url,
    ...(description !== undefined && { description }),
    provider: organizationReference(),
    areaServed: company.offices.map(({ country }) => ({ '@type': 'Country', name: country })),
  };
}

function contactPathFor(intent: 'trial'): SitePath {
  return `/${hrefTo({ contact: intent }).slice(1)}`;
}

function blogNode(articles: readonly Article[]): Node<BlogLeaf> {
  return {
    '@type': 'Blog',
    '@id': id(pathOf('blog'), 'blog'),
    name: `${company.name}: ${routes.blog.label}`,
    url: absoluteUrl(pathOf('blog')),
    inLanguage: language,
    publisher: organizationReference(),
    hasPart: articles.map((article) => ({
      '@type': 'Article',
      '@id': id(article.path, 'article'),
      headline: article.frontMatter.headline,
      url: absoluteUrl(article.path),
      datePublished: articleTimes(article).publishedTime,
    })),
  };
}

function articleNode(article: Article): Node<ArticleLeaf> {
  const { frontMatter } = article;
  const { publishedTime, modifiedTime } = articleTimes(article);
  return {
    '@type': 'Article',
    '@id': id(article.path, 'article'),
    headline: frontMatter.headline,
    description: frontMatter.description,
    articleSection: frontMatter.category,
    url: absoluteUrl(article.path),
    inLanguage: language,
    datePublished: publishedTime,
    dateModified: modifiedTime,
    // ISO 8601: a period of so many minutes.
    timeRequired: `PT${frontMatter.readTime}M`,
    // Articles are signed by a team of the company, not by a person.
    author: {
      '@type': 'Organization',
      name: frontMatter.author,
      url: absoluteUrl(pathOf('about')),
      parentOrganization: organizationReference(),
    },
    publisher: organizationReference(),
    image: { '@id': id(article.path, 'primaryimage') },
    mainEntityOfPage: { '@id': id(article.path, 'webpage') },
    isPartOf: {
      '@type': 'Blog',
      '@id': id(pathOf('blog'), 'blog'),
      name: `${company.name}: ${routes.blog.label}`,
      url: absoluteUrl(pathOf('blog')),
    },
  };
}

// ─── Safety ─────────────────────────────────────────────────────────────────────────────────────

/**
 * Refuses “<” in any text, because it could end the script element that holds the data, and
 * the component that writes it escapes only an exact `</script>`.
 * @throws an Error that names the page and the property
 */
export function assertSafe(value: unknown, path: string, property = 'data'): void {
  if (typeof value === 'string' && value.includes('<')) {
    throw new Error(
      `${path}: structured data: ${property} holds “<”: “${value}”. Write it in words (“under”, “less than”).`,
    );
  }
  if (typeof value !== 'object' || value === null) return;
  for (const [key, item] of Object.entries(value)) assertSafe(item, path, key);
}
