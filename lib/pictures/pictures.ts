import { createHash } from 'node:crypto';
import { statSync } from 'node:fs';
import { copyFile, mkdir, readFile } from 'node:fs/promises';
import { join, parse } from 'node:path';
import sharp from 'sharp';
import type { ErrorMessage } from '@/lib/base/error';
import { hashedFolders } from '@/lib/base/hashed-folders';
import { slugify } from '@/lib/base/slug';
import type { SitePath } from '@/lib/base/site-path';
import { cachedPicture } from './cache';
import { outlineTexts } from './outlines';

/** A picture that somebody supplied: a photograph, a drawing, a screenshot. */
type SuppliedPicture = Readonly<Awaited<ReturnType<typeof readPicture>>>;

/** One file that visitors get of a picture. */
type PictureVariant = {
  readonly path: SitePath;
  readonly width: number;
  readonly format: 'avif' | 'webp' | 'svg';
};

/** The folder of the site that holds them all. */
export const picturesFolder = hashedFolders.pictures;

/** Raise it when the encoding changes: the names of all pictures change with it. */
const ENCODING_VERSION = 4;

/**
 * Widths in pixels: the text column on a phone and on a wide screen, each also at double density. A
 * smaller picture is never enlarged.
 */
const widths = [480, 800, 1360] as const;

const quality = { avif: { quality: 55, effort: 4 }, webp: { quality: 78 } } as const;

const pictureByVersion = new Map<string, SuppliedPicture>();

/**
 * Looks at a picture file.
 * @param file from the project's folder
 * @throws an Error with sharp's reason when it is not a picture that can be read
 */
export async function readSuppliedPicture(file: string): Promise<SuppliedPicture> {
  const { mtimeMs, size } = statSync(file);
  const version = `${file} ${mtimeMs} ${size}`;
  const picture = pictureByVersion.get(version) ?? (await readPicture(file));
  pictureByVersion.set(version, picture);
  return picture;
}

async function readPicture(file: string) {
  const bytes = await readFile(file);
  const { format, pages = 1, autoOrient } = await sharp(bytes).metadata();
  const kind = format === 'svg' ? 'drawing' : pages > 1 ? 'moving' : 'still';
  return {
    /** From the project's folder. */
    file,
    name: slugify(parse(file).name) || 'picture',
    /** Changes with the file's content and with how pictures are made of it. */
    hash: createHash('sha256')
      .update(JSON.stringify([ENCODING_VERSION, widths, quality]))
      .update(bytes)
      .digest('hex')
      .slice(0, 10),
    /** Size in pixels, as it is seen: upright. */
    width: autoOrient.width,
    height: autoOrient.height,
    kind,
  } as const;
}

/** Refuses a drawing in another encoding, whose accented letters would be lost. */
function decodeText(bytes: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new Error('its text is not in UTF-8\nSave it as SVG in UTF-8');
  }
}

/** The files that visitors get of a picture, each format from narrow to wide. */
export function variantsOf(picture: SuppliedPicture): readonly PictureVariant[] {
  const { name, hash, width, kind } = picture;
  const variant = (format: PictureVariant['format'], pixels: number): PictureVariant => ({
    path: `${picturesFolder}${name}-${pixels}.${hash}.${format}`,
    width: pixels,
    format,
  });
  if (kind === 'drawing') return [variant('svg', width)];
  // Of a moving picture only WebP keeps the movement here.
  if (kind === 'moving') return [variant('webp', width)];
  const narrower = widths.filter((pixels) => pixels < width);
  const pixelWidths = narrower.length < widths.length ? [...narrower, width] : narrower;
  return (['avif', 'webp'] as const).flatMap((format) =>
    pixelWidths.map((pixels) => variant(format, pixels)),
  );
}

/**
 * The file of a variant, made if it is not there from an earlier build.
 * @returns its path on this machine
 */
export const variantFile = (
  picture: SuppliedPicture,
  { path, width, format }: PictureVariant,
): Promise<string> =>
  cachedPicture(path.slice(picturesFolder.length), async () => {
    if (format !== 'svg') {
      return sharp(picture.file, { animated: picture.kind === 'moving' })
        .autoOrient()
        .resize({ width, withoutEnlargement: true })
        [format](quality[format])
        .toBuffer();
    }
    const drawing = Buffer.from(outlineTexts(decodeText(await readFile(picture.file))));
    // Read once more, by another program, before anybody gets it.
    await sharp(drawing).resize({ width: 16 }).toBuffer();
    return drawing;
  });

/** Makes what is missing of all pictures, and puts them into the export. */
export async function writePictures(outDir: string, files: readonly string[]): Promise<void> {
  const pictures = await Promise.all(files.map(readSuppliedPicture));
  if (pictures.length > 0) await mkdir(join(outDir, picturesFolder), { recursive: true });
  for (const picture of pictures) {
    for (const variant of variantsOf(picture)) {
      await copyFile(await variantFile(picture, variant), join(outDir, variant.path));
    }
  }
}

/** A picture as a page shows it. */
export type Picture = {
  readonly src: string;
  /** The file that it is made of, from the project's folder. */
  readonly file: string;
  readonly width: number;
  readonly height: number;
  /** What it shows, in words. */
  readonly alt: string;
  /** What a `<picture>` offers beside it: formats, each in several widths. Drawings have none. */
  readonly sources: readonly { readonly type: string; readonly srcSet: string }[];
};

/**
 * A picture file as a page shows it. All files that visitors get of it are made, unless an earlier
 * build has: that finds whatever can be wrong with it.
 * @param file from the project's folder
 * @param alt what it shows, in words
 * @returns the picture, or why it cannot be shown
 */
export async function pictureOfFile(file: string, alt: string): Promise<Picture | ErrorMessage> {
  try {
    const picture = await readSuppliedPicture(file);
    for (const variant of variantsOf(picture)) await variantFile(picture, variant);
    return pagePictureOf(picture, alt);
  } catch (error) {
    const { message } = error as Error;
    const fix = message.includes('\n') ? '' : '\nSave it again, smaller where it is very large';
    return `the picture ${file} cannot be shown: ${message}${fix}`;
  }
}

function pagePictureOf(picture: SuppliedPicture, alt: string): Picture {
  const { file, width, height, kind } = picture;
  const variants = variantsOf(picture);
  const sources = (['avif', 'webp'] as const).flatMap((format) => {
    const ofFormat = variants.filter((variant) => variant.format === format);
    const srcSet = ofFormat.map(({ path, width }) => `${path} ${width}w`).join(', ');
    return ofFormat.length > 0 && kind === 'still' ? [{ type: `image/${format}`, srcSet }] : [];
  });
  const webp = variants.filter(({ format }) => format !== 'avif');
  const src = (webp.find((variant) => variant.width >= widths[1]) ?? webp.at(-1))?.path ?? '';
  return { src, file, width, height, alt, sources };
}
