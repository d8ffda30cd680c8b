/**
 * Writes the letters that social pictures are set in: each as an outline, so that a picture is
 * the same to the byte on every machine, whatever fonts it has. Run it when a font changes:
 * `npx tsx scripts/picture-glyphs.ts`, and raise `templateVersion` in lib/pictures/picture.ts.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Variation, type Font } from 'harfbuzzjs';
import { format } from 'prettier';
import subsetFont from 'subset-font';
import type { GlyphSet } from '@/lib/pictures/text';
import { advanceOf, glyphIdOf, kerningOf, openFont } from './fonts/shaping';

/** The two faces, at the weights and the optical size that the site's own fonts have. */
const faces = [
  {
    name: 'display',
    files: 'bricolage-grotesque/files/bricolage-grotesque',
    variant: 'standard-normal',
    axes: { wght: 700, wdth: 100, opsz: 14 },
  },
  {
    name: 'label',
    files: 'instrument-sans/files/instrument-sans',
    variant: 'standard-normal',
    axes: { wght: 600, wdth: 100 },
  },
] as const;

/** Latin letters with all their accents, digits, punctuation and currency signs. */
const ranges = [
  [0x20, 0x7e],
  [0xa0, 0x17f],
  [0x218, 0x21b],
  [0x1e80, 0x1e85],
  [0x2010, 0x2026],
  [0x2030, 0x203a],
  [0x20a0, 0x20bf],
  [0x2122, 0x2122],
  [0x2212, 0x2212],
] as const;

/** Characters whose pairs are set closer or wider: what titles in English are made of. */
const kerned = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789.,:;?!%&-–’“” '];

function glyphOf(font: Font, character: string) {
  const id = glyphIdOf(font, character);
  if (id === undefined) return undefined;
  return { width: Math.round(advanceOf(font, character)), outline: whole(font.glyphToPath(id)) };
}

/** An outline in whole units: a thousandth of the letter's height is finer than any pixel. */
function whole(path: string): string {
  return path.replace(/-?\d+\.\d+/g, (number) => String(Math.round(Number(number))));
}

async function fontsOf({ files, variant, axes }: (typeof faces)[number]) {
  const fonts = [];
  for (const subset of ['latin', 'latin-ext']) {
    const file = join('node_modules/@fontsource-variable', `${files}-${subset}-${variant}.woff2`);
    const data = await subsetFont(await readFile(file), undefined, {
      keepAllGlyphs: true,
      targetFormat: 'sfnt',
    });
    const { face, font } = openFont(data);
    font.setVariations(Object.entries(axes).map(([axis, value]) => new Variation(axis, value)));
    fonts.push({ font, face, characters: new Set(face.collectUnicodes()) });
  }
  return fonts;
}

for (const face of faces) {
  const fonts = await fontsOf(face);
  const [latin] = fonts;
  if (latin === undefined) throw new Error(`${face.name} has no font file`);
  const glyphs: Record<string, { width: number; outline: string }> = {};
  for (const [from, to] of ranges) {
    for (let code = from; code <= to; code += 1) {
      const own = fonts.find(({ characters }) => characters.has(code));
      const character = String.fromCodePoint(code);
      const glyph = own && glyphOf(own.font, character);
      if (glyph) glyphs[character] = glyph;
    }
  }
  const pairs = kerned.flatMap((first) => kerned.map((second) => [first, second] as const));
  const kerning = Object.fromEntries(kerningOf(latin.font, pairs));
  const set: GlyphSet = { unitsPerEm: latin.face.upem, glyphs, kerning };
  const file = join('lib', 'pictures', 'glyphs', `${face.name}.json`);
  await writeFile(file, await format(JSON.stringify(set), { parser: 'json', printWidth: 100 }));
  console.log(
    `${file}: ${Object.keys(glyphs).length} characters, ${Object.keys(kerning).length} pairs`,
  );
}
