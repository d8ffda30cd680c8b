import { existsSync, renameSync, rmSync } from 'node:fs';

/**
 * Puts a folder in the place of another, if there is one: it stands until the new one is moved
 * there, and again where that fails.
 */
export function replaceFolder(dir: string, replacement: string): void {
  const oldFolder = `${replacement}.replaced`;
  const hasOld = existsSync(dir);
  rmSync(oldFolder, { recursive: true, force: true });
  if (hasOld) renameSync(dir, oldFolder);
  try {
    renameSync(replacement, dir);
  } catch (error) {
    if (hasOld) renameSync(oldFolder, dir);
    throw error;
  }
  rmSync(oldFolder, { recursive: true, force: true });
}
