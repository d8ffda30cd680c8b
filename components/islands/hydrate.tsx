import { useEffect, useLayoutEffect, type ComponentType, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { hydrateRoot } from 'react-dom/client';
import { IslandBoundary } from './island-boundary';
import { removeSeparators } from './separators';

/**
 * Makes an island a React root of its own, over the HTML that the build wrote. Its text fields have
 * names. Those that keep their own values (`defaultValue`) React leaves alone, with what was typed
 * before; where React holds the value, what is sent is read from the field. Where a translator or an
 * extension has changed the HTML, React renders it anew; what was typed, and the place in it, are then
 * put into the new fields. All of that is one task: no key and no focus can come between the old
 * fields and the new.
 * @param element the island's element, which gets `data-live` when everything in it works
 * @param Component the island's component; its ids start with the island's name, in the HTML too
 * @returns settles when the island works, also when it shows its error screen
 */
export function hydrateIsland(element: HTMLElement, Component: ComponentType): Promise<void> {
  const restoreFields = rememberFields(element);
  removeSeparators(element);
  return new Promise((resolve) => {
    const onLive = () => {
      element.dataset.live = '';
      resolve();
    };
    flushSync(() =>
      hydrateRoot(
        element,
        <Live onRendered={restoreFields} onLive={onLive}>
          <IslandBoundary>
            <Component />
          </IslandBoundary>
        </Live>,
        {
          identifierPrefix: `${element.dataset.island}-`,
          // The island was rendered anew, and nothing is lost: no error for a visitor's console.
          onRecoverableError: () => {},
        },
      ),
    );
  });
}

/** Tells when everything is rendered, before it is painted, and when all of it works. */
function Live({
  onRendered,
  onLive,
  children,
}: {
  readonly onRendered: () => void;
  readonly onLive: () => void;
  readonly children: ReactNode;
}) {
  useLayoutEffect(onRendered, [onRendered]);
  useEffect(onLive, [onLive]);
  return children;
}

type TextField = HTMLInputElement | HTMLTextAreaElement;

/**
 * Remembers the text fields of an island.
 * @returns puts the text and the focus of those that are gone into those of the same name
 */
function rememberFields(element: HTMLElement): () => void {
  const textFields = 'textarea[name], input[name]:not([type=radio], [type=checkbox])';
  const fields = [...element.querySelectorAll<TextField>(textFields)];
  const focusedField = document.activeElement;
  return () => {
    for (const field of fields.filter(({ isConnected }) => !isConnected)) {
      const successor = element.querySelector<TextField>(`[name="${field.name}"]`);
      if (!successor) continue;
      successor.value = field.value;
      if (field !== focusedField) continue;
      successor.focus({ preventScroll: true });
      // Fields for addresses and numbers have no selection.
      if (field.selectionStart !== null) {
        successor.setSelectionRange(field.selectionStart, field.selectionEnd);
      }
    }
  };
}
