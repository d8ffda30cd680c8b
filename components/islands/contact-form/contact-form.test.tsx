import { contactForm, site } from '@/.content';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { contactBody, mailtoUrl } from '@/lib/contact/mailto';
import { webmailUrl } from '@/lib/contact/webmail';
import { fillTemplate as fillWords } from '@/lib/base/fill';
import {
  getField,
  fillForm,
  openedLinks,
  pressSend,
  sendButton,
  filledValues,
} from '@/lib/testing/contact-form';
import { filledForm } from '@/lib/testing/filled-form';
import { translate } from '@/lib/testing/translate';
import { ContactForm } from './contact-form';

const { composed } = contactForm;
const [name, email, company, text] = ['name', 'email', 'company', 'message'].map((fieldName) =>
  contactForm.fields.find((candidate) => candidate.name === fieldName),
);
const project = 'Tell us about your project *';
const subject = 'New Contact Form Submission';

const renderForm = () => render(<ContactForm />);

/** Shows a form, fills it in and sends it. */
async function sendNew(changes: Partial<Record<string, string>> = {}): Promise<void> {
  renderForm();
  fillForm(changes);
  await pressSend();
}

it('has the five specified fields, in order, with their labels, rules and autocomplete tokens', () => {
  renderForm();
  const form = document.querySelector('form');
  const fields = [...(form?.querySelectorAll<HTMLInputElement>('input, textarea') ?? [])];
  const specified = [
    ['Full Name *', 'name', 'text', true, 'name'],
    ['Email Address *', 'email', 'email', true, 'email'],
    ['Phone Number', 'phone', 'tel', false, 'tel'],
    ['Company Name *', 'company', 'text', true, 'organization'],
    ['Tell us about your project *', 'message', 'textarea', true, ''],
  ];
  expect(
    fields
      .filter(({ name }) => specified.some((row) => row[1] === name))
      .map(({ labels, name, type, required, autocomplete }) => [
        labels?.[0]?.textContent,
        ...[name, type, required, autocomplete],
      ]),
  ).toEqual(specified);
  expect(getField(project)).toHaveProperty('rows', 4);
});

it('opens the mail program with the message, says so, empties the fields and records it once', async () => {
  await sendNew();
  expect(openedLinks.hrefs).toEqual([mailtoUrl(site.email, subject, contactBody(filledForm))]);
  expect(screen.getByRole('status').textContent).toBe(
    "Form Submitted!Your email client will open to send the message. We'll get back to you soon!",
  );
  for (const label of Object.keys(filledValues)) expect(getField(label).value).toBe('');
  expect(window.dataLayer).toEqual([{ event: 'form_submit', form_type: 'contact_form' }]);
  expect(screen.getByRole('alert').textContent).toBe('');
});

it('says “Submitting...” on a disabled button, painted before the mail program opens', async () => {
  jest.useFakeTimers();
  renderForm();
  fillForm();
  await act(async () => sendButton().click());
  expect(sendButton()).toMatchObject({ textContent: 'Submitting...', disabled: true });
  expect(openedLinks.hrefs).toEqual([]);
  await act(() => jest.runAllTimersAsync());
  expect(openedLinks.hrefs).toHaveLength(1);
  expect(sendButton()).toMatchObject({ textContent: 'Send Message', disabled: false });
  jest.useRealTimers();
});

it('opens one mail for two presses', async () => {
  renderForm();
  fillForm();
  fireEvent.submit(document.forms[0]!);
  fireEvent.submit(document.forms[0]!);
  await pressSend();
  expect(openedLinks.hrefs).toHaveLength(1);
});

it.each([
  ['a mail program that cannot be opened', 'Hello', true],
  ['a text without encoding', 'half a pair: \ud83d', false],
])('%s shows the error, keeps the fields and records nothing', async (_, message, isBlocked) => {
  if (isBlocked) {
    openedLinks.open = () => {
      throw new Error('blocked');
    };
  }
  await sendNew({ [project]: message });
  expect(screen.getByRole('alert').textContent).toBe(
    'ErrorSomething went wrong. Please try again.',
  );
  expect(screen.getByRole('status').textContent).toBe('');
  expect(getField('Full Name *').value).toBe('Asha Rao');
  expect(getField(project).value).toBe(message);
  expect(window.dataLayer).toEqual([]);
  expect(document.querySelector('a[hidden]')).toBeNull();
  // Whose mail program does not open still has the message to copy.
  expect(screen.getByRole('button', { name: composed.copy })).toBeTruthy();
});

