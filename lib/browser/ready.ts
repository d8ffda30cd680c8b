/**
 * Runs something of the page script on its own: a fault in it is logged, and neither the rest
 * nor the page suffer.
 */
export function runSafely(act: () => void): void {
  try {
    act();
  } catch (error) {
    console.warn(error);
  }
}

declare global {
  interface Document {
    /** Whether the page is being rendered ahead, unseen (Chromium only). */
    prerendering?: boolean;
  }
}

/** Does something when the page is shown: at once, or when one that was rendered ahead is activated. */
export function whenActivated(act: () => void): void {
  if (!document.prerendering) act();
  else document.addEventListener('prerenderingchange', () => runSafely(act), { once: true });
}

/** Does something once the page has loaded and the browser has nothing better to do. */
export function whenIdle(act: () => void): void {
  // Safari has no such callback.
  whenLoaded(() => (window.requestIdleCallback ?? setTimeout)(() => runSafely(act)));
}

/** Attempts something once the page and its files have loaded: at once, or when they have. */
export function whenLoaded(act: () => void): void {
  if (document.readyState === 'complete') runSafely(act);
  else addEventListener('load', () => runSafely(act));
}
