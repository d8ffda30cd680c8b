import { hashedFolders } from '@/lib/base/hashed-folders';
import { feedPath } from '@/lib/base/root-files';

/**
 * The one list that every host's configuration, the preview server and the check of the live site
 * derive from: which headers an answer has, how long it may be kept, what is never served.
 */

/** One response header. */
export type Header = { readonly name: string; readonly value: string };

/** Headers of some addresses, beside those of every answer. */
type HeaderRule = {
  /** Where: one star stands for any text, slashes included. */
  readonly path: string;
  readonly headers: readonly Header[];
};

/**
 * How long an answer is kept that no rule names: it is asked for again each time, cheaply by ETag.
 * And no proxy may change it (RFC 9111, 5.2.2.6): Cloudflare would hide the e-mail addresses of pages.
 * Cloudflare Pages, Netlify and Vercel send the rest of it by themselves, so their files do not say
 * it. There, where the host compresses, `no-transform` would forbid it to.
 */
export const mustRevalidate = 'public, max-age=0, must-revalidate, no-transform';

/** For files that carry a hash of their content in their name, so that they never change. */
const immutable: Header = {
  name: 'Cache-Control',
  value: 'public, max-age=31536000, immutable',
};

const contentType = (value: string): Header => ({ name: 'Content-Type', value });

/** What some addresses have of their own. No address is in two rules, and no header in both lists. */
export const headerRules: readonly HeaderRule[] = [
  ...Object.values(hashedFolders).map((folder) => ({ path: `${folder}*`, headers: [immutable] })),
  // A page as Markdown is for programs: search engines keep to the page itself.
  {
    path: '/*.md',
    headers: [
      contentType('text/markdown; charset=utf-8'),
      { name: 'X-Robots-Tag', value: 'noindex' },
    ],
  },
  // Types that not every host knows, or sends without the charset.
  { path: '/*.txt', headers: [contentType('text/plain; charset=utf-8')] },
  { path: '/*.csv', headers: [contentType('text/csv; charset=utf-8')] },
  { path: feedPath, headers: [contentType('application/rss+xml; charset=utf-8')] },
  { path: '/*.ico', headers: [contentType('image/x-icon')] },
  { path: '/*.webmanifest', headers: [contentType('application/manifest+json; charset=utf-8')] },
];

/** The headers that an address has of its own. */
export function ownHeaders(address: string): readonly Header[] {
  const rule = headerRules.find(({ path }) => {
    const [start = '', end = ''] = path.split('*');
    return address.startsWith(start) && address.endsWith(end);
  });
  return rule?.headers ?? [];
}

/** Browser features that no page uses; the contact form copies its message to the clipboard. */
const refusedFeatures =
  `accelerometer autoplay browsing-topics camera display-capture encrypted-media
  fullscreen geolocation gyroscope hid idle-detection local-fonts magnetometer microphone midi
  payment picture-in-picture publickey-credentials-get screen-wake-lock serial usb
  xr-spatial-tracking`.split(/\s+/);
const permissions = [...refusedFeatures.map((name) => `${name}=()`), 'clipboard-write=(self)'];

/** Two years and every subdomain: what the browsers' preload list asks for. Only over TLS. */
export const hsts: Header = {
  name: 'Strict-Transport-Security',
  value: 'max-age=63072000; includeSubDomains; preload',
};

/** The headers of every answer, errors and redirects included. */
export function commonHeaders(policy: string): readonly Header[] {
  return [
    { name: 'Content-Security-Policy', value: policy },
    // For browsers older than frame-ancestors.
    { name: 'X-Frame-Options', value: 'DENY' },
    { name: 'X-Content-Type-Options', value: 'nosniff' },
    { name: 'Referrer-Policy', value: 'strict-origin-when-cross-origin' },
    { name: 'Permissions-Policy', value: permissions.join(', ') },
    { name: 'Cross-Origin-Opener-Policy', value: 'same-origin' },
    // All of it is public, and link previews and feed readers show pictures on pages of their own.
    { name: 'Cross-Origin-Resource-Policy', value: 'cross-origin' },
    hsts,
  ];
}

/** All headers of an answer for an address that is served, or of an error (`/404.html`). */
export function headersFor(address: string, policy: string): readonly Header[] {
  const cache = { name: 'Cache-Control', value: mustRevalidate };
  const addressHeaders = ownHeaders(address);
  const isKept = addressHeaders.includes(immutable);
  return [...commonHeaders(policy), ...(isKept ? [] : [cache]), ...addressHeaders];
}

/** What hosts read from the export, and visitors must not. */
export const hostFiles = ['_headers', '_redirects'];

/**
 * Addresses that answer 404 though a file stands there: dotfiles (except RFC 8615's
 * /.well-known/), compressed files, host configuration, the error pages' own addresses.
 * Regular expressions that JavaScript and PCRE read alike.
 */
export const deniedPaths: readonly RegExp[] = [
  /\/\.(?!well-known\/)/,
  /\.(?:br|gz)$/,
  new RegExp(`^/(?:${hostFiles.join('|').replaceAll('.', '\\.')})$`),
  /^\/(?:404|500|_not-found|_error)(?:\.html|\.txt|\/.*)?$/,
];

/** True when the address must answer 404 whatever file stands there. */
export function isDenied(address: string): boolean {
  return deniedPaths.some((denied) => denied.test(address));
}

/**
 * Spellings that a server would tidy up, in the address as it was sent: doubled, encoded and
 * backward slashes, dot segments, control characters. No page needs them, and tidying is where
 * open redirects and traversals live, so they lead nowhere. (nginx takes a doubled backslash for
 * one; hence its code.)
 */
export const nonCanonicalPath =
  /^[^?]*(?:\/\/|\x5c|%(?:[01][0-9a-f]|7f|2f|5c)|\/(?:\.|%2e){1,2}(?:[/?]|$))/i;
