import { execFile, spawnSync } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { expect, test } from '@playwright/test';
import { listFiles } from '@/lib/base/files';
import { ask } from './support/ask';
import { startNginx, whyNoNginx } from './support/nginx-process';

const script = `/${listFiles('out').find((file) => /^_next\/static\/.+\.js$/.test(file))}`;

test.skip(
  whyNoNginx() !== undefined || spawnSync('rsync', ['--version']).error !== undefined,
  'nginx or rsync is not here: run "npm run setup:hosts"',
);

test('releases lose no visitor a request, remove what is gone, and keep hashed files 90 days', async ({}, info) => {
  const live = info.outputPath('live');
  mkdirSync(live);
  // ssh that runs what it is told on this machine.
  const bin = info.outputPath('bin');
  mkdirSync(bin);
  writeFileSync(path.join(bin, 'ssh'), '#!/bin/sh\nshift\nexec sh -c "$*"\n');
  chmodSync(path.join(bin, 'ssh'), 0o755);

  const [first, second] = ['first', 'second'].map((name) => {
    const dir = info.outputPath(name);
    cpSync('out', path.join(dir, 'out'), { recursive: true });
    return dir;
  }) as [string, string];
  // The second has no terms, the script by another name, another robots.txt.
  for (const ending of ['', '.br', '.gz']) {
    const file = path.join(second, 'out', script + ending);
    renameSync(file, file.replace('.js', 'X.js'));
  }
  writeFileSync(path.join(second, 'out/robots.txt'), 'User-agent: second\n');
  rmSync(path.join(second, 'out/terms.html'));

  const program = path.resolve('deploy/release.sh');
  /** Releases the out/ of a folder; only the server is this machine. */
  const release = (dir: string) => {
    const env = { ...process.env, PATH: `${bin}:${process.env['PATH']}` };
    // As strict as a server's umask may be: nginx must be able to read all the same.
    const command = `umask 077 && bash ${program} server:${live}`;
    return promisify(execFile)('bash', ['-c', command], { cwd: dir, env });
  };
  await release(first);
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
    for (let turn = 1; turn <= 5 || answers <= 100; turn += 1) {
      await release(turn % 2 === 0 ? first : second);
    }
    await release(second);
    isOver = true;
    await Promise.all(visitors);
  } finally {
    isOver = true;
    await nginx.stop();
  }
  expect(failures).toEqual([]);

  const at = (file: string) => path.join(live, file);
  expect(existsSync(at('terms.html'))).toBe(false);
  for (const file of [script, `${script}.br`, '.well-known/security.txt']) {
    expect(existsSync(at(file)), file).toBe(true);
  }
  expect(readFileSync(at('robots.txt'), 'utf8')).toBe('User-agent: second\n');
  expect(statSync(at('services')).mode & 0o777).toBe(0o755);
  expect(statSync(at('index.html')).mode & 0o777).toBe(0o644);

  const unused = at('_next/static/site/unused.0123abcd.js');
  writeFileSync(unused, '');
  const longAgo = new Date(Date.now() - 100 * 86_400_000);
  for (const file of [unused, at(script), path.join(first, 'out', script)]) {
    utimesSync(file, longAgo, longAgo);
  }
  await release(first);
  expect(existsSync(unused)).toBe(false);
  expect(existsSync(at(script))).toBe(true);
});
