import type { Load, SuccessorOf } from './load';
import { whenLoaded } from './ready';

/** What a press in an island can be held for: of links, those that ask the page itself. */
const controls = 'button, a[href^="?"], input[type="radio"]';

/** How long a visitor who has pressed a button waits for its code, in milliseconds. */
const PATIENCE = 10_000;

declare global {
  interface Window {
    /** What Next's own runtime reads; absent from the pages that we export. */
    __next_f?: unknown;
  }
}

/**
 * Brings islands to life: at the first pointer, key or focus on them, or once the page has loaded
 * if its address already asks the island something (`data-parameter`). What a visitor presses
 * before that is held and repeated when the island is live. When its code cannot be had, the
 * island gets `data-failed`, and presses are left to the plain HTML. Where Next's runtime is on
 * the page, it does all this itself.
 */
export function startIslands(load: Load): void {
  const arriving = new WeakMap<Element, Promise<SuccessorOf | void>>();
  /** Islands that had their chance: what is pressed in them is the plain HTML's business. */
  const plain = new WeakSet<Element>();

  const bringToLife = (island: HTMLElement): Promise<SuccessorOf | void> => {
    const before = arriving.get(island);
    if (before) return before;
    const arrival = load(island.dataset.island ?? '').then((part) => part.start(island));
    arriving.set(island, arrival);
    arrival.then(
      () => delete island.dataset.failed,
      () => {
        plain.add(island);
        arriving.delete(island);
        island.dataset.failed = '';
      },
    );
    return arrival;
  };

  const touch = ({ target, type }: Event) => {
    const island = dormantIsland(target);
    if (!island) return;
    // After a failure only a press tries again: a pointer passing over would ask for ever.
    if (plain.has(island) && type !== 'pointerdown') return;
    bringToLife(island).catch(() => {});
  };

  const hold = (event: Event) => {
    const { target } = event;
    const island = dormantIsland(target);
    const pressed =
      target instanceof Element && target.closest(event.type === 'submit' ? 'form' : controls);
    // With a modifier key a link opens elsewhere, and works as it is.
    const elsewhere =
      event instanceof MouseEvent && (event.metaKey || event.ctrlKey || event.shiftKey);
    if (!island || !pressed || elsewhere || plain.has(island)) return;
    event.preventDefault();
    event.stopPropagation();
    if (island.dataset.held === '') return;
    island.dataset.held = '';
    const repeat = (now: unknown = pressed) => {
      delete island.dataset.held;
      if (now instanceof HTMLFormElement) now.requestSubmit();
      else if (now instanceof HTMLElement) now.click();
    };
    const patience = setTimeout(() => {
      plain.add(island);
      repeat();
    }, PATIENCE);
    bringToLife(island)
      .catch(() => {})
      .then((successorOf) => {
        clearTimeout(patience);
        if (island.dataset.held === '') repeat(successorOf?.(pressed));
      });
  };

  if (window.__next_f || !document.querySelector('[data-island]')) return;
  for (const type of ['pointerover', 'pointerdown', 'focusin', 'keydown']) {
    document.addEventListener(type, touch, { passive: true });
  }
  document.addEventListener('click', hold, true);
  document.addEventListener('submit', hold, true);
  whenLoaded(() => {
    const asked = new URLSearchParams(location.search);
    for (const island of document.querySelectorAll<HTMLElement>('[data-parameter]')) {
      if (asked.has(island.dataset.parameter ?? '')) bringToLife(island).catch(() => {});
    }
  });
}

/** The island around a place on the page, while it is not live. */
function dormantIsland(target: EventTarget | null): HTMLElement | null {
  return target instanceof Element
    ? target.closest<HTMLElement>('[data-island]:not([data-live])')
    : null;
}
