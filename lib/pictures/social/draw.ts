import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { ImageResponse } from 'next/og';
import sharp from 'sharp';
import { unsupportedCharacters } from '../brand/characters';
import { colours } from '../brand/colours';
import { logo } from '../brand/logo';
import { cachedPicture } from '../cache';
import { outlineTexts } from '../outlines';
import { pictureSize, shelfFile, type PictureInputs, type SocialPicture } from './picture';
import { Caption, captionSize } from './caption';

/**
 * The bytes of a picture, as JPEG.
 * @throws an Error when a text holds a character that the picture's fonts lack
 */
export const pictureBytes = async ({ name, inputs }: SocialPicture): Promise<Buffer> =>
  readFile(await cachedPicture(name, () => drawPicture(inputs)));

/** Draws a picture. The same inputs give the same bytes. */
export async function drawPicture(inputs: PictureInputs): Promise<Buffer> {
  const ground = Buffer.from(await groundOf(inputs.drawing));
  return sharp(ground)
    .flatten()
    .composite([{ input: await wordsPng(inputs), left: 0, top: 0 }])
    .jpeg({ quality: 76, chromaSubsampling: '4:4:4', mozjpeg: true })
    .toBuffer();
}

/** Where the page's drawing stands, in pixels of the picture: as wide to as high as drawings are. */
const panel = { x: 592, y: 138, width: 544, height: 340, radius: 24 } as const;

/** Everything but the words, as an SVG: the dark ground, the logo, the eight arms, the drawing. */
async function groundOf(drawing: string): Promise<string> {
  const { width, height } = pictureSize;
  const { x, y, radius, ...size } = panel;
  const box = `x="${x}" y="${y}" width="${size.width}" height="${size.height}"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <defs>
      <radialGradient id="glow" cx="0.8" cy="0.1" r="0.9">
        <stop stop-color="${colours['ink-700']}"/>
        <stop offset="1" stop-color="${colours['ink-900']}" stop-opacity="0"/>
      </radialGradient>
      <clipPath id="panel"><rect ${box} rx="${radius}"/></clipPath>
    </defs>
    <rect width="100%" height="100%" fill="${colours['ink-900']}"/>
    <rect width="100%" height="100%" fill="url(#glow)"/>
    <g transform="translate(68 50) scale(1.45)" fill="none" stroke-linecap="round">
      <path fill="${colours['coral-400']}" fill-rule="evenodd" d="${logo.head}"/>
      <path stroke="${colours['coral-400']}" stroke-width="${logo.armWidth}" d="${logo.arms}"/>
    </g>
    <image href="${await embedPicture(join('public', shelfFile))}" x="592" y="492" width="544" height="120"/>
    <image href="${await embedPicture(drawing)}" ${box} preserveAspectRatio="xMidYMid slice" clip-path="url(#panel)"/>
    <rect ${box} rx="${radius}" fill="none" stroke="${colours['ink-700']}" stroke-width="3"/>
  </svg>`;
}

/** A picture as an address that holds it, its labels as outlines of the site's face. */
async function embedPicture(file: string): Promise<string> {
  const bytes =
    extname(file) === '.svg'
      ? outlineTexts(await readFile(file, 'utf8'))
      : await sharp(file).autoOrient().resize(panel.width, panel.height).png().toBuffer();
  const type = typeof bytes === 'string' ? 'image/svg+xml' : 'image/png';
  return `data:${type};base64,${Buffer.from(bytes).toString('base64')}`;
}

/**
 * The words of a picture on a transparent ground. next/og asks the network for characters that
 * its fonts lack, so none is let through.
 */
async function wordsPng({ brand, kicker, title }: PictureInputs): Promise<Buffer> {
  const lackingCharacters = unsupportedCharacters([brand, kicker, title].join(''));
  if (lackingCharacters.length > 0) {
    throw new Error(
      `The social picture “${title}” cannot show ${lackingCharacters.map((c) => `“${c}”`).join(', ')}: write pictureTitle with Latin letters, digits and punctuation.`,
    );
  }
  fonts ??= readFonts();
  const image = new ImageResponse(Caption({ brand, kicker, title }), {
    ...captionSize,
    fonts: await fonts,
  });
  return Buffer.from(await image.arrayBuffer());
}

const fontOf = async (name: string, file: string) => ({
  name,
  data: await readFile(join('lib', 'pictures', 'social', 'fonts', file)),
});

const readFonts = () =>
  Promise.all([
    fontOf('display', 'display-latin.woff'),
    fontOf('display-ext', 'display-latin-ext.woff'),
    fontOf('label', 'label-latin.woff'),
  ]);

/** The pictures' fonts, read once a process. */
let fonts: ReturnType<typeof readFonts> | undefined;
