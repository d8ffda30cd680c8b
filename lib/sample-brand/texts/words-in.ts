/** The words and phrases of a text that has commas between them; line breaks are spaces. */
export const wordsIn = (text: string): readonly string[] =>
  text.split(',').map((phrase) => phrase.trim().replace(/\s+/g, ' '));
