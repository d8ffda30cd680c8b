import { existsSync, readdirSync, statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { Fault } from '../problem';
import { decoded } from '../routes/urls';

/** Endings of the files that pictures are made of. */
export const pictureEndings = ['avif', 'gif', 'jpeg', 'jpg', 'png', 'svg', 'webp'];

/** Where a picture is, or why there is none. */
type FoundPicture = { readonly file: string } | Fault;

/**
 * The file that a text means by the address of a picture: one beside the text, or one in
 * `public/` by an address that starts with a slash.
 * @param text the file of the text, from the project's folder
 * @param address as it is typed there
 */
export function findPicture(text: string, address: string): FoundPicture {
  if (/^([a-z][a-z\d+.-]*:|\/\/)/i.test(address)) {
    return {
      reason: `the picture ${address.slice(0, 80)} is on another site`,
      remedy: `save it beside the text and write its file name`,
    };
  }
  const [typed = ''] = address.split(/[?#]/);
  const path = decoded(typed) ?? typed;
  const folder = path.startsWith('/') ? 'public' : dirname(text);
  const file = join(folder, path);
  const tidy = file.replaceAll('\\', '/');
  if (path === '' || !tidy.startsWith(`${folder}/`)) {
    const remedy = 'put it beside the text, or into public/ and start its address with a slash';
    return { reason: `“${address}” is not a picture of this site`, remedy };
  }
  const ending = tidy.split('.').at(-1)?.toLowerCase() ?? '';
  if (!pictureEndings.includes(ending)) {
    const remedy = `save it as one of ${pictureEndings.join(', ')}`;
    return { reason: `“${address}” is of a kind that is not supported`, remedy };
  }
  // Read from the folder, because some systems find a file by a name in other letters.
  const neighbours = existsSync(dirname(file)) ? readdirSync(dirname(file)) : [];
  if (!neighbours.includes(basename(file))) {
    const almost = neighbours.find((name) => name.toLowerCase() === basename(tidy).toLowerCase());
    const remedy = almost && `there is one named ${almost}`;
    return { reason: `there is no picture ${tidy}`, remedy };
  }
  if (statSync(file).isDirectory()) return { reason: `${tidy} is a folder, not a picture` };
  return { file: tidy };
}
