import type { Pages } from '@/content/schema';
import { enquiryOf } from '@/lib/contact/enquiry';
import { takeQuestion } from '@/lib/contact/question';
import { fillTemplate } from '@/lib/base/fill';
import { whenActivated } from './ready';

/**
 * On the contact page: says what the visitor came for and what happens next, where a button led
 * there, and starts the message with it, and with a question that the demo left open. The words
 * stand in the page, in `data-enquiry`; each goes into the element that names its place.
 */
export function applyEnquiry(): void {
  const section = document.querySelector<HTMLElement>('[data-enquiry]');
  const message = section?.querySelector('textarea');
  if (!section || !message) return;
  const words: Pages['contact']['enquiry'] = JSON.parse(section.dataset.enquiry ?? '{}');
  const enquiry = enquiryOf(location.search, words);
  if (!enquiry) return;
  for (const [place, text] of Object.entries(enquiry.texts)) {
    const element = section.querySelector(`[data-enquiry-text=${place}]`);
    if (element) element.textContent = text;
  }
  // A question may be kept after the page was rendered ahead, and belongs to the page that is seen.
  whenActivated(() => {
    const question = takeQuestion();
    if (message.value !== '') return;
    message.value = enquiry.sentence;
    if (question !== '') message.value += `\n${fillTemplate(words.question, { question })}`;
  });
}
