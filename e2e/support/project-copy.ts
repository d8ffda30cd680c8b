import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { startServer } from '@/scripts/serve/server';
import { outputOf } from '@/build/run-tool';

/** What a build reads, beside the packages. */
const parts = [
  'app',
  'build',
  'components',
  'content',
  'deploy',
  'lib',
  'public',
  'scripts',
  'next.config.mjs',
  'package.json',
  'package-lock.json',
  'postcss.config.mjs',
  'tsconfig.json',
];

/** A copy of the project that a test may add to and build; its types are taken for checked. */
export type ProjectCopy = Awaited<ReturnType<typeof copyProject>>;

/**
 * Copies what a build reads into a folder of its own below the project.
 * @param cache whether its builds start from what the project's last build knew: half of their time
 */
export async function copyProject(cache: 'empty' | 'kept' = 'empty') {
  await mkdir('.build', { recursive: true });
  const dir = await mkdtemp(resolve('.build', 'project-'));
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
  return {
    dir,
    /** The settings of its builds. */
    environment: env,
    /** Builds the copy. */
    build: (environment: Readonly<Record<string, string>> = {}) =>
      outputOf(['--import', 'tsx', 'scripts/build.ts'], {
        cwd: dir,
        env: { ...env, ...environment },
      }),
    /** Serves what was built, on the loopback address. */
    serve: () => startServer({ dir: join(dir, 'out'), port: 0, host: '127.0.0.1' }),
    remove: () => rm(dir, { recursive: true }),
  };
}
