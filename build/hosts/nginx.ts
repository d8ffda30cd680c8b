import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { hashedFolders } from '@/lib/base/hashed-folders';
import { upgradeInsecureRequests } from '@/lib/hosting/policy';
import { allRedirects, PERMANENT_REDIRECT, withQuery } from '@/lib/hosting/redirects';
import {
  commonHeaders,
  headerRules,
  deniedPaths,
  ownHeaders,
  mustRevalidate,
  hsts,
  nonCanonicalPath,
} from '@/lib/hosting/rules';

/** The file, with `{{names}}` where something of the site goes. */
const template = 'deploy/nginx-site.conf';

/** What differs between one nginx and another. */
type NginxOptions = {
  /** The name the site is reached by, such as `www.example.com`; folders and files carry it. */
  readonly host: string;
  /** The folder of the export. */
  readonly root: string;
  /** The port of a server behind a proxy that speaks TLS; without it the server speaks TLS. */
  readonly plainPort?: number;
  /** The Content-Security-Policy, without its end over TLS. */
  readonly policy: string;
};

/** A regular expression as nginx matches it; JavaScript escapes the slash, PCRE has no need to. */
const pattern = ({ source, flags }: RegExp) =>
  `~${flags.includes('i') ? '*' : ''}${source.replaceAll('\\/', '/')}`;

/** The server that sends who comes without TLS to where it is. */
const plainServer = (host: string) => `
server {
    listen 80;
    listen [::]:80;
    server_name ${host};
    # Where certbot's webroot answers who asks for a certificate.
    location ^~ /.well-known/acme-challenge/ { root /var/www/certbot; }
    location / { return ${PERMANENT_REDIRECT} https://${host}$request_uri; }
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
 */
export function nginxSite({ host, root, plainPort, policy }: NginxOptions): string {
  // Maps belong to all sites of an nginx, so their names carry the site's, which may be too long.
  const mark = createHash('sha256').update(host).digest('hex').slice(0, 6);
  // The template says when these two are sent.
  const conditional = ['Content-Security-Policy', hsts.name];
  const parts: Readonly<Record<string, string | readonly string[]>> = {
    mark,
    host,
    root,
    policy,
    'must revalidate': mustRevalidate,
    immutable: ownHeaders(hashedFolders.code)[0]?.value ?? '',
    'hashed folders': Object.values(hashedFolders).join('|'),
    'policy end': upgradeInsecureRequests,
    'transport security': hsts.value,
    'non-canonical': `"${pattern(nonCanonicalPath)}"`,
    'plain server': plainPort === undefined ? plainServer(host) : '',
    listen: plainPort === undefined ? listenWithTls(host) : `    listen ${plainPort};`,
    headers: commonHeaders(policy)
      .filter(({ name }) => !conditional.includes(name))
      .map(({ name, value }) => `    add_header ${name} "${value}" always;`),
    denied: deniedPaths.map(
      (denied) => `    location ${pattern(denied).replace('~', '~ "')}" { return 404; }`,
    ),
    types: headerRules.flatMap(({ path, headers }) => {
      const type = headers.find(({ name }) => name === 'Content-Type');
      const file = path.replaceAll('.', '\\.').replace('*', '.*');
      const answer = `if ($non_canonical_${mark}) { return 404; } types { } default_type "${type?.value}";`;
      return type === undefined ? [] : [`    location ~ "^${file}$" { ${answer} }`];
    }),
    redirects: allRedirects().flatMap(({ from, to }) =>
      ['', '/', '.html'].map((end) => {
        const target = withQuery(to, '$is_args$args');
        return `    location = "${from}${end}" { return ${PERMANENT_REDIRECT} "${target}"; }`;
      }),
    ),
  };
  return readFileSync(template, 'utf8').replaceAll(/\{\{([a-z -]+)\}\}/g, (_, name: string) => {
    const part = parts[name];
    if (part === undefined) throw new Error(`${template} asks for “${name}”`);
    return typeof part === 'string' ? part : part.join('\n');
  });
}
