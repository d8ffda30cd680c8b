import type { Load } from './load';
import { whenParsed } from './ready';

/**
 * Starts each `[data-part]` when it comes into view. One whose code does not arrive stays as the
 * HTML made it, and gets another chance when it next comes into view.
 */
export function startParts(load: Load): void {
  whenParsed(() => {
    /** Parts whose code is on its way: they may be left and seen again before it is here. */
    const coming = new WeakSet<Element>();
    const views = new IntersectionObserver((entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting || !(target instanceof HTMLElement)) continue;
        if (coming.has(target)) continue;
        coming.add(target);
        load(target.dataset.part ?? '')
          .then((part) => {
            views.unobserve(target);
            return part.start(target);
          })
          .catch(() => coming.delete(target));
      }
    });
    for (const part of document.querySelectorAll('[data-part]')) views.observe(part);
  });
}
