import { createElement, type ElementType } from 'react';
import { renderToString } from 'react-dom/server';

/** Gives the HTML of an island, from its name and its props as JSON. */
export type IslandRenderer = (name: string, props: string) => string;

/**
 * Writes islands as their own React roots do. Next writes an island as a part of its document,
 * where `useId` gives other ids, so hydrating that HTML would fail. Each island's root is
 * hydrated with its name as the prefix of ids, so it is rendered with the same.
 * @param islands the components, by name
 */
export function islandRenderer(islands: Readonly<Record<string, ElementType>>): IslandRenderer {
  const known = new Map<string, string>();
  return (name, props) => {
    const key = `${name} ${props}`;
    const html = known.get(key);
    if (html !== undefined) return html;
    const Component = islands[name];
    if (Component === undefined) throw new Error(`There is no island “${name}”.`);
    const rendered = renderToString(createElement(Component, JSON.parse(props)), {
      identifierPrefix: `${name}-`,
    });
    known.set(key, rendered);
    return rendered;
  };
}
