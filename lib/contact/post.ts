import { attributionFields } from './attribution';

/** How long a form service may take to answer, in milliseconds. */
const TIMEOUT_MS = 15_000;

/** Nobody fills in the form sooner than this after opening the page, in milliseconds. */
const MIN_FILL_TIME_MS = 3_000;

/** The name of the field that only programs fill in, because no visitor sees it. */
export const HONEYPOT_FIELD = 'website';

/**
 * Posts what was filled in, with where it comes from, to a form service, as a plain form would: no
 * preflight request is needed (Fetch standard, "CORS-safelisted request-header"). What it must
 * answer: docs/form-service.md. What a program filled in, too soon or with the field that nobody
 * sees, is not posted, and its writer is told so: a person has other ways.
 * @param endpoint an https address that accepts a POST
 * @param id what the message is known by, however often it is posted
 * @returns whether the service has taken it: in time, at its own address, with a status of success
 * and a body that does not contradict it
 */
export async function postMessage(
  endpoint: string,
  form: HTMLFormElement,
  id: string,
): Promise<boolean> {
  const fields = new FormData(form);
  if (performance.now() < MIN_FILL_TIME_MS || fields.get(HONEYPOT_FIELD)) return false;
  fields.delete(HONEYPOT_FIELD);
  for (const [name, value] of attributionFields(location.href, document.referrer)) {
    fields.append(name, value);
  }
  fields.append('id', id);
  const body = new URLSearchParams();
  for (const [name, value] of fields) body.append(name, String(value));
  // Safari 15 does not know AbortSignal.timeout.
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(), TIMEOUT_MS);
  try {
    const response = await fetch(endpoint, {
      method: 'POST',
      body,
      headers: { Accept: 'application/json' },
      credentials: 'omit',
      redirect: 'error',
      signal: controller.signal,
    });
    return response.ok && confirmsSuccess(await response.text());
  } catch {
    return false;
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Whether the body of an answer with a status of success agrees with it. Services answer 200 with
 * `{"success": false}`, and whatever stands at a wrong address answers 200 with a page of HTML.
 * @param body the whole body, as text
 * @returns true for an empty body and for JSON that tells of no failure; false for all else
 */
export function confirmsSuccess(body: string): boolean {
  if (body.trim() === '') return true;
  try {
    const { success, ok, error, errors } = Object(JSON.parse(body));
    const isFailure = [success, ok].some((value) => String(value) === 'false');
    // `"error": null` and `"errors": []` tell of none.
    return !isFailure && [error, errors].every((value) => !value || value.length === 0);
  } catch {
    return false;
  }
}

/** What a message is known by, however often it is posted. */
export function newMessageId(): string {
  // crypto.randomUUID is not there without TLS.
  return [...crypto.getRandomValues(new Uint8Array(16))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');
}
