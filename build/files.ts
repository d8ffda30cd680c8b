import { existsSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';

/**
 * The files below a folder, at any depth.
 * @returns their paths from the folder, with forward slashes, sorted by code unit: the same list on
 * every machine; none when there is no folder
 */
export function filesUnder(dir: string): string[] {
  if (!existsSync(dir)) return [];
  return readdirSync(dir, { recursive: true, withFileTypes: true })
    .filter((dirent) => !dirent.isDirectory())
    .map((dirent) => relative(dir, join(dirent.parentPath, dirent.name)).replaceAll('\\', '/'))
    .sort();
}

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
