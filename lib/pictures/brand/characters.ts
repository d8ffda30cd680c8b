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

/** What the site's own fonts can set; `tools/fonts.ts` cuts them to these two lists. */
const siteCharacters = `${commonCharacters}${furtherCharacters}`;

/** Signs that the faces lack: they stand by themselves, so they may be set in the visitor's own. */
const signsOfOtherFaces = '₹½¼¾²³';

/**
 * The characters of a text that the site's fonts lack, each once. A word with one of them would be
 * set in two faces.
 */
export function charactersLacking(text: string): readonly string[] {
  return [...new Set(text.normalize('NFC'))].filter(
    (character) => !siteCharacters.includes(character) && !signsOfOtherFaces.includes(character),
  );
}
