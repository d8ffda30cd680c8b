import { headerPolicy, upgradeInsecureRequests } from '@/lib/hosting/policy';
import { headersFor, mustRevalidate } from '@/lib/hosting/rules';
import { cloudflareHeaders, netlifyHeaders, redirectsFile, vercelJson } from './static-hosts';

// Each host's rules are applied here as it applies them: what comes out must be the list.
const policy = headerPolicy();
const files = `/404.html /_next/static/site/page.0123abcd.js /about.html /about.md /blog.html
  /blog/an-article.html /blog/an-article.md /favicon.ico /feed.xml /images/logo.svg /index.html
  /index.md /manifest.webmanifest /og/home.0123abcd.jpg`.split(/\s+/);
const addresses = files
  .filter((file) => file !== '/404.html')
  .map((file) => file.replace(/(?:index)?\.html$/, ''));

type Headers = Readonly<Record<string, string>>;

/** A `_headers` file as rules: where each holds, and its lines. */
function rulesOf(text: string) {
  return text
    .trim()
    .split('\n\n')
    .map((rule) => {
      const [where = '', ...lines] = rule.split('\n');
      const glob = new RegExp(`^${where.replaceAll('.', '\\.').replaceAll('*', '.*')}$`);
      return { glob, lines: lines.map((line) => line.trim().split(': ')) };
    });
}

/** What a `_headers` file sets. Hosts differ about a header that is set twice, so it is a fault. */
function byHeadersFile(text: string, address: string): Headers {
  const lines = rulesOf(text)
    .filter(({ glob }) => glob.test(address))
    .flatMap((rule) => rule.lines)
    .filter(([name = '']) => !name.startsWith('!'));
  expect(new Set(lines.map(([name]) => name)).size).toBe(lines.length);
  return Object.fromEntries(lines);
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
  ['Cloudflare', (address: string) => byHeadersFile(cloudflareHeaders(policy), address)],
  ['Netlify', (address: string) => byHeadersFile(netlifyHeaders(files, policy), address)],
  ['Vercel', byVercel],
])('%s', (_, givenTo) => {
  test.each(addresses)('gives %s its headers', (address) => {
    // What these hosts send by themselves where nothing else is said; they compress, and so may change it.
    const cacheControl = mustRevalidate.replace(', no-transform', '');
    const actual = { 'Cache-Control': cacheControl, ...givenTo(address) };
    const expected = headersFor(address, policy + upgradeInsecureRequests).map(
      ({ name, value }) => ({
        name,
        value: value.replace(mustRevalidate, cacheControl),
      }),
    );
    expect(actual).toEqual(Object.fromEntries(expected.map(({ name, value }) => [name, value])));
  });
});

test('Cloudflare’s limits are kept: 100 rules, 2,000 characters a line', () => {
  const text = cloudflareHeaders(policy);
  expect(rulesOf(text).length).toBeLessThan(100);
  expect(Math.max(...text.split('\n').map((line) => line.length))).toBeLessThan(2_000);
});

test('Vercel lets nobody keep a hashed file that is missing', () => {
  expect(byVercel('/og/no.0123abcd.jpg')['Cache-Control']).toBeUndefined();
});

test('a redirect holds in both slash forms, and means itself alone: no star, no placeholder', () => {
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
