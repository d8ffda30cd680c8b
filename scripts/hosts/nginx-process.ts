import { spawn, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { policyIn } from '@/lib/hosting/policy';
import { freePort } from './free-port';
import { nginxSite } from './nginx';
import { rawRequest } from './raw-request';

/** An nginx of our own, in the foreground, on a loopback port. */
export type NginxProcess = {
  readonly port: number;
  /** Of the master process, which reads its configuration again on SIGHUP. */
  readonly processId: number;
  /** What it wrote to its error log so far. */
  readonly log: () => string;
  readonly stop: () => Promise<void>;
};

/** Where the configuration of the process around the site stands. */
export const mainConfiguration = path.resolve('deploy/nginx.conf');

/**
 * Why nginx can't be tested on this machine.
 *
 * @returns One line, or undefined when nginx and its brotli module are there.
 */
export function whyNoNginx(): string | undefined {
  const remedy = 'run "npm run setup:hosts"';
  if (spawnSync('nginx', ['-v']).error !== undefined) return `nginx is not installed: ${remedy}`;
  const folder = mkdtempSync(path.join(tmpdir(), 'nginx-'));
  const configuration = writeConfiguration(
    folder,
    nginxSite({ root: folder, listen: ['127.0.0.1:1'] }),
  );
  const check = spawnSync('nginx', ['-t', '-c', configuration], { encoding: 'utf8' });
  rmSync(folder, { recursive: true });
  if (/unknown directive "brotli_static"/.test(check.stderr)) {
    return `nginx has no brotli_static module: ${remedy}`;
  }
  return undefined;
}

/** Settings of an nginx that is started for a test. */
export type NginxProcessOptions = {
  /** The policy sent as a header; without it that of the export's home page. */
  readonly policy?: string;
  /** Files that put another policy in its place, as releases write them; a glob. */
  readonly policyFiles?: string;
};

// A machine that builds beside the tests may be slow to start a process.
const patienceMs = 20_000;

/**
 * Starts nginx with the shipped configuration; only its paths and port are ours, it has one
 * worker process and writes no access log.
 *
 * @param root The export.
 * @throws when nginx refuses its configuration or does not answer within twenty seconds.
 */
export function startNginx(root: string, options: NginxProcessOptions = {}): Promise<NginxProcess> {
  const policy = options.policy ?? policyIn(readFileSync(path.join(root, 'index.html'), 'utf8'));
  return start((listen) => nginxSite({ root, listen: [listen], ...options, policy }));
}

/**
 * The same nginx with nothing configured but a folder: what the shipped configuration costs is
 * measured against it.
 *
 * @param root The folder.
 */
export function startBareNginx(root: string): Promise<NginxProcess> {
  return start((listen) => `server { listen ${listen}; root "${root}"; sendfile on; }\n`);
}

async function start(siteFor: (listen: string) => string): Promise<NginxProcess> {
  const folder = mkdtempSync(path.join(tmpdir(), 'nginx-'));
  const port = await freePort();
  const configuration = writeConfiguration(folder, siteFor(`127.0.0.1:${port}`));
  let log = '';
  const child = spawn('nginx', ['-c', configuration, '-g', 'daemon off;'], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  child.stderr.on('data', (chunk: Buffer) => (log += chunk.toString()));
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const stop = async (): Promise<void> => {
    child.kill('SIGTERM');
    await ended;
    rmSync(folder, { recursive: true, force: true });
  };
  for (const deadline = Date.now() + patienceMs; ;) {
    if (child.exitCode !== null) throw new Error(`nginx did not start:\n${log}`);
    const isUp = await rawRequest(port, { target: '/' }).then(
      () => true,
      () => false,
    );
    if (isUp) return { port, processId: child.pid ?? 0, log: () => log, stop };
    if (Date.now() > deadline) {
      await stop();
      throw new Error(`nginx does not answer:\n${log}`);
    }
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/** deploy/nginx.conf with the paths of a private folder, and a site beside it. */
function writeConfiguration(folder: string, site: string): string {
  const temporary = path.join(folder, 'temporary');
  mkdirSync(temporary, { recursive: true });
  const siteFile = path.join(folder, 'site.conf');
  writeFileSync(siteFile, site);
  const replacements: readonly (readonly [string, string])[] = [
    ['worker_processes auto;', `worker_processes 1;${asOurselves()}`],
    ['/tmp/nginx', path.join(temporary, 'nginx')],
    ['access_log /dev/stdout;', 'access_log off;'],
    ['/etc/nginx/site.conf', siteFile],
  ];
  let text = readFileSync(mainConfiguration, 'utf8');
  for (const [from, to] of replacements) {
    if (!text.includes(from)) throw new Error(`deploy/nginx.conf has no "${from}" any more`);
    text = text.replaceAll(from, to);
  }
  const file = path.join(folder, 'nginx.conf');
  writeFileSync(file, text);
  return file;
}

/** As root nginx gives its workers to another user, who can't read a private folder. */
function asOurselves(): string {
  return process.getuid?.() === 0 ? ' user root;' : '';
}
