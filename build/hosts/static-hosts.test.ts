import { headerPolicy, policyEndOverTls } from '@/lib/hosting/policy';
import { headersFor } from '@/lib/hosting/rules';
import { cloudflareHeaders, netlifyHeaders, redirectsFile, vercelJson } from './static-hosts';

// Each host's rules are applied here as its documentation says: what comes out must be the list.
const policy = headerPolicy();
const files = `/404.html /_next/static/site/page.0123abcd.js /about.html /about.md /blog.html
  /blog/an-article.html /blog/an-article.md /favicon.ico /feed.xml /images/logo.svg /index.html
  /index.md /manifest.webmanifest /og/home.0123abcd.jpg`.split(/\s+/);
const addresses = files
  .filter((file) => file !== '/404.html')
  .map((file) => file.replace(/(?:index)?\.html$/, ''));

type Headers = Record<string, string>;

/** A `_headers` file as rules in its order: where each holds, and its lines. */
function rulesOf(text: string) {
  return text
    .trim()
    .split('\n\n')
    .map((rule) => {
      const [where = '', ...lines] = rule.split('\n');
      const glob = new RegExp(`^${where.replaceAll('.', '\\.').replaceAll('*', '(.*)')}$`);
      return { glob, lines: lines.map((line) => line.trim()) };
    });
}

/** All rules that fit hold, in their order; the same header again is joined to the first. */
function byCloudflare(address: string): Headers {
  const given: Headers = { 'Access-Control-Allow-Origin': '*' };
  for (const { glob, lines } of rulesOf(cloudflareHeaders(policy))) {
    const splat = glob.exec(address);
    for (const line of splat === null ? [] : lines) {
      const [name = '', ...values] = line.split(': ');
      const value = values.join(': ').replace(':splat', splat?.[1] ?? '');
      if (line.startsWith('! ')) delete given[line.slice(2)];
      else given[name] = given[name] === undefined ? value : `${given[name]}, ${value}`;
    }
  }
  return given;
}

/** Which of two rules for one header counts nobody says, so a header twice is a fault. */
function byNetlify(address: string): Headers {
  const given = rulesOf(netlifyHeaders(files, policy))
    // A folder's rule is one for the page of its name, too.
    .filter(({ glob }) => glob.test(address) || glob.test(`${address}/`))
    .flatMap(({ lines }) => lines.map((line) => line.split(': ') as [string, string]));
  return new Set(given.map(([name]) => name)).size < given.length
    ? { 'a header twice': String(given) }
    : Object.fromEntries(given);
}

type Vercel = {
  readonly headers: readonly {
    readonly source: string;
    readonly headers: readonly { readonly key: string; readonly value: string }[];
  }[];
};

/** The last rule counts. */
function byVercel(address: string): Headers {
  const { headers }: Vercel = JSON.parse(vercelJson(files, policy));
  const rules = headers.filter(({ source }) => new RegExp(`^${source}$`).test(address));
  return Object.fromEntries(rules.flatMap((rule) => rule.headers.map((h) => [h.key, h.value])));
}

describe.each([
  ['Cloudflare', byCloudflare],
  ['Netlify', byNetlify],
  ['Vercel', byVercel],
])('%s', (_, givenTo) => {
  // These hosts' rules make no exception for loaded files.
  test.each(addresses)('gives %s its headers', (address) => {
    const wanted = ['/', address]
      .flatMap((path) => headersFor(path, policy + policyEndOverTls))
      .map(({ name, value }) => [name, value]);
    expect(givenTo(address)).toEqual(Object.fromEntries(wanted));
  });
});

test('Cloudflare’s limits are kept: 100 rules, 2,000 characters a line', () => {
  const text = cloudflareHeaders(policy);
  expect(rulesOf(text).length).toBeLessThan(100);
  expect(Math.max(...text.split('\n').map((line) => line.length))).toBeLessThan(2_000);
});

test('Vercel lets nobody keep a hashed file that is missing', () => {
  expect(byVercel('/og/no.0123abcd.jpg')['Cache-Control']).toBe('max-age=0, must-revalidate');
});

test('an alias moves in both slash forms, and means itself alone: no star, no placeholder', () => {
  const cloudflare = redirectsFile('cloudflare');
  expect(cloudflare).toContain('/company/blogs /blog 308\n/company/blogs/ /blog 308\n');
  expect(cloudflare).toMatch(/^((\/[a-z0-9][a-z0-9._~-]*)+\/? \S+ 308\n)+$/);
  // On Netlify the mark lets it win over the page that stands there.
  expect(redirectsFile('netlify')).toContain('/company/blogs/ /blog 301!\n');
  expect(JSON.parse(vercelJson(files, policy)).redirects).toContainEqual({
    source: '/company/blogs/',
    destination: '/blog',
    statusCode: 308,
  });
});
