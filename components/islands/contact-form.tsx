'use client';

import { Button, Input, Textarea } from '@headlessui/react';
import {
  useEffect,
  useId,
  useRef,
  useState,
  type ComponentProps,
  type FormEvent,
  type InputEvent,
} from 'react';
import { company } from '@/content/company';
import { formSubmit } from '@/lib/analytics/events';
import { record } from '@/lib/browser/record';
import { enquirySentence } from '@/lib/enquiry';
import { CONTACT_SUBJECT, contactBody, mailtoAddress, mayBeCut } from '@/lib/mailto';
import { hrefTo } from '@/lib/urls';
import { buttonLooks } from '../ui/button-looks';
import { Icon } from '../ui/icon';
import { Notice } from '../ui/notice';
import { ComposedMessage, type Composed } from './composed-message';
import { withBoundary } from './island-boundary';

export type ContactFormProps = {
  /** What is sent and how, in a sentence; the link to the privacy policy follows it. */
  readonly notice: string;
};

type FieldName = 'name' | 'email' | 'phone' | 'company' | 'message';
type Control = HTMLInputElement | HTMLTextAreaElement;

type Field = {
  readonly name: FieldName;
  readonly label: string;
  readonly hint?: string;
  /** What to do, when a required field is empty. */
  readonly missing?: string;
  readonly input: Pick<ComponentProps<'input'>, 'type' | 'autoComplete' | 'inputMode'>;
};

const fields: readonly Field[] = [
  {
    name: 'name',
    label: 'Full Name *',
    missing: 'Enter your full name.',
    input: { type: 'text', autoComplete: 'name' },
  },
  {
    name: 'email',
    label: 'Email Address *',
    missing: 'Enter your email address.',
    input: { type: 'email', autoComplete: 'email', inputMode: 'email' },
  },
  {
    name: 'phone',
    label: 'Phone Number',
    hint: 'Optional.',
    input: { type: 'tel', autoComplete: 'tel', inputMode: 'tel' },
  },
  {
    name: 'company',
    label: 'Company Name *',
    missing: 'Enter your company’s name.',
    input: { type: 'text', autoComplete: 'organization' },
  },
  {
    name: 'message',
    label: 'Tell us about your project *',
    missing: 'Tell us about your project in a sentence or two.',
    input: { autoComplete: 'off' },
  },
];

const WRONG_EMAIL = 'Enter the email address in full, such as name@company.com.';

/** What the browser itself does with the form: the same recipient and subject, no script. */
const PLAIN_ACTION = `mailto:${company.email}?subject=${CONTACT_SUBJECT.replaceAll(' ', '%20')}`;

/** How long 'Submitting...' shows at least, so that it can be read, in milliseconds. */
const SHOWN = 500;

/**
 * The contact form. It opens the visitor's mail program with the message filled in, and keeps a
 * copy on the page for those who have none. Its fields keep their own values, as the plain form's
 * do, so that nothing typed before this code arrived is touched. Without this code it is a form
 * that the browser itself hands to the mail program.
 */
