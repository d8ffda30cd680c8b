import { randomFillSync } from 'node:crypto';
import { rmSync } from 'node:fs';
import sharp from 'sharp';
import { checkSite, pageChecks, siteChecks, type SiteReport } from './check-site';
import { now, origin, soundFiles, writeSite, type Change } from '@/lib/testing/example-site';

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
const lines = (report: SiteReport) => report.faults.map(line);

test('a sound site has no faults, and every check is counted', async () => {
  const report = await check();
  expect(report.faults).toEqual([]);
  expect(report.failed).toBe(0);
  // Four pages, a redirect page and the not-found page.
  const ofPages = pageChecks.reduce(
    (sum, { kinds }) =>
      sum +
      (kinds.includes('page') ? 4 : 0) +
      (kinds.includes('redirect') ? 1 : 0) +
      (kinds.includes('not found') ? 1 : 0),
    0,
  );
  expect(report.passed).toBe(ofPages + siteChecks.length);
});

/** A planted fault: a change of a file's text, and what is said of it. */
type Planted = readonly [from: string | RegExp, to: string, message: string];

const bareStyle = '<style>p{}</style><meta name="robots" content="all">';

/** Faults that are told of the page itself, by its file. */
const inPages: Readonly<Record<string, readonly Planted[]>> = {
  'about.html': [
    [/<meta name="viewport"[^>]*>/, '', 'has 0 viewports, not one'],
    [/<meta charset[^>]*>/i, '', 'has no charset utf-8 within its first 1024 characters'],
    [/<meta name="description"[^>]*>/, '', 'has 0 descriptions, not one'],
    [
      /(rel="canonical" href=")[^"]*/,
      `$1${origin}/about.html`,
      `its canonical address is ${origin}/about.html, not ${origin}/about`,
    ],
    [
      /(og:url" content=")[^"]*/,
      '$1http://localhost/about',
      `its og:url is http://localhost/about, not ${origin}/about`,
    ],
    [/<meta property="og:locale"[^>]*>/, '', 'has 0 og:locale, not one'],
    ['summary_large_image', 'summary', 'its twitter:card is not summary_large_image'],
    [
      '</main>',
      '<meta name="robots" content="all"></main>',
      'has a tag outside its head: <meta name="robots" content="all">',
    ],
    ['</head>', `${bareStyle}</head>`, 'has an inlined style before the last of its tags'],
    ['<title>', `<!--${'x'.repeat(33_000)}--><title>`, 'its tags end at byte'],
    ['</head>', '<meta name="robots" content="noindex"></head>', 'is marked noindex'],
    ['<p>', '<p style="color:red">', '34:4 Inline style is not allowed'],
    ['<p>', '<p class="undefined">', 'has class="undefined" on <p>'],
    ['<p>', '<p><svg><path d="M0"/></svg>', 'has a drawing without words: <svg><path'],
    ['"@type"', '@type', 'has structured data that is not JSON'],
    ['"WebPage"', '"<WebPage"', 'has “<” in its structured data'],
    [
      `"url":"${origin}/about"`,
      `"url":"${origin}/abuot"`,
      `names ${origin}/abuot in its structured data, which does not exist`,
    ],
    ['href="/#more"', 'href="/more"', 'the link /more leads to no page'],
    ['href="/#more"', 'href="/#less"', 'the link /#less: / has no place named “less”'],
    [
      '</body>',
      '<script src="https://cdn.example.org/a.js"></script></body>',
      'loads https://cdn.example.org/a.js from another host',
    ],
    [
      /(og:image" content=")[^"]*/,
      '$1https://example.org/a.png',
      'its og:image is not on this site: https://example.org/a.png',
    ],
    [
      '"image/png"',
      '"image/jpeg"',
      'its social picture /og/about.0123456789.png is not what og:image:type says: png',
    ],
    [/<link rel="icon"[^>]*ico[^>]*>/, '', 'has no .ico icon'],
    ['<h1>', '<h1 id="content">', '33:9 Duplicate ID "content"'],
    ['<h1>', '<span><div>A</div></span><h1>', '33:8 <div> element is not permitted'],
  ],
  'index.html': [
    [
      ' rel="nofollow"',
      '',
      'the link /company/blogs/2 leads to a page that does not exist yet and is not nofollow',
    ],
    ['href="/about"', 'href="/about.html"', 'the link /about.html leads to no page'],
    ['href="/about"', 'href="/about/"', 'the link /about/ leads to no page'],
    ['href="/about"', 'href="#"', 'has a link that leads nowhere: “#”'],
  ],
  '404.html': [
    ['noindex', 'index', 'is not marked noindex'],
    ['"#content"', '"#top-of-it"', 'the link #top-of-it: /404 has no place named “top-of-it”'],
  ],
  'company/about-us.html': [
    ['0; url', '5; url', 'its refresh “5; url=/about” does not lead to a page at once'],
    [/(og:title" content=")[^"]*/, '$1Moved', 'its og:title is not that of /about'],
  ],
};

/** Faults that are told of the site as a whole, by the file in which they stand. */
const inSite: Readonly<Record<string, readonly Planted[]>> = {
  'blog.html': [
    ['<a href="/blog/a-story">A story</a>', 'A story', '/blog/a-story cannot be reached from home'],
  ],
  'sitemap.xml': [
    [/<url><loc>[^<]*about<.*<\/url>/, '', `leaves out ${origin}/about`],
    ['/about<', '/about-us<', `names ${origin}/about-us, which is no page`],
    ['2025-01-02', '2026-01-02', 'has a time to come: 2026-01-02'],
    ['2025-01-02', '2 January 2025', 'has the time 2 January 2025, which is not a W3C date'],
    ['</loc>', '', ''],
  ],
  'robots.txt': [
    [/Sitemap.*/, '', 'does not name the sitemap'],
    ['Allow: /', 'Disallow: /blog', 'keeps crawlers out: Disallow: /blog'],
  ],
  'feed.xml': [
    [/<atom:link[^>]*>/, '', 'has no atom:link to itself'],
    [/<pubDate>[^<]*/, '<pubDate>2025-01-02', '2025-01-02 is no date (RFC 822)'],
    ['&amp;', '&', 'has a bare “&”'],
    [/<guid.*<\/guid>/, '', 'item 1 has no guid'],
  ],
  '.well-known/security.txt': [
    ['mailto:', '', 'has no contact'],
    ['Canonical', 'Canon', 'does not name its own address'],
    ['2025-12', '2025-05', 'expires “2025-05-01T00:00:00Z”, which is not within a year'],
    ['2025-12', '2027-12', 'expires “2027-12-01T00:00:00Z”'],
  ],
  'manifest.webmanifest': [
    ['maskable', 'any', 'has no maskable icon'],
    ['192x192', '180x180', 'its icon /icon-192.png is not a image/png of 180x180'],
  ],
  'llms.txt': [[/^.*about.*$/m, '', `leaves out ${origin}/about`]],
};

/** All of them; what is told of a file that is no page begins with its address. */
const planted = [
  ...Object.entries(inPages).map(([file, faults]) => ({ file, faults, of: file })),
  ...Object.entries(inSite).map(([file, faults]) => ({
    file,
    faults,
    of: file.endsWith('.html') ? 'the site' : `the site: /${file}`,
  })),
];

/** Those that can be planted together: one in each file. */
const rounds = Array.from({ length: inPages['about.html']?.length ?? 0 }, (_, round) =>
  planted.flatMap(({ file, faults, of }) => {
    const [from, to, message] = faults[round] ?? [];
    return from === undefined ? [] : [{ file, from, to: to ?? '', line: `${of}: ${message}` }];
  }),
);

test.each(rounds.map((round) => [round]))('planted faults are told, round %#', async (round) => {
  const changes = round.map(({ file, from, to }) => [file, replace(from, to)] as const);
  const told = lines(await check(Object.fromEntries(changes)));
  const missing = round.filter(({ line }) => !told.some((one) => one.startsWith(line)));
  expect(missing).toEqual([]);
});

test.each<[Readonly<Record<string, Change>>, string]>([
  [{ 'index.html': replace(' alt="A square"', '') }, 'is missing required "alt" attribute'],
  [{ 'images/a.svg': null }, 'index.html: loads /images/a.svg, which does not exist'],
  [
    { 'og/about.0123456789.png': null },
    'about.html: its og:image does not exist: /og/about.0123456789.png',
  ],
  [
    { 'og/old.0123456789.png': 'old' },
    'the site: no page has the social picture /og/old.0123456789.png',
  ],
  [
    { 'about.html': (text) => text.replaceAll('about.0123456789', 'home.0123456789') },
    'the site: several pages have the social picture /og/home.0123456789.png',
  ],
  [
    { 'favicon.ico': Buffer.from([0, 0, 1, 0, 1, 0, 16, 16]) },
    'the site: /favicon.ico holds no picture of 32 pixels',
  ],
  [{ 'sitemap.xml': null }, 'the site: /sitemap.xml does not exist'],
  [
    { 'feed.xml': (text) => text.replaceAll('/blog/a-story', '/blog/b-story') },
    `the site: /feed.xml: leaves out ${origin}/blog/a-story`,
  ],
  [
    { 'old.html': '<!DOCTYPE html><html><title>An old page</title></html>' },
    `the site: /sitemap.xml: leaves out ${origin}/old`,
  ],
  [
    { 'about.html': replace('<h1>', '<p><span>Sample data</span></p><h1>') },
    'about.html: has a span “Sample data” outside of all data-nosnippet',
  ],
  [{ 'index.html': null }, 'holds no index.html: build the site first'],
])('with %j it says “%s”', async (changes, fault) => {
  expect(lines(await check(changes))).toContainEqual(expect.stringContaining(fault));
});

test('a picture that is too small, and one that is too heavy, are found', async () => {
  const report = await check({
    'og/about.0123456789.png': small,
    'og/blog.0123456789.png': noisy,
  });
  expect(lines(report)).toEqual([
    'about.html: its social picture is 600×315, not 1200×630',
    expect.stringMatching(/^blog\.html: its social picture has \d+ bytes, not under 100 KB$/),
    expect.stringContaining('company/about-us.html: its social picture is 600×315'),
  ]);
  expect(report.failed).toBe(3);
});
