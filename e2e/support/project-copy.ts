import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { cp, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { startServer } from '@/scripts/serve/server';

/** What commands make: a new clone has none of it but the content, which npm ci compiles. */
const output = /^(\.git|\.next|\.build|node_modules|out|test-results|.*\.tsbuildinfo)$/;

/** How a command ended, and what it wrote. */
type Output = { readonly code: number | null; readonly output: string };

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
  const parts = readdirSync('.').filter((part) => !output.test(part));
  await Promise.all(parts.map((part) => cp(part, join(dir, part), { recursive: true })));
  if (cache === 'kept' && existsSync('.next/cache')) {
    await cp('.next/cache', join(dir, '.next/cache'), { recursive: true });
  }
  // Not a link to the folder: what a build writes depends on where its packages are. Hard links
  // take no time and no space.
  execFileSync('cp', ['-al', 'node_modules', dir]);
  // The project's history, from which pages take when they changed; the files are the copy's.
  const { status, stdout } = spawnSync('git', ['rev-parse', '--absolute-git-dir']);
  const GIT_DIR = status === 0 ? stdout.toString().trim() : undefined;
  // What tests set for themselves; with NODE_ENV=production npm takes the tools away.
  const unset: object = { NODE_ENV: undefined, FORCE_COLOR: undefined, E2E_PORT: undefined };
  const env = { NO_COLOR: '1', TYPES_CHECKED: '1', GIT_DIR, ...unset };
  const spawnShell = (command: string, settings: Settings) => {
    const child = spawn('bash', ['-ec', command], {
      cwd: dir,
      env: { ...process.env, ...env, ...settings },
      stdio: ['ignore', 'pipe', 'pipe'],
      // A group of its own, so that all of it can be ended.
      detached: true,
    });
    let text = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (piece: Buffer) => (text += piece.toString()));
    }
    return { child, readOutput: () => text };
  };
  return {
    dir,
    /** Types a command into a shell there; gives how it ended, and what it wrote. */
    run: async (command: string, settings: Settings = {}): Promise<Output> => {
      const { child, readOutput } = spawnShell(command, settings);
      const [code] = await once(child, 'close');
      return { code, output: readOutput() };
    },
    /** Types a command that goes on, waits for words of it, and gives what ends it, as Ctrl+C does. */
    start: async (command: string, settings: Settings, ready: RegExp) => {
      const { child, readOutput } = spawnShell(command, settings);
      while (!ready.test(readOutput())) {
        if (child.exitCode !== null) throw new Error(`${command} ended:\n${readOutput()}`);
        await wait(100);
      }
      return async () => {
        const closeEvent = once(child, 'close');
        process.kill(-(child.pid ?? 0), 'SIGINT');
        await closeEvent;
      };
    },
    /** Changes the text of a file. */
    change: (file: string, from: string | RegExp, to: string) => {
      const path = join(dir, file);
      const text = readFileSync(path, 'utf8');
      const changedText = text.replace(from, to);
      if (changedText === text) throw new Error(`${file} has no ${from}`);
      writeFileSync(path, changedText);
    },
    /** Serves what was built, on the loopback address. */
    serve: () => startServer({ dir: join(dir, 'out'), port: 0, host: '127.0.0.1' }),
    remove: () => rm(dir, { recursive: true }),
  };
}
