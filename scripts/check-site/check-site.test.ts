import { randomFillSync } from 'node:crypto';
import { rmSync } from 'node:fs';
import sharp from 'sharp';
import { checkSite, pageChecks, siteChecks, type SiteReport } from './check-site';
import { now, origin, soundFiles, writeSite, type Change } from './testing/fixture';

let sound: ReadonlyMap<string, string | Buffer>;
let small: Buffer;
let noisy: Buffer;

beforeAll(async () => {
  sound = await soundFiles();
  const picture = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: '#fff' } });
  small = await picture(600, 315).png().toBuffer();
  // Pixels that no encoder can make small.
  const noise = randomFillSync(Buffer.alloc(1200 * 630 * 3));
  noisy = await sharp(noise, { raw: { width: 1200, height: 630, channels: 3 } })
    .png()
    .toBuffer();
});

async function check(changes: Readonly<Record<string, Change>> = {}): Promise<SiteReport> {
  const folder = writeSite(sound, changes);
  try {
    return await checkSite(folder, origin, now);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const replace = (from: string | RegExp, to: string) => (text: string) => text.replace(from, to);
const line = ({ file = 'the site', message }: SiteReport['faults'][number]) =>
  `${file}: ${message}`;

test('a sound site has no faults, and every check is counted', async () => {
  const report = await check();
  expect(report.faults).toEqual([]);
  expect(report.failed).toBe(0);
  // Four pages, a redirect page and the not-found page, and the export as a whole.
  const ofPages = pageChecks.reduce(
    (sum, { kinds }) =>
      sum +
      (kinds.includes('page') ? 4 : 0) +
      (kinds.includes('redirect') ? 1 : 0) +
      (kinds.includes('not found') ? 1 : 0),
    0,
  );
  expect(report.passed).toBe(1 + ofPages + siteChecks.length);
});

const inlineStyle = '<style>p{}</style><meta name="robots" content="all">';

const faults: readonly (readonly [string, Readonly<Record<string, Change>>, string])[] = [
  // The head
  [
    'two titles',
    { 'about.html': replace('</head>', '<title>Again and again</title></head>') },
    'about.html: has 2 titles, not one',
  ],
  [
    'a short title',
    { 'about.html': replace('<title>About the example', '<title>About') },
    'about.html: its title has 5 characters, not 10 to 65: “About”',
  ],
  [
    'no description',
    { 'about.html': replace(/<meta name="description"[^>]*>/, '') },
    'about.html: has 0 descriptions, not one',
  ],
  [
    'no language',
    { 'about.html': replace(' lang="en-GB"', '') },
    'about.html: its html element has no lang',
  ],
  [
    'another canonical address',
    { 'about.html': replace(/(rel="canonical" href=")[^"]*/, `$1${origin}/about.html`) },
    `about.html: its canonical address is ${origin}/about.html, not ${origin}/about`,
  ],
  [
    'another og:url',
    { 'about.html': replace(/(og:url" content=")[^"]*/, '$1http://localhost/about') },
    `about.html: its og:url is http://localhost/about, not ${origin}/about`,
  ],
  [
    'a social tag missing',
    { 'about.html': replace(/<meta property="og:locale"[^>]*>/, '') },
    'about.html: has 0 og:locale, not one',
  ],
  [
    'a small card',
    { 'about.html': replace('summary_large_image', 'summary') },
    'about.html: its twitter:card is not summary_large_image',
  ],
  [
    'a tag in the body',
    { 'about.html': replace('</main>', '<meta name="robots" content="all"></main>') },
    'about.html: has a meta element outside its head: {"name":"robots","content":"all"}',
  ],
  [
    'a style before a tag',
    { 'about.html': replace('</head>', `${inlineStyle}</head>`) },
    'about.html: has an inlined style before the last of its tags',
  ],
  [
    'tags after 32 KB',
    { 'about.html': replace('<title>', `<!--${'x'.repeat(33_000)}--><title>`) },
    'about.html: its tags end at byte',
  ],
  [
    'a page marked noindex',
    { 'about.html': replace('</head>', '<meta name="robots" content="noindex"></head>') },
    'about.html: is marked noindex',
  ],
  [
    'a not-found page to be indexed',
    { '404.html': replace('noindex', 'index') },
    '404.html: is not marked noindex',
  ],
  [
    'a redirect that waits',
    { 'company/about-us.html': replace('0; url', '5; url') },
    'company/about-us.html: its refresh “5; url=/about” does not lead to a page at once',
  ],
  [
    'a redirect with its own tags',
    { 'company/about-us.html': replace(/(og:title" content=")[^"]*/, '$1Moved') },
    'company/about-us.html: its og:title is not that of /about',
  ],
  [
    'a title used twice',
    { 'about.html': replace(/<title>[^<]*/, '<title>The home page') },
    'the site: / has the title of /about: “The home page”',
  ],
  // The words
  [
    'an error shell',
    { 'about.html': replace('<html ', '<html id="__next_error__" ') },
    'about.html: is Next’s error shell',
  ],
  ['an empty page', { 'about.html': replace(/<p>Words[^<]*<\/p>/, '') }, 'about.html: has only'],
  [
    'two h1',
    { 'about.html': replace('</main>', '<h1>Again</h1></main>') },
    'about.html: has 2 h1 elements, not one',
  ],
  [
    'a heading skipped',
    { 'about.html': replace('</main>', '<h3>Third</h3></main>') },
    'about.html: skips a level before the h3 “Third”',
  ],
  [
    'a style attribute',
    { 'about.html': replace('<p>', '<p style="color:red">') },
    'about.html: has style="color:red" on <p>',
  ],
  [
    'a handler',
    { 'about.html': replace('<p>', '<p onclick="go()">') },
    'about.html: has onclick="go()" on <p>',
  ],
  [
    'broken structured data',
    { 'about.html': replace('"@type"', '@type') },
    'about.html: has structured data that is not JSON',
  ],
  [
    'structured data that could end its script',
    { 'about.html': replace('"WebPage"', '"<WebPage"') },
    'about.html: has “<” in its structured data',
  ],
  [
    'structured data about nothing',
    { 'about.html': replace(`"url":"${origin}/about"`, `"url":"${origin}/abuot"`) },
    `about.html: names ${origin}/abuot in its structured data, which does not exist`,
  ],
  // Links
  [
    'a dead link',
    { 'about.html': replace('href="/#more"', 'href="/more"') },
    'about.html: the link /more leads to no page',
  ],
  [
    'a dead anchor',
    { 'about.html': replace('href="/#more"', 'href="/#less"') },
    'about.html: the link /#less: / has no place named “less”',
  ],
  [
    'a dead anchor on the same page',
    { '404.html': replace('href="#content"', 'href="#top-of-it"') },
    '404.html: the link #top-of-it: /404 has no place named “top-of-it”',
  ],
  [
    'an unregistered page without nofollow',
    { 'index.html': replace(' rel="nofollow"', '') },
    'index.html: the link /company/blogs/2 leads to a page that does not exist yet and is not nofollow',
  ],
  [
    'an .html address',
    { 'index.html': replace('href="/about"', 'href="/about.html"') },
    'index.html: the link /about.html has an .html address',
  ],
  [
    'a trailing slash',
    { 'index.html': replace('href="/about"', 'href="/about/"') },
    'index.html: the link /about/ has a trailing slash',
  ],
  [
    'an empty link',
    { 'index.html': replace('href="/about"', 'href="#"') },
    'index.html: has a link that leads nowhere: “#”',
  ],
  [
    'a missing image',
    { 'images/a.svg': null },
    'index.html: loads /images/a.svg, which does not exist',
  ],
  [
    'a script of another host',
    {
      'about.html': replace(
        '</body>',
        '<script src="https://cdn.example.org/a.js"></script></body>',
      ),
    },
    'about.html: loads https://cdn.example.org/a.js from another host',
  ],
  [
    'a page that nothing links to',
    { 'blog.html': replace('<a href="/blog/a-story">A story</a>', 'A story') },
    'the site: /blog/a-story cannot be reached from home',
  ],
  // Pictures and icons
  [
    'a missing picture',
    { 'og/about.0123456789.png': null },
    'about.html: its og:image does not exist: /og/about.0123456789.png',
  ],
  [
    'a picture that nobody uses',
    { 'og/old.0123456789.png': 'old' },
    'the site: no page has the social picture /og/old.0123456789.png',
  ],
  [
    'a picture of another site',
    { 'about.html': replace(/(og:image" content=")[^"]*/, '$1https://example.org/a.png') },
    'about.html: its og:image is not on this site: https://example.org/a.png',
  ],
  [
    'a picture shared by pages',
    { 'about.html': (text) => text.replaceAll('about.0123456789', 'home.0123456789') },
    'the site: several pages have the social picture /og/home.0123456789.png',
  ],
  [
    'a picture of another type',
    { 'about.html': replace('"image/png"', '"image/jpeg"') },
    'about.html: its social picture /og/about.0123456789.png is not what og:image:type says: png',
  ],
  [
    'no icon',
    { 'about.html': replace(/<link rel="icon"[^>]*ico[^>]*>/, '') },
    'about.html: has no .ico icon',
  ],
  [
    'a favicon without a size',
    { 'favicon.ico': Buffer.from([0, 0, 1, 0, 1, 0, 16, 16]) },
    'the site: /favicon.ico holds no picture of 32 pixels',
  ],
  // Files
  [
    'a page missing in the sitemap',
    { 'sitemap.xml': replace(/<url><loc>[^<]*about<.*<\/url>/, '') },
    `the site: /sitemap.xml: leaves out ${origin}/about`,
  ],
  [
    'a strange page in the sitemap',
    { 'sitemap.xml': replace('/about<', '/about-us<') },
    `the site: /sitemap.xml: names ${origin}/about-us, which is no page`,
  ],
  [
    'a time to come',
    { 'sitemap.xml': replace('2025-01-02', '2026-01-02') },
    'the site: /sitemap.xml: has a time to come: 2026-01-02',
  ],
  [
    'a time of no form',
    { 'sitemap.xml': replace('2025-01-02', '2 January 2025') },
    'the site: /sitemap.xml: has the time 2 January 2025, which is not a W3C date',
  ],
  [
    'a sitemap that is not well-formed',
    { 'sitemap.xml': replace('</loc>', '') },
    'the site: /sitemap.xml: ',
  ],
  ['no sitemap', { 'sitemap.xml': null }, 'the site: /sitemap.xml does not exist'],
  [
    'robots without the sitemap',
    { 'robots.txt': replace(/Sitemap.*/, '') },
    'the site: /robots.txt: does not name the sitemap',
  ],
  [
    'robots that keep crawlers out',
    { 'robots.txt': replace('Allow: /', 'Disallow: /blog') },
    'the site: /robots.txt: keeps crawlers out: Disallow: /blog',
  ],
  [
    'a feed without a link to itself',
    { 'feed.xml': replace(/<atom:link[^>]*>/, '') },
    'the site: /feed.xml: has no atom:link to itself',
  ],
  [
    'a feed with a bad date',
    { 'feed.xml': replace(/<pubDate>[^<]*/, '<pubDate>2025-01-02') },
    'the site: /feed.xml: item 1 has no date by RFC 822: 2025-01-02',
  ],
  [
    'a feed with a bare ampersand',
    { 'feed.xml': replace('&amp;', '&') },
    'the site: /feed.xml: has a bare “&”',
  ],
  [
    'a feed without an article',
    { 'feed.xml': (text) => text.replaceAll('/blog/a-story', '/blog/b-story') },
    `the site: /feed.xml: leaves out ${origin}/blog/a-story`,
  ],
  [
    'a blog that hides its feed',
    { 'blog.html': replace(/<link rel="alternate"[^>]*>/, '') },
    'the site: /blog does not announce the feed',
  ],
  [
    'a manifest of no use',
    { 'manifest.webmanifest': replace('"display":"browser"', '"display":"window"') },
    'the site: /manifest.webmanifest: display: ',
  ],
  [
    'a manifest without maskable icon',
    { 'manifest.webmanifest': replace('maskable', 'any') },
    'the site: /manifest.webmanifest: has no maskable icon',
  ],
  [
    'an icon of another size',
    { 'manifest.webmanifest': replace('192x192', '180x180') },
    'the site: /manifest.webmanifest: its icon /icon-192.png is not a image/png of 180x180',
  ],
  [
    'a page missing in llms.txt',
    { 'llms.txt': replace(/^.*about.*$/m, '') },
    `the site: /llms.txt: leaves out ${origin}/about`,
  ],
  [
    'security.txt that has expired',
    { '.well-known/security.txt': replace('2025-12', '2025-05') },
    'the site: /.well-known/security.txt: expires “2025-05-01T00:00:00Z”, which is not within a year',
  ],
  [
    'security.txt for too long',
    { '.well-known/security.txt': replace('2025-12', '2027-12') },
    'the site: /.well-known/security.txt: expires “2027-12-01T00:00:00Z”',
  ],
  [
    'a missing font',
    { '_next/static/font.woff2': null },
    'the site: /_next/static/site.css loads ../static/font.woff2, which does not exist',
  ],
  [
    'a page left over',
    {
      'old.html':
        '<!DOCTYPE html><html lang="en"><head><title>An old page</title></head><body></body></html>',
    },
    `the site: /sitemap.xml: leaves out ${origin}/old`,
  ],
  // Validity
  [
    'invalid HTML',
    { 'about.html': replace('<h1>', '<span><div>A</div></span><h1>') },
    '<div> element is not permitted as content under <span> (element-permitted-content',
  ],
  [
    'an id used twice',
    { 'about.html': replace('<h1>', '<h1 id="content">') },
    'about.html: 34:9 Duplicate ID "content"',
  ],
  ['an image without words', { 'index.html': replace(' alt="A square"', '') }, 'index.html: '],
  ['no export', { 'index.html': null }, 'holds no index.html: build the site first'],
];

test.each(faults)('%s is found', async (_, changes, fault) => {
  const report = await check(changes);
  expect(report.faults.map(line)).toContainEqual(expect.stringContaining(fault));
  expect(report.failed).toBeGreaterThan(0);
});

test('a picture that is too small, and one that is too heavy, are found', async () => {
  const report = await check({
    'og/about.0123456789.png': small,
    'og/blog.0123456789.png': noisy,
  });
  expect(report.faults.map(line)).toEqual([
    'about.html: its social picture is 600×315, not 1200×630',
    expect.stringMatching(/^blog\.html: its social picture has \d+ bytes, not under 100 KB$/),
    expect.stringContaining('company/about-us.html: its social picture is 600×315'),
  ]);
});

test('several faults are all reported', async () => {
  const report = await check({
    'about.html': replace('<h1>', '<h1 style="x:y">'),
    'robots.txt': null,
    'llms.txt': null,
  });
  expect(report.faults.length).toBeGreaterThanOrEqual(3);
  expect(report.failed).toBeGreaterThanOrEqual(3);
});
