import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { policyEndOverTls } from '@/lib/hosting/policy';
import { aliases, permanentRedirect } from '@/lib/hosting/redirects';
import {
  commonHeaders,
  documentHeaders,
  fileRules,
  hiddenPaths,
  loadedOnly,
  pageCache,
  transportSecurity,
  untidySpelling,
  type FileRule,
} from '@/lib/hosting/rules';
import { siteOrigin } from '@/lib/routes/urls';

/** The file, with `{{names}}` where something of the site goes. */
const template = 'deploy/nginx-site.conf';

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

/** The server that sends who comes without TLS to where it is. */
const plainServer = (host: string) => `
server {
    listen 80;
    listen [::]:80;
    server_name ${host};
    # Where certbot's webroot answers who asks for a certificate.
    location ^~ /.well-known/acme-challenge/ { root /var/www/certbot; }
    location / { return ${permanentRedirect} https://${host}$request_uri; }
}
`;

const listenWithTls = (host: string) => `    listen 443 ssl http2;
    listen [::]:443 ssl http2;
    ssl_certificate /etc/nginx/tls/${host}.crt;
    ssl_certificate_key /etc/nginx/tls/${host}.key;
    ssl_protocols TLSv1.2 TLSv1.3;
    ssl_session_cache shared:${host}:10m;
    ssl_session_timeout 1d;`;

/**
 * The part of an nginx configuration that is this site: to be included inside `http { }`, for
 * example as a file in Debian's /etc/nginx/sites-enabled/. Needs the brotli_static module. Sites
 * of several names can stand beside each other.
 *
 * @returns The text of the file.
 */
export function nginxSite({ host, root, plainPort, policy }: NginxOptions): string {
  // Maps belong to all sites of an nginx, so their names carry the site's, which may be too long.
  const mark = createHash('sha256').update(host).digest('hex').slice(0, 6);
  const own = (name: string) => `$${name.toLowerCase().replaceAll('-', '_')}_${mark}`;
  const documents = documentHeaders(policy);
  const overTls = (variable: string, value: string) =>
    // TLS may end at a proxy in front.
    map('$https$http_x_forwarded_proto', variable, [
      ['default', '""'],
      [quoted('~^on|^https$'), quoted(value)],
    ]);
  const addHeader = (name: string, value: string) => `    add_header ${name} ${value} always;`;
  const parts: Readonly<Record<string, string | readonly string[]>> = {
    mark,
    host,
    root,
    origin: siteOrigin(),
    'page cache': pageCache,
    maps: [
      overTls(own('policy_end'), policyEndOverTls),
      overTls(own('hsts'), transportSecurity.value),
      ...documents.map(({ name, value }) =>
        map('$uri', own(name), [
          [
            'default',
            quoted(name === 'Content-Security-Policy' ? value + own('policy_end') : value),
          ],
          [pattern(loadedOnly), '""'],
        ]),
      ),
      byFile(own('file_cache'), pageCache, ({ cache }) => cache),
      byFile(own('embedding'), 'same-origin', ({ embedding }) => embedding),
      map('$request_uri', own('untidy'), [
        ['default', '""'],
        [pattern(untidySpelling), '1'],
      ]),
    ],
    'plain server': plainPort === undefined ? plainServer(host) : '',
    listen: plainPort === undefined ? listenWithTls(host) : `    listen ${plainPort};`,
    headers: [
      ...documents.map(({ name }) => addHeader(name, own(name))),
      ...commonHeaders.map(({ name, value }) =>
        addHeader(name, name === transportSecurity.name ? own('hsts') : quoted(value)),
      ),
    ],
    hidden: hiddenPaths.map(
      (hidden) => `    location ${pattern(hidden).replace('"~', '~ "')} { return 404; }`,
    ),
    types: fileRules.flatMap(({ paths, type }) =>
      type === undefined || type.startsWith('text/plain')
        ? []
        : paths.map((at) => `    location = ${at} { types { } default_type ${quoted(type)}; }`),
    ),
    aliases: aliases.flatMap(({ from, to }) =>
      ['', '/', '.html'].map((end) => {
        const old = quoted(`${from}${end}`);
        return `    location = ${old} { return ${permanentRedirect} ${to}$is_args$args; }`;
      }),
    ),
  };
  return readFileSync(template, 'utf8').replaceAll(/\{\{([a-z ]+)\}\}/g, (_, name: string) => {
    const part = parts[name];
    if (part === undefined) throw new Error(`${template} asks for “${name}”`);
    return typeof part === 'string' ? part : part.join('\n');
  });
}
