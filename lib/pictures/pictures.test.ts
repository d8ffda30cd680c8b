import { join } from 'node:path';
import sharp from 'sharp';
import { makeFolder } from '@/lib/testing/folder';
import { pictureOfFile } from './pictures';

const still = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: 'teal' } })
    .png()
    .toBuffer();

test.each([
  ['too high', () => still(600, 16_500), 'too large'],
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
  const file = join(makeFolder({ [name]: await make() }), name);
  expect(await pictureOfFile(file, 'A ground')).toContain(reason);
});
