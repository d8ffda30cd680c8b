import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { contentSecurityPolicy } from '@/lib/hosting/policy';

const words = 'Plain words about data, repeated so that compressing them is worth it. '.repeat(20);

function page(title: string): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="${contentSecurityPolicy()}"><title>${title}</title></head><body><h1>${title}</h1><p>${words}</p></body></html>`;
}

const text: Readonly<Record<string, string>> = {
  'index.html': page('Home'),
  'about.html': page('About'),
  'contact.html': page('Contact'),
  'services.html': page('Services'),
  'services/ai-consulting.html': page('AI consulting'),
  'case-studies.html': page('Case studies'),
  'blog.html': page('Blog'),
  'company/about-us.html': page('Moved to About'),
  'company/case-studies.html': page('Moved to Case studies'),
  'company/blogs.html': page('Moved to Blog'),
  '404.html': page('Not found'),
  '_not-found.html': page('Not found'),
  'robots.txt': `User-agent: *\nAllow: /\n# ${words}\n`,
  'sitemap.xml': `<?xml version="1.0"?><urlset><!-- ${words} --></urlset>`,
  'feed.xml': `<?xml version="1.0"?><rss version="2.0"><!-- ${words} --></rss>`,
  'manifest.webmanifest': JSON.stringify({ name: 'Fixture', description: words }),
  '_next/static/site/page.0123abcd.js': `/* ${words} */`,
  '_next/static/css/styles.4567cdef.css': `/* ${words} */`,
  'images/logo.svg': `<svg xmlns="http://www.w3.org/2000/svg"><!-- ${words} --></svg>`,
  '.env': 'SECRET=1\n',
  '.git/config': '[core]\n',
  '.well-known/security.txt': 'Contact: mailto:security@example.com\n',
  _headers: '/*\n',
  _redirects: '\n',
};

/**
 * Writes a small export with everything a host can get wrong: pages with a folder of the same
 * name, hashed files, compressed twins, redirect pages, files that must stay hidden.
 */
export function writeFixtureExport(dir: string): void {
  const write = (name: string, bytes: Buffer): void => {
    mkdirSync(path.dirname(path.join(dir, name)), { recursive: true });
    writeFileSync(path.join(dir, name), bytes);
  };
  for (const [name, content] of Object.entries(text)) {
    const bytes = Buffer.from(content);
    write(name, bytes);
    if (!path.extname(name) || name.startsWith('.')) continue;
    write(`${name}.br`, brotliCompressSync(bytes));
    write(`${name}.gz`, gzipSync(bytes));
  }
  const picture = Buffer.from(Array.from({ length: 600 }, (_, index) => index % 251));
  write('favicon.ico', picture);
  write('og/services.89abcdef.jpg', picture);
}
