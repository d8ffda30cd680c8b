import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** The text of a file; an empty one where there is none. */
export const readTextOrNone = (file: string): string =>
  existsSync(file) ? readFileSync(file, 'utf8') : '';

/** Every file below a folder, by its path from there, in order; none where there is no folder. */
export const listFiles = (folder: string): readonly string[] =>
  (existsSync(folder) ? readdirSync(folder, { recursive: true, encoding: 'utf8' }) : [])
    .filter((name) => statSync(join(folder, name), { throwIfNoEntry: false })?.isFile())
    .map((name) => name.replaceAll('\\', '/'))
    .sort();
