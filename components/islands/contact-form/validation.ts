import { contactForm } from '@/words';
import type { ContactMessage } from '@/lib/contact/mailto';
import { fields, type Control, type FieldName, type FieldWords } from './field-row';

/** A field of the form. */
export function controlOf(form: HTMLFormElement, name: FieldName): Control | undefined {
  const control = form.elements.namedItem(name);
  return control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement
    ? control
    : undefined;
}

/**
 * What is wrong with a field, by the browser's own rules, in words that say what to do. Spaces
 * alone are nothing (HTML has no such rule for a textarea).
 */
export function problemWith(control: Control): string | undefined {
  const { name, required, validity, validationMessage, value } = control;
  if (validity.valid && !(required && value.trim() === '')) return undefined;
  if (validity.typeMismatch) return contactForm.fields.email.wrong;
  const field = fields.find((candidate) => candidate.name === name);
  const words: FieldWords | undefined = field && contactForm.fields[field.name];
  return words?.missing ?? validationMessage;
}

/** The fields with a problem, in the order of the form. */
export function problemsIn(form: HTMLFormElement): Map<FieldName, string> {
  const problems = new Map<FieldName, string>();
  for (const { name } of fields) {
    const control = controlOf(form, name);
    const problem = control && problemWith(control);
    if (problem) problems.set(name, problem);
  }
  return problems;
}

/** What the visitor wrote. */
export function messageIn(form: HTMLFormElement): ContactMessage {
  const valueOf = (name: FieldName) => controlOf(form, name)?.value ?? '';
  return {
    name: valueOf('name'),
    email: valueOf('email'),
    phone: valueOf('phone'),
    company: valueOf('company'),
    message: valueOf('message'),
  };
}

/** Gives the message another text, made from the one it has. */
export function rewriteMessage(form: HTMLFormElement, rewrite: (message: string) => string): void {
  const message = controlOf(form, 'message');
  if (!message) return;
  message.value = rewrite(message.value);
  message.dispatchEvent(new Event('input', { bubbles: true }));
}
