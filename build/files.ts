import {
  cpSync,
  existsSync,
  lstatSync,
  readdirSync,
  realpathSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { join } from 'node:path';

/**
 * Puts a folder in the place of another, if there is one: it stands until the new one is moved
 * there, and again where that fails. One that cannot be moved, because it is a link or something is
 * mounted there, is filled in place: file by file, and what is gone goes last.
 */
export function replaceFolder(dir: string, replacement: string): void {
  const oldFolder = `${replacement}.replaced`;
  const hasOld = existsSync(dir);
  rmSync(oldFolder, { recursive: true, force: true });
  if (hasOld && !canBeMoved(dir, oldFolder)) {
    fillFolder(realpathSync(dir), replacement);
    rmSync(replacement, { recursive: true });
    return;
  }
  try {
    renameSync(replacement, dir);
  } catch (error) {
    if (hasOld) renameSync(oldFolder, dir);
    throw error;
  }
  rmSync(oldFolder, { recursive: true, force: true });
}

/** Moves a folder elsewhere, unless it is a link, a mount, or its own parent may not be changed. */
function canBeMoved(dir: string, to: string): boolean {
  if (lstatSync(dir).isSymbolicLink()) return false;
  try {
    renameSync(dir, to);
    return true;
  } catch {
    return false;
  }
}

function fillFolder(dir: string, from: string): void {
  cpSync(from, dir, { recursive: true });
  for (const name of readdirSync(dir, { recursive: true, encoding: 'utf8' })) {
    if (!existsSync(join(from, name))) rmSync(join(dir, name), { recursive: true, force: true });
  }
}
