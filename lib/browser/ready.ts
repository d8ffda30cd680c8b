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

/** Attempts something once the page and its files have loaded: at once, or when they have. */
export function whenLoaded(act: () => void): void {
  if (document.readyState === 'complete') runSafely(act);
  else addEventListener('load', () => runSafely(act));
}