function ContactFormFields({ notice }: ContactFormProps) {
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [problems, setProblems] = useState<ReadonlyMap<string, string>>(new Map());
  const [submitting, setSubmitting] = useState(false);
  const [outcome, setOutcome] = useState<'sent' | 'failed'>();
  const [composed, setComposed] = useState<Composed>();

  useEffect(() => {
    if (!form.current) return;
    // From here on the problems are put into words beside the fields.
    form.current.noValidate = true;
    const message = controlOf(form.current, 'message');
    const sentence = enquirySentence(location.search);
    if (sentence && message && message.value === '') message.value = sentence;
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
    const found = problemsIn(target);
    setProblems(found);
    const [first] = found.keys();
    if (first) {
      controlOf(target, first)?.focus();
      return;
    }
    const written = messageIn(target);
    setOutcome(undefined);
    setSubmitting(true);
    const shown = Promise.all([painted(), elapsed(SHOWN)]);
    await painted();
    try {
      const body = contactBody(written);
      const address = mailtoAddress(company.email, CONTACT_SUBJECT, body);
      setComposed({ body, address, long: mayBeCut(address) });
      await painted();
      openMailProgram(address);
      record(formSubmit());
      target.reset();
      setOutcome('sent');
    } catch {
      setOutcome('failed');
    }
    await shown;
    setSubmitting(false);
  }

  /** Takes a problem away as soon as it is solved, and never puts one up while somebody types. */
  function recheck({ currentTarget }: InputEvent<Control>) {
    if (!problems.has(currentTarget.name) || problemWith(currentTarget)) return;
    setProblems(new Map([...problems].filter(([name]) => name !== currentTarget.name)));
  }

  return (
    <div className="mt-6">
      <form ref={form} action={PLAIN_ACTION} method="post" encType="text/plain" onSubmit={submit}>
        <div className="grid gap-x-5 gap-y-5 sm:grid-cols-2">
          {fields.map((field) => (
            <FieldRow
              key={field.name}
              id={`${id}-${field.name}`}
              field={field}
              problem={problems.get(field.name)}
              onInput={recheck}
            />
          ))}
        </div>
        <p className="sr-only" aria-live="assertive">
          {problems.size === 1 && 'One field needs your attention.'}
          {problems.size > 1 && `${problems.size} fields need your attention.`}
        </p>
        {/* Above the button, where the visitor is looking; what stands below it may be out of sight. */}
        <div role="status">
          {outcome === 'sent' && (
            <Notice look="success" title="Form Submitted!" onDismiss={dismiss}>
              Your email client will open to send the message. We&apos;ll get back to you soon!
            </Notice>
          )}
        </div>
        <div role="alert">
          {outcome === 'failed' && (
            <Notice look="destructive" title="Error" onDismiss={dismiss}>
              Something went wrong. Please try again.
            </Notice>
          )}
        </div>
        {composed && (
          <ComposedMessage
            {...composed}
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
            className={`min-w-44 cursor-pointer ${buttonLooks.accent}`}
          >
            {submitting ? 'Submitting...' : 'Send Message'}
          </Button>
          <p className="max-w-text text-small text-muted">
            {notice}{' '}
            <a href={hrefTo({ route: 'privacy' })} className="text-coral-600 underline">
              Privacy policy
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

/** The contact form, with an error screen in its place should it fail. */
export const ContactForm = withBoundary(ContactFormFields);

/** One label with its field, its hint and its problem, in that order from above. */
function FieldRow({
  id,
  field: { name, label, hint, missing, input },
  problem,
  onInput,
}: {
  readonly id: string;
  readonly field: Field;
  readonly problem: string | undefined;
  readonly onInput: (event: InputEvent<Control>) => void;
}) {
  const hintId = hint ? `${id}-hint` : undefined;
  const problemId = problem ? `${id}-problem` : undefined;
  const shared = {
    id,
    name,
    onInput,
    required: missing !== undefined,
    invalid: problem !== undefined,
    describedBy: [problemId, hintId].filter(Boolean).join(' ') || undefined,
    'data-uncontrolled': '',
    className:
      'mt-1.5 block w-full rounded-control border border-edge bg-white px-4 py-2.5 text-base text-ink-900 hover:border-ink-900 data-invalid:border-coral-600 data-invalid:inset-ring data-invalid:inset-ring-coral-600',
    ...input,
  };
  const narrow = name === 'email' || name === 'phone';
  return (
    <div className={narrow ? '' : 'sm:col-span-2'}>
      <label htmlFor={id} className="block font-semibold text-ink-900">
        {label}
      </label>
      {name === 'message' ? (
        <Textarea as={DescribedTextarea} {...shared} rows={4} />
      ) : (
        <Input as={DescribedInput} {...shared} />
      )}
      {hint && (
        <p id={hintId} className="mt-1 text-small text-muted">
          {hint}
        </p>
      )}
      {problem && (
        <p
          id={problemId}
          className="mt-1 flex items-start gap-2 text-small font-semibold text-coral-700"
        >
          <span className="mt-0.5">
            <Icon name="alert" />
          </span>
          {problem}
        </p>
      )}
    </div>
  );
}

type Described = { readonly describedBy?: string };

/*
 * Headless UI describes a field only inside its `Field`, which writes an element with a style
 * attribute that the site's policy refuses; outside, it drops `aria-describedby`.
 */
function DescribedInput({ describedBy, ...rest }: ComponentProps<'input'> & Described) {
  return <input {...rest} aria-describedby={describedBy} />;
}

function DescribedTextarea({ describedBy, ...rest }: ComponentProps<'textarea'> & Described) {
  return <textarea {...rest} aria-describedby={describedBy} />;
}

function controlOf(form: HTMLFormElement, name: string): Control | undefined {
  const control = form.elements.namedItem(name);
  return control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement
    ? control
    : undefined;
}

/** What is wrong with a field, by the browser's own rules, in words that say what to do. */
function problemWith(control: Control): string | undefined {
  const { validity } = control;
  if (validity.valid) return undefined;
  if (validity.typeMismatch) return WRONG_EMAIL;
  return fields.find(({ name }) => name === control.name)?.missing ?? control.validationMessage;
}

/** The fields with a problem, in the order of the form. */
function problemsIn(form: HTMLFormElement): Map<string, string> {
  const found = new Map<string, string>();
  for (const { name } of fields) {
    const control = controlOf(form, name);
    const problem = control && problemWith(control);
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
