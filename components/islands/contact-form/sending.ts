import { contactForm, site } from '@/words';
import {
  contactBody,
  LONGEST_ADDRESS,
  mailtoAddress,
  SAFE_ADDRESS_LENGTH,
  type ContactMessage,
} from '@/lib/contact/mailto';

/** How an attempt to send ended; each way has its notice. */
export type Outcome = 'sent' | 'posted' | 'failed' | 'notSent' | 'tooLong';

/** A message as a mail program gets it. */
export type MailMessage = {
  readonly body: string;
  /** The whole mailto address; missing, where the message does not fit into one. */
  readonly address?: string;
};

/**
 * Writes a visitor's message as a mail.
 * @throws URIError when the text holds half a surrogate pair, which has no UTF-8 form
 */
export function compose(message: ContactMessage): MailMessage {
  const body = contactBody(message);
  const address = mailtoAddress(site.email, contactForm.message.subject, body);
  return address.length > LONGEST_ADDRESS ? { body } : { body, address };
}

/** Whether mail programs may cut a message because of its address's length. */
export function mayBeCut({ address = '' }: MailMessage): boolean {
  return address.length > SAFE_ADDRESS_LENGTH;
}

/** Follows a link to the mail program, as a click would, which every browser lets a page do. */
export function openMailProgram(address: string): void {
  const link = document.createElement('a');
  link.href = address;
  link.hidden = true;
  document.body.append(link);
  try {
    link.click();
  } finally {
    link.remove();
  }
}

/** Settles once what was rendered before is on the screen; soon, where nothing is painted. */
export function waitForPaint(): Promise<unknown> {
  const frame = new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
  return Promise.race([frame, waitFor(300)]);
}

/** Settles after some milliseconds. */
export function waitFor(milliseconds: number): Promise<unknown> {
  return new Promise((done) => setTimeout(done, milliseconds));
}
