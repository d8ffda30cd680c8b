import { policyHeader } from './policy';

/**
 * The one list every host's configuration and the preview server derive from: which headers a
 * response carries, how long it may be kept, what type it has, what is never served.
 *
 * Paths are regular expressions on the decoded path of the address. They keep to the syntax
 * that JavaScript, PCRE (nginx) and path-to-regexp (Vercel) share: no named groups, no flags.
 */

/** One response header. */
export type Header = { readonly name: string; readonly value: string };

/** A header value for the files whose path matches. */
export type PathRule = {
  /** What the files are, in a word or two; also a comment in the generated files. */
  readonly name: string;
  readonly paths: RegExp;
  readonly value: string;
};

/** The type of each kind of file in the export, by extension (IANA media types). */
export const contentTypes = {
  html: 'text/html; charset=utf-8',
  css: 'text/css; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  mjs: 'text/javascript; charset=utf-8',
  json: 'application/json; charset=utf-8',
  map: 'application/json; charset=utf-8',
  webmanifest: 'application/manifest+json; charset=utf-8',
  xml: 'application/xml; charset=utf-8',
  txt: 'text/plain; charset=utf-8',
  svg: 'image/svg+xml; charset=utf-8',
  ico: 'image/x-icon',
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  gif: 'image/gif',
  webp: 'image/webp',
  avif: 'image/avif',
  woff2: 'font/woff2',
  woff: 'font/woff',
  pdf: 'application/pdf',
  mp4: 'video/mp4',
  webm: 'video/webm',
} as const satisfies Record<string, string>;

/** An extension the site may export. */
export type Extension = keyof typeof contentTypes;

/** Files whose type is not that of their extension. */
export const contentTypeRules = [
  { name: 'feed', paths: /^\/feed\.xml$/, value: 'application/rss+xml; charset=utf-8' },
] as const satisfies readonly PathRule[];

const fileExtensions = Object.keys(contentTypes).filter((extension) => extension !== 'html');

/** Pages, and every answer that is not a file: asked for again each time, cheaply by ETag. */
export const pageCache = 'max-age=0, must-revalidate';

/** The folder whose every file carries a hash of its content in its name. */
export const hashedFolder = '/_next/static/';

/**
 * How long files may be kept, first match wins; whatever matches none is a page (`pageCache`).
 * None of these is ever sent with an error: a missing file may be there after the next release.
 */
export const cacheRules = [
  {
    name: 'hashed files',
    paths: new RegExp(`^${hashedFolder}|[.-][0-9a-f]{8,64}\\.(?:${fileExtensions.join('|')})$`),
    value: 'max-age=31536000, immutable',
  },
  {
    name: 'other files',
    paths: new RegExp(`\\.(?:${fileExtensions.join('|')})$`),
    value: 'max-age=3600',
  },
] as const satisfies readonly PathRule[];

/** Other sites may not read or embed our responses (Fetch standard, CORP) … */
export const resourcePolicy = 'same-origin';

/** … but link previews, search results and feed readers embed pictures that stand for us. */
export const resourcePolicyRules = [
  { name: 'social pictures', paths: /^\/og\//, value: 'cross-origin' },
  {
    name: 'icons and logo',
    paths:
      /^\/(?:images\/|icons\/)?(?:favicon|icon|apple-icon|apple-touch-icon|maskable|logo)[^\/]*\.(?:ico|png|svg|webp)$/,
    value: 'cross-origin',
  },
] as const satisfies readonly PathRule[];

/** Browser features no page uses; the contact form copies its message to the clipboard. */
const permissions = [
  ...[
    'accelerometer',
    'autoplay',
    'browsing-topics',
    'camera',
    'display-capture',
    'encrypted-media',
    'fullscreen',
    'geolocation',
    'gyroscope',
    'hid',
    'idle-detection',
    'local-fonts',
    'magnetometer',
    'microphone',
    'midi',
    'payment',
    'picture-in-picture',
    'publickey-credentials-get',
    'screen-wake-lock',
    'serial',
    'usb',
    'xr-spatial-tracking',
  ].map((feature) => `${feature}=()`),
  'clipboard-write=(self)',
].join(', ');

/** A header that guards a page, or whatever else is opened. */
export type SecurityHeader = Header & {
  /**
   * Whether it only means something on what is opened in a window, and not on the scripts and
   * fonts that a page loads (`loadedOnly`).
   */
  readonly isForDocuments: boolean;
};

/**
 * Files that are loaded by a page and never opened themselves. Headers for documents are 1.7 KB
 * and nginx sends them whole each time, so these go without, where a host's rules can say so.
 */
export const loadedOnly = new RegExp(`^${hashedFolder}`);

/**
 * The headers that responses carry, errors and redirects included: all of them, but for those
 * for documents on files that are only loaded. The resource policy, which depends on the file,
 * is not among them.
 *
 * @param policy The policy of the pages' meta tag.
 */
export function securityHeaders(policy?: string): readonly SecurityHeader[] {
  const forDocuments = [
    { name: 'Content-Security-Policy', value: policyHeader(policy) },
    // For browsers older than frame-ancestors.
    { name: 'X-Frame-Options', value: 'DENY' },
    { name: 'Referrer-Policy', value: 'strict-origin-when-cross-origin' },
    { name: 'Permissions-Policy', value: permissions },
    { name: 'Cross-Origin-Opener-Policy', value: 'same-origin' },
  ];
  const forAll = [
    { name: 'X-Content-Type-Options', value: 'nosniff' },
    // Two years and every subdomain: what the browsers' preload list asks for.
    { name: 'Strict-Transport-Security', value: 'max-age=63072000; includeSubDomains; preload' },
  ];
  return [
    ...forDocuments.map((header) => ({ ...header, isForDocuments: true })),
    ...forAll.map((header) => ({ ...header, isForDocuments: false })),
  ];
}

/**
 * Addresses that answer 404 though a file stands there: configuration, compressed twins,
 * dotfiles (except RFC 8615's /.well-known/), and the error pages' own addresses.
 */
export const hiddenPaths = [
  { name: 'dotfiles', paths: /\/\.(?!well-known\/)/ },
  { name: 'compressed twins', paths: /\.(?:br|gz)$/ },
  { name: 'host configuration', paths: /^\/_(?:headers|redirects)$/ },
  { name: 'error pages', paths: /^\/(?:404|500|_not-found|_error)(?:\.html|\.txt|\/.*)?$/ },
] as const satisfies readonly { readonly name: string; readonly paths: RegExp }[];

function firstValue(rules: readonly PathRule[], path: string): string | undefined {
  return rules.find((rule) => rule.paths.test(path))?.value;
}

/** True when the address must answer 404 whatever file stands there. */
export function isHidden(path: string): boolean {
  return hiddenPaths.some((rule) => rule.paths.test(path));
}

/** The Cache-Control of a successful answer for this path. */
export function cacheControl(path: string): string {
  return firstValue(cacheRules, path) ?? pageCache;
}

/** The Cross-Origin-Resource-Policy of an answer for this path. */
export function crossOriginResourcePolicy(path: string): string {
  return firstValue(resourcePolicyRules, path) ?? resourcePolicy;
}

function isExtension(word: string): word is Extension {
  return Object.hasOwn(contentTypes, word);
}

/** The Content-Type of a file in the export; bytes of an unknown kind are only for download. */
export function contentType(path: string): string {
  const special = firstValue(contentTypeRules, path);
  if (special !== undefined) return special;
  const extension = path.slice(path.lastIndexOf('.') + 1).toLowerCase();
  return isExtension(extension) ? contentTypes[extension] : 'application/octet-stream';
}
