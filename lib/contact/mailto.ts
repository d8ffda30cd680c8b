import { contactForm } from '@/.content';

/** What a visitor wrote into the contact form, by the names of its fields. */
export type ContactMessage = Readonly<Record<string, string>>;

/** Length of an address, in characters, beyond which mail programs are known to cut it. */
export const SAFE_ADDRESS_LENGTH = 1800;

/**
 * The body of the contact form's message: a line for each field of content/ui/contact-form.yaml, in
 * that order, between them and inside the message the line break of RFC 5322 (CRLF), which RFC 6068
 * section 5 asks for. A line break inside a short value becomes a space, so that no value can pose
 * as another line.
 */
export function contactBody(message: ContactMessage): string {
  return contactForm.fields
    .map(({ name, kind, mailLabel }) => {
      const text = (message[name] ?? '').replace(lineBreak, kind === 'message' ? '\r\n' : ' ');
      return `${mailLabel}: ${text.trim() === '' ? contactForm.notProvided : text}`;
    })
    .join('\r\n');
}

/**
 * A mailto address (RFC 6068) with subject and body. Every character outside `A-Z a-z 0-9 - _ .
 * ! ~ * ' ( )` is percent-encoded as UTF-8, so nothing in the text can start a header field,
 * add a recipient or end the address.
 * @param to one e-mail address
 * @throws URIError when the text holds half a surrogate pair, which has no UTF-8 form
 */
export function mailtoUrl(to: string, subject: string, body: string): string {
  const recipient = encodeURIComponent(to).replace('%40', '@');
  return `mailto:${recipient}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;
}

const lineBreak = /\r\n?|\n/g;
