import type { IdReference } from 'schema-dts';
import { absoluteUrl } from '@/lib/site/urls';
import type { SitePath } from '@/lib/site/site-path';

/** A thing of the graph, with the stable `@id` that other things name it by. */
export type Node<Leaf> = Leaf & { readonly '@id': string };

/** The language of the site's own words. */
export const language = 'en-GB';

/** The stable `@id` of a thing that a page introduces. */
export const id = (path: SitePath, name: string) => `${absoluteUrl(path)}#${name}`;

/** Names a thing by its `@id`. */
export const reference = (node: { readonly '@id': string }): IdReference => ({
  '@id': node['@id'],
});

/** The organisation, which every page introduces. */
export const organizationReference = (): IdReference => ({ '@id': id('/', 'organization') });

/** The site, which every page introduces. */
export const websiteReference = (): IdReference => ({ '@id': id('/', 'website') });
