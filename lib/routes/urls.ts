import { company } from '@/content/company';
import { routes, type RouteId } from '@/content/routes';
import type { LinkTarget } from '@/content/schema';

/** A path on this site: starts with a slash. */
export type SitePath = `/${string}`;

/** The path of a page, such as `/solutions/octomine`. */
export function pathOf(routeId: RouteId): SitePath {
  return routes[routeId].path;
}

/** The path of an article, from its file name without the ending. */
export function articlePath(slug: string): SitePath {
  return `${routes.blog.path}/${slug}`;
}

/** The path of a case study, from its file name without the ending. */
export function storyPath(slug: string): SitePath {
  return `/company/case-studies/${slug}`;
}

/** Where a page stands as Markdown: `/about.md`, and `/index.md` for the home page. */
export function markdownPath(path: string): SitePath {
  return path === '/' ? '/index.md' : `/${path.slice(1)}.md`;
}

/**
 * What stands in a link's `href`: a path on this site with its query and hash, or a bare
 * hash for a place on the same page. Never a host, a trailing slash or an ending.
 */
export function hrefTo(target: LinkTarget): string {
  if ('route' in target) {
    return target.hash === undefined
      ? pathOf(target.route)
      : `${pathOf(target.route)}#${target.hash}`;
  }
  if ('contact' in target) {
    const query = new URLSearchParams({ intent: target.contact });
    if (target.product !== undefined) query.set('product', target.product);
    return `${routes.contact.path}?${query.toString()}`;
  }
  if ('alias' in target) return target.alias;
  if ('hash' in target) return `#${target.hash}`;
  if ('article' in target) return articlePath(target.article);
  if ('story' in target) return storyPath(target.story);
  return target.unregistered;
}

/** An address without its %-escapes; nothing when one of them is broken. */
export function decoded(address: string): string | undefined {
  try {
    return decodeURIComponent(address);
  } catch {
    return undefined;
  }
}

/**
 * The address that the site is published at: scheme, host and port, nothing behind it.
 * `SITE_URL` where it is set, otherwise the company's origin.
 * @throws an Error that names `SITE_URL` and what is wrong with it
 */
export function siteOrigin(): string {
  const given = process.env.SITE_URL;
  return given === undefined || given.trim() === ''
    ? company.origin
    : validOrigin('SITE_URL', given.trim());
}

/**
 * An origin, checked: an absolute http(s) address without path, query, hash or credentials.
 * @param name what to call the value in the error
 */
export function validOrigin(name: string, value: string): string {
  const wrong = (reason: string) =>
    new Error(
      `${name} is “${value}”: ${reason}. Give the site's address alone, such as https://www.example.com`,
    );
  if (!URL.canParse(value)) throw wrong('it is not an absolute address');
  const url = new URL(value);
  if (url.protocol !== 'https:' && url.protocol !== 'http:') {
    throw wrong('it must start with https:// or http://');
  }
  if (url.username !== '' || url.password !== '')
    throw wrong('it must not hold a user or password');
  if (url.search !== '' || value.includes('?')) throw wrong('it must not have a query');
  if (url.hash !== '' || value.includes('#')) throw wrong('it must not have a hash');
  if (url.pathname !== '/') throw wrong('it must not have a path');
  // Browsers take more for a host; a star or a comma there would change the meaning of headers.
  if (
    !/^([a-z0-9]([a-z0-9-]*[a-z0-9])?\.)*[a-z0-9]([a-z0-9-]*[a-z0-9])?$|^\[[0-9a-f:.]+\]$/.test(
      url.hostname,
    )
  ) {
    throw wrong(`its host “${url.hostname}” has letters that no host has`);
  }
  return url.origin;
}

/** The full address of a path on this site: the origin and the path, home with its slash. */
export function absoluteUrl(path: SitePath): string {
  return `${siteOrigin()}${path}`;
}
