/** Signs without a width, but where letters of scripts that join, or emoji, are made with them. */
const withoutWidth =
  /(?:(?<![\p{L}\p{M}\p{Extended_Pictographic}\p{Emoji_Modifier}\p{Variation_Selector}])|(?<=\p{Script=Latin}))(?![\u202A-\u202E])\p{Default_Ignorable_Code_Point}/gu;

const oddBlank = String.raw`[\u00A0\u1680\u2000-\u200A\u202F\u205F\u3000]`;
/** Blanks that do not break where a plain one is meant: behind a mark, or beside another blank. */
const misplacedBlanks = new RegExp(
  String.raw`(?<![^\s\-+*#>|:.)\]])${oddBlank}|${oddBlank}(?!\S)`,
  'g',
);

/**
 * The text of a file as it is read. What its author cannot see and did not mean, as it comes with
 * words copied from other programs, is mended. Lines stay where they are.
 */
export const normaliseSource = (source: string): string =>
  source
    .replace(/\r\n?/g, '\n')
    .replace(withoutWidth, '')
    .replace(/[\u2028\u2029]/g, ' ')
    .replace(misplacedBlanks, ' ')
    // Quotation marks that a program has curled around the value of a directive.
    .replace(/(?<=^::.*=)[“„]([^“”"]*)[”“]/gm, '"$1"');
