import type { LoadModule } from './browser-module';
import { whenIdle, whenLoaded } from './ready';

declare global {
  interface Window {
    /** What Next's own runtime reads; absent from the pages that we export. */
    __next_f?: unknown;
  }
}

/** The events that tell that a visitor is about to use an island. */
const touches = ['pointerover', 'pointerdown', 'focusin', 'keydown'] as const;

/** How long a press on an incomplete form waits for the code, in milliseconds. */
const PRESS_TIMEOUT_MS = 3_000;

/**
 * Fetches and starts each island when the pointer, a key or the focus first reaches it; without a
 * touch once the page is idle (`data-fetch="idle"`), or has loaded if its address already asks the
 * island something (`data-parameters`). Until its code is there, its plain HTML does what plain HTML
 * does, and the last press of a button that needs the code is kept for it; when the code cannot be
 * had, that stays so, and the island gets `data-failed`. Where Next's runtime is on the page, Next
 * starts islands.
 */
export function startIslands(load: LoadModule): void {
  if (window.__next_f) return;
  const parameters = new URLSearchParams(location.search);
  for (const island of document.querySelectorAll<HTMLElement>('[data-island]')) {
    const { island: module = '', parameters: asking = '', fetch: fetchWhen } = island.dataset;
    const repeatPress = keepPress(island);
    let pressed: HTMLElement | null | undefined;
    // What a press of this button does is in the code, which may still be on its way.
    island.addEventListener('click', ({ target }) => {
      pressed = (target as Element).closest<HTMLElement>('button[type=button]');
    });
    const waiting = new AbortController();
    const fetchCode = () => {
      if (waiting.signal.aborted) return;
      waiting.abort();
      load(module)
        .then(({ start }) => start(island))
        .catch(() => (island.dataset.failed = ''))
        .then(repeatPress)
        .then(() => pressed?.click());
    };
    const options = { passive: true, signal: waiting.signal };
    for (const type of touches) island.addEventListener(type, fetchCode, options);
    if (asking.split(' ').some((name) => parameters.has(name))) whenLoaded(fetchCode);
    if (fetchWhen === 'idle') whenIdle(fetchCode);
  }
}

/**
 * Keeps a press on an incomplete form for the island's code, which says beside the fields what is
 * missing, in place of the browser's bubble over one of them.
 * @returns repeats the press, if the form is still incomplete; from then on the browser has its own way
 */
function keepPress(island: HTMLElement): () => void {
  let timer: number | undefined;
  const repeatPress = () => {
    island.removeEventListener('invalid', keep, true);
    clearTimeout(timer);
    const button = island.querySelector<HTMLElement>('form:invalid [type=submit]');
    if (timer !== undefined) button?.click();
    timer = undefined;
  };
  const keep = (event: Event) => {
    event.preventDefault();
    timer ??= window.setTimeout(repeatPress, PRESS_TIMEOUT_MS);
  };
  island.addEventListener('invalid', keep, true);
  return repeatPress;
}
