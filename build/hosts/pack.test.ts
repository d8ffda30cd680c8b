import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buildingHost, emitHostFiles } from './emit';
import { packForHost } from './pack';

const folder = mkdtempSync(path.join(tmpdir(), 'pack-'));
const [out, hosts, target] = ['out', 'hosts', 'packed'].map((name) => path.join(folder, name)) as [
  string,
  string,
  string,
];

beforeAll(() => {
  for (const file of ['index.html', 'index.html.br', '404.html', '.well-known/security.txt']) {
    mkdirSync(path.dirname(path.join(out, file)), { recursive: true });
    writeFileSync(path.join(out, file), '');
  }
  emitHostFiles(out, hosts);
});
afterAll(() => rmSync(folder, { recursive: true }));

const there = (file: string) => existsSync(path.join(target, file));

test('a packed folder holds what a host serves, its configuration, and not the last release', () => {
  mkdirSync(path.join(target, 'out'), { recursive: true });
  writeFileSync(path.join(target, 'out/gone.html'), '');
  packForHost('netlify', out, target, hosts);
  for (const file of ['index.html', '404.html', '.well-known/security.txt', '_redirects']) {
    expect([file, there(`out/${file}`)]).toEqual([file, true]);
  }
  expect(readFileSync(path.join(target, 'out/_redirects'), 'utf8')).toContain('301!');
  expect(there('netlify.toml')).toBe(true);
  expect(there('out/index.html.br')).toBe(false);
  expect(there('out/gone.html')).toBe(false);
});

test('packing leaves the link to the host’s project alone', () => {
  mkdirSync(path.join(target, '.vercel'), { recursive: true });
  writeFileSync(path.join(target, '.vercel/project.json'), '{}');
  packForHost('vercel', out, target, hosts);
  expect(there('.vercel/project.json')).toBe(true);
  expect(there('vercel.json')).toBe(true);
});

test('the export holds Cloudflare’s files, or Netlify’s where it builds, and is safe from Jekyll', () => {
  const redirects = () => readFileSync(path.join(out, '_redirects'), 'utf8');
  expect(redirects()).toContain(' 308\n');
  expect(existsSync(path.join(out, '.nojekyll'))).toBe(true);
  process.env['NETLIFY'] = 'true';
  emitHostFiles(out, hosts);
  delete process.env['NETLIFY'];
  expect(redirects()).toContain(' 301!\n');
});

test.each([
  [{ CI: 'true' }, undefined],
  [{ CF_PAGES: '1' }, 'cloudflare'],
  [{ NETLIFY: 'true' }, 'netlify'],
  [{ VERCEL: '1' }, 'vercel'],
])('with %j the build runs on %s', (env, host) => {
  expect(buildingHost(env)).toBe(host);
});
