/**
 * What the browser's own popovers leave out: a menu closes when the focus leaves it, so that it
 * doesn't cover what is focused next, and when one of its links is followed, because a link to a
 * place on the same page loads nothing.
 */
export function refineMenus(): void {
  if (!('popover' in HTMLElement.prototype)) return;
  document.addEventListener('focusin', ({ target }) => {
    for (const menu of openMenus()) {
      const opener = document.querySelector(`[popovertarget="${menu.id}"]`);
      if (!holds(menu, target) && !holds(opener, target)) menu.hidePopover();
    }
  });
  document.addEventListener('click', ({ target }) => {
    if (!(target instanceof Element && target.closest('a'))) return;
    for (const menu of openMenus()) if (holds(menu, target)) menu.hidePopover();
  });
}

function openMenus(): NodeListOf<HTMLElement> {
  return document.querySelectorAll('[popover]:popover-open');
}

function holds(element: Element | null, target: EventTarget | null): boolean {
  return element !== null && target instanceof Node && element.contains(target);
}
