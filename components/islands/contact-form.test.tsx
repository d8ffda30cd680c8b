import { contactForm, site } from '@/words';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { contactBody, mailtoAddress } from '@/lib/contact/mailto';
import { webmailAddress } from '@/lib/contact/webmail';
import { fill as fillWords } from '@/lib/fill';
import {
  field,
  fill,
  links,
  send,
  sendButton,
  values,
  filledForm,
} from '@/lib/testing/contact-form';
import { translate } from '@/lib/testing/translate';
import { ContactForm } from './contact-form';

const { composed, fields } = contactForm;
const { sentTitle } = composed;
/** What is said while several fields are empty. */
const emptyFields = fillWords(contactForm.manyProblems, { count: 4 });

const show = () => render(<ContactForm />);

/** Shows a form, fills it in and sends it. */
async function sendNew(changes: Partial<Record<string, string>> = {}): Promise<void> {
  show();
  fill(changes);
  await send();
}

it('has the five fields, in order, with their labels, rules and autocomplete tokens', () => {
  show();
  const form = document.querySelector('form');
  const fields = [...(form?.querySelectorAll<HTMLInputElement>('input, textarea') ?? [])];
  expect(
    fields.map(({ labels, name, type, required, autocomplete }) => [
      labels?.[0]?.textContent,
      name,
      type,
      required,
      autocomplete,
    ]),
  ).toEqual([
    ['Full Name *', 'name', 'text', true, 'name'],
    ['Email Address *', 'email', 'email', true, 'email'],
    ['Phone Number', 'phone', 'tel', false, 'tel'],
    ['Company Name *', 'company', 'text', true, 'organization'],
    ['Tell us about your project *', 'message', 'textarea', true, ''],
  ]);
  expect(field('Tell us about your project *').getAttribute('rows')).toBe('4');
});

it('opens the mail program with the message, says so, empties the fields and records it once', async () => {
  await sendNew();
  expect(links.opened).toEqual([
    mailtoAddress(site.email, 'New Contact Form Submission', contactBody(filledForm)),
  ]);
  expect(screen.getByRole('status').textContent).toBe(
    "Form Submitted!Your email client will open to send the message. We'll get back to you soon!",
  );
  expect(Object.keys(values).map((label) => field(label).value)).toEqual(['', '', '', '', '']);
  expect(window.dataLayer).toEqual([{ event: 'form_submit', form_type: 'contact_form' }]);
  expect(screen.getByRole('alert').textContent).toBe('');
});

it('opens one mail for two presses', async () => {
  show();
  fill();
  const form = sendButton().closest('form')!;
  fireEvent.submit(form);
  fireEvent.submit(form);
  await send();
  expect(links.opened).toHaveLength(1);
});

it.each([
  ['a mail program that cannot be opened', 'Hello', true],
  ['a text without encoding', 'half a pair: \ud83d', false],
])('%s shows the error, keeps the fields and records nothing', async (_, message, blocked) => {
  if (blocked) {
    links.open = () => {
      throw new Error('blocked');
    };
  }
  await sendNew({ 'Tell us about your project *': message });
  expect(screen.getByRole('alert').textContent).toBe(
    'ErrorSomething went wrong. Please try again.',
  );
  expect(screen.getByRole('status').textContent).toBe('');
  expect(field('Full Name *').value).toBe('Asha Rao');
  expect(field('Tell us about your project *').value).toBe(message);
  expect(window.dataLayer).toEqual([]);
  expect(document.querySelector('a[hidden]')).toBeNull();
  // Whose mail program does not open still has the message to copy.
  expect(screen.getByRole('button', { name: composed.copy })).toBeTruthy();
});

