import { routes, type RouteId } from '@/content/routes';
import type { Article } from './articles';
import { parentOf } from './pages';
import { pathOf, type SitePath } from './urls';

/** One step of a breadcrumb trail. */
export type Crumb = { readonly label: string; readonly path: SitePath };

/**
 * The way from home to a page or an article, both included; nothing for home itself. The
 * visible breadcrumbs and the structured data both come from here, so they say the same.
 */
export function breadcrumbTrail(page: RouteId | Article): readonly Crumb[] {
  if (typeof page !== 'string') {
    return [...trailOf('blog'), { label: page.frontMatter.headline, path: page.path }];
  }
  return page === 'home' ? [] : trailOf(page);
}

function trailOf(route: RouteId): readonly Crumb[] {
  const parent = parentOf(route);
  const above = parent === undefined ? [] : trailOf(parent);
  return [...above, { label: routes[route].label, path: pathOf(route) }];
}
