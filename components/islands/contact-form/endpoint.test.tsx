import { act, render, screen } from '@testing-library/react';
import { contactForm } from '@/.content';
import { getField, fillForm, openedLinks, pressSend as press } from '@/lib/testing/contact-form';
import { filledForm } from '@/lib/testing/filled-form';

const { composed } = contactForm;
const endpoint = 'https://forms.example.com/website';
const service = jest.fn();
/** How long ago the page was opened, in milliseconds. */
let age: number;

/** A reply of the form service. */
const replyOf = (status: number, body: string) => ({
  ok: status >= 200 && status < 300,
  status,
  text: async () => body,
});

beforeAll(() => {
  process.env.NEXT_PUBLIC_CONTACT_ENDPOINT = endpoint;
  Object.assign(globalThis, { fetch: service });
});

beforeEach(async () => {
  age = 60_000;
  service.mockReset().mockResolvedValue(replyOf(200, '{"message":"Sent."}'));
  jest.spyOn(performance, 'now').mockImplementation(() => age);
  // Loaded here, because the setting is read when the module is.
  const { ContactForm } = await import('./contact-form');
  render(<ContactForm />);
});

const button = (name: string) => screen.getByRole('button', { name });

async function send() {
  fillForm();
  await press();
}

/** The fields of each post. */
const posts = (): Record<string, string>[] =>
  service.mock.calls.map(([, { body }]) => Object.fromEntries(body));

// Where a message comes from: lib/contact/attribution.test.ts, e2e/builds/settings.spec.ts.
it('posts its fields, says so, and opens no mail program', async () => {
  await send();
  const [address, { redirect }] = service.mock.calls[0];
  expect([address, redirect]).toEqual([endpoint, 'error']);
  expect(posts()).toEqual([{ ...filledForm, id: expect.stringMatching(/^[0-9a-f]{32}$/) }]);
  expect(screen.getByRole('status').textContent).toBe(
    `${contactForm.posted.title}${contactForm.posted.text}`,
  );
  expect(getField('Full Name *').value).toBe('');
  expect(document.querySelector('form')?.hidden).toBe(true);
  const copy = screen.getByRole('region', { name: composed.postedTitle });
  expect(copy.textContent).toContain(filledForm.message);
  expect(button(composed.copy)).toBeTruthy();
  expect(copy.querySelector('a')).toBeNull();
  expect(openedLinks.hrefs).toEqual([]);
  expect(window.dataLayer).toEqual([{ event: 'form_submit', form_type: 'contact_form' }]);
});

it.each([
  ['the line is down', () => service.mockRejectedValue(new TypeError('Failed to fetch'))],
  ['the service refuses', () => service.mockResolvedValue(replyOf(422, '{"ok":true}'))],
  ['its reply denies a success', () => service.mockResolvedValue(replyOf(200, '{"ok":false}'))],
  [
    'the line breaks within the reply',
    () => service.mockResolvedValue({ ok: true, text: () => Promise.reject(new TypeError('cut')) }),
  ],
  ['it comes sooner than anybody types', () => (age = 1000)],
  [
    'the field that nobody sees is filled in',
    () => document.querySelector('[name=website]')?.setAttribute('value', 'spam'),
  ],
])(
  'says that it was not sent, keeps everything and offers other ways when %s',
  async (_, fault) => {
    fault();
    await send();
    expect(screen.getByRole('alert').textContent).toContain(contactForm.postFailed.title);
    expect(screen.getByRole('status').textContent).toBe('');
    expect(getField('Tell us about your project *').value).toBe(filledForm.message);
    expect(document.querySelector('form')?.hidden).toBe(false);
    expect(button(composed.retry)).toHaveProperty('type', 'submit');
    expect(button(composed.copy)).toBeTruthy();
    const mail = screen.getByRole('link', { name: composed.open });
    expect(mail.getAttribute('href')).toMatch(/^mailto:.*stop%3F$/);
    expect(screen.getByRole('region', { name: composed.title }).textContent).toContain('@');
    expect(openedLinks.hrefs).toEqual([]);
    expect(window.dataLayer).toEqual([]);
  },
);

it('gives another try the same id, a changed text and the next message their own', async () => {
  const failure = replyOf(500, '');
  service.mockResolvedValueOnce(failure).mockResolvedValueOnce(failure);
  await send();
  await press(button(composed.retry));
  fillForm({ 'Tell us about your project *': 'Another text.' });
  await press(button(composed.retry));
  expect(screen.getByRole('status').textContent).toContain(contactForm.posted.title);
  await act(async () => button(contactForm.another).click());
  await send();
  const [first, second, ...others] = posts().map(({ id }) => id);
  expect(second).toBe(first);
  expect(new Set([first, ...others]).size).toBe(3);
});
