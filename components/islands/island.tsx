import { createElement, type ComponentType } from 'react';
import { IslandBoundary } from './island-boundary';
import { islands, type IslandName, type IslandProps } from './registry';

/**
 * A part of the page that React runs in the browser, as a root of its own; everything else on a
 * page is plain HTML. Its server HTML works by itself until then, and when its code never comes.
 * @param name the island, from registry.ts
 * @param when when its code is fetched: `near` once the page has loaded and it is within a screen
 *   of the viewport, `touch` only at the first pointer, key or focus on it
 * @param parameter where a page's address can ask it something: the parameter that does, at which
 *   its code is fetched without a touch
 * @param props what it shows; only what JSON can carry
 */
export function Island<Name extends IslandName>({
  name,
  when,
  parameter,
  props,
}: {
  readonly name: Name;
  readonly when: 'near' | 'touch';
  readonly parameter?: string;
  readonly props: IslandProps[Name];
}) {
  const component: ComponentType<IslandProps[Name]> = islands[name];
  return (
    <div
      data-island={name}
      data-when={when}
      data-parameter={parameter}
      data-props={JSON.stringify(props)}
    >
      <IslandBoundary>{createElement(component, props)}</IslandBoundary>
    </div>
  );
}
