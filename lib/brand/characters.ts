/** The characters of ASCII that are seen. */
export const ascii = String.fromCodePoint(
  ...Array.from({ length: 95 }, (_, index) => 0x20 + index),
);

/** The letters of Western Europe's languages: à é ñ ö ß. */
const letters = 'ÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏÐÑÒÓÔÕÖØÙÚÛÜÝÞßàáâãäåæçèéêëìíîïðñòóôõöøùúûüýþÿŒœ';

/** What the site's own two fonts can set; `tools/fonts.ts` cuts them to it. */
export const siteCharacters = `${ascii}${letters}\u00a0£€¥©®™°·×–—‘’“”„…•−¡¿«»`;

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
