import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Where pictures are kept between builds; hosts that build keep this folder too. */
const folder = join('.next', 'cache', 'pictures');

/**
 * The file of a picture whose name changes with all that it is made from: made, if it is not there from
 * an earlier build.
 * @returns its path on this machine
 */
export async function cachedPicture(
  name: string,
  make: () => Promise<Uint8Array>,
): Promise<string> {
  const file = join(folder, name);
  if (existsSync(file)) return file;
  const bytes = await make();
  await mkdir(folder, { recursive: true });
  // Under a name of its own until it is whole: whoever else makes it or is killed leaves no half picture.
  const unfinished = join(folder, `${randomUUID()}.tmp`);
  await writeFile(unfinished, bytes);
  await rename(unfinished, file);
  return file;
}
