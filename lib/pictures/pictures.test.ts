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

/** An animation of dots that come one by one on a large ground. */
function moving(width: number, height: number, frames: number): Buffer {
  const numbers = (...values: readonly number[]) => Buffer.from(new Uint16Array(values).buffer);
  const dot = [Buffer.from(','), numbers(0, 0, 1, 1), Buffer.from([0, 2, 2, 0x44, 1, 0])];
  const head = [Buffer.from('GIF89a'), numbers(width, height), Buffer.from([0x80, 0, 0])];
  const colours = Buffer.from([0, 0, 0, 255, 255, 255]);
  return Buffer.concat([...head, colours, ...Array(frames).fill(dot).flat(), Buffer.from(';')]);
}

// What counts is the size that pages get: of a wide picture that is less than it has.
test.each([
  ['too high', () => still(600, 16_500), 'too large'],
  ['less high on a page', () => still(1500, 16_500), undefined],
  ['moving for too long', () => moving(2000, 2000, 68), 'exceeds pixel limit'],
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
