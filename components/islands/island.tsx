import { keepsNextRuntime } from '@/lib/base/next-runtime';
import { IslandBoundary } from './island-boundary';
import { islands, type IslandName } from './registry';

/**
 * Whether the build writes the islands' HTML, each as a root of its own (build/build-site.ts);
 * where Next's runtime stays on the page, Next renders and hydrates them.
 */
const isRenderedByBuild = !keepsNextRuntime();

/**
 * A part of the page that React runs in the browser, as a root of its own; everything else on a
 * page is plain HTML. Its code is fetched at the first pointer, key or focus on it. Its HTML works
 * by itself until then, and when its code never comes. It imports its words and data, so that a
 * page carries them once, as HTML.
 * @param name the island, from registry.ts
 * @param fetch `idle` where its code is fetched without a touch, once the page is idle
 * @param parameters where a page's address can ask it something: the parameters that do, at one of
 *   which its code is fetched without a touch
 */
export function Island({
  name,
  fetch,
  parameters = [],
}: {
  readonly name: IslandName;
  readonly fetch?: 'idle';
  readonly parameters?: readonly string[];
}) {
  const Component = islands[name];
  return (
    <div data-island={name} data-fetch={fetch} data-parameters={parameters.join(' ') || undefined}>
      {!isRenderedByBuild && (
        <IslandBoundary>
          <Component />
        </IslandBoundary>
      )}
    </div>
  );
}
