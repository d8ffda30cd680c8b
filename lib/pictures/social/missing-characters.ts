import characters from './fonts/characters.json' with { type: 'json' };

const drawable = new Set<string>(characters);

/**
 * The characters of a text that social pictures cannot show, each once, in their order. Their
 * faces hold Latin with its accents, figures, punctuation and currency signs.
 */
export function missingCharacters(text: string): readonly string[] {
  return [...new Set(text.normalize('NFC'))].filter((character) => !drawable.has(character));
}
