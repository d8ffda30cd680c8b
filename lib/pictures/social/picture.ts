import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import next from 'next/package.json';
import sharp from 'sharp';
import { pages, site } from '@/.content';
import type { RouteId } from '@/content/routes';
import { colours } from '../brand/colours';
import { logo } from '../brand/logo';
import { hashedFolders } from '@/lib/base/hashed-folders';
import type { SitePath } from '@/lib/base/site-path';

/** Size of a social picture in pixels: what every platform crops to or shows whole. */
export const pictureSize = { width: 1200, height: 630 } as const;

/** All that differs from picture to picture: its words, and the file of its drawing. */
export type PictureInputs = Readonly<Record<'brand' | 'title' | 'drawing', string>> & {
  /** The small line above the title: the part of the site; home has none. */
  readonly kicker: string | undefined;
};

export type SocialPicture = ReturnType<typeof pictureOfPage>;

/** The fields of a page that it needs. */
type PicturedPage = {
  readonly path: SitePath;
  readonly parent?: RouteId | undefined;
  readonly label: string;
  readonly meta: { readonly pictureTitle: string };
  readonly drawing: { readonly file: string; readonly alt: string };
};

/** The social picture of a page: where it is and what it is drawn from. Draws nothing. */
export function pictureOfPage({
  path: pagePath,
  parent,
  label,
  meta: { pictureTitle: title },
  drawing,
}: PicturedPage) {
  const part = parent === 'home' ? label : parent && pages[parent].label;
  // The title need not be said twice.
  const kicker = part === title ? undefined : part;
  const inputs: PictureInputs = { brand: site.name, kicker, title, drawing: drawing.file };
  const name = `${inOneWord(pagePath)}.${hashOf(inputs)}.jpg`;
  const path: SitePath = `${hashedFolders.social}${name}`;
  return {
    inputs,
    name,
    path,
    /** What it shows, in words. */
    alt: `${title} – ${site.name}. ${drawing.alt}`,
    ...pictureSize,
    type: 'image/jpeg',
  };
}

/** A page's address as one word: `/solutions/octomine` is `solutions-octomine`, home is `home`. */
const inOneWord = (path: SitePath) => (path === '/' ? 'home' : path.slice(1).replaceAll('/', '-'));

/** Ten hexadecimal digits that change with anything that decides the picture's bytes. */
function hashOf({ drawing, ...words }: PictureInputs): string {
  composition ??= hashOfComposition();
  return sha256(JSON.stringify([composition, words, sha256(readContents(drawing))])).slice(0, 10);
}

let composition: string | undefined;

/** A hash of what all pictures share: the code here, its fonts, the brand, and the libraries. */
function hashOfComposition(): string {
  const folder = join('lib', 'pictures', 'social');
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.includes('.test.'))
    .map((entry) => join(entry.parentPath, entry.name));
  const others = [join('lib', 'pictures', 'outlines.ts'), join('public', shelfFile)];
  const parts = [...files, ...others].sort().map(readContents);
  return sha256(JSON.stringify([parts, colours, logo, sharp.versions, next.version]));
}

/** A board of the shelf, on every picture: a file of `public/`. */
export const shelfFile = join('images', 'shelf-row.svg');

/** A file's bytes as text, the same on a machine that checks files out with CRLF. */
const readContents = (file: string) => {
  const bytes = readFileSync(file, 'latin1');
  return file.endsWith('.svg') || file.includes('.ts') ? bytes.replaceAll('\r', '') : bytes;
};

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
