/**
 * Writes every font file of the project from the packages of the two faces. Run it when a face or
 * the characters of lib/pictures/brand/characters.ts change, and commit what it writes:
 * `npx tsx tools/fonts.ts`.
 *
 * - app/fonts: the site's two fonts, cut to what English is written with, and what else Western
 *   Europe writes with in two files beside them.
 * - lib/pictures/social/fonts: one weight of each, as WOFF, the format that Satori reads.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { Blob, Buffer as Shaped, Face, Feature, Font, shape } from 'harfbuzzjs';
import subsetFont from 'subset-font';
import {
  ascii,
  commonCharacters,
  furtherCharacters,
  siteCharacters,
} from '@/lib/pictures/brand/characters';

const faces = {
  display: 'bricolage-grotesque/files/bricolage-grotesque',
  text: 'instrument-sans/files/instrument-sans',
} as const;

async function source(face: keyof typeof faces, script: 'latin' | 'latin-ext'): Promise<Buffer> {
  return readFile(`node_modules/@fontsource-variable/${faces[face]}-${script}-wght-normal.woff2`);
}

async function write(file: string, content: Uint8Array | string): Promise<void> {
  await writeFile(file, content);
  console.log(`${file}: ${Buffer.byteLength(content)} bytes`);
}

for (const [name, characters] of [
  ['', commonCharacters],
  ['-further', furtherCharacters],
] as const) {
  // Headlines are kerned; in the text, where kerning hardly shows, it would be 12 KB.
  await write(
    `app/fonts/display${name}.woff2`,
    await subsetFont(await source('display', 'latin'), characters, {
      targetFormat: 'woff2',
      variationAxes: { wght: 700 },
      keepFeatures: ['kern'],
      noHinting: true,
    }),
  );
  // Figures of one width, for tables.
  const keepFeatures = ['tnum'];
  const text = await subsetFont(await source('text', 'latin'), characters, {
    targetFormat: 'sfnt',
    variationAxes: { wght: { min: 400, max: 700 } },
    keepFeatures,
    noHinting: true,
  });
  await write(
    `app/fonts/body${name}.woff2`,
    await subsetFont(characters.includes('%') ? withWidePercent(text) : text, characters, {
      targetFormat: 'woff2',
      keepFeatures,
    }),
  );
}

/**
 * A font whose `tnum` leaves the percent sign as it is: the face squeezes it into a figure's
 * width. Its place in the list of substitutes (GSUB, SingleSubstFormat2) gets the plain glyph.
 */
function withWidePercent(font: Uint8Array): Buffer {
  const bytes = Buffer.from(font);
  const view = new DataView(bytes.buffer, bytes.byteOffset);
  const tables = Array.from({ length: view.getUint16(4) }, (_, index) => 12 + 16 * index);
  const gsub = tables.find((at) => view.getUint32(at) === 0x47535542);
  if (gsub === undefined) throw new Error('The font has no substitutions.');
  const [start, length] = [view.getUint32(gsub + 8), view.getUint32(gsub + 12)];
  const squeezed = glyphOf(font, '%', '+tnum');
  const places = Array.from({ length: length / 2 }, (_, index) => start + 2 * index);
  const [place, other] = places.filter((at) => view.getUint16(at) === squeezed);
  if (place === undefined || other !== undefined) throw new Error('Which substitute is it?');
  view.setUint16(place, glyphOf(font, '%', '-tnum'));
  return bytes;
}

/** The number of the glyph that a character is set in, with a feature on or off. */
function glyphOf(data: Uint8Array, character: string, feature: string): number {
  const buffer = new Shaped();
  buffer.addText(character);
  buffer.guessSegmentProperties();
  const setting = Feature.fromString(feature);
  shape(new Font(new Face(new Blob(data))), buffer, setting === undefined ? [] : [setting]);
  return buffer.getGlyphInfos()[0]?.codepoint ?? 0;
}

/** Writes one weight of a face, as the social pictures set it. */
async function writeWeight(name: string, font: Buffer, characters: string, wght: number) {
  const options = {
    targetFormat: 'woff',
    variationAxes: { wght },
    keepFeatures: ['kern'],
  } as const;
  const content = await subsetFont(font, characters, { ...options, noHinting: true });
  await write(`lib/pictures/social/fonts/${name}.woff`, content);
}

for (const script of ['latin', 'latin-ext'] as const) {
  await writeWeight(`display-${script}`, await source('display', script), siteCharacters, 700);
}
await writeWeight('label-latin', await source('text', 'latin'), ascii, 600);
