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
import { setTimeout as wait } from 'node:timers/promises';
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

/** An export: that in out/ with a photograph. */
function makeFirst(): string {
  const dir = path.join(folder, 'first');
  cpSync('out', path.join(dir, 'out'), { recursive: true });
  mkdirSync(path.join(dir, 'out/pictures'), { recursive: true });
  writeFileSync(path.join(dir, 'out', photograph), '');
  return dir;
}

/** Another: no photograph, no terms, the script by another name, another robots.txt. */
function makeSecond(): string {
  const dir = path.join(folder, 'second');
  cpSync('out', path.join(dir, 'out'), { recursive: true });
  for (const ending of ['', '.br', '.gz']) {
    const file = path.join(dir, 'out', script + ending);
    renameSync(file, file.replace('.js', 'X.js'));
  }
  writeFileSync(path.join(dir, 'out/robots.txt'), 'User-agent: second\n');
  rmSync(path.join(dir, 'out/terms.html'));
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
  const exports = [makeFirst(), makeSecond()] as const;
  await release(exports[0]);
  const nginx = await startNginx(live);
  const targets = ['/', '/about', '/services', script, '/robots.txt', '/feed.xml'];
  const failures: string[] = [];
  let answers = 0;
  let isOver = false;
  const visit = async (start: number): Promise<void> => {
    for (let turn = start; !isOver; turn += 1) {
      const target = targets[turn % targets.length] ?? '/';
      const { status, body } = await ask(nginx.origin, target);
      answers += 1;
      if (status !== 200 || body.length === 0) failures.push(`${status} ${target}`);
      // Bounded: some hundred requests a second on the loopback address.
      await wait(5);
    }
  };
  try {
    const visitors = [0, 1, 2, 3].map(visit);
    // As many as a fast machine needs to be asked often enough meanwhile.
    for (let turn = 1; turn <= 6 || answers <= 100; turn += 1) {
      await release(turn % 2 === 0 ? exports[0] : exports[1]);
    }
    isOver = true;
    await Promise.all(visitors);
  } finally {
    isOver = true;
    await nginx.stop();
  }
  expect(failures).toEqual([]);
});

test('a release removes what is gone, hashed files after 90 days, and is readable', async () => {
  const dir = makeFirst();
  await release(dir);
  await release(makeSecond());
  const at = (file: string) => path.join(live, file);
  expect(existsSync(at('terms.html'))).toBe(false);
  for (const file of [script, `${script}.br`, photograph, '.well-known/security.txt']) {
    expect(existsSync(at(file)), file).toBe(true);
  }
  expect(readFileSync(at('robots.txt'), 'utf8')).toBe('User-agent: second\n');
  expect(statSync(at('services')).mode & 0o777).toBe(0o755);
  expect(statSync(at('index.html')).mode & 0o777).toBe(0o644);

  const unused = at('_next/static/site/unused.0123abcd.js');
  writeFileSync(unused, '');
  const longAgo = new Date(Date.now() - 100 * 86_400_000);
  for (const file of [unused, at(script), path.join(dir, 'out', script)]) {
    utimesSync(file, longAgo, longAgo);
  }
  await release(dir);
  expect(existsSync(unused)).toBe(false);
  expect(existsSync(at(script))).toBe(true);
});
