import { spawnSync } from 'node:child_process';
import {
  existsSync,
  readdirSync,
  readFileSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';

/** What `content/` is compiled to. */
export const compiledFolder = '.content';

/** Its time is when the content was last read. */
const stamp = join(compiledFolder, 'compiled');

/** Says that the content as it was at a moment is compiled. */
export function markCompiled(readAt: Date): void {
  writeFileSync(stamp, '');
  utimesSync(stamp, readAt, readAt);
}

/** Compiles the content where it is not, or has changed since; ends the program where it cannot. */
export function ensureCompiled(): void {
  const compiledAt = statSync(stamp, { throwIfNoEntry: false })?.mtimeMs ?? 0;
  if (process.env.COMPILES_CONTENT) throw new Error('What compiles the content imports @/words');
  if (['content', join('lib', 'content')].every((folder) => newestIn(folder) < compiledAt)) return;
  const { status } = spawnSync(process.execPath, ['--import', 'tsx', 'scripts/content.ts'], {
    // Not into the output, which may be a report that a program reads.
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, COMPILES_CONTENT: '1' },
  });
  // Development goes on with the content as it was last in order.
  const hasOlder = process.env.NODE_ENV === 'development' && existsSync(stamp);
  if (status !== 0 && !hasOlder) process.exit(1);
}

/** When something in a folder was last written, added or taken out, in milliseconds. */
const newestIn = (folder: string) =>
  ['', ...readdirSync(folder, { recursive: true, encoding: 'utf8' })].reduce(
    (newest, name) => Math.max(newest, statSync(join(folder, name)).mtimeMs),
    0,
  );

/** A file of the compiled content. */
export const readCompiled = <Value>(name: string) =>
  JSON.parse(readFileSync(join(compiledFolder, name), 'utf8')) as Value;
