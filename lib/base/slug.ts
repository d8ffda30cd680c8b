/** Words as a part of an address: lower case, hyphens between them. */
export function slugify(words: string): string {
  return (
    words
      .normalize('NFKD')
      .toLowerCase()
      // Apostrophes, and the accents that normalising has parted from their letters.
      .replace(/[’'\u0300-\u036f]/g, '')
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^-+|-+$/g, '')
  );
}
