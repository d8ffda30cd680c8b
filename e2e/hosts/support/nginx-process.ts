import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { headerPolicy } from '@/lib/hosting/policy';
import getPort from 'get-port';
import { nginxSite } from '@/build/hosts/nginx';

/** An nginx of our own, in the foreground, on the loopback address. */
export type NginxProcess = {
  readonly port: number;
  readonly origin: string;
  readonly stop: () => Promise<void>;
};

/** Why nginx can't be tested on this machine, in a line; nothing when all of it is there. */
export function whyNoNginx(): string | undefined {
  const remedy = 'run "npm run setup:hosts"';
  if (spawnSync('nginx', ['-v']).error !== undefined) return `nginx is not installed: ${remedy}`;
  const folder = mkdtempSync(path.join(tmpdir(), 'nginx-'));
  const file = writeConfiguration(folder, 'server { listen 127.0.0.1:1; brotli_static on; }');
  const { stderr } = spawnSync('nginx', ['-t', '-c', file], { encoding: 'utf8' });
  rmSync(folder, { recursive: true });
  return /brotli_static/.test(stderr) ? `nginx has no brotli_static module: ${remedy}` : undefined;
}

/**
 * Starts nginx as the container has it: only paths and port are ours, it has one worker process
 * and writes no access log.
 * @param root the export
 */
export async function startNginx(root: string): Promise<NginxProcess> {
  const plainPort = await getPort({ host: '127.0.0.1' });
  const policy = headerPolicy(process.env);
  return startNginxWith([nginxSite({ host: 'localhost', root, plainPort, policy })], plainPort);
}

/**
 * Starts nginx with some sites.
 * @param sites the text of each site's file; what they listen on becomes the loopback address
 * @param port the port that tells that it has started
 * @throws when nginx refuses its configuration, warns, or does not answer within twenty seconds
 */
export async function startNginxWith(
  sites: readonly string[],
  port: number,
): Promise<NginxProcess> {
  const folder = mkdtempSync(path.join(tmpdir(), 'nginx-'));
  const onLoopback = sites.map((site) =>
    site.replaceAll(/^.*listen \[::\].*\n/gm, '').replaceAll('listen ', 'listen 127.0.0.1:'),
  );
  const configuration = writeConfiguration(folder, onLoopback.join('\n'));
  const child = spawn('nginx', ['-c', configuration, '-g', 'daemon off;'], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let log = '';
  child.stderr.on('data', (chunk: Buffer) => (log += chunk.toString()));
  const end = once(child, 'exit');
  const stop = async () => {
    child.kill('SIGTERM');
    await end;
    rmSync(folder, { recursive: true, force: true });
  };
  const origin = `http://127.0.0.1:${port}`;
  const isListening = () =>
    fetch(origin, { redirect: 'manual' }).then(
      () => true,
      () => false,
    );
  // A machine that builds beside the tests may be slow to start a process.
  const deadline = Date.now() + 20_000;
  let listens = await isListening();
  while (!listens && child.exitCode === null && Date.now() < deadline) {
    await wait(50);
    listens = await isListening();
  }
  // Whoever installs the site's file would see a warning, and wonder.
  if (!listens || log.includes('[warn]')) {
    await stop();
    throw new Error(`nginx did not start, or warns:\n${log}`);
  }
  return { port, origin, stop };
}

/** deploy/nginx.conf with the paths of a private folder, and the sites beside it. */
function writeConfiguration(folder: string, sites: string): string {
  mkdirSync(path.join(folder, 'temporary'), { recursive: true });
  const siteFile = path.join(folder, 'site.conf');
  writeFileSync(siteFile, sites);
  // As root nginx gives its workers to another user, who can't read a private folder.
  const user = process.getuid?.() === 0 ? ' user root;' : '';
  let text = readFileSync('deploy/nginx.conf', 'utf8');
  for (const [from, to] of [
    ['worker_processes auto;', `worker_processes 1;${user}`],
    ['/tmp/nginx', path.join(folder, 'temporary', 'nginx')],
    ['access_log /dev/stdout;', 'access_log off;'],
    ['/etc/nginx/site.conf', siteFile],
  ] as const) {
    if (!text.includes(from)) throw new Error(`deploy/nginx.conf has no "${from}" any more`);
    text = text.replaceAll(from, to);
  }
  const file = path.join(folder, 'nginx.conf');
  writeFileSync(file, text);
  return file;
}
