import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listFiles } from '@/lib/base/files';
import { headerPolicyFor, upgradeInsecureRequests } from '@/lib/hosting/policy';
import { allRedirects, withQuery } from '@/lib/hosting/redirects';
import { headersFor, hostFiles, isDenied, hsts } from '@/lib/hosting/rules';
import { hashedFolders } from '@/lib/base/hashed-folders';
import { rootFiles } from '@/lib/base/root-files';

/** Something asked of a site, and what was wrong with the answer: nothing if it is empty. */
type LiveCheck = { readonly name: string; readonly faults: readonly string[] };

/** What to ask a site for. */
export type LiveCheckOptions = {
  /** Where it runs: scheme, host and port. */
  readonly origin: string;
  /** The path of every page. */
  readonly pages: readonly string[];
  /** The folder of the export that was released: what is served must be that, byte for byte. */
  readonly against?: string;
  /** When it is asked. */
  readonly now?: Date;
};

/** An answer, decompressed. */
type Reply = { readonly status: number; readonly headers: Headers; readonly body: Buffer };

/** A request, and what is wrong with its answer; false stands for what is not. */
type Probe = {
  readonly name: string;
  readonly target: string;
  /** The encoding to ask for; any that Node.js knows, where there is none. */
  readonly encoding?: string;
  readonly faultsOf: (reply: Reply) => readonly (string | false)[];
};

/** How many days before its end security.txt should be renewed by a new build. */
const RENEWAL_DAYS = 30;

/**
 * Asks a running site for everything that this project promises: every page under its one
 * address, files, redirects, headers, the missing page, what must stay hidden.
 */
export async function* checkLive(options: LiveCheckOptions): AsyncGenerator<LiveCheck> {
  const { origin, against } = options;
  const home = await fetchReply(`${origin}/`).catch(reasonOf);
  const html = typeof home === 'string' ? '' : home.body.toString();
  const policy = headerPolicyFor(html);
  if (policy === undefined) {
    const fault = typeof home === 'string' ? home : `/ answers ${home.status}, and is none of ours`;
    yield { name: `finds this site at ${origin}`, faults: [fault] };
    return;
  }
  const probes = siteProbes(options, html, policy);
  if (against !== undefined) probes.push(...exportProbes(against));
  for (const { name, target, faultsOf, encoding } of probes) {
    const faults: readonly (string | false)[] = await fetchReply(
      `${origin}${target}`,
      encoding,
    ).then(faultsOf, (error: unknown) => [reasonOf(error)]);
    yield { name, faults: faults.filter((fault) => fault !== false) };
  }
  if (origin.startsWith('https:') && new URL(origin).port === '') {
    const reply = await fetchReply(`${origin.replace('https:', 'http:')}/about?x=1`).catch(
      () => undefined,
    );
    const location = reply?.headers.get('location');
    const leadsToTls = reply === undefined || location === `${origin}/about?x=1`;
    const name = 'leads who comes without TLS to the page over TLS';
    yield { name, faults: leadsToTls ? [] : [`Location is ${location}`] };
  }
}

/** Sends one request and follows nothing; it waits fifteen seconds at most. */
async function fetchReply(address: string, encoding?: string): Promise<Reply> {
  const signal = AbortSignal.timeout(15_000);
  const request = new Request(address, { redirect: 'manual', signal });
  if (encoding !== undefined) request.headers.set('Accept-Encoding', encoding);
  const response = await fetch(request);
  const { status, headers } = response;
  return { status, headers, body: Buffer.from(await response.arrayBuffer()) };
}

/** Why there was no whole answer: of that, fetch itself only says that it failed. */
function reasonOf(error: unknown): string {
  const { message, cause } = error as Error;
  const [reason] = cause instanceof AggregateError ? cause.errors : [cause];
  return `no answer: ${reason instanceof Error ? reason.message : message}`;
}

