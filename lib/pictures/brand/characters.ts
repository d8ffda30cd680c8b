/** The characters of ASCII that are seen. */
export const ascii = String.fromCodePoint(
  ...Array.from({ length: 95 }, (_, index) => 0x20 + index),
);

/** Characters of ASCII that texts rarely use: `[`, `$`, a straight quotation mark. */
const seldom = `<>[]{}|~^\`\\_#$"'€®™°•`;

/** The characters of English: those of the two fonts that every page loads. */
export const commonCharacters = [...`${ascii}\u00a0£©·×–—‘’“”…−`]
  .filter((character) => !seldom.includes(character))
  .join('');

/** The other characters of Western Europe: in fonts of their own, loaded where a page needs them. */
export const furtherCharacters = `${seldom}ÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏÐÑÒÓÔÕÖØÙÚÛÜÝÞßàáâãäåæçèéêëìíîïðñòóôõöøùúûüýþÿŒœ¥„¡¿«»`;

/** Signs that stand by themselves: pages set them in the visitor's own faces. */
const signs = '₹½¼¾²³';

/** All characters that the fonts have: `tools/fonts.ts` cuts them to these lists. */
export const siteCharacters = `${commonCharacters}${furtherCharacters}${signs}`;

/**
 * The characters of a text that the site's fonts lack, each once. A word with one of them would be
 * set in two faces.
 */
export function unsupportedCharacters(text: string): readonly string[] {
  const characters = new Set(text.normalize('NFC'));
  return [...characters].filter((character) => !siteCharacters.includes(character));
}
