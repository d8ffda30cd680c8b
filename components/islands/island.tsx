import { IslandBoundary } from './island-boundary';
import { islands, type IslandName } from './registry';

/**
 * A part of the page that React runs in the browser, as a root of its own; everything else on a
 * page is plain HTML. Its code is fetched at the first pointer, key or focus on it. Its server HTML
 * works by itself until then, and when its code never comes. It imports its words and data, so that a
 * page carries them once, as HTML.
 * @param name the island, from registry.ts
 * @param parameter where a page's address can ask it something: the parameter that does, at which
 *   its code is fetched without a touch
 */
export function Island({
  name,
  parameter,
}: {
  readonly name: IslandName;
  readonly parameter?: string;
}) {
  const Component = islands[name];
  return (
    <div data-island={name} data-parameter={parameter}>
      <IslandBoundary>
        <Component />
      </IslandBoundary>
    </div>
  );
}
