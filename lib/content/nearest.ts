import { editDistance } from '../edit-distance';
import type { Advice } from './error';

/**
 * The known name that a misspelt one was most likely meant to be.
 * @returns nothing when none is near enough to be meant
 */
export function nearestName(typed: string, known: Iterable<string>): string | undefined {
  const allowed = Math.max(1, Math.floor(typed.length * 0.4));
  const stepsTo = (name: string) => editDistance(typed.toLowerCase(), name.toLowerCase(), allowed);
  const [best] = [...known]
    .map((name) => ({ name, steps: stepsTo(name) }))
    .sort((one, other) => one.steps - other.steps);
  return best && best.steps <= allowed ? best.name : undefined;
}

/** All known names, to choose from. */
export const listChoices = (known: Iterable<string>) => `There are ${[...known].join(', ')}`;

/**
 * What to write instead of a name that is not known: the nearest, where one is near enough.
 * @param otherwise what to write where none is
 */
export function suggestName(
  typed: string,
  known: readonly string[],
  otherwise = listChoices(known),
): string {
  const name = nearestName(typed, known);
  return name === undefined ? otherwise : `Did you mean ${name}?`;
}

/**
 * What is wrong with the name of a drawing; nothing when there is one.
 * @param drawings those of content/pictures by name
 */
export function adviseOnDrawing(
  name: string,
  drawings: object,
  otherwise?: string,
): Advice | undefined {
  if (Object.hasOwn(drawings, name)) return undefined;
  const message = `there is no drawing content/pictures/${name}.svg`;
  return { message, fix: suggestName(name, Object.keys(drawings), otherwise) };
}
