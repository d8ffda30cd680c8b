import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { contactForm } from '@/words';

const endpoint = 'https://forms.example.com/website';
const answer = jest.fn();
let opened: string[];
let age = 60_000;

beforeAll(() => {
  process.env.NEXT_PUBLIC_CONTACT_ENDPOINT = endpoint;
  Object.assign(globalThis, { fetch: answer });
});

beforeEach(async () => {
  opened = [];
  age = 60_000;
  window.dataLayer = [];
  answer.mockReset().mockResolvedValue({ ok: true });
  jest.spyOn(performance, 'now').mockImplementation(() => age);
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    opened.push(this.href);
  });
  // Loaded here, because the setting is read when the module is.
  const { ContactForm } = await import('../contact-form');
  render(<ContactForm words={contactForm} />);
});

afterEach(() => jest.restoreAllMocks());

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const trap = () => document.querySelector<HTMLInputElement>('[name=website]');

async function send() {
  for (const [label, value] of [
    ['Full Name *', 'Asha Rao'],
    ['Email Address *', 'asha@brand.example'],
    ['Company Name *', 'Brand & Co'],
    ['Tell us about your project *', 'Hello'],
  ] as const) {
    fireEvent.input(field(label), { target: { value } });
  }
  const button = screen.getByRole('button', { name: 'Send Message' });
  await act(async () => button.click());
  await waitFor(() => expect(button).toHaveProperty('disabled', false), { timeout: 10_000 });
}

it('posts the five fields, says so, empties them and opens no mail program', async () => {
  await send();
  const [address, { body }] = answer.mock.calls[0];
  expect(address).toBe(endpoint);
  expect([...body.keys()]).toEqual(['name', 'email', 'phone', 'company', 'message']);
  expect(screen.getByRole('status').textContent).toBe(
    "Form Submitted!Your message has reached us. We'll get back to you soon!",
  );
  expect(field('Full Name *').value).toBe('');
  expect(opened).toEqual([]);
  expect(window.dataLayer).toEqual([{ event: 'form_submit', form_type: 'contact_form' }]);
});

it('is a plain form to the service by itself', () => {
  const form = document.querySelector('form');
  expect([form?.action, form?.method, form?.enctype]).toEqual([
    endpoint,
    'post',
    'application/x-www-form-urlencoded',
  ]);
});

it.each([
  ['the line is down', () => answer.mockRejectedValue(new TypeError('Failed to fetch'))],
  ['the service refuses', () => answer.mockResolvedValue({ ok: false, status: 500 })],
  ['it comes sooner than anybody types', () => (age = 1000)],
  ['the field that nobody sees is filled in', () => trap()?.setAttribute('value', 'spam')],
])('falls back to the mail program and keeps everything when %s', async (_, fault) => {
  fault();
  await send();
  expect(opened).toEqual([expect.stringMatching(/^mailto:/)]);
  expect(field('Tell us about your project *').value).toBe('Hello');
  expect(screen.getByText(/could not be sent from this page/)).toBeTruthy();
  expect(window.dataLayer).toHaveLength(1);
});
