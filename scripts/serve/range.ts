/** The bytes to send: both positions are included. */
export type ByteRange = { readonly first: number; readonly last: number };

/**
 * Reads a Range header (RFC 9110, 14.1.2) of one range. Several ranges, another unit or a
 * malformed header are ignored, which the standard allows: the whole file is the answer.
 *
 * @param header The Range header, for example `bytes=0-99`, `bytes=100-` or `bytes=-5`.
 * @param size Length of the representation in bytes.
 * @returns The range cut to the file, 'unsatisfiable' (status 416), or undefined to ignore it.
 */
export function readRange(
  header: string | undefined,
  size: number,
): ByteRange | 'unsatisfiable' | undefined {
  const match = /^bytes=(\d*)-(\d*)$/i.exec((header ?? '').replaceAll(' ', ''));
  const [, from = '', to = ''] = match ?? [];
  if (from === '' && to === '') return undefined;
  if (from === '') {
    const length = Math.min(Number(to), size);
    return length === 0 ? 'unsatisfiable' : { first: size - length, last: size - 1 };
  }
  const first = Number(from);
  const last = to === '' ? size - 1 : Math.min(Number(to), size - 1);
  if (to !== '' && Number(to) < first) return undefined;
  return first >= size ? 'unsatisfiable' : { first, last };
}
