/**
 * Lets visitors deal with the sample alerts: acknowledge, snooze, assign. Nothing is kept.
 * @param inbox the list of alerts, each a row with its radio button and what opens with it
 */
export function start(inbox: HTMLElement): void {
  inbox.addEventListener('click', ({ target }) => {
    const button = target instanceof Element && target.closest<HTMLElement>('[data-action]');
    const alert = button && button.closest<HTMLElement>('[data-alert]');
    if (!alert) return;
    const { acknowledge = '', undo = '', undone = '' } = inbox.dataset;
    const isUndone =
      button.dataset.action === 'acknowledged' && alert.dataset.state === 'acknowledged';
    const { action: state = '', label = '' } = isUndone ? { label: undone } : button.dataset;
    const setText = (selector: string, text: string) => {
      for (const element of alert.querySelectorAll(selector)) element.textContent = text;
    };
    alert.dataset.state = state;
    const openOf = (kind: string) =>
      inbox.querySelectorAll(`${kind}:not([data-state=acknowledged], [data-state=snoozed])`).length;
    const open = [openOf('[data-alert]'), openOf('[data-alert=urgent]')];
    // Both numbers of the line above the list: all, then the urgent ones.
    const count = inbox.parentElement?.querySelector('figcaption > p');
    if (count) count.textContent = count.textContent.replace(/\d+/g, () => `${open.shift()}`);
    setText('[data-note]', label.replace('{time}', new Date().toTimeString().slice(0, 5)));
    setText('[data-action=acknowledged]', state === 'acknowledged' ? undo : acknowledge);
    if (state === 'assigned') {
      setText('[data-owner]', button.textContent);
      const choice = button.closest('details');
      choice?.removeAttribute('open');
      choice?.querySelector('summary')?.focus();
    }
    if (state === 'snoozed') {
      // It goes to the end, and the one that comes next is opened.
      const alerts = [...inbox.querySelectorAll('[data-alert]')];
      const next = alerts[(alerts.indexOf(alert) + 1) % alerts.length]?.querySelector('input');
      alerts.at(-1)?.after(alert);
      next?.click();
      next?.focus();
    }
  });
  // What was open above the chosen row has folded: the row is brought back into view.
  inbox.addEventListener('change', ({ target }) => {
    if (target instanceof Element) target.parentElement?.scrollIntoView({ block: 'nearest' });
  });
  inbox.dataset.live = '';
}
