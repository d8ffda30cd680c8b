import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';

/** What a build reads. The packages are found in the folder above. */
const parts = [
  'app',
  'components',
  'content',
  'lib',
  'public',
  'scripts',
  'next.config.mjs',
  'package.json',
  'postcss.config.mjs',
  'tsconfig.json',
];

/** A copy of the project that a test may change and build. */
export type ProjectCopy = {
  readonly dir: string;
  /** Changes a file by replacing the first place of a text, which must be there. */
  readonly change: (file: string, from: string | RegExp, to: string) => Promise<void>;
  /** Writes a file. */
  readonly write: (file: string, text: string) => Promise<void>;
  /** Puts a file back as it is in the project; removes one that the project does not have. */
  readonly restore: (file: string) => Promise<void>;
  /** Builds the copy. */
  readonly build: (environment?: Readonly<Record<string, string>>) => Promise<Built>;
  readonly remove: () => Promise<void>;
};

/** The end of a build. */
export type Built = { readonly code: number | null; readonly output: string };

/**
 * Copies what a build reads into a folder of its own below the project, where node finds the
 * project's packages.
 */
export async function copyProject(): Promise<ProjectCopy> {
  await mkdir('.build', { recursive: true });
  const dir = await mkdtemp(resolve('.build', 'project-'));
  await Promise.all(parts.map((part) => cp(part, join(dir, part), { recursive: true })));
  return {
    dir,
    change: async (file, from, to) => {
      const text = await readFile(join(dir, file), 'utf8');
      const changed = text.replace(from, to);
      if (changed === text) throw new Error(`${file} does not have ${from}`);
      await writeFile(join(dir, file), changed);
    },
    write: (file, text) => writeFile(join(dir, file), text),
    restore: async (file) => {
      await rm(join(dir, file), { force: true });
      await cp(file, join(dir, file)).catch((error: unknown) => {
        if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error;
      });
    },
    build: (environment = {}) => build(dir, environment),
    remove: () => rm(dir, { recursive: true }),
  };
}

function build(dir: string, environment: Readonly<Record<string, string>>): Promise<Built> {
  return new Promise((done, reject) => {
    const child = spawn(process.execPath, ['--import', 'tsx', 'scripts/build.ts'], {
      cwd: dir,
      env: { ...process.env, NODE_ENV: 'production', NO_COLOR: '1', ...environment },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (data: Buffer) => (output += data.toString()));
    }
    child.on('error', reject);
    child.on('close', (code) => done({ code, output }));
  });
}

/** Every file of a folder with the hash of its content, in a fixed order. */
export async function fingerprint(dir: string): Promise<string[]> {
  const entries = await readdir(dir, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
  return Promise.all(
    files.map(async (file) => {
      const hash = createHash('sha256').update(await readFile(file));
      return `${file.slice(dir.length)} ${hash.digest('hex')}`;
    }),
  );
}
