import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { ico } from '@/lib/brand/icons';

/** The origin of the made-up site. */
export const origin = 'https://www.example.com';

/** When the made-up site is read. */
export const now = new Date('2025-06-01T00:00:00Z');

const paragraph = 'Words that a visitor reads, and enough of them to be a page of its own. ';

type Page = {
  readonly path: `/${string}`;
  readonly title: string;
  readonly picture: string;
  readonly body: string;
};

const files = (path: string) => (path === '/' ? 'index.html' : `${path.slice(1)}.html`);

function tags({ path, title, picture }: Page): string {
  const image = `${origin}/og/${picture}`;
  const description = `${title}, described in a sentence that search engines can show whole.`;
  return `<title>${title}</title>
<meta name="description" content="${description}">
<link rel="canonical" href="${origin}${path}">
<meta property="og:title" content="${title}">
<meta property="og:description" content="${description}">
<meta property="og:url" content="${origin}${path}">
<meta property="og:type" content="website">
<meta property="og:site_name" content="Example">
<meta property="og:locale" content="en_GB">
<meta property="og:image" content="${image}">
<meta property="og:image:type" content="image/png">
<meta property="og:image:width" content="1200">
<meta property="og:image:height" content="630">
<meta property="og:image:alt" content="${title}, on a dark ground">
<meta name="twitter:card" content="summary_large_image">
<meta name="twitter:title" content="${title}">
<meta name="twitter:description" content="${description}">
<meta name="twitter:image" content="${image}">`;
}

const headOf = (inside: string) => `<!DOCTYPE html>
<html lang="en-GB">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
${inside}`;

const icons = `<meta name="theme-color" content="#0b1d2e">
<link rel="icon" href="/favicon.ico" sizes="48x48">
<link rel="icon" href="/icon.svg" type="image/svg+xml">
<link rel="apple-touch-icon" href="/icon-192.png">
<link rel="manifest" href="/manifest.webmanifest">`;

function pageHtml(page: Page): string {
  const data = {
    '@context': 'https://schema.org',
    '@type': 'WebPage',
    url: `${origin}${page.path}`,
  };
  return `${headOf(tags(page))}
${icons}
</head>
<body>
<main id="content">
<script type="application/ld+json">${JSON.stringify(data)}</script>
<h1>${page.title}</h1>
<p>${paragraph.repeat(8)}</p>
${page.body}
</main>
</body>
</html>
`;
}

const about: Page = {
  path: '/about',
  title: 'About the example',
  picture: 'about.0123456789.png',
  body: '<p><a href="/#more">More</a> <a href="#content">Up</a> <a href="https://example.org/">Elsewhere</a></p>',
};

const pages: readonly Page[] = [
  {
    path: '/',
    title: 'The home page',
    picture: 'home.0123456789.png',
    body: `<h2 id="more">More</h2>
<p><a href="/about">About</a> <a href="/company/about-us">About us</a> <a href="/blog">Blog</a></p>
<p><a href="/company/blogs/2" rel="nofollow">A story to come</a></p>
<img src="/images/a.svg" alt="A square" width="8" height="8">`,
  },
  about,
  {
    path: '/blog',
    title: 'The example’s blog',
    picture: 'blog.0123456789.png',
    body: '<p><a href="/blog/a-story">A story</a></p>',
  },
  {
    path: '/blog/a-story',
    title: 'A story of the example',
    picture: 'blog-a-story.0123456789.png',
    body: '<h2>First</h2>\n<h3>First of the first</h3>\n<h2>Second</h2>',
  },
];

const redirectHtml = `${headOf(tags(about))}
<meta http-equiv="refresh" content="0; url=/about">
</head>
<body>
<main><h1>${about.title}</h1><p><a href="/about">This page has moved to /about</a></p></main>
</body>
</html>
`;

const notFoundHtml = `${headOf('<title>Page not found</title>')}
<meta name="robots" content="noindex">
${icons}
</head>
<body>
<main id="content" data-match="/company/blogs/2"><h1>Page not found</h1><p><a href="/">Home</a> <a href="#content">Up</a></p></main>
</body>
</html>
`;

const sitemap = `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${pages.map(({ path }) => `<url><loc>${origin}${path}</loc><lastmod>2025-01-02</lastmod></url>`).join('\n')}
</urlset>
`;

const feed = `<?xml version="1.0" encoding="utf-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">
<channel>
<title>Blog</title><link>${origin}/blog</link><description>Stories &amp; more</description>
<atom:link href="${origin}/feed.xml" rel="self" type="application/rss+xml"/>
<item>
<title>A story</title><link>${origin}/blog/a-story</link>
<guid isPermaLink="true">${origin}/blog/a-story</guid>
<pubDate>Thu, 02 Jan 2025 12:00:00 GMT</pubDate><description>What happened</description>
</item>
</channel>
</rss>
`;

const manifest = {
  name: 'Example',
  short_name: 'Example',
  start_url: '/',
  display: 'browser',
  theme_color: '#0b1d2e',
  background_color: '#0b1d2e',
  icons: [
    { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
    { src: '/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
  ],
};

const llms = `# Example

${pages
  .filter(({ path }) => path !== '/')
  .map(({ path, title }) => `- [${title}](${origin}${path}.md): ${title}`)
  .join('\n')}
`;

const square = (width: number, height = width) =>
  sharp({ create: { width, height, channels: 3, background: '#0b1d2e' } })
    .png()
    .toBuffer();

/** The files of a made-up site without a fault: each by its path, in an export's folder. */
export async function soundFiles(): Promise<ReadonlyMap<string, string | Buffer>> {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"></svg>';
  return new Map<string, string | Buffer>([
    ...pages.map((page) => [files(page.path), pageHtml(page)] as const),
    ...(await Promise.all(
      pages.map(async ({ picture }) => [`og/${picture}`, await square(1200, 630)] as const),
    )),
    ['404.html', notFoundHtml],
    ['company/about-us.html', redirectHtml],
    ['sitemap.xml', sitemap],
    ['robots.txt', `User-Agent: *\nAllow: /\n\nSitemap: ${origin}/sitemap.xml\n`],
    ['feed.xml', feed],
    ['manifest.webmanifest', JSON.stringify(manifest)],
    ['llms.txt', llms],
    [
      '.well-known/security.txt',
      `Contact: mailto:a@example.com\nExpires: 2025-12-01T00:00:00Z\nCanonical: ${origin}/.well-known/security.txt\n`,
    ],
    ['favicon.ico', ico([await square(16), await square(32), await square(48)])],
    ['icon.svg', svg],
    ['images/a.svg', svg],
    ['icon-192.png', await square(192)],
    ['icon-512.png', await square(512)],
  ]);
}

/** A change to the sound files: a file's new bytes, a change of its text, or nothing for no file. */
export type Change = string | Buffer | null | ((text: string) => string);

/** Writes the made-up site with changes into a new folder. */
export function writeSite(
  sound: ReadonlyMap<string, string | Buffer>,
  changes: Readonly<Record<string, Change>> = {},
): string {
  const folder = mkdtempSync(join(tmpdir(), 'site-'));
  const all = new Map<string, string | Buffer>(sound);
  for (const [path, change] of Object.entries(changes)) {
    const before = sound.get(path);
    if (change === null) all.delete(path);
    else if (typeof change !== 'function') all.set(path, change);
    else if (typeof before === 'string') {
      const after = change(before);
      if (after === before) throw new Error(`The change of ${path} changes nothing`);
      all.set(path, after);
    } else throw new Error(`${path} has no text to change`);
  }
  for (const [path, bytes] of all) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), bytes);
  }
  return folder;
}
