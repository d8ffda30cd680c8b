import { readFileSync } from 'node:fs';
import { convert } from 'fontverter';
import { kernTable, withTable } from './kern-table';

const textFont = async () => convert(readFileSync('app/fonts/body.woff2'), 'sfnt');

const wordsOf = (bytes: Uint8Array, start = 0, length = bytes.length) => {
  const padded = new Uint8Array(Math.ceil(length / 4) * 4);
  padded.set(bytes.subarray(start, start + length));
  const view = new DataView(padded.buffer);
  return Array.from({ length: padded.length / 4 }, (_, index) => view.getUint32(index * 4));
};

const sumOf = (words: readonly number[]) =>
  words.reduce((total, word) => (total + word) % 2 ** 32, 0);

/** The tables of a font as its directory lists them. */
function directoryOf(font: Uint8Array) {
  const view = new DataView(font.buffer, font.byteOffset);
  return Array.from({ length: view.getUint16(4) }, (_, index) => {
    const at = 12 + index * 16;
    const [tag = 0, sum, start = 0, length = 0] = wordsOf(font, at, 16);
    const letters = [24, 16, 8, 0].map((shift) => String.fromCharCode((tag >> shift) & 255));
    return { tag: letters.join(''), sum, start, length };
  });
}

describe('kernTable', () => {
  it('writes one horizontal list of pairs, in the order of their glyphs', () => {
    const table = kernTable([
      { left: 20, right: 27, value: -65 },
      { left: 3, right: 9, value: 12 },
      { left: 20, right: 4, value: -7 },
    ]);
    const view = new DataView(table.buffer);
    const fields = Array.from({ length: table.length / 2 }, (_, index) => view.getInt16(index * 2));
    // Version and count of subtables; version, length, coverage; count and the search fields.
    const header = [0, 1, 0, 32, 1, 3, 12, 1, 6];
    expect(fields).toEqual([...header, 3, 9, 12, 20, 4, -7, 20, 27, -65]);
  });
});

describe('withTable', () => {
  it('keeps every other table as it was and lists all in the order of their tags', async () => {
    const before = await textFont();
    const after = withTable(before, 'kern', kernTable([{ left: 1, right: 2, value: -9 }]));
    const tags = directoryOf(after).map(({ tag }) => tag);
    expect(tags).toEqual([...directoryOf(before).map(({ tag }) => tag), 'kern'].sort());
    for (const { tag, start, length } of directoryOf(before)) {
      // The sum over the whole font stands in `head`.
      if (tag === 'head') continue;
      const moved = directoryOf(after).find((table) => table.tag === tag);
      expect(moved?.length).toBe(length);
      expect(wordsOf(after, moved?.start, length)).toEqual(wordsOf(before, start, length));
    }
  });

  it('leaves the sums that the format asks for', async () => {
    const font = withTable(await textFont(), 'kern', kernTable([]));
    expect(sumOf(wordsOf(font))).toBe(0xb1b0afba);
    for (const { tag, sum, start, length } of directoryOf(font)) {
      if (tag !== 'head') expect([tag, sum]).toEqual([tag, sumOf(wordsOf(font, start, length))]);
    }
  });

  it('refuses a second table of the same tag', async () => {
    const font = withTable(await textFont(), 'kern', kernTable([]));
    expect(() => withTable(font, 'kern', kernTable([]))).toThrow('the font has a kern table');
  });
});
