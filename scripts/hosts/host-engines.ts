import { spawn } from 'node:child_process';
import { freePort } from './free-port';
import type { PackedHost } from './pack';
import type { Engine } from './probes';
import { rawRequest } from './raw-request';

/** A host's own engine, as the host publishes it for use on one's own machine. */
export type HostEngine = {
  readonly engine: Engine;
  readonly host: PackedHost;
  /** Name and pinned version: it is fetched when it is needed, and no dependency of the site. */
  readonly npmPackage: string;
  /** Its arguments, run in the packed folder. */
  readonly arguments: (port: number) => readonly string[];
};

/** The engines that run without an account. Both versions are the last ones for Node 20. */
export const hostEngines: readonly HostEngine[] = [
  {
    engine: 'cloudflare',
    host: 'cloudflare',
    npmPackage: 'wrangler@4.86.0',
    arguments: (port) => [
      ...['pages', 'dev', 'out', '--ip', '127.0.0.1', '--port', `${port}`],
      ...['--compatibility-date', '2026-01-01', '--log-level', 'error'],
    ],
  },
  {
    engine: 'firebase',
    host: 'firebase',
    npmPackage: 'superstatic@10.0.0',
    arguments: (port) => [
      ...['serve', '.', '--host', '127.0.0.1', '--port', `${port}`],
      ...['--config', 'firebase.json', '--compression'],
    ],
  },
];

/** An engine that answers. */
export type RunningEngine = { readonly port: number; readonly stop: () => Promise<void> };

// The first run fetches the package, which may be a hundred megabytes.
const patienceMs = 300_000;

/**
 * Starts an engine.
 *
 * @param dir The packed folder.
 * @throws when it ends, or does not answer within five minutes; with what it said last.
 */
export async function startEngine(
  { npmPackage, arguments: argumentsFor }: HostEngine,
  dir: string,
): Promise<RunningEngine> {
  const port = await freePort();
  let said = '';
  // A group of its own: npx starts the engine as a grandchild, which must end too.
  const child = spawn('npx', ['--yes', npmPackage, ...argumentsFor(port)], {
    cwd: dir,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, WRANGLER_SEND_METRICS: 'false', CI: '1' },
  });
  const listen = (chunk: Buffer): void => {
    said = `${said}${chunk.toString()}`.slice(-4_000);
  };
  child.stdout.on('data', listen);
  child.stderr.on('data', listen);
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const stop = async (): Promise<void> => {
    if (child.pid !== undefined && child.exitCode === null) process.kill(-child.pid, 'SIGTERM');
    await ended;
  };
  for (const deadline = Date.now() + patienceMs; ;) {
    if (child.exitCode !== null) throw new Error(`${npmPackage} ended:\n${said}`);
    const isUp = await rawRequest(port, { target: '/' }).then(
      () => true,
      () => false,
    );
    if (isUp) return { port, stop };
    if (Date.now() > deadline) {
      await stop();
      throw new Error(`${npmPackage} does not answer:\n${said}`);
    }
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
}
