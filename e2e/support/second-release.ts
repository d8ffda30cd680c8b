import { spawn } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

/** The analytics id of the second release. */
export const analyticsId = 'G-TEST1234';

const copied = [
  'app',
  'components',
  'content',
  'lib',
  'public',
  'scripts',
  'next.config.mjs',
  'package.json',
  'package-lock.json',
  'postcss.config.mjs',
  'tsconfig.json',
];

/**
 * Builds the site once more, as a release after that in `out/`: in a copy of the project, with an
 * analytics id.
 * @returns the folder to serve
 */
export async function buildSecondRelease(): Promise<string> {
  // Inside the project, so that the copy finds the packages of the original.
  const project = path.resolve('.build/second-release');
  rmSync(project, { recursive: true, force: true });
  mkdirSync(project, { recursive: true });
  for (const name of copied) {
    if (existsSync(name)) cpSync(name, path.join(project, name), { recursive: true });
  }
  const tsx = createRequire(import.meta.url).resolve('tsx/cli');
  const output: string[] = [];
  const code = await new Promise<number | null>((resolve, reject) => {
    const build = spawn(process.execPath, [tsx, 'scripts/build.ts'], {
      cwd: project,
      env: { ...process.env, NODE_ENV: 'production', NEXT_PUBLIC_GA_ID: analyticsId },
    });
    for (const stream of [build.stdout, build.stderr]) {
      stream.on('data', (data: Buffer) => output.push(data.toString()));
    }
    build.on('error', reject).on('close', resolve);
  });
  if (code !== 0) throw new Error(`The second release failed to build:\n${output.join('')}`);
  return path.join(project, 'out');
}
