import { existsSync, readdirSync, statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { ErrorMessage } from '@/lib/base/error';
import { decodeAddress } from '@/lib/base/addresses';
import { pictureOfFile, type Picture } from './pictures';

/** Endings of the files that pictures are made of. */
const pictureEndings = ['avif', 'gif', 'jpeg', 'jpg', 'png', 'svg', 'webp'];

/** Whether a file, by its name, is one that pictures are made of. */
export const isPicture = (file: string): boolean =>
  pictureEndings.includes(file.split('.').at(-1)?.toLowerCase() ?? '');

/**
 * The picture that a text means by an address, as a page shows it: one beside the text, or one in
 * `public/` by an address that starts with a slash.
 * @param text the file of the text, from the project's folder
 * @param address as it is typed there
 * @param alt what it shows, in words
 * @returns the picture, or why it cannot be shown
 */
export async function findPicture(
  text: string,
  address: string,
  alt: string,
): Promise<Picture | ErrorMessage> {
  if (/^([a-z][a-z\d+.-]*:|\/\/)/i.test(address)) {
    return `the picture ${address.slice(0, 80)} is on another site\nSave it beside the text and write its file name`;
  }
  const [rawPath = ''] = address.split(/[?#]/);
  const path = decodeAddress(rawPath);
  const folder = path.startsWith('/') ? 'public' : dirname(text);
  const file = join(folder, path).replaceAll('\\', '/');
  if (path === '' || !file.startsWith(`${folder}/`)) {
    return `“${address}” is not a picture of this site\nPut it beside the text, or into public/ and start its address with a slash`;
  }
  if (!isPicture(file)) {
    return `“${address}” is of a kind that is not supported\nSave it as one of ${pictureEndings.join(', ')}`;
  }
  // Read from the folder, because some systems find a file by a name in other letters, and some
  // write an accent as a letter of its own.
  const neighbours = existsSync(dirname(file)) ? readdirSync(dirname(file)) : [];
  const typedName = basename(file).normalize();
  const name = neighbours.find((neighbour) => neighbour.normalize() === typedName);
  if (name === undefined) {
    const almost = neighbours.find(
      (neighbour) => neighbour.normalize().toLowerCase() === typedName.toLowerCase(),
    );
    const fix = almost ? `There is one named ${almost}` : 'Put it beside the text';
    return `there is no picture ${file}\n${fix}`;
  }
  const picturePath = join(dirname(file), name).replaceAll('\\', '/');
  if (statSync(picturePath).isDirectory()) return `${picturePath} is a folder, not a picture`;
  return pictureOfFile(picturePath, alt);
}
