import { createElement, type ElementType } from 'react';
import { renderToString } from 'react-dom/server';

/**
 * Writes islands as their own React roots do: each is hydrated with its name as the prefix of ids,
 * so it is rendered with the same. Next could only write it as a part of its document, where
 * `useId` gives other ids.
 * @param islands the components, by name
 * @returns what gives the HTML of an island, by its name
 */
export function islandRenderer(
  islands: Readonly<Record<string, ElementType>>,
): (name: string) => string {
  return (name) => {
    const Component = islands[name];
    if (Component === undefined) throw new Error(`There is no island “${name}”.`);
    return renderToString(createElement(Component), { identifierPrefix: `${name}-` });
  };
}
