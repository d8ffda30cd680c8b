import damerauLevenshtein from 'damerau-levenshtein';
import type { ErrorMessage } from '@/lib/base/error';

/**
 * The known name that a misspelt one was most likely meant to be.
 * @returns nothing when none is near enough to be meant
 */
export function findNearestName(input: string, names: Iterable<string>): string | undefined {
  const maxSteps = Math.max(1, Math.floor(input.length * 0.4));
  const stepsTo = (name: string) =>
    damerauLevenshtein(input.toLowerCase(), name.toLowerCase()).steps;
  const [best] = [...names]
    .map((name) => ({ name, steps: stepsTo(name) }))
    .sort((a, b) => a.steps - b.steps);
  return best && best.steps <= maxSteps ? best.name : undefined;
}

/**
 * What to write instead of a name that is not known: the nearest, where one is near enough.
 * @param otherwise what to write where none is
 */
export function suggestName(
  input: string,
  names: Iterable<string>,
  otherwise = `There are ${[...names].join(', ')}`,
): string {
  const name = findNearestName(input, names);
  return name === undefined ? otherwise : `Did you mean ${name}?`;
}

/**
 * What is wrong with a name of something; nothing when there is one of it.
 * @param kind what it names, such as drawing
 */
export function findNameError(
  kind: string,
  name: string,
  names: readonly string[],
): ErrorMessage | undefined {
  return names.includes(name)
    ? undefined
    : `there is no ${kind} “${name}”\n${suggestName(name, names)}`;
}
