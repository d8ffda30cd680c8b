import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { drawPicture, pictureBytes, wordsSvg } from './draw';
import { motifWords, type Motif } from './motif';
import type { PictureInputs } from './picture';

const inputs: PictureInputs = {
  brand: 'Company Name',
  kicker: 'Solutions',
  title: 'A title of a page',
  motif: 'dashboard',
};

const motifs: readonly Motif[] = [
  'arms',
  'products',
  'services',
  'articles',
  'dashboard',
  'conversation',
  'alert',
  'decision',
  'process',
  'layers',
  'pipeline',
  'letter',
  'timeline',
  'growth',
  'reading',
  'document',
];

test('every motif is drawn in these tests', () => {
  expect([...motifs].sort()).toEqual(Object.keys(motifWords).sort());
});

// The longest title allowed, in wide letters: the largest picture that can come out.
test.each(motifs)('%s: a JPEG of 1200×630, under 100 KB with the longest title', async (motif) => {
  const title = 'Wholesale Promotions Measured: Women & Men’s Wear';
  const bytes = await drawPicture({ ...inputs, motif, title });
  const { format, width, height } = await sharp(bytes).metadata();
  expect({ format, width, height }).toEqual({ format: 'jpeg', width: 1200, height: 630 });
  expect(bytes.length).toBeLessThan(100_000);
});

test('the same inputs give the same bytes', async () => {
  expect((await drawPicture(inputs)).equals(await drawPicture(inputs))).toBe(true);
});

test('other words give another picture', async () => {
  expect((await drawPicture(inputs)).equals(await drawPicture({ ...inputs, title: 'B' }))).toBe(
    false,
  );
});

test('the words are outlines: no font of the machine takes part', () => {
  const svg = wordsSvg(inputs);
  expect(svg).not.toMatch(/<text|font/);
  // One outline a letter, and the mark's two.
  const letters = [inputs.brand, inputs.kicker, inputs.title].join('').replace(/\s/g, '').length;
  expect(svg.match(/<path /g)).toHaveLength(letters + 2);
});

test.each(['Zażółć gęślą jaźń', 'Crème brûlée für Æon', '₹4.82 Cr – “quoted” & 90%'])(
  '“%s” can be drawn',
  (title) => {
    expect(() => wordsSvg({ ...inputs, title })).not.toThrow();
  },
);

test('a character without an outline stops the build, naming it and the field', () => {
  expect(() => wordsSvg({ ...inputs, title: 'Profit 📈 up → now' })).toThrow(
    /cannot show “📈”, “→”: write pictureTitle/,
  );
});

test.each([
  'Donaudampfschifffahrtsgesellschaftskapitäns',
  'A',
  'one two three four five six seven',
])('“%s” stays within its place', async (title) => {
  const { data, info } = await sharp(Buffer.from(wordsSvg({ ...inputs, title })))
    .extractChannel('alpha')
    .raw()
    .toBuffer({ resolveWithObject: true });
  let right = 0;
  for (let index = 0; index < data.length; index += 1) {
    if ((data[index] ?? 0) > 0) right = Math.max(right, index % info.width);
  }
  // The panel with the sketch begins at 700.
  expect(right).toBeLessThan(680);
});

describe('the cache', () => {
  let cache = '';
  beforeEach(() => {
    cache = mkdtempSync(join(tmpdir(), 'pictures-'));
  });
  afterEach(() => rmSync(cache, { recursive: true }));

  test('a picture that was drawn is not drawn again', async () => {
    const picture = { name: 'a.0123456789.jpg', inputs };
    const drawn = await pictureBytes(picture, cache);
    expect(drawn.equals(await drawPicture(inputs))).toBe(true);
    expect(readdirSync(cache)).toEqual(['a.0123456789.jpg']);
    // What is in the cache is what comes out, so nothing was drawn.
    writeFileSync(join(cache, 'a.0123456789.jpg'), 'kept');
    expect((await pictureBytes(picture, cache)).toString()).toBe('kept');
  });

  test('a picture with another name is drawn', async () => {
    writeFileSync(join(cache, 'a.0123456789.jpg'), 'kept');
    const drawn = await pictureBytes({ name: 'a.9876543210.jpg', inputs }, cache);
    expect(drawn.toString()).not.toBe('kept');
  });
});
