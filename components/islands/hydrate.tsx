import { useEffect, type ComponentType, type ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { IslandBoundary } from './island-boundary';

/**
 * Brings an island to life as a React root of its own. What the visitor typed into its plain HTML
 * is kept. The element gets `data-live` when everything in it works.
 * @param element the island's element; its `data-props` holds what the server rendered it with
 * @param component the island's component; its ids start with the island's name, in the server's
 *   HTML too
 * @returns settles when the island is live, also when it shows its error screen
 */
export async function start<Props extends object>(
  element: HTMLElement,
  component: ComponentType<Props>,
): Promise<void> {
  const typed = typedTexts(element);
  await new Promise<void>((live) => {
    hydrateRoot(
      element,
      <Live onLive={live}>
        <IslandBoundary>
          <FromJson component={component} json={element.dataset.props ?? '{}'} />
        </IslandBoundary>
      </Live>,
      { identifierPrefix: `${element.dataset.island}-` },
    );
  });
  for (const [id, text] of typed) retype(document.getElementById(id), text);
  element.dataset.live = '';
}

/** Parses inside the boundary, so that a broken value shows the error screen like any fault. */
function FromJson<Props extends object>({
  component: Inner,
  json,
}: {
  readonly component: ComponentType<Props>;
  readonly json: string;
}) {
  const props: Props = JSON.parse(json);
  return <Inner {...props} />;
}

function Live({ onLive, children }: { readonly onLive: () => void; readonly children: ReactNode }) {
  useEffect(onLive, [onLive]);
  return children;
}

/**
 * What the visitor typed so far, by the field's id. Fields that keep their own value
 * (`data-uncontrolled`) need no help: hydrating leaves them alone.
 */
function typedTexts(element: HTMLElement): Map<string, string> {
  const fields = element.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
    ':is(input:not([type=checkbox], [type=radio]), textarea):not([data-uncontrolled])',
  );
  return new Map(
    [...fields]
      .filter(({ value, defaultValue }) => value !== defaultValue)
      .map(({ id, value }) => [id, value]),
  );
}

/**
 * Tells React what stands in a field that it controls. React knows a field's value by watching the
 * `value` property and by input events, and ignores an event that changes nothing it knows of; so
 * the field goes back to what the server wrote and on to the text again, by the native setter.
 */
function retype(field: HTMLElement | null, typedBefore: string): void {
  const kind =
    field instanceof HTMLTextAreaElement
      ? HTMLTextAreaElement
      : field instanceof HTMLInputElement
        ? HTMLInputElement
        : undefined;
  if (!kind || !(field instanceof kind)) return;
  const text = field.value === field.defaultValue ? typedBefore : field.value;
  const write = Object.getOwnPropertyDescriptor(kind.prototype, 'value')?.set;
  for (const value of [field.defaultValue, text]) {
    write?.call(field, value);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }
}
