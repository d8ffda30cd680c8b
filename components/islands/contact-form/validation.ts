import { contactForm } from '@/.content';
import type { ContactMessage } from '@/lib/contact/mailto';

const { fields } = contactForm;

/** The element of a field. */
export type Control = HTMLInputElement | HTMLTextAreaElement;

/** A field of the form, by its name. */
export function getControl(form: HTMLFormElement, name = ''): Control | undefined {
  const control = form.elements.namedItem(name);
  return control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement
    ? control
    : undefined;
}

/**
 * What is wrong with a field, by the browser's own rules, in words that say what to do. Spaces
 * alone are nothing (HTML has no such rule for a textarea).
 */
export function validateField(control: Control): string | undefined {
  const { name, required, validity, validationMessage, value } = control;
  const isEmpty = required && value.trim() === '';
  if (validity.valid && !isEmpty) return undefined;
  const field = fields.find((candidate) => candidate.name === name);
  return (isEmpty ? field?.requiredMessage : field?.invalidMessage) ?? validationMessage;
}

/** The fields with a problem, in the order of the form. */
export function validateForm(form: HTMLFormElement): Map<string, string> {
  const problems = new Map<string, string>();
  for (const { name } of fields) {
    const control = getControl(form, name);
    const problem = control && validateField(control);
    if (problem) problems.set(name, problem);
  }
  return problems;
}

/** What the visitor wrote. */
export const readValues = (form: HTMLFormElement): ContactMessage =>
  Object.fromEntries(fields.map(({ name }) => [name, getControl(form, name)?.value ?? '']));
