import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ImageResponse } from 'next/og';
import sharp from 'sharp';
import { ground } from './ground';
import { missingCharacters } from './missing-characters';
import type { MotifName } from '@/content/schema';
import { pictureSize, type PictureInputs, type SocialPicture } from './picture';
import { words, wordsSize } from './words';

/** Where drawn pictures are kept between builds: a folder that continuous integration may cache. */
const pictureCache = join('.next', 'cache', 'pictures');

/**
 * The bytes of a picture, as JPEG: from the cache when it was drawn before, since its name
 * changes with anything that it is drawn from.
 * @param cache the folder of pictures drawn before
 * @throws an Error when a text holds a character that the picture's fonts lack
 */
export async function pictureBytes(
  { name, inputs }: Pick<SocialPicture, 'name' | 'inputs'>,
  cache: string = pictureCache,
  draw: typeof drawPicture = drawPicture,
): Promise<Buffer> {
  const file = join(cache, name);
  const kept = await readFile(file).catch(() => undefined);
  if (kept !== undefined) return kept;
  const drawn = await draw(inputs);
  await mkdir(cache, { recursive: true });
  // Renaming is atomic: a build that stops half-way leaves no half picture.
  const partial = `${file}.${process.pid}`;
  await writeFile(partial, drawn);
  await rename(partial, file);
  return drawn;
}

/** Draws a picture. The same inputs give the same bytes. */
export async function drawPicture(inputs: PictureInputs): Promise<Buffer> {
  const { width, height } = pictureSize;
  return sharp(await groundPixels(inputs.motif), { raw: { width, height, channels: 3 } })
    .composite([{ input: await wordsPng(inputs), left: 0, top: 0 }])
    .jpeg({ quality: 78, chromaSubsampling: '4:4:4', progressive: true })
    .toBuffer();
}

const grounds = new Map<MotifName, Promise<Buffer>>();

/** The ground's pixels, drawn once a process for all pictures that share it. */
function groundPixels(motif: MotifName): Promise<Buffer> {
  const known = grounds.get(motif);
  if (known !== undefined) return known;
  const pixels = sharp(Buffer.from(ground(motif)))
    .removeAlpha()
    .raw()
    .toBuffer();
  grounds.set(motif, pixels);
  return pixels;
}

/**
 * The words of a picture on a transparent ground. next/og asks the network for characters that
 * its fonts lack, so none is let through.
 */
async function wordsPng(inputs: PictureInputs): Promise<Buffer> {
  const { brand, kicker, title } = inputs;
  const missing = missingCharacters([brand, kicker, title].join(''));
  if (missing.length > 0) {
    throw new Error(
      `The social picture “${title}” cannot show ${missing.map((c) => `“${c}”`).join(', ')}: write pictureTitle with Latin letters, digits and punctuation.`,
    );
  }
  const drawn = new ImageResponse(words(inputs), { ...wordsSize, fonts: [...(await readFonts())] });
  return Buffer.from(await drawn.arrayBuffer());
}

const fontFiles = [
  { name: 'display', weight: 700, file: 'display-latin.woff' },
  { name: 'display-ext', weight: 700, file: 'display-latin-ext.woff' },
  { name: 'label', weight: 600, file: 'label-latin.woff' },
] as const;

/** The pictures' fonts, read once a process. */
function readFonts() {
  fonts ??= Promise.all(
    fontFiles.map(async ({ name, weight, file }) => ({
      name,
      weight,
      data: await readFile(join('lib', 'social-pictures', 'fonts', file)),
    })),
  );
  return fonts;
}

let fonts: Promise<readonly { name: string; weight: 600 | 700; data: Buffer }[]> | undefined;
