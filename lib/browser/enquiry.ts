import type { Pages } from '@/content/schema';
import { enquiryOf } from '../contact/enquiry';
import { withPreferredTime } from '../contact/preferred-time';
import { whenParsed } from './ready';

/**
 * On the contact page: says what the visitor came for, where a button led there, starts the
 * message with it, and writes the time that they choose into the message. The words stand in the
 * page, in `data-enquiry` and beside the buttons.
 */
export function prepareEnquiry(): void {
  whenParsed(() => {
    const desk = document.querySelector<HTMLElement>('[data-enquiry]');
    const message = document.querySelector<HTMLTextAreaElement>('textarea[name=message]');
    if (!desk || !message) return;
    const words: Pages['contact']['enquiry'] = JSON.parse(desk.dataset.enquiry ?? '{}');
    const enquiry = enquiryOf(location.search, words);
    if (enquiry) {
      put(desk, 'title', enquiry.title);
      put(desk, 'lede', enquiry.lede);
      if (message.value === '') message.value = enquiry.sentence;
    }
    offerTimes(desk, message);
  });
}

/** Toggle buttons, at most one pressed of each group: `data-times` holds the line's opening. */
function offerTimes(desk: HTMLElement, message: HTMLTextAreaElement): void {
  const times = desk.querySelector<HTMLElement>('[data-times]');
  const hint = desk.querySelector('[data-enquiry-written]')?.textContent ?? '';
  const buttons = [...(times?.querySelectorAll<HTMLButtonElement>('button') ?? [])];
  times?.addEventListener('click', ({ target }) => {
    const pressed = buttons.find((button) => button === target);
    if (!pressed) return;
    const wasOn = isOn(pressed);
    for (const button of buttons.filter(({ name }) => name === pressed.name)) {
      button.setAttribute('aria-pressed', String(button === pressed && !wasOn));
    }
    const opening = times.dataset.times ?? '';
    const time = buttons.filter(isOn).map(({ value }) => value);
    message.value = withPreferredTime(message.value, opening, time.join(', '));
    message.dispatchEvent(new Event('input', { bubbles: true }));
    put(desk, 'written', time.length > 0 ? `${times.dataset.written} ${time.join(', ')}` : hint);
  });
}

const isOn = (button: Element) => button.getAttribute('aria-pressed') === 'true';

function put(desk: HTMLElement, place: string, text: string): void {
  const element = desk.querySelector(`[data-enquiry-${place}]`);
  if (element) element.textContent = text;
}