describe('problems', () => {
  const problemOf = (label: string) =>
    (field(label).getAttribute('aria-describedby') ?? '')
      .split(' ')
      .map((id) => document.getElementById(id)?.textContent)
      .join(' ')
      .trim();

  it('stand in words at each field, are counted aloud, and the first gets the focus', async () => {
    show();
    await send();
    expect(problemOf('Full Name *')).toBe(fields.name.missing);
    expect(problemOf('Email Address *')).toBe(fields.email.missing);
    expect(problemOf('Phone Number')).toBe(fields.phone.hint);
    expect(problemOf('Company Name *')).toBe(fields.company.missing);
    expect(problemOf('Tell us about your project *')).toBe(fields.message.missing);
    expect(screen.getByText(emptyFields)).toBeTruthy();
    expect(document.activeElement).toBe(field('Full Name *'));
    expect(field('Full Name *').getAttribute('aria-invalid')).toBe('true');
    expect(links.opened).toEqual([]);
    expect(window.dataLayer).toEqual([]);
  });

  it('name a wrong address, and go as soon as it is right', async () => {
    await sendNew({ 'Email Address *': 'asha@' });
    const email = field('Email Address *');
    expect(problemOf('Email Address *')).toBe(fields.email.wrong);
    expect(document.activeElement).toBe(email);
    fireEvent.input(email, { target: { value: 'asha@brand' } });
    expect(problemOf('Email Address *')).toBe('');
    expect(email.getAttribute('aria-invalid')).toBeNull();
  });
});

it('keeps the notice until it is dismissed; the message stays', async () => {
  await sendNew();
  const status = screen.getByRole('status');
  act(() => within(status).getByRole('button', { name: contactForm.dismissNotice }).click());
  expect(status.textContent).toBe('');
  expect(screen.getByRole('region', { name: sentTitle })).toBeTruthy();
});

describe('the composed message', () => {
  const copyButton = () => screen.getByRole('button', { name: composed.copy });
  const clipboard = (writeText: unknown) =>
    Object.defineProperty(navigator, 'clipboard', {
      value: writeText ? { writeText } : undefined,
      configurable: true,
    });

  it('takes the form’s place, with the address, until another is written', async () => {
    await sendNew();
    const region = screen.getByRole('region', { name: sentTitle });
    expect(region.textContent).toContain(site.email);
    expect(region.querySelector('pre')?.textContent).toBe(
      contactBody(filledForm).replaceAll('\r\n', '\n'),
    );
    expect(region.textContent).not.toContain(composed.long);
    for (const [name, program] of [
      [composed.gmail, 'gmail'],
      [composed.outlook, 'outlook'],
    ] as const) {
      expect(screen.getByRole<HTMLAnchorElement>('link', { name }).href).toBe(
        webmailAddress(program, site.email, 'New Contact Form Submission', contactBody(filledForm)),
      );
    }
    expect(document.querySelector('form')?.hidden).toBe(true);
    expect(document.activeElement?.contains(region)).toBe(true);
    act(() => screen.getByRole('button', { name: contactForm.another }).click());
    expect(screen.queryByRole('region', { name: sentTitle })).toBeNull();
    expect(screen.getByRole('status').textContent).toBe('');
    expect(document.querySelector('form')?.hidden).toBe(false);
    expect(document.activeElement).toBe(field('Full Name *'));
  });

  it.each([
    ['refused', jest.fn().mockRejectedValue(new Error('NotAllowedError'))],
    ['missing', undefined],
  ])(
    'is selected instead where the clipboard is %s, and the page says so',
    async (_, writeText) => {
      clipboard(writeText);
      await sendNew();
      await act(async () => copyButton().click());
      expect(screen.getByText(composed.selected)).toBeTruthy();
      expect(getSelection()?.toString()).toBe(contactBody(filledForm).replaceAll('\r\n', '\n'));
    },
  );

  it('says before the mail program opens that it is too long for some, and offers the copy first', async () => {
    let order: (string | null)[] = [];
    links.open = () => {
      order = within(screen.getByRole('region', { name: composed.title }))
        .getAllByRole('button')
        .map(({ textContent }) => textContent);
    };
    await sendNew({ 'Tell us about your project *': 'न'.repeat(200) });
    expect(order[0]).toBe(composed.copy);
    expect(screen.getByText(composed.long, { exact: false })).toBeTruthy();
    expect(window.dataLayer).toHaveLength(1);
  });

  it('is only copied when no address carries it: no mail program, no other page opens', async () => {
    const writeText = jest.fn().mockResolvedValue(undefined);
    clipboard(writeText);
    const text = 'x'.repeat(1_000_000);
    await sendNew({ 'Tell us about your project *': text });
    expect(links.opened).toEqual([]);
    expect(screen.getByRole('alert').textContent).toContain(contactForm.tooLong.title);
    expect(screen.getByRole('status').textContent).toBe('');
    expect(window.dataLayer).toEqual([]);
    expect(field('Tell us about your project *').value).toBe(text);
    const ways = within(screen.getByRole('region', { name: composed.title })).getAllByRole('link');
    expect(ways.map((link) => link.getAttribute('href'))).toEqual([`mailto:${site.email}`]);
    await act(async () => copyButton().click());
    expect(writeText.mock.calls).toEqual([[contactBody({ ...filledForm, message: text })]]);
  });
});

