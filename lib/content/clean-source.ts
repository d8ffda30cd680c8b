const blank = String.raw`[\t \u00A0\u1680\u2000-\u200A\u202F\u205F\u3000]`;
const oddBlank = String.raw`[\u00A0\u1680\u2000-\u200A\u202F\u205F\u3000]`;
const behindEuropean = String.raw`(?<![\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}])`;
const rightToLeft = String.raw`[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}]`;

/** Signs without a width that are part of a text, each where it is. */
const meaningful = [
  // Joiners, between letters of scripts that join, and in emoji.
  String.raw`${behindEuropean}(?<=[\p{L}\p{M}\p{Extended_Pictographic}\p{Emoji_Modifier}\uFE0F])[\u034F\u200C\u200D]`,
  // What chooses the form of the sign before it.
  String.raw`${behindEuropean}(?<=[\p{L}\p{M}\p{S}\p{Emoji}])\p{Variation_Selector}`,
  // Flags of England, Scotland and Wales.
  String.raw`(?<=\u{1F3F4}[\u{E0020}-\u{E007F}]*)[\u{E0020}-\u{E007F}]`,
  // The end of a word, in scripts that write none.
  String.raw`(?<=[\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}])\u200B`,
  // Direction, in a line that has both.
  String.raw`(?<=${rightToLeft}.*)[\u061C\u200E\u200F\u2066-\u2069]`,
  String.raw`[\u061C\u200E\u200F\u2066-\u2069](?=.*${rightToLeft})`,
];
/** Those that are none; what overrides the direction is told as an error. */
const withoutWidth = new RegExp(
  String.raw`(${meaningful.join('|')})|(?![\u202A-\u202E])\p{Default_Ignorable_Code_Point}`,
  'gu',
);

/** What YAML or Markdown reads as a mark up to the next blank, at the start of a line; whole rows of marks. */
const marks = new RegExp(
  String.raw`^(?:${blank}*::.*|(?:${blank}|[-*_=|:])+$|(?:${blank}|>|(?:[-+*]|#{1,6}|\d{1,9}[.)]|[\w-]+:|\[[^\]\n]*\]:?)(?=${blank}))+)`,
  'gm',
);
const severalBlanks = new RegExp(`${blank}{2,}`, 'g');
const oddBlanks = new RegExp(oddBlank, 'g');
const oddEnd = new RegExp(`${blank}*${oddBlank}${blank}*$`, 'gm');

/**
 * The text of a file as it is read. What its author cannot see and did not mean, as it comes with words
 * copied from other programs, is mended wherever it stands: signs without a width go, except where
 * letters or emoji are made of them, and a blank that does not break stays only where it does what
 * it is for, alone between two words. All else becomes a plain space. Lines stay where they are.
 */
export function cleanSource(source: string): string {
  const withPlainBlanks = (blanks: string) => blanks.replace(oddBlanks, ' ');
  return source
    .replace(/\r\n?/g, '\n')
    .replace(withoutWidth, '$1')
    .replace(oddEnd, '')
    .replace(marks, withPlainBlanks)
    .replace(severalBlanks, withPlainBlanks);
}
