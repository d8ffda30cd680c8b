import { contactForm } from '@/.content';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { filledForm } from './filled-form';

/** What a visitor writes, by the labels of the fields. */
export const filledValues = Object.fromEntries(
  contactForm.fields.map(({ name, label }) => [label, filledForm[name] ?? '']),
);

/** Where links lead that the page clicks; the jsdom page itself stays. A test may let them fail. */
export const openedLinks = {
  hrefs: [] as string[],
  open: (href: string) => void openedLinks.hrefs.push(href),
};

const { open } = openedLinks;

beforeEach(() => {
  Object.assign(openedLinks, { hrefs: [], open });
  Element.prototype.scrollIntoView = jest.fn();
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    openedLinks.open(this.href);
  });
  window.dataLayer = [];
});

afterEach(() => jest.restoreAllMocks());

/** A field by its label, translated or not. */
export const getField = (label: string) =>
  screen.getByLabelText<HTMLInputElement>((text) => text.replace(/[‹›]/g, '') === label);

/** Fills in the form. */
export function fillForm(changes: Partial<Record<string, string>> = {}): void {
  for (const [label, value] of Object.entries({ ...filledValues, ...changes })) {
    fireEvent.input(getField(label), { target: { value } });
  }
}

/** The form's own button, whatever it says. */
export const sendButton = () =>
  screen.getByRole('button', { name: /^‹*(Send Message|Submitting\.\.\.)›*$/, hidden: true });

/** Presses a button that sends the form, and waits until that has come to an end. */
export async function pressSend(button = sendButton()): Promise<void> {
  await act(async () => button.click());
  await waitFor(() => expect(sendButton()).toHaveProperty('disabled', false), { timeout: 10_000 });
}
