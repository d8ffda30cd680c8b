import { cpSync, existsSync, readdirSync, realpathSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Puts the files of a folder in the place of another's, if there is one: what is gone goes last, and
 * the folder itself stays, which may be a link, or something may be mounted there.
 */
export function replaceFolder(dir: string, replacement: string): void {
  const target = existsSync(dir) ? realpathSync(dir) : dir;
  cpSync(replacement, target, { recursive: true });
  for (const name of readdirSync(target, { recursive: true, encoding: 'utf8' })) {
    if (existsSync(join(replacement, name))) continue;
    rmSync(join(target, name), { recursive: true, force: true });
  }
  rmSync(replacement, { recursive: true });
}
