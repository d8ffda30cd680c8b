import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { policyEndOverTls } from '@/lib/hosting/policy';
import { aliases, permanentRedirect, withQuery } from '@/lib/hosting/redirects';
import {
  fileRules,
  headersFor,
  hiddenPaths,
  pageCache,
  places,
  transportSecurity,
  untidySpelling,
} from '@/lib/hosting/rules';

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
  const headersOf = (path: string) =>
    new Map(headersFor(path, policy + own('policy_end')).map(({ name, value }) => [name, value]));
  const ofPages = headersOf('/');
  const names = [...ofPages.keys(), 'X-Robots-Tag', 'Link'];
  /** The values of a header, by the file's address; an empty one is not sent. */
  const valuesOf = (name: string) => {
    const usual = ofPages.get(name) ?? '';
    // The first pattern that fits counts. Patterns, because long names would need a larger hash.
    const others = places.toReversed().flatMap((place) => {
      const value = headersOf(place.replace('*', '$rest')).get(name) ?? '';
      const file = place.replaceAll('.', '\\.').replace('*', '(?<rest>.*)');
      return value === usual ? [] : [`    "~^${file}$" ${quoted(value)};`];
    });
    return [`map $uri ${own(name)} {`, `    default ${quoted(usual)};`, ...others, '}'];
  };
  const parts: Readonly<Record<string, string | readonly string[]>> = {
    mark,
    host,
    root,
    'page cache': pageCache,
    'policy end': policyEndOverTls,
    untidy: pattern(untidySpelling),
    maps: names.flatMap(valuesOf),
    'plain server': plainPort === undefined ? plainServer(host) : '',
    listen: plainPort === undefined ? listenWithTls(host) : `    listen ${plainPort};`,
    // Of these two the template says when they are sent.
    headers: names
      .filter((name) => name !== 'Cache-Control' && name !== transportSecurity.name)
      .map((name) => `    add_header ${name} ${own(name)} always;`),
    hidden: hiddenPaths.map(
      (hidden) => `    location ${pattern(hidden).replace('"~', '~ "')} { return 404; }`,
    ),
    types: fileRules
      .filter(({ type }) => type !== undefined && !type.startsWith('text/plain'))
      .map(({ path, type }) => `    location = ${path} { types { } default_type "${type}"; }`),
    aliases: aliases().flatMap(({ from, to }) =>
      ['', '/', '.html'].map((end) => {
        const [old, target] = [`${from}${end}`, withQuery(to, '$is_args$args')].map(quoted);
        return `    location = ${old} { return ${permanentRedirect} ${target}; }`;
      }),
    ),
  };
  return readFileSync(template, 'utf8').replaceAll(/\{\{([a-z ]+)\}\}/g, (_, name: string) => {
    const part = parts[name];
    if (part === undefined) throw new Error(`${template} asks for “${name}”`);
    return typeof part === 'string' ? part : part.join('\n');
  });
}
