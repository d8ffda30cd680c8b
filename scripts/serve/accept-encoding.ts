/** A content coding the export holds files in; identity is the file itself. */
export type Coding = 'br' | 'gzip' | 'identity';

/** The ending of the file that holds a coding. */
export const codingSuffix = { br: '.br', gzip: '.gz', identity: '' } as const satisfies Record<
  Coding,
  string
>;

// The smallest first: the order in which codings of equal weight are preferred.
const codings: readonly Coding[] = ['br', 'gzip', 'identity'];

/**
 * The codings a client takes, the one to try first in front (RFC 9110, 12.5.3).
 * Weight 0 is a refusal. Identity always stands at the end: an answer the client can't decode
 * is of less use than one it did not ask for.
 *
 * @param header The Accept-Encoding header; undefined or empty means identity alone.
 */
export function acceptedCodings(header: string | undefined): readonly Coding[] {
  const weights = new Map<string, number>();
  for (const item of (header ?? '').split(',')) {
    const [name = '', ...parameters] = item.split(';').map((part) => part.trim().toLowerCase());
    if (name === '') continue;
    const quality = parameters.find((parameter) => parameter.startsWith('q='));
    const weight = quality === undefined ? 1 : Number(quality.slice(2));
    weights.set(name, Number.isNaN(weight) ? 0 : weight);
  }
  const weightOf = (coding: Coding): number =>
    weights.get(coding) ?? (coding === 'identity' ? 0 : (weights.get('*') ?? 0));
  const accepted = codings
    .filter((coding) => coding !== 'identity' && weightOf(coding) > 0)
    .filter((coding) => weightOf(coding) >= weightOf('identity'))
    .sort((one, other) => weightOf(other) - weightOf(one));
  return [...accepted, 'identity'];
}
