import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { pictureOfFile } from './pictures';

const folder = mkdtempSync(join(tmpdir(), 'pictures-'));
afterAll(() => rmSync(folder, { recursive: true }));

const still = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: 'teal' } })
    .png()
    .toBuffer();

// What counts is the size that pages get: of a wide picture that is less than it has.
test.each([
  ['too high', () => still(600, 16_500), 'too large'],
  ['less high on a page', () => still(1500, 16_500), undefined],
  [
    'in Latin-1',
    () =>
      Buffer.from(
        '<?xml version="1.0" encoding="ISO-8859-1"?><svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><!--\xe9--></svg>',
        'latin1',
      ),
    'not in UTF-8',
  ],
])('a picture that is %s', async (name, make, reason) => {
  const file = join(folder, name);
  writeFileSync(file, await make());
  const picture = await pictureOfFile(file, 'A ground');
  if (reason === undefined) expect(picture).toMatchObject({ file });
  else expect(picture).toContain(reason);
});
