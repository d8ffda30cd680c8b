import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import next from 'next/package.json';
import sharp from 'sharp';
import { site } from '@/.content';
import { colours } from '../brand/colours';
import { logo } from '../brand/logo';
import type { Picture } from '../pictures';
import type { SitePath } from '@/lib/site/site-path';

/** Size of a social picture in pixels: what every platform crops to or shows whole. */
export const pictureSize = { width: 1200, height: 630 } as const;

/** What the social picture of a page shows, and where the page is. */
export type PictureOf = {
  readonly path: SitePath;
  /** The small line above the title: the part of the site; home has none. */
  readonly kicker?: string;
  readonly title: string;
  /** The page's own drawing, or the photograph on an article's cover. */
  readonly drawing: Pick<Picture, 'file' | 'alt'>;
};

/** All that differs from picture to picture: its words, and the file of its drawing. */
export type PictureInputs = Readonly<Record<'brand' | 'title' | 'drawing', string>> & {
  readonly kicker: string | undefined;
};

/** A page's social picture. */
export type SocialPicture = {
  readonly inputs: PictureInputs;
  /** Its file name: the page's address in one word, the hash of all that draws it, the ending. */
  readonly name: string;
  readonly path: SitePath;
  /** What it shows, in words. */
  readonly alt: string;
  readonly width: number;
  readonly height: number;
  readonly type: 'image/jpeg';
};

/** The social picture of a page: where it is and what it is drawn from. Draws nothing. */
export function pictureOf({ path, kicker, title, drawing }: PictureOf): SocialPicture {
  const inputs = { brand: site.name, kicker, title, drawing: drawing.file };
  const name = `${inOneWord(path)}.${hashOf(inputs)}.jpg`;
  return {
    inputs,
    name,
    path: `/og/${name}`,
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
