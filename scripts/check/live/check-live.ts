import { headerPolicyFor, policyEndOverTls } from '@/lib/hosting/policy';
import { aliases } from '@/lib/hosting/redirects';
import { headersFor, transportSecurity } from '@/lib/hosting/rules';
import { ask, type Reply } from './ask';

/** Something asked of a site, and what was wrong with the answer: nothing if it is empty. */
export type LiveCheck = { readonly name: string; readonly faults: readonly string[] };

/** How many days before its end security.txt should be renewed by a new build. */
const renewalDays = 30;

/**
 * Asks a running site for everything that this project promises: every page under its one
 * address, files, redirects, headers, the missing page, what must stay hidden.
 *
 * @param origin Where it runs: scheme, host and port.
 * @param pages The path of every page.
 * @param now When it is asked.
 */
export async function* checkLive(
  origin: string,
  pages: readonly string[],
  now: Date = new Date(),
): AsyncGenerator<LiveCheck> {
  const home = await ask(origin, '/').catch((error: unknown) => String(error));
  const expected = typeof home === 'string' ? undefined : headerPolicyFor(home.body.toString());
  if (typeof home === 'string' || expected === undefined) {
    const what =
      typeof home === 'string'
        ? home
        : `its home page, status ${home.status}, is none of this site`;
    yield { name: `finds this site at ${origin}`, faults: [what] };
    return;
  }
  const isSecure = origin.startsWith('https:');
  const policy = `${expected}${isSecure ? policyEndOverTls : ''}`;

  /** Asks, and keeps what is wrong with the answer; false stands for what is not. */
  const answers = async (
    name: string,
    target: string,
    faultsOf: (reply: Reply) => readonly (string | false)[],
    headers?: Readonly<Record<string, string>>,
  ): Promise<LiveCheck> => {
    const found: readonly (string | false)[] = await ask(origin, target, { headers }).then(
      faultsOf,
      (error: unknown) => [String(error)],
    );
    return { name, faults: found.filter((one) => one !== false) };
  };

  const isThere = (target: string, type: RegExp) =>
    answers(`serves ${target}`, target, (reply) => [
      wrongStatus(reply, 200),
      ...headersFor(target, policy)
        .filter(({ name }) => isSecure || name !== transportSecurity.name)
        .map(({ name, value }) => {
          const given = reply.headers[name.toLowerCase()];
          return given !== value && `${name} is ${given ?? 'missing'}, not ${value}`;
        }),
      !type.test(reply.headers['content-type'] ?? '') &&
        `Content-Type is ${reply.headers['content-type']}`,
    ]);

  const leadsTo = (target: string, location: string) =>
    answers(`redirects ${target} to ${location}`, target, (reply) => {
      const given = reply.headers.location ?? 'missing';
      return [
        wrongStatus(reply, 301, 308),
        given !== location && given !== `${origin}${location}` && `Location is ${given}`,
      ];
    });

  const isMissing = (target: string) =>
    answers(`has nothing at ${target}`, target, (reply) => [
      wrongStatus(reply, 404),
      /immutable/.test(reply.headers['cache-control'] ?? '') && 'it may be kept',
      !reply.body.includes('data-not-found') && 'it is not the site’s own page',
      reply.headers['content-security-policy'] !== policy && 'the policy is missing',
    ]);

  for (const page of pages) {
    yield await isThere(page, /^text\/html; ?charset=utf-8$/i);
    if (page === '/') continue;
    for (const other of [`${page}/`, `${page}.html`]) yield await leadsTo(other, page);
  }
  yield await leadsTo('/index.html', '/');
  for (const { from, to } of aliases()) {
    yield await leadsTo(from, to);
    yield await leadsTo(`${from}/?utm_source=a%20b&x=1`, `${to}?utm_source=a%20b&x=1`);
  }

  for (const path of [
    ...['/no-such-page', '/no-such-page/', '/about/no-such-page', '/og/'],
    ...['/_next/static/site/no.0123abcd.js', '/og/no.0123abcd.jpg'],
    ...['/.git/config', '/_headers', '/_redirects', '/about.html.br'],
  ]) {
    yield await isMissing(path);
  }

  yield await isThere('/robots.txt', /^text\/plain; ?charset=utf-8$/i);
  yield await isThere('/llms.txt', /^text\/plain; ?charset=utf-8$/i);
  yield await isThere('/sitemap.xml', /^(?:application|text)\/xml/);
  yield await isThere('/feed.xml', /^application\/rss\+xml/);
  yield await isThere('/manifest.webmanifest', /^application\/manifest\+json/);
  yield await isThere('/favicon.ico', /^image\//);
  yield await isThere('/images/logo.svg', /^image\/svg\+xml/);
  for (const file of filesOf(home.body.toString())) {
    yield await isThere(file, /^(?:font|image)\/|^(?:text|application)\/javascript/);
  }
  yield await answers(
    'compresses pages',
    '/',
    ({ headers }) => [
      !/^(?:br|gzip|zstd)$/.test(headers['content-encoding'] ?? '') && 'it does not',
    ],
    { 'Accept-Encoding': 'gzip, br' },
  );
  yield await answers('has a security.txt that is good', '/.well-known/security.txt', (reply) => {
    const expires = Date.parse(/^Expires: (.+)$/m.exec(reply.body.toString())?.[1] ?? '');
    const isGood = expires - now.getTime() > renewalDays * 86_400_000;
    return [
      wrongStatus(reply, 200),
      !isGood && `it ends in less than ${renewalDays} days: build and deploy again`,
    ];
  });
  if (isSecure && new URL(origin).port === '') {
    const plain = origin.replace('https:', 'http:');
    const reply = await ask(plain, '/about?x=1').catch(() => undefined);
    const isRight = reply === undefined || reply.headers.location === `${origin}/about?x=1`;
    yield {
      name: 'leads who comes without TLS to the page over TLS',
      faults: isRight ? [] : [`Location is ${reply.headers.location ?? 'missing'}`],
    };
  }
}

function wrongStatus({ status }: Reply, ...wanted: readonly number[]): string | false {
  return !wanted.includes(status) && `status is ${status}, not ${wanted.join(' or ')}`;
}

/** The page script, fonts and social picture that a page names. */
function filesOf(html: string): readonly string[] {
  const files = html.match(/\/(?:_next\/static|og)\/[^"?]+\.(?:js|woff2|jpg|png)/g) ?? [];
  return [...new Set(files)];
}
