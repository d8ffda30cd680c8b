import type { LoadModule } from './browser-module';
import { whenLoaded } from './ready';

/**
 * Starts each `[data-enhancement]` when it comes into view, and the page has loaded. One whose code
 * does not arrive stays as the HTML made it, and gets another chance when it next comes into view.
 */
export function startEnhancements(load: LoadModule): void {
  /** Those whose code is on its way: they may be left and seen again before it is here. */
  const inFlight = new WeakSet<Element>();
  const views = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting || !(target instanceof HTMLElement)) continue;
      if (inFlight.has(target)) continue;
      inFlight.add(target);
      load(target.dataset.enhancement ?? '')
        .then((enhancement) => {
          views.unobserve(target);
          return enhancement.start(target);
        })
        .catch(() => inFlight.delete(target));
    }
  });
  whenLoaded(() => {
    for (const element of document.querySelectorAll('[data-enhancement]')) views.observe(element);
  });
}
