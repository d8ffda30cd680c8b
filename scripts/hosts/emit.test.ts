import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { contentSecurityPolicy } from '@/lib/hosting/policy';
import { aliases } from '@/lib/hosting/redirects';
import { cacheControl, isHidden } from '@/lib/hosting/rules';
import { emitHostFiles } from './emit';
import { exportedFiles } from './export-facts';
import { writeFixtureExport } from './fixture-export';
import { packForHost, packedHosts } from './pack';

let folder: string;
let out: string;
let hosts: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'emit-'));
  out = path.join(folder, 'out');
  hosts = path.join(folder, 'hosts');
  writeFixtureExport(out);
});
afterEach(() => rmSync(folder, { recursive: true }));

const emit = (env = {}): void => emitHostFiles(out, { hostsDir: hosts, env });
const read = (...names: readonly string[]): string => readFileSync(path.join(...names), 'utf8');

/** The blocks of a `_headers` file: path to its lines. */
function blocks(text: string): Record<string, readonly string[]> {
  return Object.fromEntries(
    text
      .trimEnd()
      .split('\n\n')
      .map((block) => {
        const [glob = '', ...lines] = block.split('\n').map((line) => line.trim());
        return [glob, lines];
      }),
  );
}

test('the export carries Cloudflare’s files, or Netlify’s where Netlify builds', () => {
  emit();
  for (const name of ['_headers', '_redirects']) {
    expect(read(out, name)).toBe(read(hosts, 'cloudflare', name));
  }
  emit({ NETLIFY: 'true' });
  for (const name of ['_headers', '_redirects']) {
    expect(read(out, name)).toBe(read(hosts, 'netlify', name));
    expect(read(out, name)).not.toBe(read(hosts, 'cloudflare', name));
  }
});

test('every host redirects every alias', () => {
  emit();
  for (const { from, to } of aliases) {
    for (const form of [from, `${from}/`]) {
      expect(read(hosts, 'cloudflare', '_redirects')).toContain(`${form} ${to} 308\n`);
      expect(read(hosts, 'netlify', '_redirects')).toContain(`${form} ${to} 301!\n`);
      expect(read(hosts, 'nginx', 'site.conf')).toContain(`    "${form}" "${to}";\n`);
      expect(JSON.parse(read(hosts, 'firebase', 'firebase.json')).hosting.redirects).toContainEqual(
        { source: form, destination: to, type: 301 },
      );
      expect(JSON.parse(read(hosts, 'vercel', 'vercel.json')).redirects).toContainEqual({
        source: form,
        destination: to,
        statusCode: 308,
      });
    }
  }
});

test('every host sends the policy that the pages carry', () => {
  const policy = contentSecurityPolicy({ analytics: true });
  const page = `<meta http-equiv="Content-Security-Policy" content="${policy}"/>`;
  writeFileSync(path.join(out, 'index.html'), page);
  emit();
  for (const [host, name] of [
    ['cloudflare', '_headers'],
    ['netlify', '_headers'],
    ['vercel', 'vercel.json'],
    ['firebase', 'firebase.json'],
    ['nginx', 'site.conf'],
    ['nginx', 'container.conf'],
  ] as const) {
    expect(read(hosts, host, name)).toContain(`${policy}; frame-ancestors 'none'`);
  }
});

test('Cloudflare takes a value back before it sets another', () => {
  emit();
  const rules = blocks(read(hosts, 'cloudflare', '_headers'));
  expect(rules['/_next/static/*']).toEqual([
    '! Cache-Control',
    'Cache-Control: max-age=31536000, immutable',
  ]);
  for (const [glob, lines] of Object.entries(rules)) {
    if (glob === '/*') continue;
    for (const line of lines.filter((text) => !text.startsWith('!'))) {
      expect(lines).toContain(`! ${line.slice(0, line.indexOf(':'))}`);
    }
  }
});

test('Netlify gets no header of an address from two rules', () => {
  emit();
  const rules = Object.entries(blocks(read(hosts, 'netlify', '_headers')));
  const addresses = exportedFiles(out)
    .filter((file) => !isHidden(file))
    .map((file) => (file === '/index.html' ? '/' : file.replace(/\.html$/, '')));
  for (const address of addresses) {
    const names = rules
      .filter(([glob]) =>
        glob.endsWith('*') ? `${address}/`.startsWith(glob.slice(0, -1)) : address === glob,
      )
      .flatMap(([, lines]) => lines.map((line) => line.slice(0, line.indexOf(':'))));
    expect(names).toContain('Cache-Control');
    expect(names).toContain('Cross-Origin-Resource-Policy');
    expect(names).toHaveLength(new Set(names).size);
  }
});

test('Vercel and Firebase let only files that are there be kept', () => {
  emit();
  const vercel = JSON.parse(read(hosts, 'vercel', 'vercel.json'));
  expect(vercel).toMatchObject({ cleanUrls: true, trailingSlash: false, outputDirectory: 'out' });
  const rules: { source: string; headers: { key: string; value: string }[] }[] = vercel.headers;
  const valueFor = (address: string) =>
    rules
      .filter(({ source }) => new RegExp(`^${source}$`).test(address))
      .flatMap(({ headers }) => headers)
      .filter(({ key }) => key === 'Cache-Control')
      .at(-1)?.value;
  for (const file of exportedFiles(out)) {
    if (isHidden(file) || file.endsWith('.html')) continue;
    expect([file, valueFor(file)]).toEqual([file, cacheControl(file)]);
  }
  expect(valueFor('/about')).toBe('max-age=0, must-revalidate');
  expect(valueFor('/_next/static/site/missing.0123abcd.js')).toBe('max-age=0, must-revalidate');
  expect(read(hosts, 'firebase', 'firebase.json')).not.toContain('/_next/static/**');
});

test('a site that outgrows Cloudflare’s limits is told so', () => {
  mkdirSync(path.join(out, 'mixed'));
  for (let number = 0; number < 100; number++) {
    writeFileSync(path.join(out, 'mixed', `${number}.txt`), '');
    writeFileSync(path.join(out, 'mixed', `${number}.html`), '');
  }
  expect(() => emit()).toThrow(/^Cloudflare's _headers may have 100 rules .+ has \d{3} rules/);
});

test('the files are the same for the same export', () => {
  emit();
  const first = exportedFiles(hosts).map((file) => read(hosts, file));
  emit();
  expect(exportedFiles(hosts).map((file) => read(hosts, file))).toEqual(first);
});

test.each(packedHosts)('what %s is given has every page and nothing hidden', (host) => {
  emit();
  const target = path.join(folder, 'packed');
  packForHost(host, out, hosts, target);
  const files = exportedFiles(path.join(target, 'out'));
  expect(files).toEqual(expect.arrayContaining(['/index.html', '/404.html', '/robots.txt']));
  const own = host === 'cloudflare' || host === 'netlify' ? ['/_headers', '/_redirects'] : [];
  expect(files.filter(isHidden).sort()).toEqual(['/404.html', ...own].sort());
});