it.each(['Full Name *', 'Company Name *', 'Tell us about your project *'])(
  'takes spaces in “%s” for nothing',
  async (label) => {
    await sendNew({ [label]: '   ' });
    expect(links.opened).toEqual([]);
    expect(document.activeElement).toBe(field(label));
    expect(screen.getByText(contactForm.oneProblem)).toBeTruthy();
    expect(field(label).getAttribute('aria-describedby')).toMatch(/problem/);
  },
);

describe('preferred times', () => {
  const { opening, written: hint, weeks, parts } = contactForm.times;
  const [thisWeek, nextWeek] = weeks;
  const [morning] = parts;
  const message = () => field('Tell us about your project *').value;
  const press = (name: string) => act(() => screen.getByRole('button', { name }).click());

  it('are written into the message, which says so', () => {
    show();
    fill({ 'Tell us about your project *': 'Hello' });
    press(nextWeek?.label ?? '');
    press(morning?.label ?? '');
    expect(message()).toBe(`Hello\n${opening} ${nextWeek?.words}, ${morning?.words}.\n`);
    expect(screen.getByText(`${hint} ${nextWeek?.words}, ${morning?.words}`)).toBeTruthy();
  });

  it('hold one choice of each kind, which a second press takes back', () => {
    show();
    press(thisWeek?.label ?? '');
    press(nextWeek?.label ?? '');
    expect(message()).toBe(`${opening} ${nextWeek?.words}.\n`);
    press(nextWeek?.label ?? '');
    expect(message()).toBe('');
    expect(screen.getByText(contactForm.times.hint)).toBeTruthy();
  });
});

it('bears that a translator changes every text after each step, and says what is new', async () => {
  show();
  translate();
  await send();
  translate();
  expect(screen.getByText(fields.name.missing, { exact: false })).toBeTruthy();
  fill({ 'Email Address *': 'asha@' });
  await send();
  translate();
  expect(screen.getByText(fields.email.wrong, { exact: false })).toBeTruthy();
  expect(screen.getByText(contactForm.oneProblem, { exact: false })).toBeTruthy();
  fill();
  links.open = () => {
    throw new Error('blocked');
  };
  await send();
  expect(screen.getByRole('alert').textContent).toContain('Something went wrong.');
  translate();
  links.open = (href) => void links.opened.push(href);
  await act(async () => sendButton().click());
  translate();
  await waitFor(() => expect(screen.getByRole('status').textContent).toContain('Form Submitted!'));
  translate();
  act(() =>
    screen.getByRole('button', { name: (name) => name.includes(contactForm.another) }).click(),
  );
  expect(sendButton().textContent).toContain('Send Message');
  fill({ 'Tell us about your project *': 'न'.repeat(200) });
  await send();
  expect(screen.getByText(composed.long, { exact: false })).toBeTruthy();
});
