import { existsSync, readdirSync } from 'node:fs';
import { join, relative } from 'node:path';

/**
 * The files below a folder, at any depth.
 * @returns their paths from the folder, with forward slashes, sorted by code unit: the same list on
 * every machine; none when there is no folder
 */
export function filesUnder(dir: string): string[] {
  if (!existsSync(dir)) return [];
  return readdirSync(dir, { recursive: true, withFileTypes: true })
    .filter((entry) => !entry.isDirectory())
    .map((entry) => relative(dir, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .sort();
}
