import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import getPort from 'get-port';
import { nginxSite } from '@/build/hosts/nginx';
import { headerPolicy } from '@/lib/hosting/policy';

/** Why nginx can't be tested on this machine, in a line; nothing when all of it is there. */
export function whyNoNginx(): string | undefined {
  const remedy = 'run "npm run setup:hosts"';
  const folder = mkdtempSync(path.join(tmpdir(), 'nginx-'));
  const file = writeConfiguration(folder, 'server { listen 127.0.0.1:1; brotli_static on; }');
  const { error, stderr } = spawnSync('nginx', ['-t', '-c', file], { encoding: 'utf8' });
  rmSync(folder, { recursive: true });
  if (error !== undefined) return `nginx is not installed: ${remedy}`;
  return /brotli_static/.test(stderr) ? `nginx has no brotli_static module: ${remedy}` : undefined;
}

/**
 * Starts an nginx of our own as the container has it: only paths and ports are ours, it has one
 * worker process and writes no access log.
 * @param root the export
 * @param otherSites the files of sites beside it; what they listen on becomes the loopback address
 * @throws when nginx refuses its configuration, or warns
 */
export async function startNginx(root: string, otherSites: readonly string[] = []) {
  const plainPort = await getPort({ host: '127.0.0.1' });
  const policy = headerPolicy(process.env);
  const site = nginxSite({ host: 'localhost', root, plainPort, policy });
  const onLoopback = [site, ...otherSites]
    .join('\n')
    .replaceAll(/^.*listen \[::\].*\n/gm, '')
    .replaceAll('listen ', 'listen 127.0.0.1:');
  const folder = mkdtempSync(path.join(tmpdir(), 'nginx-'));
  const file = writeConfiguration(folder, onLoopback);
  const nginx = (...options: readonly string[]) =>
    spawnSync('nginx', ['-c', file, ...options], { encoding: 'utf8' });
  // It listens before it goes into the background.
  const { status, stderr } = nginx();
  const stop = async () => {
    nginx('-s', 'stop');
    rmSync(folder, { recursive: true, force: true });
  };
  // Whoever installs the site's file would see a warning, and wonder.
  if (status !== 0 || stderr.includes('[warn]')) {
    await stop();
    throw new Error(`nginx did not start, or warns:\n${stderr}`);
  }
  return { origin: `http://127.0.0.1:${plainPort}`, stop };
}

/** deploy/nginx.conf with the paths of a private folder, and the sites beside it. */
function writeConfiguration(folder: string, sites: string): string {
  mkdirSync(path.join(folder, 'temporary'));
  writeFileSync(path.join(folder, 'site.conf'), sites);
  // As root nginx gives its workers to another user, who can't read a private folder.
  const user = process.getuid?.() === 0 ? ' user root;' : '';
  const text = readFileSync('deploy/nginx.conf', 'utf8')
    .replaceAll('/tmp/nginx', path.join(folder, 'temporary', 'nginx'))
    .replace('worker_processes auto;', `worker_processes 1;${user}`)
    .replace('error_log stderr', `error_log ${folder}/errors.log`)
    .replace('access_log /dev/stdout;', 'access_log off;')
    .replace('/etc/nginx/site.conf', path.join(folder, 'site.conf'));
  const file = path.join(folder, 'nginx.conf');
  writeFileSync(file, text);
  return file;
}
