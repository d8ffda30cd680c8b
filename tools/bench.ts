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
import { allPages } from '@/lib/site/pages';
import { findBrowser } from '@/scripts/find-browser';

/**
 * `npm run bench -- [/path …] [--runs <number>]`: prints a Markdown table;
 * docs/measuring.md explains it.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    /** How often each page is measured. */
    runs: { type: 'string', default: '5' },
  },
});

// Lighthouse wants a newer Node than the site does; npx keeps both out of the project's packages.
const lighthouse = ['--yes', '--package=node@22.23.3', '--package=lighthouse@13.5.0', 'lighthouse'];
const categories = ['performance', 'accessibility', 'best-practices', 'seo'];
const chrome = '--headless=new --no-sandbox --disable-gpu --ignore-certificate-errors';
const flags = [`--only-categories=${categories}`, `--chrome-flags=${chrome}`, '--output=json'];
const audits = {
  'LCP ms': 'largest-contentful-paint',
  'blocking ms': 'total-blocking-time',
  CLS: 'cumulative-layout-shift',
  bytes: 'total-byte-weight',
} as const;

/** The page that was written by hand. */
const floor = 'tools/bench/floor';

requireExport('out');
const dir = mkdtempSync(join(tmpdir(), 'bench-'));
const [key, cert] = [join(dir, 'key.pem'), join(dir, 'cert.pem')];
const certificate = `req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 7 -subj /CN=localhost -keyout ${key} -out ${cert}`;
execFileSync('openssl', certificate.split(' '), { stdio: 'ignore' });
/** A kilobyte of headers, as real hosts add; of letters that HTTP/2 does not shorten much. */
const padding = Array.from({ length: 1024 }, (_, n) => ((n * 7919) % 36).toString(36)).join('');

/** Serves a copy of a folder as hosts do: HTTP/2 with TLS, files compressed beforehand. */
async function serve(folder: string): Promise<string> {
  const copy = mkdtempSync(join(dir, 'site-'));
  cpSync(folder, copy, { recursive: true, dereference: true });
  await compressFolder(copy);
  const send = sirv(copy, {
    brotli: true,
    setHeaders: (response) => {
      // As the site's own hosts over TLS (lib/hosting/policy.ts).
      response.setHeader('content-security-policy', 'upgrade-insecure-requests');
      response.setHeader('x-padding', padding);
    },
  });
  const options = { key: readFileSync(key), cert: readFileSync(cert) };
  const server = createSecureServer(options, send as never).listen(0, '127.0.0.1');
  await once(server.unref(), 'listening');
  return `https://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** Measures an address once: the four scores, and the audits. */
async function measure(url: string): Promise<Record<string, number>> {
  const { stdout } = await promisify(execFile)('npx', [...lighthouse, url, ...flags], {
    env: { ...process.env, CHROME_PATH: findBrowser() },
    maxBuffer: 64 * 1024 * 1024,
  });
  const report = JSON.parse(stdout);
  return Object.fromEntries([
    ...categories.map((name) => [name, 100 * report.categories[name].score]),
    ...Object.entries(audits).map(([name, audit]) => [name, report.audits[audit].numericValue]),
  ]);
}

const ownPaths = positionals.length > 0 ? positionals : allPages().map(({ path }) => path);
/** What to measure: its name in the table, and its address. */
const addresses = new Map([[floor, await serve(floor)]]);
const origin = await serve('out');
for (const path of ownPaths) addresses.set(path, origin + path);
const results = new Map<string, Record<string, number>[]>();
// In turns, so that the machine's moods meet all alike.
for (let run = 1; run <= Number(values.runs); run += 1) {
  for (const [page, address] of addresses) {
    process.stderr.write(`run ${run} of ${values.runs}: ${page}\n`);
    results.set(page, [...(results.get(page) ?? []), await measure(address)]);
  }
}
rmSync(dir, { recursive: true });

/** The median of a figure of a page. */
function median(page: string, name: string): number {
  const figures = (results.get(page) ?? []).map((result) => result[name] ?? NaN);
  return figures.toSorted((a, b) => a - b)[Math.floor(figures.length / 2)] ?? NaN;
}
const names = [...categories, ...Object.keys(audits)];
console.log(`| page | ${names.join(' | ')} | LCP × floor |`);
console.log(`| --- |${' --: |'.repeat(names.length + 1)}`);
for (const page of results.keys()) {
  const figures = names.map((name) => Number(median(page, name).toFixed(name === 'CLS' ? 3 : 0)));
  const ratio = median(page, 'LCP ms') / median(floor, 'LCP ms');
  console.log(`| ${page} | ${figures.join(' | ')} | ${ratio.toFixed(2)} |`);
}
