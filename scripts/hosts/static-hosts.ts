import { headerPolicy, policyEndOverTls } from '@/lib/hosting/policy';
import { aliasForms, permanentRedirect } from '@/lib/hosting/redirects';
import {
  commonHeaders,
  documentHeaders,
  fileHeaders,
  fileRule,
  fileRules,
  hashedFolders,
  isHidden,
  isMarkdown,
  markdownHeaders,
  pageOfMarkdown,
  type Header,
} from '@/lib/hosting/rules';

const everywhere = (policy: string = headerPolicy()) => [
  ...documentHeaders(policy + policyEndOverTls),
  ...commonHeaders,
];

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
  return aliasForms.map(({ from, to }) => `${from} ${to} ${status}\n`).join('');
}

/**
 * The `_headers` file of Cloudflare Pages. Rules apply in the order of the file, and a header
 * set twice gets both values joined by a comma; so a rule takes the earlier value back (`!`)
 * before it sets its own.
 */
export function cloudflareHeaders(policy?: string): string {
  return [
    section('/*', [
      // Cloudflare's own: it would let the scripts of any site read ours.
      '! Access-Control-Allow-Origin',
      ...[...everywhere(policy), ...fileHeaders(undefined)].map(line),
    ]),
    ...fileRules.flatMap((rule) =>
      rule.paths.map((path) =>
        section(
          path,
          fileHeaders(rule).flatMap((header) => [`! ${header.name}`, line(header)]),
        ),
      ),
    ),
    section('/*.md', markdownHeaders(':splat').map(line)),
    section(
      '/index.md',
      markdownHeaders('')
        .filter(({ name }) => name === 'Link')
        .flatMap((header) => [`! ${header.name}`, line(header)]),
    ),
  ].join('\n');
}

/**
 * The `_headers` file of Netlify. Which of two rules wins for one header is not documented, so
 * no address gets a header from two of them; and `/blog/*` is a rule for `/blog` too.
 *
 * @param files Every file of the export, as addresses: the pages are named by what they stand in.
 */
export function netlifyHeaders(files: readonly string[], policy?: string): string {
  const pages = files
    .filter((file) => file.endsWith('.html') && !isHidden(file) && !fileRule(file))
    .map((file) => (file === '/index.html' ? '/' : file.slice(0, -'.html'.length)));
  const folders = new Set(pages.map((page) => page.split('/', 2).join('/')));
  const places = [...folders].map((folder) =>
    pages.some((page) => folder !== '' && page.startsWith(`${folder}/`))
      ? `${folder}/*`
      : folder || '/',
  );
  return [
    section('/*', everywhere(policy).map(line)),
    ...places.map((place) => section(place, fileHeaders(undefined).map(line))),
    ...files.filter(isMarkdown).map((file) => {
      const isInPlace = places.some(
        (one) => one.endsWith('/*') && file.startsWith(one.slice(0, -1)),
      );
      const own = markdownHeaders(pageOfMarkdown(file));
      return section(file, [...(isInPlace ? [] : fileHeaders(undefined)), ...own].map(line));
    }),
    ...fileRules.flatMap((rule) =>
      rule.paths.map((path) => section(path, fileHeaders(rule).map(line))),
    ),
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
 * replaces the value of an earlier one. Headers are set before the file is looked for, so the rule
 * that keeps files for good names those that are there: a missing one may be there tomorrow.
 *
 * @param files Every file of the export, as addresses.
 * @returns The file as JSON, indented.
 */
export function vercelJson(files: readonly string[], policy?: string): string {
  const keyed = (headers: readonly Header[]) =>
    headers.map(({ name, value }) => ({ key: name, value }));
  const rule = (source: string, headers: readonly Header[]) => ({
    source,
    headers: keyed(headers),
  });
  const configuration = {
    $schema: 'https://openapi.vercel.sh/vercel.json',
    framework: null,
    outputDirectory: 'out',
    cleanUrls: true,
    trailingSlash: false,
    redirects: aliasForms.map(({ from, to }) => ({
      source: from,
      destination: to,
      statusCode: permanentRedirect,
    })),
    headers: [
      rule('/(.*)', [...everywhere(policy), ...fileHeaders(undefined)]),
      ...fileRules.flatMap((fileRuleOfIt) =>
        fileRuleOfIt.paths.flatMap((path) => {
          const isHashed = hashedFolders.some((folder) => path === `${folder}/*`);
          const sources = isHashed
            ? files.filter((file) => file.startsWith(path.slice(0, -1))).map(literal)
            : [path.endsWith('*') ? `${path.slice(0, -1)}(.*)` : literal(path)];
          return sources.map((source) => rule(source, fileHeaders(fileRuleOfIt)));
        }),
      ),
      ...files
        .filter(isMarkdown)
        .map((file) => rule(literal(file), markdownHeaders(pageOfMarkdown(file)))),
    ],
  };
  return `${JSON.stringify(configuration, null, 2)}\n`;
}

/** A literal path in path-to-regexp's syntax. */
function literal(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|:!]/g, '\\$&');
}
