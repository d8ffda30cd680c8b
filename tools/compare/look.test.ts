import { difference, type Pixels } from './look';

/** A picture of rows of one grey each, wide enough to have a place in it. */
function rows(...greys: readonly number[]): Pixels {
  const width = 600;
  const row = (grey: number) => Buffer.alloc(width * 4).fill(Buffer.from([grey, grey, grey, 255]));
  return { width, height: greys.length, data: Buffer.concat(greys.map(row)) };
}

const page = Array.from({ length: 300 }, (_, row) => (row * 37) % 251);

describe('difference', () => {
  it('is nothing between two equal pictures', () => {
    expect(difference(rows(...page), rows(...page))).toMatchObject({ share: 0, places: [] });
  });

  it('finds where a shade changed', () => {
    const other = [...page.slice(0, 150), 100, ...page.slice(151)];
    const found = difference(rows(...page), rows(...other));
    expect(found.share).toBeCloseTo(1 / 300);
    expect(found.places).toEqual([{ left: 0, top: 90, right: 600, bottom: 211 }]);
  });

  it('does not count what only moved down', () => {
    const added = Array.from({ length: 20 }, (_, row) => 100 + row);
    const found = difference(
      rows(...page),
      rows(...page.slice(0, 150), ...added, ...page.slice(150)),
    );
    expect(found.after.height).toBe(320);
    expect(found.before.height).toBe(320);
    expect(found.share).toBeCloseTo(20 / 320);
  });

  it('passes over a row of even ground that rounding brings', () => {
    const even = [...page.slice(0, 100), 9, 9, 9, ...page.slice(100)];
    const more = [...page.slice(0, 100), 9, 9, 9, 9, ...page.slice(100)];
    expect(difference(rows(...even), rows(...more)).share).toBe(0);
  });
});
