'use client';

import { useId, useRef, useState } from 'react';
import { company } from '@/content/company';
import { CONTACT_SUBJECT, SAFE_ADDRESS_LENGTH } from '@/lib/mailto';
import { buttonLooks } from '../ui/button-looks';

/** A message as it was handed to the mail program. */
export type Composed = {
  readonly body: string;
  /** The whole mailto address. */
  readonly address: string;
  /** Whether mail programs may cut it. */
  readonly long: boolean;
};

/** A copy of the message, for visitors whose mail program did not open or cut it. */
export function ComposedMessage({
  body,
  address,
  long,
  onDismiss,
}: Composed & { readonly onDismiss: () => void }) {
  const id = useId();
  const text = useRef<HTMLPreElement>(null);
  const [copied, setCopied] = useState<'copied' | 'selected'>();

  async function copy() {
    try {
      await navigator.clipboard.writeText(body);
      setCopied('copied');
    } catch {
      // No permission, or no clipboard at all: the visitor's own copying still works.
      if (text.current) getSelection()?.selectAllChildren(text.current);
      setCopied('selected');
    }
  }

  return (
    <section
      aria-labelledby={`${id}-title`}
      className="mt-6 rounded-control border border-line bg-sand p-5"
    >
      <h3 id={`${id}-title`} className="text-lead">
        Your message
      </h3>
      {long ? (
        <p className="mt-2">
          <strong className="text-ink-900">
            This message is too long for some mail programs: copy it first.
          </strong>{' '}
          Its address has {address.length.toLocaleString('en-GB')} characters, and some programs cut
          what comes after {SAFE_ADDRESS_LENGTH.toLocaleString('en-GB')}. If yours does, paste the
          copy into the mail.
        </p>
      ) : (
        <p className="mt-2">If no mail program opened, copy it and send it from any mailbox.</p>
      )}
      <div className="mt-4 flex flex-wrap gap-3">
        <button
          type="button"
          onClick={copy}
          className={`cursor-pointer ${buttonLooks[long ? 'accent' : 'outline']}`}
        >
          Copy message
        </button>
        <a href={address} className={buttonLooks.outline}>
          Open mail program again
        </a>
        <button
          type="button"
          onClick={onDismiss}
          className={`cursor-pointer ${buttonLooks.outline}`}
        >
          Dismiss message
        </button>
      </div>
      <p aria-live="polite" className="mt-3 text-small font-semibold text-teal-600">
        {copied === 'copied' && 'Message copied.'}
        {copied === 'selected' &&
          'This browser does not let the page copy. The message is selected: copy it with Ctrl+C, or with ⌘C on a Mac.'}
      </p>
      <dl className="mt-3 text-small">
        <div className="flex flex-wrap gap-x-2">
          <dt className="font-semibold text-ink-900">To</dt>
          <dd className="wrap-anywhere select-all">{company.email}</dd>
        </div>
        <div className="flex flex-wrap gap-x-2">
          <dt className="font-semibold text-ink-900">Subject</dt>
          <dd className="select-all">{CONTACT_SUBJECT}</dd>
        </div>
      </dl>
      <pre
        ref={text}
        tabIndex={0}
        aria-labelledby={`${id}-title`}
        className="mt-3 max-h-80 overflow-y-auto rounded-control border border-line bg-white p-4 font-text text-small wrap-anywhere whitespace-pre-wrap text-ink-900"
      >
        {body.replaceAll('\r\n', '\n')}
      </pre>
    </section>
  );
}
