import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** What the export is made of; everything else only works on it. */
const sources = [
  'app',
  'components',
  'content',
  'lib',
  'public',
  'next.config.mjs',
  'package-lock.json',
  'postcss.config.mjs',
];

/**
 * A build id that changes with the sources and the settings, and with nothing else: the same
 * input gives the same output, and two releases never share an id. (With Next's runtime left in,
 * a tab of an older release notices by the id that it must load the page anew.)
 * @param settings environment values that the output depends on
 * @returns 16 hexadecimal digits
 */
export async function buildId(settings: readonly (string | undefined)[]): Promise<string> {
  const hash = createHash('sha256').update(JSON.stringify(settings));
  for (const source of sources) {
    for (const file of await filesOf(source)) {
      hash.update(`\0${file}\0`).update(await readFile(file));
    }
  }
  return hash.digest('hex').slice(0, 16);
}

/** The files of a folder at any depth, in a fixed order; a file itself; nothing for neither. */
async function filesOf(path: string): Promise<string[]> {
  try {
    const entries = await readdir(path, { recursive: true, withFileTypes: true });
    return entries
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .sort();
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (code === 'ENOTDIR') return [path];
    if (code === 'ENOENT') return [];
    throw error;
  }
}
