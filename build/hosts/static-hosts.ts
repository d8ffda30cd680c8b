import { upgradeInsecureRequests } from '@/lib/hosting/policy';
import { redirectVariants, PERMANENT_REDIRECT } from '@/lib/hosting/redirects';
import { commonHeaders, headerRules, isDenied, ownHeaders, type Header } from '@/lib/hosting/rules';

// `policy` is the header’s, without its end over TLS.

/** Headers, and the address or pattern of addresses that have them. */
type Section = { readonly path: string; readonly headers: readonly Header[] };

/** A `_headers` file. */
const headersFile = (sections: readonly Section[]) =>
  sections
    .map(({ path, headers }) =>
      [path, ...headers.map(({ name, value }) => `  ${name}: ${value}`), ''].join('\n'),
    )
    .join('\n');

const everywhere = (path: string, policy: string): Section => ({
  path,
  headers: commonHeaders(policy + upgradeInsecureRequests),
});

/** The files that have headers of their own, for hosts whose patterns say less than the rules. */
const sectionsOf = (files: readonly string[]): readonly Section[] =>
  files
    .filter((file) => !isDenied(file))
    .map((path) => ({ path, headers: ownHeaders(path) }))
    .filter(({ headers }) => headers.length > 0);

/**
 * The `_redirects` file of Cloudflare Pages, which compares addresses letter by letter, keeps the
 * query, and applies a redirect whether a file stands there or not; and that of Netlify.
 */
export function redirectsFile(host: 'cloudflare' | 'netlify'): string {
  // Netlify does not know 308. The mark makes a redirect win over the page at its address.
  const status = host === 'cloudflare' ? PERMANENT_REDIRECT : '301!';
  return redirectVariants()
    .map(({ from, to }) => `${from} ${to} ${status}\n`)
    .join('');
}

/** The `_headers` file of Cloudflare Pages. */
export function cloudflareHeaders(policy: string): string {
  const text = headersFile([everywhere('/*', policy), ...headerRules]);
  // Takes back what Cloudflare sends by itself: it would let the scripts of any site read ours.
  return text.replace('/*\n', '/*\n  ! Access-Control-Allow-Origin\n');
}

/**
 * The `_headers` file of Netlify, whose star stands at the end of a path only.
 * @param files every file of the export, as addresses
 */
export function netlifyHeaders(files: readonly string[], policy: string): string {
  return headersFile([everywhere('/*', policy), ...sectionsOf(files)]);
}

/** `netlify.toml` for sites that Netlify builds itself. */
export const netlifyToml = `[build]
  command = "npm run build"
  publish = "out"

[build.environment]
  # The export is plain files; Netlify's adapter for Next.js has nothing to do.
  NETLIFY_NEXT_PLUGIN_SKIP = "true"
`;

/**
 * `vercel.json`. Clean addresses need both `cleanUrls` and `trailingSlash: false`. Headers are set
 * before the file is looked for, so rules name the files that are there: one that is missing must
 * not be kept, it may be there tomorrow.
 * @param files every file of the export, as addresses
 */
export function vercelJson(files: readonly string[], policy: string): string {
  const configuration = {
    $schema: 'https://openapi.vercel.sh/vercel.json',
    framework: null,
    outputDirectory: 'out',
    cleanUrls: true,
    trailingSlash: false,
    redirects: redirectVariants().map(({ from, to }) => ({
      source: from,
      destination: to,
      statusCode: PERMANENT_REDIRECT,
    })),
    headers: [
      everywhere('/(.*)', policy),
      ...sectionsOf(files).map(({ path, headers }) => ({ path: literal(path), headers })),
    ].map(({ path, headers }) => ({
      source: path,
      headers: headers.map(({ name, value }) => ({ key: name, value })),
    })),
  };
  return `${JSON.stringify(configuration, null, 2)}\n`;
}

/** A literal path in path-to-regexp's syntax. */
function literal(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|:!]/g, '\\$&');
}
