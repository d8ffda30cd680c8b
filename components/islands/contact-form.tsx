'use client';

import { Button } from '@headlessui/react';
import { useEffect, useId, useRef, useState, type FormEvent, type InputEvent } from 'react';
import { site } from '@/words';
import { contactMessage } from '@/content/contact-message';
import type { Ui } from '@/content/schema';
import { record } from '@/lib/browser/record';
import { contactBody, mailtoAddress, mayBeCut } from '@/lib/contact/mailto';
import { looksAutomatic, postForm, TRAP_FIELD } from '@/lib/contact/post';
import { fill } from '@/lib/fill';
import { buttonLooks } from '../ui/button-looks';
import { Notice } from '../ui/notice';
import { ComposedMessage, type Composed } from './contact-form/composed-message';
import {
  FieldRow,
  fields,
  type Control,
  type FieldName,
  type FieldWords,
} from './contact-form/field-row';

export type ContactFormProps = { readonly words: Ui['contact-form'] };

/** Where the form is posted to, if the build names a service; otherwise mail programs send it. */
const endpoint = process.env.NEXT_PUBLIC_CONTACT_ENDPOINT || undefined;

/** What the browser itself does with the form, without this code. */
const plainForm = endpoint
  ? { action: endpoint }
  : {
      action: `mailto:${site.email}?subject=${contactMessage.subject.replaceAll(' ', '%20')}`,
      encType: 'text/plain',
    };

/** How long 'Submitting...' shows at least, so that it can be read, in milliseconds. */
const SHOWN = 500;

/** How the last attempt ended. */
type Outcome = 'posted' | 'mailed' | 'failed';

/**
 * The contact form. It opens the visitor's mail program with the message filled in, and keeps a
 * copy on the page for those who have none; with an endpoint it posts the message, and goes by
 * the mail program only where that fails. Its fields keep their own values, as the plain form's
 * do, so that nothing typed before this code arrived is touched. Without this code it is a form
 * that the browser itself hands on.
 */
export function ContactForm({ words }: ContactFormProps) {
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [problems, setProblems] = useState<ReadonlyMap<string, string>>(new Map());
  const [submitting, setSubmitting] = useState(false);
  const [outcome, setOutcome] = useState<Outcome>();
  const [composed, setComposed] = useState<Composed>();

  useEffect(() => {
    // From here on the problems are put into words beside the fields.
    if (form.current) form.current.noValidate = true;
  }, []);

  useEffect(() => {
    // A disabled button loses the focus; whoever works by keyboard goes on from where they were.
    if (!submitting && outcome && document.activeElement === document.body) {
      button.current?.focus({ preventScroll: true });
    }
  }, [submitting, outcome]);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (submitting) return;
    const target = event.currentTarget;
    const found = problemsIn(target, words.fields);
    setProblems(found);
    const [first] = found.keys();
    if (first) {
      controlOf(target, first)?.focus();
      return;
    }
    setOutcome(undefined);
    setSubmitting(true);
    const shown = Promise.all([painted(), elapsed(SHOWN)]);
    await painted();
    try {
      const posted = endpoint !== undefined && (await wasPosted(endpoint, target));
      if (posted) setComposed(undefined);
      else await handToMailProgram(target);
      record({ event: 'form_submit', form_type: 'contact_form' });
      // What was to be posted and was not stays in the fields too.
      if (posted || !endpoint) target.reset();
      setOutcome(posted ? 'posted' : 'mailed');
    } catch {
      setOutcome('failed');
    }
    await shown;
    setSubmitting(false);
  }

  async function handToMailProgram(target: HTMLFormElement) {
    const body = contactBody(messageIn(target));
    const address = mailtoAddress(site.email, contactMessage.subject, body);
    setComposed({ body, address, long: mayBeCut(address), notPosted: endpoint !== undefined });
    await painted();
    openMailProgram(address);
  }

  /** Takes a problem away as soon as it is solved, and never puts one up while somebody types. */
  function recheck({ currentTarget }: InputEvent<Control>) {
    if (!problems.has(currentTarget.name) || problemWith(currentTarget, words.fields)) return;
    setProblems(new Map([...problems].filter(([name]) => name !== currentTarget.name)));
  }

  return (
    <div className="mt-6">
      <form ref={form} method="post" {...plainForm} onSubmit={submit}>
        <div className="grid gap-x-5 gap-y-5 sm:grid-cols-2">
          {fields.map((field) => (
            <FieldRow
              key={field.name}
              id={`${id}-${field.name}`}
              field={field}
              words={words.fields[field.name]}
              problem={problems.get(field.name)}
              onInput={recheck}
            />
          ))}
        </div>
        {endpoint && (
          <div hidden>
            <input name={TRAP_FIELD} tabIndex={-1} autoComplete="off" aria-hidden="true" />
          </div>
        )}
        <p className="sr-only" aria-live="assertive">
          {problems.size === 1 && words.oneProblem}
          {problems.size > 1 && fill(words.manyProblems, { count: problems.size })}
        </p>
        {/* Above the button, where the visitor is looking; what stands below it may be out of sight. */}
        <div role="status">
          {(outcome === 'posted' || outcome === 'mailed') && (
            <Notice
              look="success"
              {...(outcome === 'posted' ? words.posted : words.sent)}
              dismiss={words.dismissNotice}
              onDismiss={dismiss}
            />
          )}
        </div>
        <div role="alert">
          {outcome === 'failed' && (
            <Notice
              look="destructive"
              {...words.failed}
              dismiss={words.dismissNotice}
              onDismiss={dismiss}
            />
          )}
        </div>
        {composed && (
          <ComposedMessage
            {...composed}
            words={words.composed}
            onDismiss={() => {
              setComposed(undefined);
              button.current?.focus();
            }}
          />
        )}
        <div className="mt-6 flex flex-wrap items-center gap-x-5 gap-y-3">
          <Button
            ref={button}
            type="submit"
            disabled={submitting}
            className={`min-w-44 cursor-pointer disabled:cursor-not-allowed disabled:opacity-60 ${buttonLooks.accent}`}
          >
            {submitting ? words.submitting : words.submit}
          </Button>
          <p className="max-w-text text-small text-muted">
            {endpoint ? words.noticePosted : words.notice}{' '}
            <a href="/privacy" className="text-coral-600 underline">
              {words.privacyLink}
            </a>
          </p>
        </div>
      </form>
    </div>
  );

  function dismiss() {
    setOutcome(undefined);
    button.current?.focus();
  }
}

