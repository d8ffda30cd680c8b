'use client';

import { contactForm as words, site } from '@/.content';
import { Button } from '@headlessui/react';
import { useEffect, useId, useRef, useState, type FormEvent, type InputEvent } from 'react';
import { flushSync } from 'react-dom';
import { trackEvent } from '@/lib/browser/track-event';
import { contactBody, type ContactMessage } from '@/lib/contact/mailto';
import { HONEYPOT_FIELD } from '@/lib/contact/post';
import { fillTemplate } from '@/lib/base/fill';
import { buttonStyles } from '../../ui/button-styles';
import { Notice } from '../../ui/notice';
import { getControl, readValues, validateForm, validateField, type Control } from './validation';
import { MessageCopy } from './message-copy';
import { FieldRow } from './field-row';
import {
  isDelivered,
  sendByMail,
  sendByPost,
  waitFor,
  waitForPaint,
  type Attempt,
  type MailMessage,
  type UnpostedMessage,
} from './sending';

/*
 * Where the form is posted to stands in NEXT_PUBLIC_CONTACT_ENDPOINT, if the build names a service;
 * otherwise mail programs send it. Written out at each place, so that the bundler drops what has no use.
 */

/** What the browser itself does with the form, without this code. */
const plainForm = process.env.NEXT_PUBLIC_CONTACT_ENDPOINT
  ? { action: process.env.NEXT_PUBLIC_CONTACT_ENDPOINT }
  : {
      action: `mailto:${site.email}?subject=${words.subject.replaceAll(' ', '%20')}`,
      encType: 'text/plain',
    };

/** How long 'Submitting...' shows at least, so that it can be read, in milliseconds. */
const MIN_SUBMITTING_MS = 500;

/** What the form is doing; a message that stands below it while it submits is one to copy. */
type Step =
  | { readonly name: 'writing' }
  | { readonly name: 'submitting'; readonly mail?: MailMessage }
  | ({ readonly name: 'ended' } & Attempt);

/**
 * The contact form. It opens the visitor's mail program with the message filled in, and shows the
 * message in the form's place, for those who have none; with an endpoint it posts the message, and
 * offers the mail program only where that fails. Its fields keep their own values, as the plain
 * form's do, so that nothing typed before this code arrived is touched. Without this code it is a
 * form that the browser itself hands on.
 *
 * Whatever changes is an element of its own, or the only text of one: translators put other nodes in the
 * place of texts, which React then cannot find (facebook/react#11538).
 */
