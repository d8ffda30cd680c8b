import { existsSync, readdirSync, statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { ContentError } from '../content/error';
import { decoded } from '../routes/origin';

/** Endings of the files that pictures are made of. */
export const pictureEndings = ['avif', 'gif', 'jpeg', 'jpg', 'png', 'svg', 'webp'];

/** Where a picture is, or why there is none. */
type FoundPicture = { readonly file: string } | Pick<ContentError, 'message' | 'fix'>;

/**
 * The file that a text means by the address of a picture: one beside the text, or one in
 * `public/` by an address that starts with a slash.
 * @param text the file of the text, from the project's folder
 * @param address as it is typed there
 */
export function findPicture(text: string, address: string): FoundPicture {
  if (/^([a-z][a-z\d+.-]*:|\/\/)/i.test(address)) {
    return {
      message: `the picture ${address.slice(0, 80)} is on another site`,
      fix: 'Save it beside the text and write its file name',
    };
  }
  const [typed = ''] = address.split(/[?#]/);
  const path = decoded(typed) ?? typed;
  const folder = path.startsWith('/') ? 'public' : dirname(text);
  const file = join(folder, path);
  const tidy = file.replaceAll('\\', '/');
  if (path === '' || !tidy.startsWith(`${folder}/`)) {
    const fix = 'Put it beside the text, or into public/ and start its address with a slash';
    return { message: `“${address}” is not a picture of this site`, fix };
  }
  const ending = tidy.split('.').at(-1)?.toLowerCase() ?? '';
  if (!pictureEndings.includes(ending)) {
    const fix = `Save it as one of ${pictureEndings.join(', ')}`;
    return { message: `“${address}” is of a kind that is not supported`, fix };
  }
  // Read from the folder, because some systems find a file by a name in other letters.
  const neighbours = existsSync(dirname(file)) ? readdirSync(dirname(file)) : [];
  if (!neighbours.includes(basename(file))) {
    const almost = neighbours.find((name) => name.toLowerCase() === basename(tidy).toLowerCase());
    const fix = almost ? `There is one named ${almost}` : 'Put it beside the text';
    return { message: `there is no picture ${tidy}`, fix };
  }
  if (statSync(file).isDirectory()) return { message: `${tidy} is a folder, not a picture` };
  return { file: tidy };
}
