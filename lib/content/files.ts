import { existsSync, readdirSync, readFileSync } from 'node:fs';

/** The text of a file; an empty one where there is none. */
export const readTextOrNone = (file: string): string =>
  existsSync(file) ? readFileSync(file, 'utf8') : '';

/** The names of what a folder holds, in their order; none where there is no folder. */
export const listNames = (folder: string): readonly string[] =>
  existsSync(folder) ? readdirSync(folder).sort() : [];
