import { useEffect, useLayoutEffect, type ComponentType, type ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import type { SuccessorOf } from '@/lib/browser/load';
import { IslandBoundary } from './island-boundary';

/** What a visitor can write into, open, focus or press. */
const touchable = 'form, input, textarea, select, button, a, summary, details';

/**
 * Brings an island to life as a React root of its own. React takes over the elements that the
 * server wrote; where a translator or an extension has changed them, it renders the island anew.
 * Either way the visitor keeps what they typed, what they opened, and their place. The element
 * gets `data-live` when everything in it works.
 * @param element the island's element
 * @param Component the island's component; its ids start with the island's name, in the server's
 *   HTML too
 * @returns settles when the island is live, also when it shows its error screen: with what stands
 *   now in the place of an element that was there before
 */
export async function start(element: HTMLElement, Component: ComponentType): Promise<SuccessorOf> {
  await released(element);
  const before = [...element.querySelectorAll(touchable)];
  const focused = document.activeElement;
  // React may empty a field that it controls before anybody can ask what was in it.
  const typed = before.map((each) => (isText(each) ? each.value : ''));
  let successorOf: SuccessorOf = (each) => each;

  const takeOver = () => {
    successorOf = successorsIn(element, before);
    for (const [index, each] of before.entries()) {
      const now = successorOf(each);
      if (isText(each) && isText(now)) retype(each, now, typed[index] ?? '');
      else if (each instanceof HTMLDetailsElement && now instanceof HTMLDetailsElement) {
        now.open = each.open;
      }
    }
    if (focused && !focused.isConnected) {
      const now = successorOf(focused);
      if (now instanceof HTMLElement) now.focus({ preventScroll: true });
      if (isText(focused) && isText(now) && focused.selectionStart !== null) {
        const { selectionStart, selectionEnd, selectionDirection } = focused;
        now.setSelectionRange(selectionStart, selectionEnd, selectionDirection ?? 'none');
      }
    }
  };

  await new Promise<void>((live) => {
    hydrateRoot(
      element,
      <Live onRendered={takeOver} onLive={live}>
        <IslandBoundary>
          <Component />
        </IslandBoundary>
      </Live>,
      {
        identifierPrefix: `${element.dataset.island}-`,
        // It has rendered the island anew, and nothing is lost: no error for a visitor's console.
        onRecoverableError: () => {},
      },
    );
  });
  element.dataset.live = '';
  return successorOf;
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

/** Settles when no finger is on a button or link of the island: its click would be lost. */
async function released(element: HTMLElement): Promise<void> {
  if (!element.querySelector(':is(button, a):active')) return;
  await new Promise((up) => {
    for (const type of ['pointerup', 'pointercancel', 'keyup', 'dragend']) {
      addEventListener(type, up, { once: true });
    }
  });
  // The click comes behind it.
  await new Promise((done) => setTimeout(done));
}

/**
 * Finds what React has rendered in the place of elements that it dropped: the same one, by what
 * is the same in every language, among those of its kind.
 */
function successorsIn(element: HTMLElement, before: readonly Element[]): SuccessorOf {
  const kindOf = (each: Element) =>
    ['type', 'class', 'href'].map((name) => each.getAttribute(name)).join(each.localName);
  const now = [...element.querySelectorAll(touchable)];
  return (old) => {
    if (old.isConnected) return old;
    const ofItsKind = (each: Element) => kindOf(each) === kindOf(old);
    return now.filter(ofItsKind)[before.filter(ofItsKind).indexOf(old)];
  };
}

type TextField = HTMLInputElement | HTMLTextAreaElement;

function isText(element: Element | undefined): element is TextField {
  return (
    element instanceof HTMLTextAreaElement ||
    (element instanceof HTMLInputElement && !['checkbox', 'radio'].includes(element.type))
  );
}

/**
 * Puts what was typed into a field, and tells React where React controls it: React knows a field's
 * value by watching the `value` property and by input events, and ignores an event that changes
 * nothing it knows of; so the field goes back to what the server wrote and on to the text again, by
 * the native setter. Fields that keep their own value (`data-uncontrolled`) need no help while they
 * stand.
 */
function retype(before: TextField, now: TextField, typedBefore: string): void {
  if (before === now && 'uncontrolled' in now.dataset) return;
  const text = before.value === before.defaultValue ? typedBefore : before.value;
  if (text === before.defaultValue) return;
  const write = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(now), 'value')?.set;
  for (const value of [now.defaultValue, text]) {
    write?.call(now, value);
    now.dispatchEvent(new Event('input', { bubbles: true }));
  }
}
