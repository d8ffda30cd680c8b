import type { ArticleLeaf, BlogLeaf, ServiceLeaf, SoftwareApplicationLeaf } from 'schema-dts';
import { pages, site } from '@/.content';
import type { RouteId } from '@/content/routes';
import type { PageMeta } from '@/content/schema';
import type { Article, Entry } from '../content/entries';
import { childrenOf, offeringOf } from '@/lib/site/pages';
import { absoluteUrl, pathOf } from '@/lib/site/urls';
import { articleSection, timesOf } from './metadata';
import { id, language, organizationReference, type Node } from './nodes';

/** What a page is about. */
export type SubjectNode =
  Node<SoftwareApplicationLeaf> | Node<ServiceLeaf> | Node<BlogLeaf> | Node<ArticleLeaf>;

/**
 * What a page of the route list is about: its product or service, those of the pages below it, or
 * the articles that it lists.
 */
export function subjectsOf(
  route: RouteId,
  meta: PageMeta,
  articles: readonly Article[],
): readonly SubjectNode[] {
  if (route === 'blog') return [blogNode(articles)];
  const subject = subjectNode(route, meta.description);
  return subject === undefined
    ? childrenOf(route).flatMap((child) => subjectNode(child) ?? [])
    : [subject];
}

/** The product or the service that a page presents. */
function subjectNode(
  route: RouteId,
  description?: string,
): Node<SoftwareApplicationLeaf> | Node<ServiceLeaf> | undefined {
  const offering = offeringOf(route);
  if (offering === undefined) return undefined;
  const url = absoluteUrl(pathOf(route));
  if ('solution' in offering) {
    return {
      '@type': 'SoftwareApplication',
      '@id': id(pathOf(route), 'software'),
      name: offering.solution,
      url,
      ...(description !== undefined && { description }),
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
    };
  }
  return {
    '@type': 'Service',
    '@id': id(pathOf(route), 'service'),
    name: offering.service,
    serviceType: offering.service,
    url,
    ...(description !== undefined && { description }),
    provider: organizationReference(),
    areaServed: Object.values(site.offices).map(({ country }) => ({
      '@type': 'Country',
      name: country,
    })),
  };
}

const blog = () =>
  ({
    '@type': 'Blog',
    '@id': id(pathOf('blog'), 'blog'),
    name: `${site.name}: ${pages.blog.label}`,
    url: absoluteUrl(pathOf('blog')),
  }) as const;

/** The blog, with articles of it. */
export function blogNode(articles: readonly Article[]): Node<BlogLeaf> {
  return {
    ...blog(),
    inLanguage: language,
    publisher: organizationReference(),
    hasPart: articles.map((article) => ({
      '@type': 'Article',
      '@id': id(article.path, 'article'),
      headline: article.headline,
      url: absoluteUrl(article.path),
      datePublished: timesOf(article).publishedTime,
    })),
  };
}

/** An article, or a case study, which is the company's own. */
export function entryNode(entry: Entry): Node<ArticleLeaf> {
  const { path } = entry;
  const { publishedTime, modifiedTime } = timesOf(entry);
  return {
    '@type': 'Article',
    '@id': id(path, 'article'),
    headline: entry.headline,
    description: entry.description ?? '',
    articleSection: articleSection(entry),
    url: absoluteUrl(path),
    inLanguage: entry.language ?? language,
    datePublished: publishedTime,
    dateModified: modifiedTime,
    publisher: organizationReference(),
    image: { '@id': id(path, 'primaryimage') },
    mainEntityOfPage: { '@id': id(path, 'webpage') },
    ...(entry.kind === 'article' ? articleProperties(entry) : { author: organizationReference() }),
  };
}

function articleProperties({ readTime, author }: Article) {
  return {
    // ISO 8601: a period of so many minutes.
    timeRequired: `PT${readTime}M`,
    // Articles are signed by a team of the company, not by a person.
    author: {
      '@type': 'Organization',
      name: author,
      url: absoluteUrl(pathOf('about')),
      parentOrganization: organizationReference(),
    },
    isPartOf: blog(),
  } as const;
}
