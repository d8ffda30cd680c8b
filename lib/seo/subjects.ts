import type { ArticleLeaf, BlogLeaf, ServiceLeaf, SoftwareApplicationLeaf } from 'schema-dts';
import { company } from '@/content/company';
import { everyProduct } from '@/content/products';
import { routes, type RouteId } from '@/content/routes';
import type { PageMeta } from '@/content/schema';
import type { Article } from '../articles/articles';
import type { Story } from '../articles/stories';
import { childrenOf, viewOf } from '../routes/pages';
import { absoluteUrl, hrefTo, pathOf } from '../routes/urls';
import { sectionOf, writingTimes } from './metadata';
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
      operatingSystem: everyProduct.operatingSystem,
      publisher: organizationReference(),
      offers: {
        '@type': 'Offer',
        name: everyProduct.freeOffer,
        price: 0,
        priceCurrency: 'USD',
        url: absoluteUrl(`/${hrefTo({ contact: 'trial' }).slice(1)}`),
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
      datePublished: writingTimes(article).publishedTime,
    })),
  };
}

/** What articles and case studies have in common. */
function writingNode(writing: Article | Story): Node<ArticleLeaf> {
  const { frontMatter, path } = writing;
  const { publishedTime, modifiedTime } = writingTimes(writing);
  return {
    '@type': 'Article',
    '@id': id(path, 'article'),
    headline: frontMatter.headline,
    description: frontMatter.description,
    articleSection: sectionOf(writing),
    url: absoluteUrl(path),
    inLanguage: frontMatter.language ?? language,
    datePublished: publishedTime,
    dateModified: modifiedTime,
    publisher: organizationReference(),
    image: { '@id': id(path, 'primaryimage') },
    mainEntityOfPage: { '@id': id(path, 'webpage') },
  };
}

/** A case study. */
export function storyNode(story: Story): Node<ArticleLeaf> {
  return { ...writingNode(story), author: organizationReference() };
}

/** An article. */
export function articleNode(article: Article): Node<ArticleLeaf> {
  const { frontMatter } = article;
  return {
    ...writingNode(article),
    // ISO 8601: a period of so many minutes.
    timeRequired: `PT${frontMatter.readTime}M`,
    // Articles are signed by a team of the company, not by a person.
    author: {
      '@type': 'Organization',
      name: frontMatter.author,
      url: absoluteUrl(pathOf('about')),
      parentOrganization: organizationReference(),
    },
    isPartOf: {
      '@type': 'Blog',
      '@id': id(pathOf('blog'), 'blog'),
      name: `${company.name}: ${routes.blog.label}`,
      url: absoluteUrl(pathOf('blog')),
    },
  };
}
