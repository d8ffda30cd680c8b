import { lookOf, type Pixels } from './look';

/** A picture of rows of one grey each. */
function rows(...greys: readonly number[]): Pixels {
  const width = 40;
  const row = (grey: number) => Buffer.alloc(width * 4).fill(Buffer.from([grey, grey, grey, 255]));
  return { width, height: greys.length, data: Buffer.concat(greys.map(row)) };
}

const page = Array.from({ length: 300 }, (_, row) => (row * 37) % 251);
const added = Array.from({ length: 20 }, (_, row) => 100 + row);
const ground = [...page.slice(0, 100), 9, 9, 9];

test.each<[string, number[], number[], number, number]>([
  ['nothing of two equal pictures', page, page, 0, 0],
  ['where a shade changed', page, page.with(150, 100), 1 / 300, 1],
  ['two places apart', page, page.with(10, 100).with(250, 100), 2 / 300, 2],
  ['not what only moved down', page, page.toSpliced(150, 0, ...added), 20 / 320, 1],
  ['no row of even ground that rounding brings', ground, [...ground, 9], 0, 0],
])('finds %s', async (_, before, after, share, places) => {
  const look = await lookOf(rows(...before), rows(...after));
  expect(look.share).toBeCloseTo(share);
  expect(look.views).toHaveLength(places);
});
