/**
 * What the browser's own popovers leave out: a menu closes when the focus leaves it, so that it
 * doesn't cover what is focused next, and when one of its links is followed, because a link to a
 * place on the same page loads nothing; and a click beside a menu gives the focus back to its
 * button, as Escape does.
 */
export function enhanceMenus(): void {
  if (!('popover' in HTMLElement.prototype)) return;
  let isFollowed = false;
  document.addEventListener('focusin', ({ target }) => {
    for (const menu of openMenus()) {
      if (!contains(menu, target) && !contains(openerOf(menu), target)) menu.hidePopover();
    }
  });
  document.addEventListener('click', ({ target }) => {
    if (!(target instanceof Element && target.closest('a'))) return;
    for (const menu of openMenus()) {
      if (!contains(menu, target)) continue;
      isFollowed = true;
      menu.hidePopover();
    }
  });
  // Comes behind the click that closed the menu, when the browser has settled the focus.
  document.addEventListener(
    'toggle',
    ({ target, newState }) => {
      if (newState !== 'closed' || !(target instanceof HTMLElement) || !target.popover) return;
      // The main landmark takes the focus of a click on no control inside it.
      const isLost = document.activeElement?.matches('body, main');
      if (isLost && !isFollowed) openerOf(target)?.focus();
      isFollowed = false;
    },
    true,
  );
}

function openerOf(menu: HTMLElement): HTMLElement | null {
  return document.querySelector(`[popovertarget="${menu.id}"]`);
}

function openMenus(): NodeListOf<HTMLElement> {
  return document.querySelectorAll('[popover]:popover-open');
}

function contains(element: Element | null, target: EventTarget | null): boolean {
  return element !== null && target instanceof Node && element.contains(target);
}
