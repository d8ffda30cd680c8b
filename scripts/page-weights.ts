/**
 * Prints what each page of `out/` loads before its load event, as a Markdown table for the
 * README: `npm run weights`. Bytes as served with brotli; fonts as they are.
 */
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { routeIds, routes } from '@/content/routes';
import { readArticles } from '@/lib/articles';

const outDir = 'out';

/** The bytes that a server sends for a file: its brotli twin where there is one. */
async function bytesOf(address: string): Promise<number> {
  const file = join(outDir, address);
  return stat(`${file}.br`).then(
    ({ size }) => size,
    async () => (await stat(file)).size,
  );
}

async function sumOf(addresses: readonly string[]): Promise<number> {
  const sizes = await Promise.all(addresses.map(bytesOf));
  return sizes.reduce((sum, size) => sum + size, 0);
}

/** The addresses that a pattern's first group finds in a page. */
const found = (html: string, pattern: RegExp) =>
  [...html.matchAll(pattern)].map(([, address = '']) => address);

async function rowOf(path: string): Promise<string> {
  const page = path === '/' ? '/index.html' : `${path}.html`;
  const html = await readFile(join(outDir, page), 'utf8');
  const fonts = found(html, /<link rel="preload" href="([^"]+\.woff2)"/g);
  const scripts = found(html, /<script async type="module" src="([^"]+)"/g);
  const pictures = found(html, /<img (?![^>]*loading="lazy")[^>]*src="([^"]+)"/g);
  const parts = [
    await bytesOf(page),
    await sumOf(fonts),
    await sumOf(scripts),
    await sumOf(pictures),
  ];
  const total = parts.reduce((sum, bytes) => sum + bytes, 0);
  const requests = 1 + fonts.length + scripts.length + pictures.length;
  return `| ${[path, ...parts, total].join(' | ')} | ${requests} |`;
}

const paths = [
  ...routeIds.map((id) => routes[id].path),
  ...readArticles().map((article) => article.path),
];
console.log('| page | HTML with its CSS | fonts | script | pictures | in all | requests |');
console.log('| --- | --: | --: | --: | --: | --: | --: |');
for (const path of paths) console.log(await rowOf(path));