describe('problems', () => {
  const problemOf = (label: string) =>
    (getField(label).getAttribute('aria-describedby') ?? '')
      .split(' ')
      .map((id) => document.getElementById(id)?.textContent)
      .join(' ')
      .trim();

  it('stand in words at each field, are counted aloud, and the first gets the focus', async () => {
    renderForm();
    await pressSend();
    expect(Object.keys(filledValues).map(problemOf)).toEqual(
      contactForm.fields.map(({ requiredMessage, hint }) =>
        [requiredMessage, hint].filter(Boolean).join(' '),
      ),
    );
    const required = contactForm.fields.filter(
      ({ requiredMessage }) => requiredMessage !== undefined,
    );
    expect(
      screen.getByText(fillWords(contactForm.manyProblems, { count: required.length })),
    ).toBeTruthy();
    expect(document.activeElement).toBe(getField('Full Name *'));
    expect(openedLinks.hrefs).toEqual([]);
    expect(window.dataLayer).toEqual([]);
  });

  it.each([
    ['Full Name *', '   ', name?.requiredMessage],
    ['Email Address *', 'asha@', email?.invalidMessage],
    ['Company Name *', '   ', company?.requiredMessage],
    [project, '   ', text?.requiredMessage],
  ])('of “%s” are told of %j, until it is right', async (label, input, problem) => {
    await sendNew({ [label]: input });
    const control = getField(label);
    expect(problemOf(label)).toContain(problem);
    expect(control.getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByText(contactForm.oneProblem)).toBeTruthy();
    expect(document.activeElement).toBe(control);
    expect(openedLinks.hrefs).toEqual([]);
    fireEvent.input(control, { target: { value: 'asha@brand' } });
    expect(problemOf(label)).not.toContain(problem);
    expect(control.getAttribute('aria-invalid')).toBeNull();
  });
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
    const status = screen.getByRole('status');
    act(() => within(status).getByRole('button', { name: contactForm.dismissNotice }).click());
    expect(status.textContent).toBe('');
    const region = screen.getByRole('region', { name: composed.sentTitle });
    expect(region.textContent).toContain(site.email);
    expect(region.querySelector('pre')?.textContent).toBe(
      contactBody(filledForm).replaceAll('\r\n', '\n'),
    );
    expect(region.textContent).not.toContain(composed.long);
    for (const program of ['gmail', 'outlook'] as const) {
      const link = screen.getByRole<HTMLAnchorElement>('link', { name: composed[program] });
      expect(link.href).toBe(webmailUrl(program, site.email, subject, contactBody(filledForm)));
    }
    const form = document.querySelector('form');
    expect(form?.hidden).toBe(true);
    expect(document.activeElement?.contains(region)).toBe(true);
    act(() => screen.getByRole('button', { name: contactForm.another }).click());
    expect(region.isConnected).toBe(false);
    expect(form?.hidden).toBe(false);
    expect(document.activeElement).toBe(getField('Full Name *'));
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
    openedLinks.open = () => {
      order = within(screen.getByRole('region', { name: composed.title }))
        .getAllByRole('button')
        .map(({ textContent }) => textContent);
    };
    await sendNew({ [project]: 'न'.repeat(200) });
    expect(order[0]).toBe(composed.copy);
    expect(screen.getByText(composed.long, { exact: false })).toBeTruthy();
    expect(window.dataLayer).toHaveLength(1);
  });
});

it('bears that a translator changes every text after each step, and says what is new', async () => {
  renderForm();
  const expectText = (words = '') => {
    expect(screen.getByText(words, { exact: false })).toBeTruthy();
    translate();
  };
  const button = (label: string) =>
    screen.getByRole('button', { name: (name) => name.includes(label) });
  translate();
  await pressSend();
  expectText(name?.requiredMessage);
  fillForm({ 'Email Address *': 'asha@' });
  await pressSend();
  expectText(email?.invalidMessage);
  fillForm();
  const { open } = openedLinks;
  openedLinks.open = () => {
    throw new Error('blocked');
  };
  await pressSend();
  expectText('Something went wrong.');
  openedLinks.open = open;
  await pressSend();
  expectText('Form Submitted!');
  act(() => button(contactForm.another).click());
  expect(sendButton().textContent).toContain('Send Message');
  fillForm({ [project]: 'न'.repeat(200) });
  await pressSend();
  expectText(composed.long);
});
