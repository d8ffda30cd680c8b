import { readdir } from 'node:fs/promises';
import { join } from 'node:path';

/** The HTML files of a folder at any depth, in a fixed order. */
export async function htmlFiles(dir: string): Promise<string[]> {
  const files = await readdir(dir, { recursive: true });
  return files
    .filter((file) => file.endsWith('.html'))
    .sort()
    .map((file) => join(dir, file));
}
