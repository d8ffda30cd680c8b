/** The characters of ASCII that are seen. */
export const ascii = String.fromCodePoint(
  ...Array.from({ length: 95 }, (_, index) => 0x20 + index),
);

/** What the site's own two fonts can set; `tools/fonts.ts` cuts them to it. */
export const siteCharacters = `${ascii}\u00a0£€©·×–—‘’“”…•−`;

/**
 * The characters of a text that the site's fonts lack, each once. A word with one of them would be
 * set in two faces.
 */
export function charactersLacking(text: string): readonly string[] {
  return [...new Set(text.normalize('NFC'))].filter(
    (character) => !siteCharacters.includes(character),
  );
}
