import { createHash } from 'node:crypto';
import pixelmatch from 'pixelmatch';
import sharp from 'sharp';
import { between, commonPairs } from './words';

/** A picture as bytes of red, green, blue and opacity. */
export type Pixels = { readonly width: number; readonly height: number; readonly data: Buffer };

/** Two pictures brought to one height, what differs between them, and where. */
export type Difference = {
  readonly before: Pixels;
  readonly after: Pixels;
  /** The new picture, pale, with what differs in a loud colour. */
  readonly marked: Pixels;
  /** The part of the picture that differs, from 0 to 1. */
  readonly share: number;
  /** The places that hold all that differs, with some ground around them. */
  readonly places: readonly Place[];
};

/** A part of a picture. */
export type Place = { left: number; top: number; right: number; bottom: number };

/** Pixels shown around what differs; places that come so near become one. */
const AROUND = 60;

/** No place is narrower, if the picture is not: one would not know where it is. */
const NARROWEST = 480;

/** The colour that marks what differs. */
const MARK: [number, number, number] = [214, 0, 110];

/** The colour of edges that were only smoothed in another way; they do not count. */
const EDGE: [number, number, number] = [220, 220, 220];

/** Rows that one side does not have are filled with this grey. */
const FILL = 0xc8;

/** Reads a PNG, as far as a width: a page that runs over its side makes a wider one. */
export async function readPixels(png: Buffer, width: number): Promise<Pixels> {
  const { height } = await sharp(png).metadata();
  const part = sharp(png).extract({ left: 0, top: 0, width, height });
  return { width, height, data: await part.ensureAlpha().raw().toBuffer() };
}

/**
 * Compares two pictures of one width. Where their heights differ, rows that only one of them has
 * are put opposite empty ones first: a new line does not make everything below it differ.
 */
export function difference(one: Pixels, other: Pixels): Difference {
  const [before, after] = one.height === other.height ? [one, other] : aligned(one, other);
  const { width, height } = after;
  const marked = { width, height, data: Buffer.alloc(after.data.length) };
  // So near to nought that a shade is seen: the same machine made both.
  const options = { threshold: 0.02, alpha: 0.35, diffColor: MARK, aaColor: EDGE };
  const pixels = pixelmatch(before.data, after.data, marked.data, width, height, options);
  return { before, after, marked, share: pixels / (width * height), places: markedPlaces(marked) };
}

const rowOf = ({ data, width }: Pixels, row: number) =>
  data.subarray(row * width * 4, (row + 1) * width * 4);

function aligned(before: Pixels, after: Pixels): [Pixels, Pixels] {
  const hashes = (pixels: Pixels) =>
    Array.from({ length: pixels.height }, (_, row) =>
      createHash('md5').update(rowOf(pixels, row)).digest('base64'),
    );
  const pairs = commonPairs(hashes(before), hashes(after), (hash, another) => hash === another);
  const rows = ({ data, width }: Pixels, from: number, to: number) =>
    data.subarray(from * width * 4, to * width * 4);
  const empty = (count: number) => Buffer.alloc(Math.max(0, count) * before.width * 4, FILL);
  const [left, right]: [Buffer[], Buffer[]] = [[], []];
  let [done, doneAfter] = [0, 0];
  for (const span of differingSpans(before, after, pairs)) {
    const [from, to] = span.before;
    const [fromAfter, toAfter] = span.after;
    left.push(rows(before, done, from));
    right.push(rows(after, doneAfter, fromAfter));
    [done, doneAfter] = [to, toAfter];
    if (span.isRounding) continue;
    const missing = toAfter - fromAfter - (to - from);
    left.push(rows(before, from, to), empty(missing));
    right.push(rows(after, fromAfter, toAfter), empty(-missing));
  }
  left.push(rows(before, done, before.height));
  right.push(rows(after, doneAfter, after.height));
  return [stacked(left, before.width), stacked(right, after.width)];
}

/** The rows of both pictures that differ, as spans; those with few equal rows between are one. */
function differingSpans(
  before: Pixels,
  after: Pixels,
  pairs: readonly (readonly [number, number])[],
) {
  const spans: { before: [number, number]; after: [number, number]; isRounding: boolean }[] = [];
  for (const [left, right] of between(pairs, before.height, after.height)) {
    const rounding = isRounding(before, ...left) && isRounding(after, ...right);
    const last = spans.at(-1);
    const isNear = last !== undefined && left[0] - last.before[1] < AROUND;
    if (isNear && !last.isRounding && !rounding) {
      [last.before[1], last.after[1]] = [left[1], right[1]];
    } else {
      spans.push({ before: [...left], after: [...right], isRounding: rounding });
    }
  }
  return spans;
}

/**
 * Whether rows are one or two of an even ground. Such come and go below whatever moved by a part of
 * a pixel; nobody sees them.
 */
function isRounding(pixels: Pixels, from: number, to: number): boolean {
  const repeats = (row: number) =>
    [row - 1, row + 1].some((next) => rowOf(pixels, row).equals(rowOf(pixels, next)));
  return to - from <= 2 && Array.from({ length: to - from }, (_, row) => from + row).every(repeats);
}

function stacked(parts: readonly Buffer[], width: number): Pixels {
  const data = Buffer.concat(parts);
  return { width, height: data.length / (width * 4), data };
}

function markedPlaces({ width, height, data }: Pixels): Place[] {
  const pixels = new Uint32Array(data.buffer, data.byteOffset, width * height);
  const mark = new Uint32Array(Uint8Array.from([...MARK, 255]).buffer)[0] ?? 0;
  const places: Place[] = [];
  for (let y = 0; y < height; y++) {
    const row = pixels.subarray(y * width, (y + 1) * width);
    const first = row.indexOf(mark);
    if (first === -1) continue;
    const top = Math.max(0, y - AROUND);
    const bottom = Math.min(height, y + 1 + AROUND);
    const [left, right] = [first, row.lastIndexOf(mark) + 1];
    const last = places.at(-1);
    if (last !== undefined && top <= last.bottom) {
      last.bottom = bottom;
      last.left = Math.min(last.left, left);
      last.right = Math.max(last.right, right);
    } else {
      places.push({ left, top, right, bottom });
    }
  }
  for (const place of places) {
    const around = Math.max(AROUND, (NARROWEST - (place.right - place.left)) / 2);
    place.left = Math.max(0, Math.floor(place.left - around));
    place.right = Math.min(width, Math.ceil(place.right + around));
  }
  return places;
}

/** A part of a picture as a WebP data URI, no wider than said. */
export async function embedded(
  { data, width, height }: Pixels,
  { left, top, right, bottom }: Place,
  atMost: number,
): Promise<string> {
  const webp = await sharp(data, { raw: { width, height, channels: 4 } })
    .extract({ left, top, width: right - left, height: bottom - top })
    // A WebP has at most 16,383 rows.
    .resize({ width: atMost, height: 16_000, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 60, effort: 4 })
    .toBuffer();
  return `data:image/webp;base64,${webp.toString('base64')}`;
}
