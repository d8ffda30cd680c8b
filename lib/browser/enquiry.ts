import type { Pages } from '@/content/schema';
import { enquiryOf } from '../contact/enquiry';

/**
 * On the contact page: says what the visitor came for, where a button led there, and starts the
 * message with it. The words stand in the page, in `data-enquiry`.
 */
export function prepareEnquiry(): void {
  const desk = document.querySelector<HTMLElement>('[data-enquiry]');
  const message = document.querySelector<HTMLTextAreaElement>('textarea[name=message]');
  if (!desk || !message) return;
  const words: Pages['contact']['enquiry'] = JSON.parse(desk.dataset.enquiry ?? '{}');
  const enquiry = enquiryOf(location.search, words);
  if (!enquiry) return;
  fillText(desk, 'title', enquiry.title);
  fillText(desk, 'lede', enquiry.lede);
  if (message.value === '') message.value = enquiry.sentence;
}

function fillText(desk: HTMLElement, place: string, text: string): void {
  const element = desk.querySelector(`[data-enquiry-${place}]`);
  if (element) element.textContent = text;
}
