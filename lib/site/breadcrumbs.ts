import { routes, type RouteId } from '@/content/routes';
import { pages } from '@/.content';
import { parentOf, type PageRecord } from './pages';
import type { SitePath } from '@/lib/base/site-path';

export type Crumb = { readonly label: string; readonly path: SitePath };

/**
 * The way from home to a page, both included; nothing for home itself. The visible breadcrumbs
 * and the structured data both come from here, so they say the same.
 */
export function breadcrumbTrail({
  parent,
  label,
  path,
}: Pick<PageRecord, 'parent' | 'label' | 'path'>): readonly Crumb[] {
  return parent === undefined ? [] : [...trailOf(parent), { label, path }];
}

function trailOf(route: RouteId): readonly Crumb[] {
  const parent = parentOf(route);
  const ancestors = parent === undefined ? [] : trailOf(parent);
  return [...ancestors, { label: pages[route].label, path: routes[route].path }];
}
