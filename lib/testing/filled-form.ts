import { contactForm } from '@/.content';

const typed: Readonly<Record<string, string>> = {
  person: 'Asha Rao',
  email: 'asha@brand.example',
  phone: '+91 20 1234',
  company: 'Brand & Co',
  message: 'Which promotion should we stop?',
};

/** What a visitor writes into the contact form, by the names of its fields. */
export const filledForm = Object.fromEntries(
  contactForm.fields.map(({ name, kind }) => [name, typed[kind] ?? name]),
);
