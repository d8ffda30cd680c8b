/** How long a form service may take to answer, in milliseconds. */
const PATIENCE = 15_000;

/** Nobody fills in five fields sooner than this after opening the page, in milliseconds. */
const QUICKEST = 3_000;

/** The name of the field that only programs fill in, because no visitor sees it. */
export const TRAP_FIELD = 'website';

/**
 * Whether a form was filled in by a program: too soon, or with the field that nobody sees. Such a
 * message is not posted, and its writer is told so: a person has other ways.
 * @param form what was filled in
 * @param age since the page was opened, in milliseconds
 */
export function looksAutomatic(form: FormData, age: number): boolean {
  return age < QUICKEST || Boolean(form.get(TRAP_FIELD));
}

/**
 * Sends a form to a form service, as a plain form would send it: no preflight request is needed
 * (Fetch standard, "CORS-safelisted request-header"). What it must answer: docs/form-service.md.
 * @param endpoint an https address that accepts a POST
 * @throws when there is no answer in time, or it is no success, or comes from another address
 */
export async function postForm(endpoint: string, form: FormData): Promise<void> {
  const body = new URLSearchParams();
  for (const [name, value] of form) {
    if (name !== TRAP_FIELD && typeof value === 'string') body.append(name, value);
  }
  // Safari 15 does not know AbortSignal.timeout.
  const patience = new AbortController();
  const timer = setTimeout(() => patience.abort(), PATIENCE);
  try {
    const response = await fetch(endpoint, {
      method: 'POST',
      body,
      headers: { Accept: 'application/json' },
      credentials: 'omit',
      redirect: 'error',
      signal: patience.signal,
    });
    if (!response.ok) throw new Error(`The form service answered ${response.status}.`);
  } finally {
    clearTimeout(timer);
  }
}