/** What others leave in a page that they change, and what to do about it. */
const changes: readonly (readonly [mark: RegExp, cause: string])[] = [
  [
    /\/cdn-cgi\/l\/email-protection/,
    'Cloudflare hides its e-mail addresses from visitors: switch off Email Address Obfuscation (Scrape Shield)',
  ],
  [
    /\/cdn-cgi\/(?!l\/|scripts\/[^"]*email-decode)|cloudflareinsights\.com/,
    'Cloudflare adds scripts, which the policy refuses: switch off Web Analytics, Rocket Loader and JavaScript Detections',
  ],
];

/**
 * @param home The home page, which names files that every page needs.
 * @param policy The Content-Security-Policy that the pages were built with.
 */
function siteProbes(
  { origin, pages, now = new Date() }: LiveCheckOptions,
  home: string,
  policy: string,
): Probe[] {
  const isSecure = origin.startsWith('https:');
  const sentPolicy = `${policy}${isSecure ? upgradeInsecureRequests : ''}`;

  const serves = (target: string, type?: RegExp): Probe => ({
    name: `serves ${target}`,
    target,
    faultsOf: (reply) => [
      statusFault(reply, 200),
      ...headersFor(target, sentPolicy)
        .filter(({ name }) => isSecure || name !== hsts.name)
        .map(({ name, value }) => {
          const actual = reply.headers.get(name);
          return normalise(actual) !== normalise(value) && `${name} is ${actual}, not ${value}`;
        }),
      type?.test(reply.headers.get('content-type') ?? '') === false &&
        `Content-Type is ${reply.headers.get('content-type')}`,
      ...changes.map(([mark, cause]) => mark.test(reply.body.toString()) && cause),
    ],
  });
  const redirects = (target: string, location: string): Probe => ({
    name: `redirects ${target} to ${location}`,
    target,
    faultsOf: (reply) => [
      statusFault(reply, 301, 308),
      ![location, `${origin}${location}`].includes(reply.headers.get('location') ?? '') &&
        `Location is ${reply.headers.get('location')}`,
    ],
  });
  const hasNothingAt = (target: string): Probe => ({
    name: `has nothing at ${target}`,
    target,
    faultsOf: (reply) => [
      statusFault(reply, 404),
      /immutable/.test(reply.headers.get('cache-control') ?? '') && 'it may be kept',
      !reply.body.includes('data-not-found') && 'it is not the site’s own page',
      reply.headers.get('content-security-policy') !== sentPolicy && 'the policy is missing',
    ],
  });

  return [
    ...pages.flatMap((page) => [
      serves(page, /^text\/html; ?charset=utf-8$/i),
      ...(page === '/' ? [] : [redirects(`${page}/`, page), redirects(`${page}.html`, page)]),
    ]),
    redirects('/index.html', '/'),
    ...allRedirects().flatMap(({ from, to }) => [
      redirects(from, to),
      redirects(`${from}/?utm_source=a%20b&x=1`, withQuery(to, '?utm_source=a%20b&x=1')),
    ]),
    ...['/no-such-page', '/no-such-page/', '/about/no-such-page', '/og/'].map(hasNothingAt),
    ...Object.values(hashedFolders).map((folder) => hasNothingAt(`${folder}no.0123abcd.jpg`)),
    ...['/.git/config', '/about.html.br', ...hostFiles.map((file) => `/${file}`)].map(hasNothingAt),
    ...['/index.md', '/favicon.ico', '/images/logo.svg', ...rootFiles].map((file) => serves(file)),
    ...[...new Set(home.match(/\/(?:_next\/static|og)\/[^"?]+\.(?:js|woff2|jpg|png)/g))].map(
      (file) => serves(file),
    ),
    {
      name: 'compresses pages',
      target: '/',
      // fetch asks for it by itself.
      faultsOf: ({ headers }) => [!headers.has('content-encoding') && 'it does not'],
    },
    {
      name: 'has a security.txt that is good',
      target: '/.well-known/security.txt',
      faultsOf: (reply) => {
        const expires = Date.parse(/^Expires: (.+)$/m.exec(reply.body.toString())?.[1] ?? '');
        const isGood = expires - now.getTime() > RENEWAL_DAYS * 86_400_000;
        const renew = `it ends in less than ${RENEWAL_DAYS} days: build and deploy again`;
        return [statusFault(reply, 200), !isGood && renew];
      },
    },
  ];
}

/**
 * Every page and file of an export as it is served: hosts and proxies in front may change pages, a
 * release may be half there.
 */
function exportProbes(folder: string): readonly Probe[] {
  const redirects = new Set(allRedirects().map(({ from }) => `${from}.html`));
  return listFiles(folder)
    .filter((file) => !isDenied(`/${file}`) && !redirects.has(`/${file}`))
    .flatMap((file) => {
      const target = `/${file}`.replace(/(?:index)?\.html$/, '');
      return ['identity', 'gzip', 'br'].map((encoding) => ({
        name: `serves ${target} as it is in ${join(folder, file)} (${encoding})`,
        target,
        encoding,
        faultsOf: (reply: Reply) => [
          statusFault(reply, 200) ||
            (!reply.body.equals(readFileSync(join(folder, file))) && 'it differs'),
        ],
      }));
    });
}

/** A header's value without the spaces, capitals and word against proxies by which hosts differ. */
const normalise = (value: string | null) =>
  value
    ?.replaceAll(/([,;])\s+/g, '$1')
    .replace(',no-transform', '')
    .toLowerCase();

function statusFault({ status }: Reply, ...statuses: readonly number[]): string | false {
  return !statuses.includes(status) && `status is ${status}, not ${statuses.join(' or ')}`;
}
