import { makeFolder } from '@/lib/testing/folder';
import { checkSite } from './check-site';

const origin = 'https://www.example.com';

const page = (path: string, body: string, robots = 'index') => `<!DOCTYPE html>
<html lang="en-GB"><head><meta charset="utf-8"><title>A page</title>
<meta name="robots" content="${robots}"><link rel="canonical" href="${origin}${path}">
<meta property="og:url" content="${origin}${path}"><link rel="icon" href="/icon.svg">
</head><body><main id="content"><h1>A page</h1>
${body}
</main></body></html>
`;

/** A small export without a fault. */
const sound: Readonly<Record<string, string>> = {
  'index.html': page(
    '/',
    `<h2 id="more">More</h2><p><a href="/blog">Blog</a> <a href="/old">Old</a>
<a href="/blog/2" rel="nofollow">A story to come</a></p><img src="/a.svg" alt="A square">`,
  ),
  'blog.html': page('/blog', '<p><a href="/blog/a-story">A story</a> <a href="/#more">Up</a></p>'),
  'blog/a-story.html': page('/blog/a-story', '<p><a href="#content">Up</a></p>'),
  'old.html': page('/blog', '<p><a href="/blog">Moved</a></p>').replace(
    '<title>',
    '<meta http-equiv="refresh" content="0; url=/blog"><title>',
  ),
  '404.html': page('/404', '<p data-match="/blog/2">A story to come</p>', 'noindex').replaceAll(
    /<link rel="canonical[^>]*>|<meta property[^>]*>/g,
    '',
  ),
  'sitemap.xml': `<urlset>${['/', '/blog', '/blog/a-story'].map((path) => `<url><loc>${origin}${path}</loc></url>`).join('')}</urlset>`,
  // A site that is closed to crawlers is a whole one all the same.
  'robots.txt': `User-Agent: *\nDisallow: /\n\nSitemap: ${origin}/sitemap.xml\n`,
  'blog.md': `See &quot;${origin}/blog&quot; or ${origin}/blog/a-story.`,
  'blog/a-story.md': `[Blog](${origin}/blog), [A file](${origin}/q\\&a%231.pdf), ${origin}/q&amp;a%231.pdf`,
  'q&a#1.pdf': '%PDF',
  'icon.svg': '<svg/>',
  'a.svg': '<svg/>',
};

/** Checks the small export with files that read otherwise. */
const check = (changes: Readonly<Record<string, string>>) =>
  checkSite(makeFolder({ ...sound, ...changes }));

test('a sound site has no faults', async () => {
  expect(await check({})).toEqual({ faults: [], passed: expect.any(Number), failed: 0 });
});

test.each<[file: string, from: string | RegExp, to: string, message: string]>([
  ['index.html', '"/blog"', '"/blgo"', 'index.html: the link /blgo leads to no page'],
  ['index.html', '"/blog"', '"/blog.html"', 'the link /blog.html leads to no page'],
  ['index.html', '"/blog"', '"/blog/"', 'the link /blog/ leads to no page'],
  ['index.html', '"/blog"', '"#"', 'has a link that leads nowhere: “#”'],
  ['index.html', ' rel="nofollow"', '', 'a page that does not exist yet and is not nofollow'],
  ['blog.html', '/#more', '/#less', 'the link /#less: / has no place named “less”'],
  ['blog.html', '<a href="/blog/a-story">', '<a href="#content">', 'cannot be reached from home'],
  ['blog.html', '<h1>', '<span><div>A</div></span><h1>', '<div> element is not permitted'],
  ['blog.html', '<p>', '<p class="undefined">', 'has class="undefined" on <p>'],
  ['blog.html', 'A page</h1>', '{count} pages</h1>', 'blog.html: shows {count}, which nothing'],
  ['blog.html', '<p>', '<p><img src="/b.png" alt="">', 'loads /b.png, which does not exist'],
  ['blog.html', '<p>', '<p><img src="//b.org/b" alt="">', 'loads //b.org/b from another host'],
  ['blog.html', '/icon.svg', '/no.svg', 'loads /no.svg, which does not exist'],
  ['blog.html', /canonical" href="[^"]*/, `canonical" href="${origin}/`, 'blog.html: calls itself'],
  ['404.html', '"noindex"', '"index"', 'its robots tag says index'],
  [
    'blog.html',
    '<p>',
    `<p>${origin}/gone`,
    `blog.html: names ${origin}/gone, which does not exist`,
  ],
  ['blog/a-story.md', '/blog', '/blgo', `names ${origin}/blgo, which does not exist`],
  ['sitemap.xml', '/blog<', '/blgo<', `sitemap.xml: names ${origin}/blgo, which does not exist`],
])('in %s, %j replaced by %j is told', async (file, from, to, message) => {
  const { faults } = await check({ [file]: String(sound[file]).replace(from, to) });
  expect(faults).toContainEqual(expect.stringContaining(message));
});

test('a page that is too heavy is told', async () => {
  const noise = (words: number) =>
    Array.from({ length: words }, (_, n) => Math.sin(n).toString(36)).join(' ');
  const { faults } = await check({
    'blog.html': page('/blog', `<p><a href="/blog/a-story">A story</a> ${noise(20_000)}</p>`),
    // Some 15 KiB: more than today's largest page with a thousand characters added.
    'blog/a-story.html': page('/blog/a-story', `<p>${noise(2_400)}</p>`),
  });
  expect(faults).toEqual([
    expect.stringMatching(/^blog\.html: has \d+ bytes with brotli, not at most 20480$/),
  ]);
});