function controlOf(form: HTMLFormElement, name: string): Control | undefined {
  const control = form.elements.namedItem(name);
  return control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement
    ? control
    : undefined;
}

/** What is wrong with a field, by the browser's own rules, in words that say what to do. */
function problemWith(
  { name, validity, validationMessage }: Control,
  words: Ui['contact-form']['fields'],
): string | undefined {
  if (validity.valid) return undefined;
  if (validity.typeMismatch) return words.email.wrong;
  const field = fields.find((each) => each.name === name);
  const own: FieldWords | undefined = field && words[field.name];
  return own?.missing ?? validationMessage;
}

/** The fields with a problem, in the order of the form. */
function problemsIn(
  form: HTMLFormElement,
  words: Ui['contact-form']['fields'],
): Map<string, string> {
  const found = new Map<string, string>();
  for (const { name } of fields) {
    const control = controlOf(form, name);
    const problem = control && problemWith(control, words);
    if (problem) found.set(name, problem);
  }
  return found;
}

function messageIn(form: HTMLFormElement) {
  const valueOf = (name: FieldName) => controlOf(form, name)?.value ?? '';
  return {
    name: valueOf('name'),
    email: valueOf('email'),
    phone: valueOf('phone'),
    company: valueOf('company'),
    message: valueOf('message'),
  };
}

/** Whether a form service has taken the message. */
async function wasPosted(address: string, form: HTMLFormElement): Promise<boolean> {
  const data = new FormData(form);
  if (looksAutomatic(data, performance.now())) return false;
  try {
    await postForm(address, data);
    return true;
  } catch {
    return false;
  }
}

/** Settles once what was rendered before is on the screen; soon, where nothing is painted. */
function painted(): Promise<unknown> {
  const frame = new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
  return Promise.race([frame, elapsed(300)]);
}

function elapsed(milliseconds: number): Promise<unknown> {
  return new Promise((done) => setTimeout(done, milliseconds));
}

/** Follows a link to the mail program, as a click would, which every browser lets a page do. */
function openMailProgram(address: string): void {
  const link = document.createElement('a');
  link.href = address;
  link.hidden = true;
  document.body.append(link);
  try {
    link.click();
  } finally {
    link.remove();
  }
}
