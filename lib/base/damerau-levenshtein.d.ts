/** The part of damerau-levenshtein that is used; the package has no types of its own. */
declare module 'damerau-levenshtein' {
  export default function damerauLevenshtein(first: string, second: string): { steps: number };
}
