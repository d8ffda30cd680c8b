/** Words as a part of an address: lower case, hyphens between them. */
export function slugOf(words: string): string {
  return words
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[’']/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
}
