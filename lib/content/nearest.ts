import type { ContentError } from './error';

/**
 * The known name that a misspelt one was most likely meant to be.
 * @returns nothing when none is near enough to be meant
 */
export function nearest(given: string, known: Iterable<string>): string | undefined {
  let best: { readonly name: string; readonly steps: number } | undefined;
  for (const name of known) {
    const steps = distance(given.toLowerCase(), name.toLowerCase());
    if (best === undefined || steps < best.steps) best = { name, steps };
  }
  const allowed = Math.max(1, Math.floor(given.length * 0.4));
  return best && best.steps <= allowed ? best.name : undefined;
}

/** How many letters must be changed, added, taken out or swapped with their neighbour. */
function distance(a: string, b: string): number {
  let before: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const same = a[i - 1] === b[j - 1];
      const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      row.push(
        Math.min(
          (last[j] ?? 0) + 1,
          (row[j - 1] ?? 0) + 1,
          (last[j - 1] ?? 0) + Number(!same),
          swapped ? (before[j - 2] ?? 0) + 1 : Infinity,
        ),
      );
    }
    before = last;
    last = row;
  }
  return last[b.length] ?? 0;
}

/** All known names, to choose from. */
export const listed = (known: Iterable<string>) => `There are ${[...known].join(', ')}`;

/**
 * What to write instead of a name that is not known: the nearest, where one is near enough.
 * @param otherwise what to write where none is
 */
export function meant(given: string, known: readonly string[], otherwise = listed(known)): string {
  const name = nearest(given, known);
  return name === undefined ? otherwise : `Did you mean ${name}?`;
}

/**
 * What is wrong with the name of a drawing; nothing when there is one.
 * @param drawings those of content/pictures by name
 */
export function drawingFault(
  name: string,
  drawings: object,
  otherwise?: string,
): Pick<ContentError, 'message' | 'fix'> | undefined {
  if (Object.hasOwn(drawings, name)) return undefined;
  const message = `there is no drawing content/pictures/${name}.svg`;
  return { message, fix: meant(name, Object.keys(drawings), otherwise) };
}
