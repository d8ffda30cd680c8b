import { routes, type RouteId } from '@/content/routes';
import type { Article } from './articles';
import { parentOf } from './pages';
import { pathOf, type SitePath } from './urls';

/** One step of a breadcrumb trail. */
export type Crumb = { readonly label: string; readonly path: SitePath };

/**
 * The way from home to a page of the route list, both included; nothing for home itself. The
 * visible breadcrumbs and the structured data both come from here, so they say the same.
 */
export function breadcrumbTrail(route: RouteId): readonly Crumb[] {
  return route === 'home' ? [] : trailOf(route);
}

/** The way from home to an article, both included. */
export function articleTrail(article: Article): readonly Crumb[] {
  return [...trailOf('blog'), { label: article.frontMatter.headline, path: article.path }];
}

function trailOf(route: RouteId): readonly Crumb[] {
  const parent = parentOf(route);
  const above = parent === undefined ? [] : trailOf(parent);
  return [...above, { label: routes[route].label, path: pathOf(route) }];
}
