import { execFile, spawnSync } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from '@playwright/test';
import { listAddresses } from '@/build/hosts/emit';
import { ask } from './support/ask';
import { startNginx, whyNoNginx } from './support/nginx-process';

// What docs/deploying.md tells to type is what runs here; only the server is this machine.
const [, commands = ''] =
  /```sh\n(site=[\s\S]+?)```/.exec(
    readFileSync('docs/deploying.md', 'utf8').replaceAll('\r', ''),
  ) ?? [];
const script =
  listAddresses('out').find((file) => /^\/_next\/static\/.+\.js$/.test(file)) ?? 'no script';
const photograph = '/pictures/shelf-480.0123456789.avif';
const run = promisify(execFile);

test.skip(
  whyNoNginx() !== undefined || spawnSync('rsync', ['--version']).error !== undefined,
  'nginx or rsync is not here: run "npm run setup:hosts"',
);
test.describe.configure({ timeout: 120_000 });

let folder: string;
let live: string;

test.beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'release-'));
  live = path.join(folder, 'live');
  mkdirSync(live);
  // ssh that runs what it is told on this machine.
  writeFileSync(path.join(folder, 'ssh'), '#!/bin/sh\nshift\nexec sh -c "$*"\n');
  chmodSync(path.join(folder, 'ssh'), 0o755);
});
test.afterEach(() => rmSync(folder, { recursive: true }));

/**
 * An export: that in out/ with a photograph, or one without it, whose script has another name and
 * whose robots.txt differs.
 */
function makeExport(kind: 'first' | 'second'): string {
  const dir = path.join(folder, kind);
  cpSync('out', path.join(dir, 'out'), { recursive: true });
  if (kind === 'first') {
    mkdirSync(path.join(dir, 'out/pictures'), { recursive: true });
    writeFileSync(path.join(dir, 'out', photograph), '');
  }
  if (kind === 'second') {
    const renamed = script.replace(/(\.\w+)$/, 'X$1');
    for (const ending of ['', '.br', '.gz']) {
      renameSync(path.join(dir, 'out', script + ending), path.join(dir, 'out', renamed + ending));
    }
    writeFileSync(path.join(dir, 'out/robots.txt'), 'User-agent: second\n');
    rmSync(path.join(dir, 'out/terms.html'));
  }
  return dir;
}

/** Types the commands of the guide, in the folder that holds out/. */
async function release(dir: string): Promise<void> {
  const text = commands.replace(/^site=.*$/m, `site=server:${live}`);
  const env = { ...process.env, PATH: `${folder}:${process.env['PATH']}` };
  // As strict as a server's umask may be: nginx must be able to read all the same.
  await run('bash', ['-ec', `umask 077\n${text}`], { cwd: dir, env });
}

test('no request fails while releases are brought, back and forth', async () => {
  const exports = [makeExport('first'), makeExport('second')];
  await release(exports[0] ?? '');
  const nginx = await startNginx(live);
  const origin = `http://127.0.0.1:${nginx.port}`;
  const targets = ['/', '/about', '/services', script, '/robots.txt', '/feed.xml'];
  const failures: string[] = [];
  let answered = 0;
  let isOver = false;
  const visit = async (start: number): Promise<void> => {
    for (let turn = start; !isOver; turn += 1) {
      const target = targets[turn % targets.length] ?? '/';
      const { status, body } = await ask(origin, target);
      answered += 1;
      if (status !== 200 || body.length === 0) failures.push(`${status} ${target}`);
      // Bounded: some hundred requests a second on the loopback address.
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
  };
  try {
    const visitors = [0, 1, 2, 3].map(visit);
    // As many as a fast machine needs to be asked often enough meanwhile.
    for (let turn = 1; turn <= 6 || answered <= 100; turn += 1) {
      await release(exports[turn % 2] ?? '');
    }
    isOver = true;
    await Promise.all(visitors);
  } finally {
    isOver = true;
    await nginx.stop();
  }
  expect(failures).toEqual([]);
});

test('a release removes pages that are gone, keeps hashed files for 90 days or while in use, and is readable', async () => {
  const dir = makeExport('first');
  await release(dir);
  await release(makeExport('second'));
  const there = (file: string) => existsSync(path.join(live, file));
  expect(there('terms.html')).toBe(false);
  expect(there(script)).toBe(true);
  expect(there(`${script}.br`)).toBe(true);
  expect(there(photograph)).toBe(true);
  expect(there('.well-known/security.txt')).toBe(true);
  expect(readFileSync(path.join(live, 'robots.txt'), 'utf8')).toBe('User-agent: second\n');
  expect(statSync(path.join(live, 'services')).mode & 0o777).toBe(0o755);
  expect(statSync(path.join(live, 'index.html')).mode & 0o777).toBe(0o644);

  const unused = path.join(live, '_next/static/site/unused.0123abcd.js');
  writeFileSync(unused, '');
  const longAgo = new Date(Date.now() - 100 * 86_400_000);
  for (const file of [unused, path.join(live, script), path.join(dir, 'out', script)]) {
    utimesSync(file, longAgo, longAgo);
  }
  await release(dir);
  expect(existsSync(unused)).toBe(false);
  expect(there(script)).toBe(true);
});

test('a page that did not change keeps its validator, one that did gets another', async () => {
  const dir = makeExport('first');
  await release(dir);
  const nginx = await startNginx(live);
  const etag = async (target: string) =>
    (await ask(`http://127.0.0.1:${nginx.port}`, target)).headers['etag'];
  try {
    const before = [await etag('/about'), await etag('/terms')];
    // Same size and time, other content; the validator knows whole seconds.
    const terms = path.join(dir, 'out/terms.html');
    const { atime, mtime } = statSync(terms);
    writeFileSync(terms, readFileSync(terms, 'utf8').replace(/<\/h1>/, '</h2>'));
    utimesSync(terms, atime, mtime);
    const now = new Date();
    utimesSync(path.join(dir, 'out/about.html'), now, now);
    await new Promise((resolve) => setTimeout(resolve, 1_100));
    await release(dir);
    expect(await etag('/about')).toBe(before[0]);
    expect(await etag('/terms')).not.toBe(before[1]);
  } finally {
    await nginx.stop();
  }
});
