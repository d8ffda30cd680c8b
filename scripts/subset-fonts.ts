/**
 * Writes the site's two fonts, cut to what its pages set: `npx tsx scripts/subset-fonts.ts`.
 * Each file fits the first round trip of a connection (about 14 KB, RFC 6928), which is worth
 * 150 ms of the largest paint on a slow line. The text face gives up kerning for it: half its
 * bytes, and unseen at text sizes. Headlines keep theirs.
 */
import { readFile, writeFile } from 'node:fs/promises';
import subsetFont from 'subset-font';

const ascii = String.fromCodePoint(...Array.from({ length: 95 }, (_, index) => 0x20 + index));
const characters = `${ascii}\u00a0£€©·×–—‘’“”…•−`;

const fonts = [
  {
    from: 'bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2',
    to: 'app/fonts/bricolage-grotesque-700.woff2',
    axes: { wght: 700 },
    features: ['kern'],
  },
  {
    from: 'instrument-sans/files/instrument-sans-latin-wght-normal.woff2',
    to: 'app/fonts/instrument-sans.woff2',
    axes: { wght: { min: 400, max: 700 } },
    // Figures of one width, for tables.
    features: ['tnum'],
  },
];

for (const { from, to, axes, features } of fonts) {
  const source = await readFile(`node_modules/@fontsource-variable/${from}`);
  const font = await subsetFont(source, characters, {
    targetFormat: 'woff2',
    variationAxes: axes,
    keepFeatures: features,
    noHinting: true,
  });
  await writeFile(to, font);
  console.log(`${to}: ${font.length} bytes`);
}
