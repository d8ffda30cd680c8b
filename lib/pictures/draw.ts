import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { colours } from '@/lib/brand/colours';
import { markElements } from '@/lib/brand/mark';
import { ground } from './ground';
import type { Motif } from './motif';
import { pictureSize, type Picture, type PictureInputs } from './picture';
import { linesOf, textElements, unknownCharacters, widthOf, type TextStyle } from './text';

/** Where drawn pictures are kept between builds: a folder that continuous integration may cache. */
export const pictureCache = join('.next', 'cache', 'pictures');

/** The part of the picture that the words have, in pixels. */
const margin = 72;
const measure = 590;
const wordsBottom = 508;

const brandStyle = { face: 'display', size: 31, tracking: -0.02 } as const;
const kickerStyle = { face: 'label', size: 23, tracking: 0.09 } as const;
const titleStyle = (size: number) => ({ face: 'display', size, tracking: -0.022 }) as const;

/** Title sizes in pixels, tried from the largest, each with the lines it may take. */
const titleSizes = [
  { size: 88, lines: 2 },
  { size: 82, lines: 3 },
  { size: 74, lines: 3 },
  { size: 66, lines: 3 },
  { size: 60, lines: 4 },
  { size: 52, lines: 5 },
] as const;

/**
 * The bytes of a picture, as JPEG: from the cache when it was drawn before, since its name
 * changes with anything that it is drawn from.
 * @param cache the folder of pictures drawn before
 * @throws an Error when a text holds a character that the picture's fonts lack
 */
export async function pictureBytes(
  { name, inputs }: Pick<Picture, 'name' | 'inputs'>,
  cache: string = pictureCache,
): Promise<Buffer> {
  const file = join(cache, name);
  const kept = await readFile(file).catch(() => undefined);
  if (kept !== undefined) return kept;
  const drawn = await drawPicture(inputs);
  await mkdir(cache, { recursive: true });
  // Renaming is atomic: a build that stops half-way leaves no half picture.
  const partial = `${file}.${process.pid}`;
  await writeFile(partial, drawn);
  await rename(partial, file);
  return drawn;
}

/** Draws a picture. The same inputs give the same bytes. */
export async function drawPicture(inputs: PictureInputs): Promise<Buffer> {
  const overlay = await sharp(Buffer.from(wordsSvg(inputs))).toBuffer();
  const { width, height } = pictureSize;
  return sharp(await groundPixels(inputs.motif), { raw: { width, height, channels: 3 } })
    .composite([{ input: overlay, left: 0, top: 0 }])
    .jpeg({ quality: 78, chromaSubsampling: '4:4:4', progressive: true })
    .toBuffer();
}

const grounds = new Map<Motif, Promise<Buffer>>();

/** The ground's pixels, drawn once a process for all pictures that share it. */
function groundPixels(motif: Motif): Promise<Buffer> {
  const known = grounds.get(motif);
  if (known !== undefined) return known;
  const pixels = sharp(Buffer.from(ground(motif)))
    .removeAlpha()
    .raw()
    .toBuffer();
  grounds.set(motif, pixels);
  return pixels;
}

/** The words of a picture as a transparent SVG, as wide as they need. */
export function wordsSvg({ brand, kicker, title }: PictureInputs): string {
  const missing = [
    ...unknownCharacters(brand, 'display'),
    ...unknownCharacters(title, 'display'),
    ...unknownCharacters(kicker?.toUpperCase() ?? '', 'label'),
  ];
  if (missing.length > 0) {
    throw new Error(
      `The social picture “${title}” cannot show ${missing.map((c) => `“${c}”`).join(', ')}: write pictureTitle with Latin letters, digits and punctuation.`,
    );
  }
  const { style, lines } = titleLines(title);
  const lineHeight = style.size * 1.06;
  const firstLine = wordsBottom - (lines.length - 1) * lineHeight;
  const kickerLine = firstLine - style.size * 0.72 - 34;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${margin + measure + 24}" height="${wordsBottom + 40}">`,
    `<g transform="translate(${margin - 4} 50) scale(1.45)">${markElements(colours['coral-400'])}</g>`,
    textElements(brand, brandStyle, { x: margin + 58, y: 84, colour: colours.white }),
    kicker === undefined
      ? ''
      : textElements(kicker.toUpperCase(), kickerStyle, {
          x: margin,
          y: kickerLine,
          colour: colours['teal-300'],
        }),
    ...lines.map((text, index) =>
      textElements(text, style, {
        x: margin - 2,
        y: firstLine + index * lineHeight,
        colour: colours.white,
      }),
    ),
    '</svg>',
  ].join('');
}

/** The title in the largest size in which it fits. */
function titleLines(title: string): {
  readonly style: TextStyle;
  readonly lines: readonly string[];
} {
  for (const { size, lines: allowed } of titleSizes) {
    const style = titleStyle(size);
    const lines = linesOf(title, style, measure);
    if (lines.length <= allowed && lines.every((text) => widthOf(text, style) <= measure)) {
      return { style, lines };
    }
  }
  // A single word too long for the smallest size: set it as small as it must be.
  const [widest = title] = [...title.split(/\s+/)].sort((a, b) => b.length - a.length);
  const smallest = titleStyle(52);
  const style = titleStyle(Math.floor((52 * measure) / widthOf(widest, smallest)));
  return { style, lines: linesOf(title, style, measure) };
}
