import { createHash } from 'node:crypto';
import { policyEndOverTls } from '@/lib/hosting/policy';
import { aliases, permanentRedirect } from '@/lib/hosting/redirects';
import {
  commonHeaders,
  documentHeaders,
  fileRules,
  hiddenPaths,
  loadedOnly,
  markdownHeaders,
  pageCache,
  transportSecurity,
  untidySpelling,
  type FileRule,
  type Header,
} from '@/lib/hosting/rules';

/** What differs between one nginx and another. */
export type NginxOptions = {
  /** The name the site is reached by, such as `www.example.com`; folders and files carry it. */
  readonly host: string;
  /** The folder of the export. */
  readonly root: string;
  /** The port of a server behind a proxy that speaks TLS; without it the server speaks TLS. */
  readonly plainPort?: number;
  /** The Content-Security-Policy; by default that of a site without settings. */
  readonly policy?: string;
};

const quoted = (text: string) => `"${text.replaceAll('"', '\\"')}"`;

/** A regular expression as nginx matches it; JavaScript escapes the slash, PCRE has no need to. */
const pattern = ({ source, flags }: RegExp) =>
  quoted(`~${flags.includes('i') ? '*' : ''}${source.replaceAll('\\/', '/')}`);

function map(on: string, variable: string, rows: readonly (readonly [string, string])[]): string {
  return [`map ${on} ${variable} {`, ...rows.map(([from, to]) => `    ${from} ${to};`), '}'].join(
    '\n',
  );
}

/** A value by the file's address. Patterns, because long names would need a larger hash. */
function byFile(
  variable: string,
  otherwise: string,
  value: (rule: FileRule) => string | undefined,
): string {
  const rows = fileRules.flatMap((rule) => {
    const chosen = value(rule);
    if (chosen === undefined || chosen === otherwise) return [];
    const places = rule.paths.map((path) => path.slice(1).replaceAll('.', '\\.'));
    const ends = places.map((place) => (place.endsWith('*') ? place.slice(0, -1) : `${place}$`));
    return [[quoted(`~^/(?:${ends.join('|')})`), quoted(chosen)] as const];
  });
  return map('$uri', variable, [['default', quoted(otherwise)], ...rows]);
}

/** The lines that listen, and the server that sends who comes without TLS to where it is. */
function listening({ host, plainPort }: NginxOptions): { ahead: string; lines: string } {
  if (plainPort !== undefined) return { ahead: '', lines: `    listen ${plainPort};` };
  return {
    ahead: `server {
    listen 80;
    listen [::]:80;
    server_name ${host};
    # Where certbot's webroot answers who asks for a certificate.
    location ^~ /.well-known/acme-challenge/ { root /var/www/certbot; }
    location / { return ${permanentRedirect} https://${host}$request_uri; }
}

`,
    lines: `    listen 443 ssl http2;
    listen [::]:443 ssl http2;
    ssl_certificate /etc/nginx/tls/${host}.crt;
    ssl_certificate_key /etc/nginx/tls/${host}.key;
    ssl_protocols TLSv1.2 TLSv1.3;
    ssl_session_cache shared:${host}:10m;
    ssl_session_timeout 1d;`,
  };
}

/**
 * The part of an nginx configuration that is this site: to be included inside `http { }`, for
 * example as a file in Debian's /etc/nginx/sites-enabled/. Needs the brotli_static module. Sites
 * of several names can stand beside each other.
 *
 * Three rules keep it right. Every `add_header` stands at server level, because one in a location
 * drops all the others; what depends on the file or the status comes from a map. What refuses an
 * address stands in a location, because at server level it would refuse the error page too. And
 * an address is only redirected to a file that exists, so no redirect can be made to lead
 * elsewhere.
 *
 * @returns The text of the file.
 */
