import { siteOrigin } from '../routes/urls';

/**
 * The one list that every host's configuration, the preview server and the check of the live site
 * derive from: which headers an answer has, how long it may be kept, what is never served.
 */

/** One response header. */
export type Header = { readonly name: string; readonly value: string };

/** What holds for files that are not pages. */
type FileRule = {
  /** An address, or a folder written `/folder/*`; no address stands in two rules. */
  readonly path: string;
  /** Cache-Control of the files that are there. */
  readonly cache: string;
  /** Cross-Origin-Resource-Policy (Fetch standard), where other sites may embed them. */
  readonly embedding?: 'cross-origin';
  /** Content-Type, where hosts do not know it or leave the charset out. */
  readonly type?: string;
};

/** How long pages, redirects and errors are kept: asked for again each time, cheaply by ETag. */
export const pageCache = 'max-age=0, must-revalidate';

/** For files that carry a hash of their content in their name, so that they never change. */
const forever = 'max-age=31536000, immutable';
const hour = 'max-age=3600';

const plainText = 'text/plain; charset=utf-8';

/**
 * The files that are not pages. Whatever stands in no rule is asked for again each time and
 * embedded nowhere, which is always right.
 */
export const fileRules: readonly FileRule[] = [
  { path: '/_next/static/*', cache: forever },
  // Link previews, search results and feed readers show pictures of ours on their own pages.
  { path: '/og/*', cache: forever, embedding: 'cross-origin' },
  { path: '/pictures/*', cache: forever, embedding: 'cross-origin' },
  { path: '/images/*', cache: hour, embedding: 'cross-origin' },
  { path: '/icon.svg', cache: hour, embedding: 'cross-origin' },
  { path: '/icon-192.png', cache: hour, embedding: 'cross-origin' },
  { path: '/icon-512.png', cache: hour, embedding: 'cross-origin' },
  { path: '/icon-maskable-512.png', cache: hour, embedding: 'cross-origin' },
  { path: '/apple-touch-icon.png', cache: hour, embedding: 'cross-origin' },
  { path: '/favicon.ico', cache: hour, embedding: 'cross-origin', type: 'image/x-icon' },
  { path: '/robots.txt', cache: hour, type: plainText },
  { path: '/llms.txt', cache: hour, type: plainText },
  { path: '/licences.txt', cache: hour, type: plainText },
  { path: '/.well-known/*', cache: hour, type: plainText },
  { path: '/sitemap.xml', cache: hour },
  { path: '/feed.xml', cache: hour, type: 'application/rss+xml; charset=utf-8' },
  { path: '/manifest.webmanifest', cache: hour, type: 'application/manifest+json; charset=utf-8' },
];

/**
 * Where an answer has headers of its own: the files of the rules, and pages as Markdown. Of two
 * places that an address is in, the later one counts.
 */
export const places = [...fileRules.map(({ path }) => path), '/*.md', '/index.md'] as const;

/**
 * The headers that are not every answer's: how long a file is kept, who may embed it, and what it
 * is. A page as Markdown (`/about.md`) is for programs: search engines keep to the page itself.
 *
 * @param path An address; what a host puts for the `*` of a place may stand in it.
 */
export function ownHeaders(path: string): readonly Header[] {
  const rule = fileRules.find((one) =>
    one.path.endsWith('/*') ? path.startsWith(one.path.slice(0, -1)) : path === one.path,
  );
  const [, page] = /^\/(?:index|(.+))\.md$/.exec(path) ?? [];
  return [
    { name: 'Cross-Origin-Resource-Policy', value: rule?.embedding ?? 'same-origin' },
    { name: 'Cache-Control', value: rule?.cache ?? pageCache },
    ...(rule?.type === undefined ? [] : [{ name: 'Content-Type', value: rule.type }]),
    ...(path.endsWith('.md')
      ? [
          { name: 'Content-Type', value: 'text/markdown; charset=utf-8' },
          { name: 'X-Robots-Tag', value: 'noindex' },
          { name: 'Link', value: `<${siteOrigin()}/${page ?? ''}>; rel="canonical"` },
        ]
      : []),
  ];
}

/** Browser features that no page uses; the contact form copies its message to the clipboard. */
const refused = `accelerometer autoplay browsing-topics camera display-capture encrypted-media
  fullscreen geolocation gyroscope hid idle-detection local-fonts magnetometer microphone midi
  payment picture-in-picture publickey-credentials-get screen-wake-lock serial usb
  xr-spatial-tracking`.split(/\s+/);
const permissions = [...refused.map((feature) => `${feature}=()`), 'clipboard-write=(self)'];

/** Two years and every subdomain: what the browsers' preload list asks for. Only over TLS. */
export const transportSecurity: Header = {
  name: 'Strict-Transport-Security',
  value: 'max-age=63072000; includeSubDomains; preload',
};

/** The headers of every answer, errors and redirects included. */
export const commonHeaders: readonly Header[] = [
  { name: 'X-Content-Type-Options', value: 'nosniff' },
  transportSecurity,
];

/**
 * The headers of whatever may be opened in a window. They are 1.3 KB, which nginx sends whole each
 * time; what a page loads and nobody opens goes without, where a host's rules can say so.
 *
 * @param policy The Content-Security-Policy.
 */
export function documentHeaders(policy: string): readonly Header[] {
  return [
    { name: 'Content-Security-Policy', value: policy },
    // For browsers older than frame-ancestors.
    { name: 'X-Frame-Options', value: 'DENY' },
    { name: 'Referrer-Policy', value: 'strict-origin-when-cross-origin' },
    { name: 'Permissions-Policy', value: permissions.join(', ') },
    { name: 'Cross-Origin-Opener-Policy', value: 'same-origin' },
  ];
}

/**
 * The headers of an answer for an address that is served, or of an error (`/404.html`).
 *
 * @param policy The Content-Security-Policy.
 */
export function headersFor(path: string, policy: string): readonly Header[] {
  return [
    ...(path.startsWith('/_next/static/') ? [] : documentHeaders(policy)),
    ...commonHeaders,
    ...ownHeaders(path),
  ];
}

/**
 * Addresses that answer 404 though a file stands there: dotfiles (except RFC 8615's
 * /.well-known/), compressed files, host configuration, the error pages' own addresses.
 * Regular expressions that JavaScript and PCRE read alike.
 */
export const hiddenPaths: readonly RegExp[] = [
  /\/\.(?!well-known\/)/,
  /\.(?:br|gz)$/,
  /^\/_(?:headers|redirects)$/,
  /^\/(?:404|500|_not-found|_error)(?:\.html|\.txt|\/.*)?$/,
];

/** True when the address must answer 404 whatever file stands there. */
export function isHidden(path: string): boolean {
  return hiddenPaths.some((hidden) => hidden.test(path));
}

/**
 * Spellings that a server would tidy up, in the address as it was sent: doubled, encoded and
 * backward slashes, dot segments, control characters. No page needs them, and tidying is where
 * open redirects and traversals live, so they lead nowhere. (nginx takes a doubled backslash for
 * one; hence its code.)
 */
export const untidySpelling =
  /^[^?]*(?:\/\/|\x5c|%(?:[01][0-9a-f]|7f|2f|5c)|\/(?:\.|%2e){1,2}(?:[/?]|$))/i;
