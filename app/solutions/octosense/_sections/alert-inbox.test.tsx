import { fireEvent, render, within } from '@testing-library/react';
import { fillTemplate } from '@/lib/base/fill';
import { start } from '@/lib/browser/inbox';
import { sample } from '@/lib/sample-brand/data/dataset';
import { alertsOf } from '@/lib/sample-brand/features/alerts';
import { productTexts } from '@/lib/sample-brand/features/product-texts';
import { pages } from '@/.content';
import { AlertInbox } from './alert-inbox';

const words = productTexts.alerts;

function renderInbox() {
  const { container } = render(<AlertInbox {...pages.octosense.alerts} />);
  const inbox = container.querySelector<HTMLElement>('[data-enhancement=inbox]')!;
  const alerts = () => [...inbox.querySelectorAll<HTMLElement>('[data-alert]')];
  Element.prototype.scrollIntoView = jest.fn();
  start(inbox);
  const press = (alert: HTMLElement | undefined, name: string) => {
    const button = within(alert!).getByText(name);
    fireEvent.click(button);
    return button;
  };
  return { inbox, alerts, press };
}

const row = (alert: HTMLElement | undefined) => alert?.querySelector('label')?.textContent;

beforeEach(() => jest.useFakeTimers({ now: new Date(2026, 0, 5, 8, 5) }));
afterEach(() => jest.useRealTimers());

test('an alert that is acknowledged says by whom and when, and counts as open no longer', () => {
  const { inbox, alerts, press } = renderInbox();
  expect(inbox.dataset.live).toBe('');
  const [first, second] = alerts();
  const button = press(first, words.acknowledge);
  // Where it was pressed, too: the row may be out of view.
  expect(button.parentElement?.textContent).toContain('acknowledged at 08:05');
  expect(first?.dataset.state).toBe('acknowledged');
  const owner = alertsOf(sample)[0]?.owner ?? 'none';
  expect(row(first)?.endsWith(`${owner}, acknowledged at 08:05`)).toBe(true);
  expect(second?.dataset.state).toBeUndefined();
  const urgent = inbox.querySelectorAll('[data-alert=urgent]');
  const open = { count: alerts().length - 1, urgent: urgent.length - 1 };
  const count = inbox.parentElement?.querySelector('figcaption > p');
  expect(count?.textContent).toBe(fillTemplate(words.count, open));
  expect(button.textContent).toBe(words.undo);
  // As a translated page says it.
  button.textContent = 'Annuler';
  fireEvent.click(button);
  expect(row(first)?.endsWith(`${owner}, ${words.undone}`)).toBe(true);
  expect(count?.textContent).toMatch(`${alerts().length} open`);
});

test('one that is snoozed goes to the end, and the next is opened', () => {
  const { alerts, press } = renderInbox();
  const [first, second] = alerts();
  press(first, words.snooze);
  expect(alerts().at(-1)).toBe(first);
  expect(row(first)).toMatch(/snoozed until Tuesday, \d\d:\d\d$/);
  expect(second?.querySelector('input')?.checked).toBe(true);
  expect(document.activeElement).toBe(second?.querySelector('input'));
});

test('one that is assigned names its new owner, of three', () => {
  const { alerts, press } = renderInbox();
  const [first] = alerts();
  expect(first?.querySelectorAll('[data-action=assigned]')).toHaveLength(3);
  press(first, 'Category manager');
  expect(row(first)).toMatch(/Category manager, assigned at 08:05$/);
  expect(document.activeElement?.tagName).toBe('SUMMARY');
});