export function ContactForm() {
  const prefix = useId();
  const unposted = useRef<UnpostedMessage>(undefined);
  const form = useRef<HTMLFormElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const outcomePanel = useRef<HTMLDivElement>(null);
  const [problems, setProblems] = useState<ReadonlyMap<string, string>>(new Map());
  const [step, setStep] = useState<Step>({ name: 'writing' });
  const [isNoticeOpen, setNoticeOpen] = useState(false);
  const isSubmitting = step.name === 'submitting';
  const outcome = step.name === 'ended' ? step.outcome : undefined;
  const mail = step.name === 'writing' ? undefined : step.mail;
  const isDone = outcome !== undefined && isDelivered(outcome);

  useEffect(() => {
    // From here on the problems are put into words beside the fields.
    if (form.current) form.current.noValidate = true;
  }, []);

  useEffect(() => {
    if (step.name !== 'ended') return;
    const wasSent = isDelivered(step.outcome);
    // A disabled button loses the focus, and the form goes; whoever works by keyboard goes on here.
    const { activeElement } = document;
    if (activeElement === document.body || form.current?.contains(activeElement)) {
      (wasSent ? outcomePanel : button).current?.focus({ preventScroll: true });
    }
    // After a failure there must be room below for the ways on.
    const notice = outcomePanel.current?.querySelector(':not(:empty)');
    notice?.scrollIntoView({ block: wasSent ? 'nearest' : 'center' });
  }, [step]);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isSubmitting) return;
    const target = event.currentTarget;
    const newProblems = validateForm(target);
    setProblems(newProblems);
    const [first] = newProblems.keys();
    if (first) {
      getControl(target, first)?.focus();
      return;
    }
    setNoticeOpen(false);
    setStep({ name: 'submitting', mail });
    const minimum = Promise.all([waitForPaint(), waitFor(MIN_SUBMITTING_MS)]);
    await waitForPaint();
    const message = readValues(target);
    // Whatever could not be composed, the text can be copied.
    const attempt = await send(target, message).catch((): Attempt => ({
      outcome: 'mailFailed',
      mail: { body: contactBody(message) },
    }));
    if (isDelivered(attempt.outcome)) {
      trackEvent({ event: 'form_submit', form_type: 'contact_form' });
      target.reset();
    }
    await minimum;
    setStep({ name: 'ended', ...attempt });
    setNoticeOpen(true);
  }

  function send(target: HTMLFormElement, message: ContactMessage): Promise<Attempt> {
    return process.env.NEXT_PUBLIC_CONTACT_ENDPOINT
      ? sendByPost(process.env.NEXT_PUBLIC_CONTACT_ENDPOINT, target, message, unposted)
      : sendByMail(message, (mail) => setStep({ name: 'submitting', mail }));
  }

  /** Takes a problem away as soon as it is solved, and never puts one up while somebody types. */
  function clearSolvedProblem({ currentTarget }: InputEvent<Control>) {
    if (!problems.has(currentTarget.name) || validateField(currentTarget)) return;
    setProblems(new Map([...problems].filter(([name]) => name !== currentTarget.name)));
  }

  function dismissNotice() {
    setNoticeOpen(false);
    (isDone ? outcomePanel : button).current?.focus();
  }

  function writeAnother() {
    flushSync(() => setStep({ name: 'writing' }));
    if (form.current) getControl(form.current, words.fields[0]?.name)?.focus();
  }

  const notice = isNoticeOpen && outcome && (
    <Notice
      key={outcome}
      tone={isDone ? 'success' : 'destructive'}
      {...words[outcome]}
      dismiss={words.dismissNotice}
      onDismiss={dismissNotice}
    />
  );

  return (
    <>
      <form
        ref={form}
        id={`${prefix}-form`}
        method="post"
        {...plainForm}
        onSubmit={submit}
        hidden={isDone}
      >
        <h2 className="mb-4 text-h3">{words.title}</h2>
        <p
          className={problems.size > 0 ? 'mb-3 font-semibold text-coral-700' : 'sr-only'}
          aria-live="assertive"
        >
          <span key={problems.size}>
            {problems.size === 1 && words.oneProblem}
            {problems.size > 1 && fillTemplate(words.manyProblems, { count: problems.size })}
          </span>
        </p>
        <div className="grid grid-cols-1 gap-x-5 gap-y-4 sm:grid-cols-2">
          {words.fields.map((field) => (
            <FieldRow
              key={field.name}
              id={`${prefix}-${field.name}`}
              field={field}
              problem={problems.get(field.name)}
              onInput={clearSolvedProblem}
            />
          ))}
        </div>
        {process.env.NEXT_PUBLIC_CONTACT_ENDPOINT && (
          <div hidden>
            <input name={HONEYPOT_FIELD} tabIndex={-1} autoComplete="off" aria-hidden="true" />
          </div>
        )}
        <p className="mt-4 text-small">
          {process.env.NEXT_PUBLIC_CONTACT_ENDPOINT ? words.sendingNotePosted : words.sendingNote}{' '}
          {!process.env.NEXT_PUBLIC_CONTACT_ENDPOINT && (
            <span className="noscript:hidden">{words.alternatives}</span>
          )}
        </p>
        <Button
          ref={button}
          type="submit"
          disabled={isSubmitting}
          className={`my-3 mr-6 min-w-44 cursor-pointer max-sm:w-full disabled:cursor-not-allowed disabled:opacity-60 ${buttonStyles[mail && !isSubmitting ? 'outline' : 'accent']}`}
        >
          {isSubmitting ? words.submitting : words.submit}
        </Button>
        <a href="/privacy" className="text-small text-coral-600 underline">
          {words.privacyLink}
        </a>
      </form>
      <div ref={outcomePanel} tabIndex={-1} className={`outline-none ${isDone ? '-mt-6' : ''}`}>
        <div role="status">{isDone && notice}</div>
        <div role="alert">{!isDone && notice}</div>
        {mail && <MessageCopy {...mail} form={`${prefix}-form`} outcome={outcome} />}
        {isDone && (
          <button
            type="button"
            onClick={writeAnother}
            className={`mt-6 cursor-pointer ${buttonStyles.outline}`}
          >
            {words.another}
          </button>
        )}
      </div>
    </>
  );
}
