import { headerPolicy, policyEndOverTls } from '@/lib/hosting/policy';
import { headersFor } from '@/lib/hosting/rules';
import { cloudflareHeaders, netlifyHeaders, redirectsFile, vercelJson } from './static-hosts';

// Each host's rules are applied here as its documentation says: what comes out must be the list.
const files = [
  '/404.html',
  '/_next/static/site/page.0123abcd.js',
  '/about.html',
  '/about.md',
  '/blog.html',
  '/blog/an-article.html',
  '/blog/an-article.md',
  '/favicon.ico',
  '/feed.xml',
  '/images/logo.svg',
  '/index.html',
  '/index.md',
  '/manifest.webmanifest',
  '/og/home.0123abcd.jpg',
];
const addresses = [
  ...['/', '/about', '/blog', '/blog/an-article', '/_next/static/site/page.0123abcd.js'],
  ...['/favicon.ico', '/feed.xml', '/images/logo.svg', '/manifest.webmanifest'],
  '/og/home.0123abcd.jpg',
  ...['/about.md', '/blog/an-article.md', '/index.md'],
];

/** What the list says; these hosts' rules make no exception for loaded files. */
function wanted(address: string): Record<string, string> {
  return Object.fromEntries(
    ['/', address]
      .flatMap((path) => headersFor(path, headerPolicy() + policyEndOverTls))
      .map(({ name, value }) => [name, value]),
  );
}

/** A `_headers` file as rules in its order. */
function rulesOf(text: string) {
  return text
    .trim()
    .split('\n\n')
    .map((rule) => {
      const [where = '', ...lines] = rule.split('\n');
      return { where, lines: lines.map((line) => line.trim()) };
    });
}

const glob = (where: string) =>
  new RegExp(`^${where.replaceAll('.', '\\.').replaceAll('*', '(.*)')}$`);

test.each(addresses)('Cloudflare gives %s its headers', (address) => {
  const given: Record<string, string> = { 'Access-Control-Allow-Origin': '*' };
  for (const { where, lines } of rulesOf(cloudflareHeaders(headerPolicy()))) {
    const splat = glob(where).exec(address);
    if (splat === null) continue;
    for (const line of lines) {
      const [name = '', ...values] = line.split(': ');
      const value = values.join(': ').replace(':splat', splat[1] ?? '');
      if (line.startsWith('! ')) delete given[line.slice(2)];
      else given[name] = given[name] === undefined ? value : `${given[name]}, ${value}`;
    }
  }
  expect(given).toEqual(wanted(address));
});

test('Cloudflare’s limits are kept: 100 rules, 2,000 characters a line', () => {
  const text = cloudflareHeaders(headerPolicy());
  expect(rulesOf(text).length).toBeLessThan(100);
  expect(Math.max(...text.split('\n').map((line) => line.length))).toBeLessThan(2_000);
});

test.each(addresses)('Netlify gives %s each header from one rule', (address) => {
  const given = rulesOf(netlifyHeaders(files, headerPolicy()))
    // A folder's rule is one for the page of its name, too.
    .filter(({ where }) => glob(where).test(address) || glob(where).test(`${address}/`))
    .flatMap(({ lines }) => lines.map((line) => line.split(': ')));
  expect(new Set(given.map(([name]) => name)).size).toBe(given.length);
  expect(Object.fromEntries(given)).toEqual(wanted(address));
});

type VercelRule = {
  readonly source: string;
  readonly headers: readonly { readonly key: string; readonly value: string }[];
};
const vercel: { readonly headers: readonly VercelRule[] } = JSON.parse(
  vercelJson(files, headerPolicy()),
);

/** The last rule wins. */
function givenByVercel(address: string): Record<string, string> {
  const rules = vercel.headers.filter(({ source }) => new RegExp(`^${source}$`).test(address));
  return Object.fromEntries(rules.flatMap(({ headers }) => headers.map((h) => [h.key, h.value])));
}

test.each(addresses)('Vercel gives %s its headers', (address) => {
  expect(givenByVercel(address)).toEqual(wanted(address));
});

test('Vercel lets nobody keep a hashed file that is missing', () => {
  for (const address of ['/_next/static/site/no.0123abcd.js', '/og/no.0123abcd.jpg']) {
    expect(givenByVercel(address)['Cache-Control']).toBe('max-age=0, must-revalidate');
  }
});

test('an alias moves in both slash forms, on Netlify though a page stands there', () => {
  expect(redirectsFile('cloudflare')).toContain(
    '/company/blogs /blog 308\n/company/blogs/ /blog 308\n',
  );
  expect(redirectsFile('netlify')).toContain(
    '/company/blogs /blog 301!\n/company/blogs/ /blog 301!\n',
  );
  expect(JSON.parse(vercelJson(files, headerPolicy()))).toMatchObject({
    cleanUrls: true,
    trailingSlash: false,
    redirects: expect.arrayContaining([
      { source: '/company/blogs/', destination: '/blog', statusCode: 308 },
    ]),
  });
});
