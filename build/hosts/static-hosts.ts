import { policyEndOverTls } from '@/lib/hosting/policy';
import { aliasForms, permanentRedirect } from '@/lib/hosting/redirects';
import {
  commonHeaders,
  documentHeaders,
  headersFor,
  isHidden,
  ownHeaders,
  places,
  type Header,
} from '@/lib/hosting/rules';

/** A rule of a `_headers` file: where, and lines such as `Name: value`. */
const section = (where: string, lines: readonly string[]) =>
  [where, ...lines.map((line) => `  ${line}`), ''].join('\n');

const line = ({ name, value }: Header) => `${name}: ${value}`;

/**
 * The `_redirects` file of Cloudflare Pages, which compares addresses letter by letter, keeps the
 * query, and applies a redirect whether a file stands there or not; and that of Netlify.
 */
export function redirectsFile(host: 'cloudflare' | 'netlify'): string {
  // Netlify does not know 308. The mark makes a redirect win over the page at its address.
  const status = host === 'cloudflare' ? permanentRedirect : '301!';
  return aliasForms()
    .map(({ from, to }) => `${from} ${to} ${status}\n`)
    .join('');
}

/**
 * The `_headers` file of Cloudflare Pages. Rules apply in the order of the file, and a header
 * set twice gets both values joined by a comma; so a rule takes the earlier value back (`!`)
 * before it sets its own.
 *
 * @param policy The Content-Security-Policy, without its end over TLS.
 */
export function cloudflareHeaders(policy: string): string {
  return [
    section('/*', [
      // Cloudflare's own: it would let the scripts of any site read ours.
      '! Access-Control-Allow-Origin',
      ...headersFor('/', policy + policyEndOverTls).map(line),
    ]),
    ...places.map((place) => {
      const own = ownHeaders(place.replace('*', ':splat'));
      return section(
        place,
        own.flatMap((header) => [`! ${header.name}`, line(header)]),
      );
    }),
  ].join('\n');
}

/**
 * The `_headers` file of Netlify. Which of two rules wins for one header is not documented, so
 * each address has a rule of its own for what is not every answer's.
 *
 * @param files Every file of the export, as addresses.
 * @param policy The Content-Security-Policy, without its end over TLS.
 */
export function netlifyHeaders(files: readonly string[], policy: string): string {
  const addresses = files
    .filter((file) => !isHidden(file))
    .map((file) => file.replace(/^\/index\.html$|\.html$/, '') || '/');
  return [
    section('/*', [...documentHeaders(policy + policyEndOverTls), ...commonHeaders].map(line)),
    ...addresses.map((address) => section(address, ownHeaders(address).map(line))),
  ].join('\n');
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
 * `vercel.json`. Clean addresses need both `cleanUrls` and `trailingSlash: false`. A later rule
 * replaces the value of an earlier one. Headers are set before the file is looked for, so rules
 * name the files that are there: one that is missing must not be kept, it may be there tomorrow.
 *
 * @param files Every file of the export, as addresses.
 * @param policy The Content-Security-Policy, without its end over TLS.
 * @returns The file as JSON, indented.
 */
export function vercelJson(files: readonly string[], policy: string): string {
  const rule = (source: string, headers: readonly Header[]) => ({
    source,
    headers: headers.map(({ name, value }) => ({ key: name, value })),
  });
  const ofPages = JSON.stringify(ownHeaders('/'));
  const configuration = {
    $schema: 'https://openapi.vercel.sh/vercel.json',
    framework: null,
    outputDirectory: 'out',
    cleanUrls: true,
    trailingSlash: false,
    redirects: aliasForms().map(({ from, to }) => ({
      source: from,
      destination: to,
      statusCode: permanentRedirect,
    })),
    headers: [
      rule('/(.*)', headersFor('/', policy + policyEndOverTls)),
      ...files
        .filter((file) => !isHidden(file) && JSON.stringify(ownHeaders(file)) !== ofPages)
        .map((file) => rule(literal(file), ownHeaders(file))),
    ],
  };
  return `${JSON.stringify(configuration, null, 2)}\n`;
}

/** A literal path in path-to-regexp's syntax. */
function literal(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|:!]/g, '\\$&');
}
