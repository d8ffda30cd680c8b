/**
 * Writes the site's two fonts, cut to what its pages set: `npx tsx scripts/subset-fonts.ts`.
 *
 * Sizes are chosen for a slow line, where each round trip is 150 ms of the largest paint. The
 * headline face is asked for on a connection that is still cold and shares the line with the text
 * face, the manifest and the icon: it arrives at once up to about 7,000 bytes. Therefore it keeps
 * the kerning that a reader would miss, and not the whole of it. The text face has none: half its
 * bytes, and unseen at text sizes.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { convert } from 'fontverter';
import subsetFont from 'subset-font';
import { kernTable, withTable, type KerningPair } from './fonts/kern-table';
import { glyphIdOf, kerningOf, openFont } from './fonts/shaping';

const ascii = String.fromCodePoint(...Array.from({ length: 95 }, (_, index) => 0x20 + index));
const textCharacters = `${ascii}\u00a0£€©·×–—‘’“”…•−`;
/** Without what no headline is set in: the fallback face shows it, should one be. */
const displayCharacters = textCharacters.replace(/[\\^`{|}~<>_©·•−]/g, '');

const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'];
const smallLetters = [...'abcdefghijklmnopqrstuvwxyz'];
/** Pairs of sentence case, and those around a mark; closer than this many units goes unseen. */
const headlinePairs = [
  ...letters.flatMap((first) => smallLetters.map((second) => [first, second] as const)),
  ...letters.flatMap((letter) => [...'.,’?'].map((mark) => [letter, mark] as const)),
];
const seenFrom = 12;

async function source(file: string): Promise<Buffer> {
  return readFile(`node_modules/@fontsource-variable/${file}`);
}

async function displayFont(): Promise<Uint8Array> {
  const whole = await source(
    'bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2',
  );
  const options = { targetFormat: 'sfnt', variationAxes: { wght: 700 }, noHinting: true } as const;
  const kerned = await subsetFont(whole, displayCharacters, { ...options, keepFeatures: ['kern'] });
  const plain = await subsetFont(whole, displayCharacters, { ...options, keepFeatures: [] });

  const { font } = openFont(plain);
  const pairs: KerningPair[] = [];
  for (const [[first = '', second = ''], value] of kerningOf(
    openFont(kerned).font,
    headlinePairs,
  )) {
    const left = glyphIdOf(font, first);
    const right = glyphIdOf(font, second);
    if (left === undefined || right === undefined || Math.abs(value) < seenFrom) continue;
    pairs.push({ left, right, value });
  }
  console.log(`${pairs.length} pairs kerned`);
  return convert(Buffer.from(withTable(plain, 'kern', kernTable(pairs))), 'woff2');
}

async function textFont(): Promise<Uint8Array> {
  const whole = await source('instrument-sans/files/instrument-sans-latin-wght-normal.woff2');
  return subsetFont(whole, textCharacters, {
    targetFormat: 'woff2',
    variationAxes: { wght: { min: 400, max: 700 } },
    // Figures of one width, for tables.
    keepFeatures: ['tnum'],
    noHinting: true,
  });
}

for (const [name, write] of [
  ['display', displayFont],
  ['body', textFont],
] as const) {
  const file = `app/fonts/${name}.woff2`;
  const font = await write();
  await writeFile(file, font);
  console.log(`${file}: ${font.length} bytes`);
}
