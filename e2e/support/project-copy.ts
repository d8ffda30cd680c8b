import { spawnSync } from 'node:child_process';
import {
  copyFileSync,
  existsSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readlinkSync,
  symlinkSync,
} from 'node:fs';
import { cp, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { startServer, type RunningServer } from '@/scripts/serve/server';
import { outputOf, type Output } from '@/build/run-tool';

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
export type ProjectCopy = {
  readonly dir: string;
  /** Builds the copy. */
  readonly build: (environment?: Readonly<Record<string, string>>) => Promise<Output>;
  /** Serves what was built, on the loopback address. */
  readonly serve: () => Promise<RunningServer>;
  readonly remove: () => Promise<void>;
};

/**
 * Copies what a build reads into a folder of its own below the project.
 * @param cache whether its builds start from what the project's last build knew: half of their time
 */
export async function copyProject(cache: 'empty' | 'kept' = 'empty'): Promise<ProjectCopy> {
  await mkdir('.build', { recursive: true });
  const dir = await mkdtemp(resolve('.build', 'project-'));
  await Promise.all(parts.map((part) => cp(part, join(dir, part), { recursive: true })));
  if (cache === 'kept' && existsSync('.next/cache')) {
    await cp('.next/cache', join(dir, '.next/cache'), { recursive: true });
  }
  // Not a link to the folder: what a build writes depends on where its packages are.
  linkFiles('node_modules', join(dir, 'node_modules'));
  return {
    dir,
    build: (environment = {}) => build(dir, environment),
    serve: () => startServer({ dir: join(dir, 'out'), port: 0, host: '127.0.0.1' }),
    remove: () => rm(dir, { recursive: true }),
  };
}

/** Copies a folder whose files nobody changes: by hard links, which take no time and no space. */
function linkFiles(from: string, to: string): void {
  mkdirSync(to);
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isDirectory()) linkFiles(source, target);
    else if (entry.isSymbolicLink()) symlinkSync(readlinkSync(source), target);
    else {
      try {
        linkSync(source, target);
      } catch {
        copyFileSync(source, target);
      }
    }
  }
}

function build(dir: string, environment: Readonly<Record<string, string>>): Promise<Output> {
  return outputOf(['--import', 'tsx', 'scripts/build.ts'], {
    cwd: dir,
    env: {
      NODE_ENV: 'production',
      NO_COLOR: '1',
      TYPES_CHECKED: '1',
      // The project's history, from which pages take when they changed; the files are the copy's.
      GIT_DIR: gitDir(),
      ...environment,
    },
  });
}

/** The project's repository; nothing in a project without one. */
function gitDir(): string | undefined {
  const { status, stdout } = spawnSync('git', ['rev-parse', '--absolute-git-dir']);
  return status === 0 ? stdout.toString().trim() : undefined;
}
