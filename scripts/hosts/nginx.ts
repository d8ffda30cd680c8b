import { policyHeader } from '@/lib/hosting/policy';
import { aliases, permanentRedirect } from '@/lib/hosting/redirects';
import {
  cacheRules,
  contentTypeRules,
  contentTypes,
  hiddenPaths,
  loadedOnly,
  pageCache,
  resourcePolicy,
  resourcePolicyRules,
  securityHeaders,
  type PathRule,
} from '@/lib/hosting/rules';

/** What differs between one nginx and another. */
export type NginxOptions = {
  /** Folder of the export; may be a symbolic link that releases swap. */
  readonly root: string;
  /** What to listen on, as nginx writes it: `80`, `[::]:80`, `127.0.0.1:4150`. */
  readonly listen: readonly string[];
  /** The policy of the pages' meta tag, without frame-ancestors. */
  readonly policy?: string;
  /**
   * Files, as a glob, that put another policy in the place of this one: releases write it,
   * because the policy names the styles of the release.
   */
  readonly policyFiles?: string;
};

const policyName = 'Content-Security-Policy';

function quoted(text: string): string {
  return `"${text.replaceAll('"', '\\"')}"`;
}

/** A regular expression as nginx matches it: PCRE, case-sensitive. */
function pattern({ paths }: { readonly paths: RegExp }): string {
  // JavaScript escapes the slash in its literals; PCRE has no need to.
  return quoted(`~${paths.source.replaceAll('\\/', '/')}`);
}

function map(variable: string, on: string, lines: readonly (readonly [string, string])[]): string {
  const rows = lines.map(([from, to]) => `    ${from} ${to};`);
  return [`map ${on} ${variable} {`, ...rows, '}'].join('\n');
}

function byPath(rules: readonly PathRule[], otherwise: string): [string, string][] {
  return [
    ['default', quoted(otherwise)],
    ...rules.map((rule): [string, string] => [pattern(rule), quoted(rule.value)]),
  ];
}

/** The variable that holds a header's value, where that depends on the path. */
function variableOf(header: string): string {
  return `$${header.toLowerCase().replaceAll('-', '_')}`;
}

/** Every spelling of an alias: with slash, as a file, and as it is. */
function aliasRows(): [string, string][] {
  return [
    ['default', '""'],
    ...aliases.flatMap(({ from, to }): [string, string][] =>
      ['', '/', '.html'].map((ending): [string, string] => [
        quoted(`${from}${ending}`),
        quoted(to),
      ]),
    ),
  ];
}

/**
 * The part of an nginx configuration that is this site: to be included inside `http { }`, for
 * example as a file in Debian's /etc/nginx/sites-enabled/. Needs the brotli_static module.
 *
 * Two rules keep it right. Every `add_header` stands at server level, because one in a location
 * drops all the others; what depends on the path or the status comes from a map. And an address
 * is only redirected to a file that exists, so no redirect can be made to lead elsewhere.
 *
 * @returns The text of the file.
 */
export function nginxSite({ root, listen, policy, policyFiles }: NginxOptions): string {
  const security = securityHeaders(policy);
  const headers = [
    ...security.map(
      ({ name, value, isForDocuments }) =>
        [name, isForDocuments ? variableOf(name) : quoted(value)] as const,
    ),
    ['Cross-Origin-Resource-Policy', '$resource_policy'] as const,
    ['Cache-Control', '$cache_control'] as const,
    ['Allow', '$allow'] as const,
  ];
  const types = Object.entries(contentTypes).map(
    ([extension, type]) => `        ${quoted(type)} ${extension};`,
  );
  return `# Written by the build from lib/hosting: change it there, not here.

# Room for long addresses among the redirects.
map_hash_bucket_size 512;

# The policy of the pages; a release may bring its own (deploy/release.sh).
${map('$content_policy', '""', [
  ['default', quoted(policyHeader(policy))],
  ...(policyFiles === undefined ? [] : [['include', policyFiles] as const]),
])}

# Headers of whatever may be opened in a window; scripts and fonts go without.
${security
  .filter(({ isForDocuments }) => isForDocuments)
  .map(({ name, value }) =>
    map(variableOf(name), '$uri', [
      ['default', name === policyName ? '$content_policy' : quoted(value)],
      // A header whose value is empty is not sent.
      [pattern({ paths: loadedOnly }), '""'],
    ]),
  )
  .join('\n')}

# How long an answer may be kept. Only files that are there: an error may be gone tomorrow.
${map('$file_cache', '$uri', byPath(cacheRules, pageCache))}
${map('$cache_control', '$status', [
  ['default', quoted(pageCache)],
  [quoted('~^(?:200|206|304)$'), '$file_cache'],
])}

# Pictures that stand for the site elsewhere may be embedded elsewhere.
${map('$resource_policy', '$uri', byPath(resourcePolicyRules, resourcePolicy))}

# The pages' old addresses.
${map('$moved_to', '$uri', aliasRows())}

${map('$allow', '$status', [
  ['default', '""'],
  ['405', quoted('GET, HEAD')],
])}

# Spellings that nginx would tidy up: doubled, encoded and backward slashes, dot segments,
# control characters. No page needs them, so they are refused as they were sent.
${map('$refused', '$request_uri', [
  ['default', '""'],
  [quoted('~*^[^?]*(?:%[01][0-9a-f]|%7f|%5c|\\x5c)'), '400'],
  [quoted('~*^[^?]*(?://|%2f)'), '404'],
  [quoted('~*^[^?]*/(?:\\.|%2e){1,2}(?:[/?]|$)'), '404'],
])}

server {
${listen.map((address) => `    listen ${address};`).join('\n')}
    server_name _;
    # This machine's own lines, for example its certificate: they outlive a release.
    include /etc/nginx/site.d/*.conf;

    root ${quoted(root)};

    server_tokens off;
    absolute_redirect off;
    merge_slashes off;
    etag on;
    sendfile on;
    tcp_nopush on;

    brotli_static on;
    gzip_static on;
    gzip_vary on;

    default_type application/octet-stream;
    types {
${types.join('\n')}
    }

${headers.map(([name, value]) => `    add_header ${name} ${value} always;`).join('\n')}

    error_page 400 403 404 /404.html;

    if ($request_method !~ ^(?:GET|HEAD)$) { return 405; }
    if ($refused = 400) { return 400; }
    if ($refused = 404) { return 404; }
    if ($moved_to) { return ${permanentRedirect} $moved_to$is_args$args; }

    location = /404.html { internal; }

${hiddenPaths
  .map(
    (hidden) =>
      `    # ${hidden.name}\n    location ${pattern(hidden).replace('"~', '~ "')} { return 404; }`,
  )
  .join('\n')}

${contentTypeRules
  .map(
    (rule) =>
      `    # ${rule.name}\n    location ${pattern(rule).replace('"~', '~ "')} { types { } default_type ${quoted(rule.value)}; }`,
  )
  .join('\n')}

    # One address for each page: no .html, no trailing slash, no index.
    location = / { try_files /index.html =404; }
    location ~ "^/index(?:\\.html)?/?$" { return ${permanentRedirect} /$is_args$args; }
    location ~ "^(?<page>/.+?)(?:\\.html/?|/)$" {
        if (-f $document_root$page.html) { return ${permanentRedirect} $page$is_args$args; }
        return 404;
    }

    # Never $uri/: a folder stands beside most pages, and it has nothing to show.
    location / { try_files $uri $uri.html =404; }
}
`;
}
