/** Length of an address, in characters, beyond which servers refuse it (414). */
export const MAX_URL_LENGTH = 8_000;

/**
 * The address that opens a composed message in a mail program on the web, for visitors whose
 * computer has no mail program. Every value is percent-encoded, so nothing in it can add a field;
 * spaces are %20, because Outlook shows a plus sign as such.
 * Sources: Gmail's compose view (`view=cm`), Outlook's compose deep link.
 * @param to one e-mail address
 * @param body lines parted by CRLF
 * @throws URIError when a text holds half a surrogate pair, which has no UTF-8 form
 */
export function webmailUrl(
  program: 'gmail' | 'outlook',
  to: string,
  subject: string,
  body: string,
): string {
  const [recipient, title, text] = [to, subject, body].map(encodeURIComponent);
  return program === 'gmail'
    ? `https://mail.google.com/mail/?view=cm&fs=1&to=${recipient}&su=${title}&body=${text}`
    : `https://outlook.office.com/mail/deeplink/compose?to=${recipient}&subject=${title}&body=${text}`;
}
