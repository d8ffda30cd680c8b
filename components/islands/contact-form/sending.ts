import { contactForm, site } from '@/.content';
import {
  contactBody,
  mailtoUrl,
  SAFE_ADDRESS_LENGTH,
  type ContactMessage,
} from '@/lib/contact/mailto';
import { newMessageId, postMessage } from '@/lib/contact/post';

/** How an attempt to send ended; each way has its notice. */
export type Outcome = 'mailOpened' | 'posted' | 'mailFailed' | 'postFailed';

/** Whether an attempt ended with the message out of the visitor's hands. */
export const isDelivered = (outcome: Outcome): boolean =>
  outcome === 'mailOpened' || outcome === 'posted';

/** A message as a mail program gets it. */
export type MailMessage = {
  readonly body: string;
  /** The whole mailto address; missing, where the message cannot or need not be sent by one. */
  readonly address?: string;
};

/** How an attempt to send ended, and the message to copy. */
export type Attempt = { readonly outcome: Outcome; readonly mail: MailMessage };

/** A message that could not be posted: tried again as it was, it keeps its id. */
export type UnpostedMessage = { readonly id: string; readonly body: string };

/**
 * Posts a form to a service.
 * @param unposted the message that the last attempt left, and is left by this one
 */
export async function sendByPost(
  endpoint: string,
  form: HTMLFormElement,
  message: ContactMessage,
  unposted: { current: UnpostedMessage | undefined },
): Promise<Attempt> {
  const body = contactBody(message);
  if (unposted.current?.body !== body) unposted.current = { id: newMessageId(), body };
  const isPosted = await postMessage(endpoint, form, unposted.current.id);
  if (!isPosted) return { outcome: 'postFailed', mail: compose(message) };
  unposted.current = undefined;
  return { outcome: 'posted', mail: { body } };
}

/**
 * Hands a message to the visitor's mail program.
 * @param warn shows a message that some programs cut, before one of them covers the page
 */
export async function sendByMail(
  message: ContactMessage,
  warn: (mail: MailMessage) => void,
): Promise<Attempt> {
  const mail = compose(message);
  if (mayBeCut(mail)) warn(mail);
  await waitForPaint();
  return { outcome: openMailProgram(mail.address) ? 'mailOpened' : 'mailFailed', mail };
}

/**
 * Writes a visitor's message as a mail.
 * @throws URIError when the text holds half a surrogate pair, which has no UTF-8 form
 */
function compose(message: ContactMessage): Required<MailMessage> {
  const body = contactBody(message);
  return { body, address: mailtoUrl(site.email, contactForm.subject, body) };
}

/** Whether mail programs may cut a message because of its address's length. */
export function mayBeCut({ address = '' }: Pick<MailMessage, 'address'>): boolean {
  return address.length > SAFE_ADDRESS_LENGTH;
}

/**
 * Follows a link to the mail program, as a click would, which every browser lets a page do.
 * @returns whether the browser let it
 */
function openMailProgram(address: string): boolean {
  const link = document.createElement('a');
  link.href = address;
  link.hidden = true;
  document.body.append(link);
  try {
    link.click();
    return true;
  } catch {
    return false;
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
