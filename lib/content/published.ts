/** Where the published addresses stand. */
export const publishedFile = 'content/published.txt';

/** The addresses in the list, whatever its line ends. */
export const readPublished = (text: string): readonly string[] =>
  text.split(/\r?\n/).filter((line) => line.startsWith('/'));
