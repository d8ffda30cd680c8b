import { createElement, type ComponentType } from 'react';
import { IslandBoundary } from './island-boundary';
import { islands, type IslandName, type IslandProps } from './registry';

/**
 * A part of the page that React runs in the browser, as a root of its own; everything else on a
 * page is plain HTML. Its code is fetched at the first pointer, key or focus on it. Its server HTML
 * works by itself until then, and when its code never comes.
 * @param name the island, from registry.ts
 * @param parameter where a page's address can ask it something: the parameter that does, at which
 *   its code is fetched without a touch
 * @param props what it shows; only what JSON can carry
 */
export function Island<Name extends IslandName>({
  name,
  parameter,
  props,
}: {
  readonly name: Name;
  readonly parameter?: string;
  readonly props: IslandProps[Name];
}) {
  const component: ComponentType<IslandProps[Name]> = islands[name];
  return (
    <div data-island={name} data-parameter={parameter} data-props={JSON.stringify(props)}>
      <IslandBoundary>{createElement(component, props)}</IslandBoundary>
    </div>
  );
}
