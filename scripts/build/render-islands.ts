import { createElement, type ComponentType } from 'react';
import { renderToString } from 'react-dom/server';

/**
 * The HTML of an island as its own React root writes it. Next writes the island as a part of its
 * document, where `useId` gives other ids, so hydrating that HTML would fail.
 * @param props the island's props as JSON, from its `data-props`
 * @param name the island's name: its root is hydrated with the same prefix for ids
 */
export function renderIsland<Props extends object>(
  Component: ComponentType<Props>,
  props: string,
  name: string,
): string {
  return renderToString(createElement(Component, JSON.parse(props)), {
    identifierPrefix: `${name}-`,
  });
}
