import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync } from 'node:fs';
import { cp, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { startServer } from '@/scripts/serve/server';
import { captureOutput, type Output } from '@/build/run-tool';

/** What commands make, beside the packages: a new clone has none of it. */
const made = /^(\.git|\.next|\.build|\.content|node_modules|out|test-results|.*\.tsbuildinfo)$/;

type Settings = Readonly<Record<string, string>>;

/** A copy of the project that a test may add to and build; its types are taken for checked. */
export type ProjectCopy = Awaited<ReturnType<typeof copyProject>>;

/**
 * Copies the project into a folder of its own below it, as a new clone with its packages has it.
 * @param cache whether its builds start from what the project's last build knew: half of their time
 */
export async function copyProject(cache: 'empty' | 'kept' = 'empty') {
  await mkdir('.build', { recursive: true });
  const dir = await mkdtemp(resolve('.build', 'project-'));
  const parts = readdirSync('.').filter((part) => !made.test(part));
  await Promise.all(parts.map((part) => cp(part, join(dir, part), { recursive: true })));
  if (cache === 'kept' && existsSync('.next/cache')) {
    await cp('.next/cache', join(dir, '.next/cache'), { recursive: true });
  }
  // Not a link to the folder: what a build writes depends on where its packages are. Hard links
  // take no time and no space.
  execFileSync('cp', ['-al', 'node_modules', dir]);
  // The project's history, from which pages take when they changed; the files are the copy's.
  const { status, stdout } = spawnSync('git', ['rev-parse', '--absolute-git-dir']);
  const env = {
    NODE_ENV: 'production',
    NO_COLOR: '1',
    TYPES_CHECKED: '1',
    GIT_DIR: status === 0 ? stdout.toString().trim() : undefined,
  } as const;
  // What tests set for themselves; with NODE_ENV=production npm takes the tools away.
  const unset: object = { NODE_ENV: undefined, FORCE_COLOR: undefined, E2E_PORT: undefined };
  const typed = (command: string, settings: Settings) => {
    const child = spawn('bash', ['-ec', command], {
      cwd: dir,
      env: { ...process.env, ...env, ...unset, ...settings },
      stdio: ['ignore', 'pipe', 'pipe'],
      // A group of its own, so that all of it can be ended.
      detached: true,
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (piece: Buffer) => (output += piece.toString()));
    }
    return { child, written: () => output };
  };
  return {
    dir,
    /** Builds the copy. */
    build: (environment: Settings = {}) =>
      captureOutput(['--import', 'tsx', 'scripts/build.ts'], {
        cwd: dir,
        env: { ...env, ...environment },
      }),
    /** Types a command into a shell there; gives how it ended, and what it wrote. */
    type: async (command: string, settings: Settings = {}): Promise<Output> => {
      const { child, written } = typed(command, settings);
      const [code] = await once(child, 'close');
      return { code, output: written() };
    },
    /** Types a command that goes on, waits for words of it, and gives what ends it, as Ctrl+C does. */
    start: async (command: string, settings: Settings, ready: RegExp) => {
      const { child, written } = typed(command, settings);
      while (!ready.test(written())) {
        if (child.exitCode !== null) throw new Error(`${command} ended:\n${written()}`);
        await wait(100);
      }
      return async () => {
        const closed = once(child, 'close');
        process.kill(-(child.pid ?? 0), 'SIGINT');
        await closed;
        return written();
      };
    },
    /** Serves what was built, on the loopback address. */
    serve: () => startServer({ dir: join(dir, 'out'), port: 0, host: '127.0.0.1' }),
    remove: () => rm(dir, { recursive: true }),
  };
}
