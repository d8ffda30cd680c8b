import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { iconFiles } from './icons';

const publicFile = (path: string) => readFileSync(join('public', path));

test.each(['icon.svg', 'images/logo.svg', 'images/logo-fallback.svg'])(
  'public/%s is drawn from the logo',
  async (path) => {
    const drawn = new Map(await iconFiles()).get(path);
    expect(publicFile(path).toString()).toBe(drawn?.toString());
  },
);

test.each([
  ['apple-touch-icon.png', 180, true],
  ['icon-maskable-512.png', 512, true],
  ['icon-192.png', 192, false],
  ['icon-512.png', 512, false],
])('%s is a square of %i pixels, opaque: %s', async (path, size, isOpaque) => {
  const picture = sharp(publicFile(path));
  expect(await picture.metadata()).toMatchObject({ format: 'png', width: size, height: size });
  expect((await picture.stats()).isOpaque).toBe(isOpaque);
});

test('favicon.ico holds 16, 32 and 48 pixels', () => {
  const file = publicFile('favicon.ico');
  // The widths stand in the entries of 16 bytes behind a header of 6.
  const widths = Array.from({ length: file.readUInt16LE(4) }, (_, at) => file[6 + 16 * at]);
  expect(widths).toEqual([16, 32, 48]);
});

test('the maskable icon draws nothing outside the circle that every mask leaves', async () => {
  const { data, info } = await sharp(publicFile('icon-maskable-512.png'))
    .raw()
    .toBuffer({ resolveWithObject: true });
  const ground = data.subarray(0, 3);
  let outside = 0;
  for (let y = 0; y < 512; y += 1) {
    for (let x = 0; x < 512; x += 1) {
      const start = (y * 512 + x) * info.channels;
      const drawn = !data.subarray(start, start + 3).equals(ground);
      if (drawn && Math.hypot(x - 256, y - 256) > 0.4 * 512) outside += 1;
    }
  }
  expect(outside).toBe(0);
});
