/** A request target that can be looked up. */
export type Target = {
  /** Decoded path: starts with one slash, holds no dot segment, empty segment or odd character. */
  readonly path: string;
  /** The query with its question mark, as it was sent; empty without one. */
  readonly query: string;
};

/** A request target that is answered without looking at any file. */
export type Refusal = { readonly refused: 400 | 404 | 414 };

/** Longest target answered, in characters: nginx's default buffer for a request line. */
export const longestTarget = 8_000;

// Control characters, and the backslash that browsers turn into a slash: none has a place in
// an address, and in a Location header the first would end the line, the second leave the site.
const neverInPath = /[\u0000-\u001f\u007f\\]/;

/**
 * Reads the target of a request line (RFC 9112, 3.2: origin form or absolute form).
 *
 * Anything that a lenient server would tidy up (dot segments, doubled or encoded slashes) is
 * refused instead: no page needs it, and tidying is where open redirects and traversals live.
 *
 * @param raw The target as sent, still percent-encoded.
 * @returns The decoded path and raw query, or the status to refuse it with.
 */
export function readTarget(raw: string): Target | Refusal {
  if (raw.length > longestTarget) return { refused: 414 };
  const target = raw.replace(/^https?:\/\/[^/?#]*/i, '');
  if (!target.startsWith('/') || target.includes('#')) return { refused: 400 };
  const mark = target.indexOf('?');
  const rawPath = mark === -1 ? target : target.slice(0, mark);
  const query = mark === -1 ? '' : target.slice(mark);
  const segments: string[] = [];
  for (const rawSegment of rawPath.slice(1).split('/')) {
    const segment = decode(rawSegment);
    if (segment === undefined || neverInPath.test(segment)) return { refused: 400 };
    segments.push(segment);
  }
  const strange = segments.some(
    (segment, index) =>
      segment === '.' ||
      segment === '..' ||
      segment.includes('/') ||
      // Only the last segment may be empty: that is a trailing slash.
      (segment === '' && index < segments.length - 1),
  );
  return strange ? { refused: 404 } : { path: `/${segments.join('/')}`, query };
}

function decode(segment: string): string | undefined {
  try {
    return decodeURIComponent(segment);
  } catch {
    return undefined;
  }
}
