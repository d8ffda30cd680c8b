import { distance } from '../edit-distance';
import type { Advice } from './error';

/**
 * The known name that a misspelt one was most likely meant to be.
 * @returns nothing when none is near enough to be meant
 */
export function nearest(given: string, known: Iterable<string>): string | undefined {
  const allowed = Math.max(1, Math.floor(given.length * 0.4));
  const stepsTo = (name: string) => distance(given.toLowerCase(), name.toLowerCase(), allowed);
  const [best] = [...known]
    .map((name) => ({ name, steps: stepsTo(name) }))
    .sort((one, other) => one.steps - other.steps);
  return best && best.steps <= allowed ? best.name : undefined;
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
export function drawingAdvice(
  name: string,
  drawings: object,
  otherwise?: string,
): Advice | undefined {
  if (Object.hasOwn(drawings, name)) return undefined;
  const message = `there is no drawing content/pictures/${name}.svg`;
  return { message, fix: meant(name, Object.keys(drawings), otherwise) };
}
