import { site } from '@/.content';
import type { SitePath } from '@/lib/base/site-path';

/** Where a page stands as Markdown: `/about.md`, and `/index.md` for the home page. */
export function markdownPath(path: string): SitePath {
  return path === '/' ? '/index.md' : `/${path.slice(1)}.md`;
}

/**
 * The address that the site is published at: scheme, host and port, nothing behind it.
 * `SITE_URL` where it is set, which the settings' check has seen, otherwise the company's origin.
 */
export function siteOrigin(): string {
  const siteUrl = process.env.SITE_URL?.trim();
  return siteUrl ? new URL(siteUrl).origin : site.origin;
}

/** The full address of a path on this site: the origin and the path, home with its slash. */
export function absoluteUrl(path: SitePath): string {
  return `${siteOrigin()}${path}`;
}
