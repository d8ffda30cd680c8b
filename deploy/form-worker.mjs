/**
 * A form service of one's own, as a Cloudflare Worker: it takes what the contact form posts and
 * hands it to a mail service's HTTP interface (as Resend, and others like it, have it). The contract
 * that it keeps, and how to deploy it: docs/form-service.md.
 *
 * Settings: SITE, the site's origin; TO and FROM, e-mail addresses; MAIL_API, the address that
 * takes a mail; MAIL_KEY, the secret that it asks for.
 */
const PATIENCE = 10_000;
const LARGEST = 200_000;
/** The field that no visitor sees. */
const TRAP = 'website';

const worker = {
  /** @param {Request} request @param {Record<string, string>} env */
  async fetch(request, env) {
    // As browsers write an origin, without a slash at the end.
    const site = new URL(env.SITE).origin;
    // Without script the browser itself posts, and is led on to a page to read.
    const isScript = request.headers.get('Accept')?.includes('application/json') ?? false;
    const answer = (status, text) =>
      new Response(isScript ? JSON.stringify({ message: text }) : text, {
        status,
        headers: {
          'Access-Control-Allow-Origin': site,
          'Content-Type': isScript ? 'application/json' : 'text/plain; charset=utf-8',
        },
      });

    if (request.method !== 'POST') return answer(405, 'Please use the form.');
    if (request.headers.get('Origin') !== site) return answer(403, 'Not from our site.');
    const body = await request.text();
    if (body.length > LARGEST) return answer(413, 'The message is too long.');
    const form = new URLSearchParams(body);
    // What the form asks for, the page has seen to; a reply needs an address.
    if (!form.get('email')?.trim()) {
      return answer(422, 'Your email address is missing. Please go back and fill it in.');
    }
    const sent = await fetch(env.MAIL_API, mailOf(form, env)).catch(() => undefined);
    if (!sent?.ok) return answer(502, 'Your message was not sent. Please write to ' + env.TO);
    return isScript
      ? answer(200, 'Sent.')
      : new Response(null, { status: 303, headers: { Location: `${site}/contact#sent` } });
  },
};
export default worker;

/** The request that sends a message: what was written first, then where it comes from. */
function mailOf(form, env) {
  // A program fills in every field; a person's browser may, too: so nothing is thrown away.
  const mark = form.get(TRAP) ? '[automatic?] ' : '';
  const id = form.get('id');
  return {
    method: 'POST',
    signal: AbortSignal.timeout(PATIENCE),
    headers: {
      Authorization: `Bearer ${env.MAIL_KEY}`,
      'Content-Type': 'application/json',
      // A message that is posted again is sent once.
      ...(id && { 'Idempotency-Key': id }),
    },
    body: JSON.stringify({
      from: env.FROM,
      to: [env.TO],
      reply_to: form.get('email'),
      subject: mark + ['name', 'company'].map((name) => oneLine(form.get(name) ?? '')).join(', '),
      text: [...form].map(([name, value]) => `${name}: ${value}`).join('\n'),
    }),
  };
}

function oneLine(text) {
  return text.replace(/\s+/g, ' ').slice(0, 100);
}