export function nginxSite(options: NginxOptions): string {
  const { host, root, policy } = options;
  const { ahead, lines } = listening(options);
  // Maps belong to all sites of an nginx, so their names carry the site's, which may be too long.
  const mark = createHash('sha256').update(host).digest('hex').slice(0, 6);
  const own = (name: string) => `$${name.toLowerCase().replaceAll('-', '_')}_${mark}`;
  const documents = documentHeaders(policy);
  const common = commonHeaders.filter((header) => header !== transportSecurity);
  const canonical = (page: string) =>
    markdownHeaders(page).find(({ name }) => name === 'Link')?.value ?? '';
  const redirect = (from: string, to: string) =>
    `    location = ${quoted(from)} { return ${permanentRedirect} ${to}$is_args$args; }`;
  const addHeader = (name: string, value: string) => `    add_header ${name} ${value} always;`;
  const add = ({ name, value }: Header) => addHeader(name, quoted(value));
  return `# Written by the build from lib/hosting: change it there, not here.

# Only over TLS, which may end at a proxy in front.
${map('$https$http_x_forwarded_proto', own('policy_end'), [
  ['default', '""'],
  [quoted('~^on|^https$'), quoted(policyEndOverTls)],
])}

# Headers of whatever may be opened in a window; an empty value is not sent.
${documents
  .map(({ name, value }) =>
    map('$uri', own(name), [
      ['default', quoted(name === 'Content-Security-Policy' ? value + own('policy_end') : value)],
      [pattern(loadedOnly), '""'],
    ]),
  )
  .join('\n')}

# Only over TLS (RFC 6797, 7.2), which may end at a proxy in front.
${map('$https$http_x_forwarded_proto', own('hsts'), [
  ['default', '""'],
  [quoted('~^on|^https$'), quoted(transportSecurity.value)],
])}

# How long an answer may be kept: only files that are there, and whole.
${byFile(own('file_cache'), pageCache, ({ cache }) => cache)}
${map('$status$http_range', own('cache'), [
  ['default', quoted(pageCache)],
  [quoted('~^(?:200|304)$'), own('file_cache')],
])}

# Who may embed a file.
${byFile(own('embedding'), 'same-origin', ({ embedding }) => embedding)}

# A page as Markdown is for programs; search engines keep to the page.
${map('$status$uri', own('robots'), [
  ['default', '""'],
  [quoted('~^200.*\\.md$'), 'noindex'],
])}
${map('$status$uri', own('link'), [
  ['default', '""'],
  [quoted('~^200/index\\.md$'), quoted(canonical(''))],
  [quoted('~^200/(?<markdown_page>.+)\\.md$'), quoted(canonical('$markdown_page'))],
])}

# Who would rather have Markdown than HTML gets a page's twin; everybody else the page.
${map('$http_accept', own('twin'), [
  ['default', '".none"'],
  [quoted('~^(?:(?!text/html).)*text/markdown(?!\\s*;\\s*q=0)'), '".md"'],
])}
${map('$status$uri', own('vary'), [
  ['default', '""'],
  [quoted('~^200.*\\.(?:html|md)$'), 'Accept'],
])}

${map('$status', own('allow'), [
  ['default', '""'],
  ['405', quoted('GET, HEAD')],
])}

# Spellings that nginx would tidy up.
${map('$request_uri', own('untidy'), [
  ['default', '""'],
  [pattern(untidySpelling), '1'],
])}

${ahead}server {
${lines}
    server_name ${host};
    root ${quoted(root)};

    server_tokens off;
    absolute_redirect off;
    merge_slashes off;
    sendfile on;
    tcp_nopush on;
    brotli_static on;
    gzip_static on;
    gzip_vary on;

    charset utf-8;
    charset_types text/html text/plain text/css text/xml application/javascript image/svg+xml;

${documents.map(({ name }) => addHeader(name, own(name))).join('\n')}
${common.map(add).join('\n')}
${addHeader(transportSecurity.name, own('hsts'))}
${addHeader('Cross-Origin-Resource-Policy', own('embedding'))}
${addHeader('Cache-Control', own('cache'))}
${addHeader('Allow', own('allow'))}
${addHeader('X-Robots-Tag', own('robots'))}
${addHeader('Link', own('link'))}
${addHeader('Vary', own('vary'))}

    error_page 400 403 404 /404.html;
    location = /404.html { internal; }

    # This answer passes the headers twice; with a list of its own the second pass adds none.
    error_page 416 @range;
    location @range { add_header Allow ""; return 416; }

${hiddenPaths.map((hidden) => `    location ${pattern(hidden).replace('"~', '~ "')} { return 404; }`).join('\n')}

${fileRules
  .filter(({ type }) => type !== undefined && !type.startsWith('text/plain'))
  .flatMap(({ paths, type = '' }) =>
    paths.map((path) => `    location = ${path} { types { } default_type ${quoted(type)}; }`),
  )
  .join('\n')}

    location ~ "\\.md$" { types { } default_type "text/markdown; charset=utf-8"; }

    # The pages' old addresses.
${aliases.flatMap(({ from, to }) => ['', '/', '.html'].map((end) => redirect(`${from}${end}`, to))).join('\n')}

    # One address for each page: no .html, no trailing slash, no index.
    location = / {
        if (${own('twin')} = .md) { rewrite ^ /index.md last; }
        try_files /index.html =404;
    }
${['/index', '/index.html'].map((from) => redirect(from, '/')).join('\n')}
    location ~ "^(?<page>/.+?)(?:\\.html/?|/)$" {
        if (${own('untidy')}) { return 404; }
        if (-f $document_root$page.html) { return ${permanentRedirect} $page$is_args$args; }
        return 404;
    }

    # Never $uri/: a folder stands beside most pages, and it has nothing to show.
    location / {
        if (${own('untidy')}) { return 404; }
        if (-f $document_root$uri${own('twin')}) { rewrite ^ $uri${own('twin')} last; }
        try_files $uri $uri.html =404;
    }
}
`;
}
