import { execFileSync } from 'node:child_process';
import sharp from 'sharp';
import { drawPicture } from './draw';
import type { PictureInputs } from './picture';

const inputs: PictureInputs = {
  brand: 'Company Name',
  kicker: 'Solutions',
  title: 'A title of a page',
  drawing: 'content/pictures/legal.svg',
};

/** The pixels of pictures with these titles. A process of its own draws: Jest cannot load next/og. */
function drawPixels(titles: readonly string[]): Promise<readonly Buffer[]> {
  const script = `import { drawPicture } from '@/lib/pictures/social/draw';
    const pictures = JSON.parse(process.argv[1] ?? '');
    for (const inputs of pictures) console.log((await drawPicture(inputs)).toString('base64'));`;
  const output = execFileSync(
    process.execPath,
    [
      ...['--import', 'tsx', '--input-type=module', '--eval', script],
      JSON.stringify(titles.map((title) => ({ ...inputs, title }))),
    ],
    { encoding: 'utf8', maxBuffer: 100_000_000 },
  );
  const pictures = output.trim().split('\n');
  return Promise.all(pictures.map((line) => sharp(Buffer.from(line, 'base64')).raw().toBuffer()));
}

// Size and weight of every picture: the site checks. That they come out the same:
// e2e/builds/readme.spec.ts.

test('words of any length stay left of the drawing', async () => {
  const [empty, ...pictures] = await drawPixels([
    'I',
    'Donaudampfschifffahrtsgesellschaftskapitäns',
    'MMMMMMMMMMMMMMMMMMMMMMMM',
    'A',
    'Crème brûlée œuvre ₹4.82 Cr',
    'one two three four five six seven',
  ]);
  for (const picture of pictures) {
    let rightEdge = 0;
    picture.forEach((value, index) => {
      const isDrawn = Math.abs(value - (empty?.[index] ?? 0)) > 40;
      if (isDrawn) rightEdge = Math.max(rightEdge, Math.floor(index / 3) % 1200);
    });
    expect(rightEdge).toBeGreaterThan(80);
    expect(rightEdge).toBeLessThan(592);
  }
}, 60_000);

test('a character that the fonts lack stops the build, naming it and the field', async () => {
  await expect(drawPicture({ ...inputs, title: 'Profit 📈 up → now' })).rejects.toThrow(
    /cannot show “📈”, “→”: write pictureTitle/,
  );
});
