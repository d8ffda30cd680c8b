import '@/scripts/report-errors';
import { execFile, execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createSecureServer } from 'node:http2';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs, promisify } from 'node:util';
import sirv from 'sirv';
import { compressFolder } from '@/build/compress';
import { requireExport } from '@/scripts/export-folder';
import { allPages } from '@/lib/routes/pages';
import { findBrowser } from '@/scripts/find-browser';

/** `npm run bench -- [/path …]`: prints a Markdown table; docs/measuring.md explains it. */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    /** How often each page is measured. */
    runs: { type: 'string', default: '5' },
    /** Folders of other sites, whose home pages are measured beside. */
    beside: { type: 'string', multiple: true, default: [] },
    /** Bytes of headers that each answer has beside its own, as real hosts add some. */
    headers: { type: 'string', default: '0' },
  },
});

// Lighthouse wants a newer Node than the site does; npx keeps both out of the project's packages.
const lighthouse = ['--yes', '--package=node@22.23.3', '--package=lighthouse@13.5.0', 'lighthouse'];
const flags = [
  '--quiet',
  '--output=json',
  '--only-categories=performance,accessibility,best-practices,seo',
  '--disable-full-page-screenshot',
  '--chrome-flags=--headless=new --no-sandbox --disable-gpu --ignore-certificate-errors',
];
const audits = {
  'LCP ms': 'largest-contentful-paint',
  'blocking ms': 'total-blocking-time',
  CLS: 'cumulative-layout-shift',
  bytes: 'total-byte-weight',
} as const;

requireExport('out');
const dir = mkdtempSync(join(tmpdir(), 'bench-'));
const [key, cert] = [join(dir, 'key.pem'), join(dir, 'cert.pem')];
const certificate = `req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 7 -subj /CN=localhost -keyout ${key} -out ${cert}`;
execFileSync('openssl', certificate.split(' '), { stdio: 'ignore' });
const padding = Array.from({ length: Number(values.headers) }, (_, n) =>
  ((n * 7919) % 36).toString(36),
).join('');

/** Serves a copy of a folder as hosts do: HTTP/2 with TLS, files compressed beforehand. */
async function serve(folder: string, index: number): Promise<string> {
  const copy = join(dir, String(index));
  cpSync(folder, copy, { recursive: true, dereference: true });
  await compressFolder(copy);
  const send = sirv(copy, {
    brotli: true,
    setHeaders: (response) => {
      // As the site's own hosts over TLS (lib/hosting/policy.ts).
      response.setHeader('content-security-policy', 'upgrade-insecure-requests');
      if (padding !== '') response.setHeader('x-padding', padding);
    },
  });
  const options = { key: readFileSync(key), cert: readFileSync(cert) };
  const server = createSecureServer(options, send as never).listen(0, '127.0.0.1');
  await once(server.unref(), 'listening');
  return `https://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** Measures an address once: the four scores, and the audits. */
async function measure(url: string): Promise<Record<string, number>> {
  const env = { ...process.env, CHROME_PATH: findBrowser() };
  const options = { env, maxBuffer: 64 * 1024 * 1024 };
  const { stdout } = await promisify(execFile)('npx', [...lighthouse, url, ...flags], options);
  const report = JSON.parse(stdout);
  const scores = Object.entries<{ score: number }>(report.categories);
  return {
    ...Object.fromEntries(scores.map(([name, { score }]) => [name, Math.round(100 * score)])),
    ...Object.fromEntries(
      Object.entries(audits).map(([name, audit]) => [name, report.audits[audit].numericValue]),
    ),
  };
}

const folders = ['tools/bench/floor', ...values.beside];
const baselines = await Promise.all(
  folders.map(async (folder, n) => [folder, await serve(folder, n)]),
);
const origin = await serve('out', folders.length);
const paths = positionals.length > 0 ? positionals : allPages().map(({ path }) => path);
const addresses = [...baselines, ...paths.map((path) => [path, origin + path])];
const results = new Map<string, Record<string, number>[]>();
// In turns, so that the machine's moods meet all alike.
for (let run = 1; run <= Number(values.runs); run += 1) {
  for (const [page = '', address = ''] of addresses) {
    process.stderr.write(`run ${run} of ${values.runs}: ${page}\n`);
    results.set(page, [...(results.get(page) ?? []), await measure(address)]);
  }
}
rmSync(dir, { recursive: true });

/** The median of a figure of a page. */
const median = (page: string, name: string) => {
  const figures = (results.get(page) ?? []).map((result) => result[name] ?? NaN);
  return figures.toSorted((one, other) => one - other)[figures.length >> 1] ?? NaN;
};
const [first = {}] = [...results.values()].flat();
const names = Object.keys(first);
const floor = median('tools/bench/floor', 'LCP ms');
const line = (cells: readonly unknown[]) => console.log(`| ${cells.join(' | ')} |`);
line(['page', ...names, 'LCP × floor']);
line(['---', ...names.map(() => '--:'), '--:']);
for (const page of results.keys()) {
  const figures = names.map((name) => Number(median(page, name).toFixed(name === 'CLS' ? 3 : 0)));
  line([page, ...figures, (median(page, 'LCP ms') / floor).toFixed(2)]);
}
