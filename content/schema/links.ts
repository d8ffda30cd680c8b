import type { AliasPath } from '../redirects';
import type { RouteId } from '../routes';

/** Why a visitor gets in touch; the contact form starts with a sentence that says so. */
export type Intent = 'demo' | 'trial' | 'access' | 'sales' | 'talk' | 'consultation';

/** What a visitor gets in touch about: a product or a service, by the last part of its address. */
export type Subject =
  | 'octomine'
  | 'ask-octopus'
  | 'octosense'
  | 'ai-consulting'
  | 'business-data-consulting'
  | 'software-development'
  | 'data-infrastructure';

/**
 * Where a link leads:
 * - `{ route: 'about' }` a page, by its id in routes.ts, with `hash` for a place on it
 * - `{ contact: 'demo', product: 'octomine' }` the contact form with its first sentence written
 * - `{ alias: '/company/blogs' }` an old address that redirects
 * - `{ hash: 'demo' }` a place on the same page
 * - `{ article: 'generative-bi-next-wave' }` an article, by its file name
 * - `{ story: '1' }` a case study with a page, by its file name
 * - `{ unregistered: … }` an address without a page yet; launch-check lists it
 */
export type LinkTarget =
  | { readonly route: RouteId; readonly hash?: string }
  | { readonly contact: Intent; readonly product?: Subject }
  | { readonly alias: AliasPath }
  | { readonly hash: string }
  | { readonly article: string }
  | { readonly story: string }
  | { readonly unregistered: `/${string}` };

/** A button or link that leads the visitor on. */
export type Action = {
  /** The words on it. */
  readonly label: string;
  /** Where it leads. */
  readonly to: LinkTarget;
  /** Which click it is recorded as. Leave out for links that are not recorded. */
  readonly event?: ClickEvent;
};

/** How a click is recorded: its name, and the part of the page it stands in. */
export type ClickEvent = {
  readonly name: string;
  readonly location: ClickLocation;
};

type ClickLocation =
  'header' | 'hero' | 'differentiators' | 'cta' | 'services-cta' | 'demo' | 'blog';
