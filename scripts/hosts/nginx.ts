import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { policyEndOverTls } from '@/lib/hosting/policy';
import { aliases, permanentRedirect } from '@/lib/hosting/redirects';
import {
  fileRules,
  headersFor,
  hiddenPaths,
  pageCache,
  transportSecurity,
  untidySpelling,
  type FileRule,
  type Header,
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
  /** The Content-Security-Policy, without its end over TLS. */
  readonly policy: string;
};

const quoted = (text: string) => `"${text.replaceAll('"', '\\"')}"`;

/** A regular expression as nginx matches it; JavaScript escapes the slash, PCRE has no need to. */
const pattern = ({ source, flags }: RegExp) =>
  quoted(`~${flags.includes('i') ? '*' : ''}${source.replaceAll('\\/', '/')}`);

/** The files of a rule as nginx matches them. Patterns, because long names need a larger hash. */
function filesOf({ paths }: FileRule): string {
  const places = paths.map((path) => path.slice(1).replaceAll('.', '\\.'));
  const ends = places.map((place) => (place.endsWith('*') ? place.slice(0, -1) : `${place}$`));
  return quoted(`~^/(?:${ends.join('|')})`);
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
  const endingPolicy = policy + own('policy_end');
  const headers = headersFor('/', endingPolicy);
  /** The values of a header, by the file's address; an empty one is not sent. */
  const valuesOf = (header: Header) => [
    `map $uri ${own(header.name)} {`,
    `    default ${quoted(header.value)};`,
    ...fileRules.flatMap((rule) => {
      const ofRule = headersFor(rule.paths[0], endingPolicy);
      const value = ofRule.find(({ name }) => name === header.name)?.value ?? '';
      return value === header.value ? [] : [`    ${filesOf(rule)} ${quoted(value)};`];
    }),
    '}',
  ];
  const parts: Readonly<Record<string, string | readonly string[]>> = {
    mark,
    host,
    root,
    origin: siteOrigin(),
    'page cache': pageCache,
    'policy end': policyEndOverTls,
    untidy: pattern(untidySpelling),
    maps: headers.flatMap(valuesOf),
    'plain server': plainPort === undefined ? plainServer(host) : '',
    listen: plainPort === undefined ? listenWithTls(host) : `    listen ${plainPort};`,
    // Of these two the template says when they are sent.
    headers: headers
      .filter(({ name }) => name !== 'Cache-Control' && name !== transportSecurity.name)
      .map(({ name }) => `    add_header ${name} ${own(name)} always;`),
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
