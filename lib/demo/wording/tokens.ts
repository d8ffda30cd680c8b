import type { Entry, Kind } from './vocabulary';

/** A piece of the sentence: the words as typed, and what they are. */
export type Token = {
  readonly text: string;
  readonly kind: Kind;
  /** The sample's name of a channel, region, product or promotion. */
  readonly name?: string;
  /** A number without its sign, and its sign where it has one. */
  readonly value?: number;
  readonly sign?: 1 | -1;
};

/** Numbers in words; they count only before a per cent sign. */
const numberWords: Readonly<Record<string, number>> = {
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  twelve: 12,
  fifteen: 15,
  twenty: 20,
  thirty: 30,
  forty: 40,
  fifty: 50,
};

/** Shares in words, in per cent. */
const shares: Readonly<Record<string, number>> = { quarter: 25, fifth: 20, tenth: 10 };

/** The longest phrase that the vocabulary holds, in words. */
const LONGEST = 6;

/** Real words that are one letter off a word we know, and mean something else. */
const notTypos = new Set(['rice', 'prince', 'pride', 'prime', 'prize', 'trice', 'slice', 'spice']);

const per = /(^|[^\p{L}])(?:per\s?cents?|percent(?:age)?s?|pct|pc|p\.c\.?)(?!\p{L})/gu;

/** Numbers with their sign, words, signs that mean something, and what ends a phrase. */
const pieces =
  /(?<range>[±]?\d+(?:\.\d+)?\s?%?\s?[-–—]\s?\d+(?:\.\d+)?|±\s?\d+(?:\.\d+)?)|(?<number>(?:[-−–+]\s?)?(?:\d+(?:,\d{2,3})*(?:\.\d+)?|\.\d+))|(?<word>\p{L}[\p{L}\p{M}\d]*|[%₹$£€&])|(?<break>[,;:.?!()\n])/gu;

const signs: Readonly<Record<string, 1 | -1>> = { '+': 1, '-': -1, '−': -1, '–': -1 };

type Raw = Omit<Token, 'kind'> & { readonly kind?: Kind };

function rawTokens(text: string): Raw[] {
  const plain = text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[’‘'`]/g, '')
    .replace(/\bq[- ]commerce\b/g, 'q commerce')
    .replace(
      /\bby (?:a|one) (quarter|fifth|tenth)\b/g,
      (_, share: string) => `by ${shares[share]}%`,
    )
    .replace(per, '$1%');
  return [...plain.matchAll(pieces)].map((match): Raw => {
    const found = match[0];
    if (match.groups?.range) return { text: found, kind: 'range' };
    if (match.groups?.break) return { text: found, kind: 'break' };
    if (match.groups?.word) return { text: found };
    const value = Number(found.replace(/[^\d.]/g, ''));
    // A dash behind a word or a number joins, as in 'price-5%'.
    const joins = /[\p{L}\d]/u.test(plain[match.index - 1] ?? '');
    const sign = joins ? undefined : signs[found[0] ?? ''];
    return { text: found, kind: 'number', value, ...(sign && { sign }) };
  });
}

/** Whether two words differ by one letter left out, put in, changed, or two that changed places. */
function isTypo(typed: string, known: string): boolean {
  if (known.length < 5 || typed.length < 4 || Math.abs(typed.length - known.length) > 1) {
    return false;
  }
  let start = 0;
  while (start < typed.length && typed[start] === known[start]) start++;
  const rest = (word: string, skipped: number) => word.slice(start + skipped);
  return (
    rest(typed, 1) === rest(known, 1) ||
    rest(typed, 1) === rest(known, 0) ||
    rest(typed, 0) === rest(known, 1) ||
    (typed[start] === known[start + 1] &&
      typed[start + 1] === known[start] &&
      rest(typed, 2) === rest(known, 2))
  );
}

/** What a word that is not in the vocabulary is a slip of; nothing unless there is one meaning. */
function withoutTypo(typed: string, vocabulary: ReadonlyMap<string, Entry>): Entry | undefined {
  if (notTypos.has(typed)) return undefined;
  const found = [...vocabulary].filter(
    ([phrase, { kind }]) => kind !== 'fill' && kind !== 'outside' && isTypo(typed, phrase),
  );
  const [first] = found;
  const isOne = found.every(
    ([, { kind, name }]) => kind === first?.[1].kind && name === first[1].name,
  );
  return isOne ? first?.[1] : undefined;
}

/** Cuts a sentence into tokens; the longest phrase of the vocabulary wins. */
export function tokensOf(text: string, vocabulary: ReadonlyMap<string, Entry>): Token[] {
  const raw = rawTokens(text);
  const tokens: Token[] = [];
  for (let at = 0; at < raw.length;) {
    const phrase = longestPhrase(raw, at, vocabulary);
    const one = raw[at];
    if (!one) break;
    if (phrase) {
      tokens.push({ text: phrase.text, ...phrase.entry });
      at += phrase.length;
      continue;
    }
    const inWords = numberWords[one.text];
    if (inWords !== undefined && raw[at + 1]?.text === '%') {
      tokens.push({ text: one.text, kind: 'number', value: inWords });
    } else {
      tokens.push({
        ...one,
        kind: one.kind ?? 'unknown',
        ...(one.kind ? {} : withoutTypo(one.text, vocabulary)),
      });
    }
    at++;
  }
  return tokens;
}

function longestPhrase(raw: readonly Raw[], at: number, vocabulary: ReadonlyMap<string, Entry>) {
  for (let length = LONGEST; length > 0; length--) {
    const part = raw.slice(at, at + length);
    if (part.length < length || part.some(({ sign }) => sign)) continue;
    const text = part.map((token) => token.text).join(' ');
    const entry = vocabulary.get(text);
    // A number in words is one before a per cent sign, whatever else the word may be.
    if (entry && !(length === 1 && numberWords[text] && raw[at + 1]?.text === '%')) {
      return { text, entry, length };
    }
  }
  return undefined;
}
