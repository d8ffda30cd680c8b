import type { FAQPageLeaf, IdReference, MergeLeafTypes, Thing, WebPageLeaf } from 'schema-dts';
import { absoluteUrl } from '@/lib/site/urls';
import type { SitePath } from '@/lib/base/site-path';

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
