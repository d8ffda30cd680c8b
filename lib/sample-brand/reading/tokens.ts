import { type Entry, type Role, type Vocabulary, entryOf, stemsOf } from './vocabulary';
import { withoutSlip } from './slips';

/** A piece of the sentence: the words as typed, and what they are. */
export type Token = Entry & {
  readonly text: string;
  /** A number without its sign, its sign where it has one, and the end of a range. */
  readonly value?: number;
  readonly sign?: 1 | -1;
  readonly end?: number;
};

/** Numbers in words. */
const numberWords = [
  ...['two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'],
  ...['thirteen', 'fourteen', 'fifteen', 'sixteen', 'seventeen', 'eighteen', 'nineteen', 'twenty'],
];
const tens: Readonly<Record<string, number>> = { one: 1, thirty: 30, forty: 40, fifty: 50 };

/** 'one' counts things only before a unit: elsewhere it stands for what was named. */
function numberIn(word: string, next: string | undefined): number | undefined {
  const at = numberWords.indexOf(word);
  if (at >= 0) return at + 2;
  return word !== 'one' || /^(%|weeks?|months?|quarters?)$/.test(next ?? '')
    ? tens[word]
    : undefined;
}

/** Shares in words, in per cent. */
const shares: Readonly<Record<string, number>> = { quarter: 25, fifth: 20, tenth: 10 };

const per =
  /(^|[^\p{L}])(?:per\s?cents?|percent(?:age)?s?(?=\s*(?:\d|$))|percent|pct|pc|p\.c\.?)(?!\p{L})/gu;

/** Numbers with their sign, words, signs that mean something, and what ends a phrase. */
const pieces =
  /(?<range>[±]?\d+(?:\.\d+)?\s?%?\s?[-–—]\s?\d+(?:\.\d+)?|±\s?\d+(?:\.\d+)?)|(?<number>(?:[-−–+]\s?)?(?:\d+(?:,\d{2,3})*(?:\.\d+)?|\.\d+))|(?<word>\p{L}[\p{L}\p{M}\d]*|[%₹$£€&])|(?<break>[,;:.?!()\n])/gu;

const signs: Readonly<Record<string, 1 | -1>> = { '+': 1, '-': -1, '−': -1, '–': -1 };

type Raw = Omit<Token, 'role'> & { readonly role?: Role };

function rawTokens(text: string): Raw[] {
  const plain = text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[’‘'`]s(?!\p{L})/gu, ' ')
    .replace(/[’‘'`]/g, '')
    // Not by a lookbehind, which the oldest browsers lack.
    .replace(/(\p{L})[-–](?=\p{L})/gu, '$1 ')
    .replace(
      /\bby (?:a|one) (quarter|fifth|tenth)\b/g,
      (_, share: string) => `by ${shares[share]}%`,
    )
    .replace(per, '$1%');
  return [...plain.matchAll(pieces)].map((match): Raw => {
    const found = match[0];
    if (match.groups?.range) {
      const [value = NaN, end = NaN] = found.match(/\d+(?:\.\d+)?/g)?.map(Number) ?? [];
      return { text: found, role: 'range', value, end };
    }
    if (match.groups?.break) return { text: found, role: 'break' };
    if (match.groups?.word) return { text: found };
    const value = Number(found.replace(/[^\d.]/g, ''));
    // A dash behind a word or a number joins, as in 'price-5%'.
    const joins = /[\p{L}\d]/u.test(plain[match.index - 1] ?? '');
    const sign = joins ? undefined : signs[found[0] ?? ''];
    return { text: found, role: 'number', value, ...(sign && { sign }) };
  });
}

/** Cuts a sentence into tokens; slips are put right, and the longest phrase known wins. */
export function tokensOf(text: string, vocabulary: Vocabulary): Token[] {
  const { entries, words, slips } = vocabulary;
  const isSame = (one: string, other: string) =>
    one === other || (entries.has(one) && isSameEntry(entries.get(one), entries.get(other)));
  const raw = rawTokens(text).map((piece, index, all): Raw => {
    if (piece.role || [piece.text, ...stemsOf(piece.text)].some((one) => words.has(one)))
      return piece;
    if (numberIn(piece.text, all[index + 1]?.text) !== undefined) return piece;
    const right = withoutSlip(piece.text, slips, isSame);
    return right === undefined ? piece : { ...piece, text: right };
  });
  const tokens: Token[] = [];
  for (let at = 0, one = raw[0]; one; one = raw[at]) {
    const value = one.role ? undefined : numberIn(one.text, raw[at + 1]?.text);
    const known = phraseAt(raw, at, vocabulary);
    if (known && known.length > 1) tokens.push({ text: known.text, ...known.entry });
    else if (value !== undefined) tokens.push({ text: one.text, role: 'number', value });
    else tokens.push({ ...one, ...(known?.entry ?? { role: one.role ?? 'unknown' }) });
    at += known?.length ?? 1;
  }
  return tokens;
}

const isSameEntry = (one: Entry | undefined, other: Entry | undefined) =>
  one?.role === other?.role &&
  one?.measure === other?.measure &&
  one?.dimension === other?.dimension &&
  one?.name === other?.name;

/** The longest phrase that begins here, and what it stands for. */
function phraseAt(raw: readonly Raw[], at: number, vocabulary: Vocabulary) {
  for (let length = vocabulary.longest; length > 0; length--) {
    const part = raw.slice(at, at + length);
    if (part.length < length || part.some(({ sign }) => sign)) continue;
    const text = part.map((piece) => piece.text).join(' ');
    const entry = entryOf(vocabulary, text);
    if (entry) return { length, text, entry };
  }
  return undefined;
}

/** The texts of tokens that belong together: neighbours make one phrase. */
export function phrases(all: readonly Token[], some: readonly Token[]): string[] {
  const found: string[] = [];
  let before = -2;
  all.forEach((token, index) => {
    if (!some.includes(token)) return;
    const last = found.at(-1);
    if (before === index - 1 && last !== undefined) found.splice(-1, 1, `${last} ${token.text}`);
    else found.push(token.text);
    before = index;
  });
  return found;
}
