/** Two glyphs by their numbers, and how much closer (below zero) or wider they are set. */
export type KerningPair = {
  readonly left: number;
  readonly right: number;
  /** In units of the font. */
  readonly value: number;
};

type Table = { readonly tag: string; readonly data: Uint8Array };

const tableHeader = 12;
const tableRecord = 16;
const bytesPerPair = 6;

/**
 * An OpenType `kern` table: version 0, one horizontal subtable of format 0. Shapers read it in a
 * font that has no kerning in `GPOS`, and it is the smallest way to keep a few hundred pairs.
 * https://learn.microsoft.com/typography/opentype/spec/kern
 */
export function kernTable(pairs: readonly KerningPair[]): Uint8Array {
  const sorted = [...pairs].sort((a, b) => a.left - b.left || a.right - b.right);
  const search = searchFields(sorted.length, bytesPerPair);
  const length = 14 + sorted.length * bytesPerPair;
  const view = new DataView(new ArrayBuffer(4 + length));
  const horizontal = 0x0001;
  const header = [0, 1, 0, length, horizontal, sorted.length, ...search];
  header.forEach((field, index) => view.setUint16(index * 2, field));
  sorted.forEach(({ left, right, value }, index) => {
    const at = 18 + index * bytesPerPair;
    view.setUint16(at, left);
    view.setUint16(at + 2, right);
    view.setInt16(at + 4, value);
  });
  return new Uint8Array(view.buffer);
}

/**
 * A font with one more table, its directory and checksums written anew.
 * https://learn.microsoft.com/typography/opentype/spec/otff
 * @param font an sfnt (TTF or OTF) without a table of that tag
 * @param tag four characters
 */
export function withTable(font: Uint8Array, tag: string, data: Uint8Array): Uint8Array {
  const source = new DataView(font.buffer, font.byteOffset, font.byteLength);
  const tables: Table[] = Array.from({ length: source.getUint16(4) }, (_, index) => {
    const at = tableHeader + index * tableRecord;
    const start = source.getUint32(at + 8);
    return {
      tag: String.fromCharCode(...font.subarray(at, at + 4)),
      data: font.slice(start, start + source.getUint32(at + 12)),
    };
  });
  if (tables.some((table) => table.tag === tag)) throw new Error(`the font has a ${tag} table`);
  tables.push({ tag, data });
  tables.sort((a, b) => (a.tag < b.tag ? -1 : 1));

  const directory = tableHeader + tables.length * tableRecord;
  const length = tables.reduce((sum, table) => sum + padded(table.data.length), directory);
  const bytes = new Uint8Array(length);
  const view = new DataView(bytes.buffer);
  view.setUint32(0, source.getUint32(0));
  view.setUint16(4, tables.length);
  searchFields(tables.length, tableRecord).forEach((field, index) =>
    view.setUint16(6 + index * 2, field),
  );
  let at = directory;
  let adjustmentAt = 0;
  tables.forEach((table, index) => {
    bytes.set(table.data, at);
    // The sum over the whole font stands in `head`, and counts as zero in the sums.
    if (table.tag === 'head') {
      adjustmentAt = at + 8;
      view.setUint32(adjustmentAt, 0);
    }
    const record = tableHeader + index * tableRecord;
    bytes.set(
      [...table.tag].map((character) => character.charCodeAt(0)),
      record,
    );
    view.setUint32(record + 4, checksum(view, at, padded(table.data.length)));
    view.setUint32(record + 8, at);
    view.setUint32(record + 12, table.data.length);
    at += padded(table.data.length);
  });
  if (adjustmentAt === 0) throw new Error('the font has no head table');
  view.setUint32(adjustmentAt, (0xb1b0afba - checksum(view, 0, length)) >>> 0);
  return bytes;
}

const padded = (length: number) => Math.ceil(length / 4) * 4;

/** searchRange, entrySelector and rangeShift, as the format asks for beside a sorted list. */
function searchFields(count: number, size: number): [number, number, number] {
  const power = count > 0 ? Math.floor(Math.log2(count)) : 0;
  const range = 2 ** power * size;
  return [range, power, count * size - range];
}

function checksum(view: DataView, start: number, length: number): number {
  let sum = 0;
  for (let at = start; at < start + length; at += 4) sum = (sum + view.getUint32(at)) >>> 0;
  return sum;
}
