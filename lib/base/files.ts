import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The files below a folder, at any depth; a link that leads nowhere is none.
 * @returns their paths from the folder, with forward slashes, sorted by code unit: the same list on
 * every machine; none when there is no folder
 */
export const listFiles = (folder: string): readonly string[] =>
  (existsSync(folder) ? readdirSync(folder, { recursive: true, encoding: 'utf8' }) : [])
    .filter((name) => statSync(join(folder, name), { throwIfNoEntry: false })?.isFile())
    .map((name) => name.replaceAll('\\', '/'))
    .sort();
