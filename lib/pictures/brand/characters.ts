/** The characters of ASCII that are seen. */
export const ascii = String.fromCodePoint(
  ...Array.from({ length: 95 }, (_, index) => 0x20 + index),
);

/** What is seldom seen, also of ASCII: `[`, `$`, a straight quotation mark. */
const seldom = `<>[]{}|~^\`\\_#$"'€®™°•`;

/** What English is written with: the characters of the two fonts that every page loads. */
export const commonCharacters = [...`${ascii}\u00a0£©·×–—‘’“”…−`]
  .filter((character) => !seldom.includes(character))
  .join('');

/** What else Western Europe writes with: in fonts of their own, loaded where a page needs them. */
export const furtherCharacters = `${seldom}ÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏÐÑÒÓÔÕÖØÙÚÛÜÝÞßàáâãäåæçèéêëìíîïðñòóôõöøùúûüýþÿŒœ¥„¡¿«»`;

/** Signs that stand by themselves: pages set them in the visitor's own faces. */
const signs = '₹½¼¾²³';

/** What the site can set: `tools/fonts.ts` cuts its fonts to these lists. */
export const siteCharacters = `${commonCharacters}${furtherCharacters}${signs}`;

/**
 * The characters of a text that the site's fonts lack, each once. A word with one of them would be
 * set in two faces.
 */
export function unsupportedCharacters(text: string): readonly string[] {
  const characters = new Set(text.normalize('NFC'));
  return [...characters].filter((character) => !siteCharacters.includes(character));
}
