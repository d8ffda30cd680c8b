import type {
  AboutPageLeaf,
  ArticleLeaf,
  BlogLeaf,
  BreadcrumbListLeaf,
  CollectionPageLeaf,
  ContactPageLeaf,
  FAQPageLeaf,
  IdReference,
  ImageObjectLeaf,
  MergeLeafTypes,
  OrganizationLeaf,
  ServiceLeaf,
  SoftwareApplicationLeaf,
  WebPageLeaf,
  WebSiteLeaf,
} from 'schema-dts';
import { absoluteUrl } from '@/lib/site/urls';
import type { SitePath } from '@/lib/base/site-path';

/**
 * A thing of a page's graph, with the stable `@id` that other things name it by. A page with questions
 * is a web page and a FAQ at once.
 */
export type GraphNode = { readonly '@id': string } & (
  | (OrganizationLeaf | WebSiteLeaf | ImageObjectLeaf | BreadcrumbListLeaf)
  | (WebPageLeaf | CollectionPageLeaf | AboutPageLeaf | ContactPageLeaf)
  | MergeLeafTypes<[WebPageLeaf, FAQPageLeaf]>
  | (SoftwareApplicationLeaf | ServiceLeaf | BlogLeaf | ArticleLeaf)
);

/** The stable `@id` of a thing of a page, by which it is introduced and named. */
export const reference = (path: SitePath, name: string): IdReference => ({
  '@id': `${absoluteUrl(path)}#${name}`,
});

/** The organisation, which every page introduces. */
export const organizationReference = () => reference('/', 'organization');
