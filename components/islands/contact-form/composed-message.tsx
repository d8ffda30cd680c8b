'use client';

import { useId, useRef, useState } from 'react';
import { site } from '@/words';
import { contactMessage } from '@/content/contact-message';
import type { Ui } from '@/content/schema';
import { SAFE_ADDRESS_LENGTH } from '@/lib/contact/mailto';
import { webmailAddress } from '@/lib/contact/webmail';
import { fill } from '@/lib/fill';
import { buttonLooks } from '../../ui/button-looks';

/** A message as it was handed to the mail program. */
export type Composed = {
  readonly body: string;
  /** The whole mailto address. */
  readonly address: string;
  /** Whether mail programs may cut it. */
  readonly long: boolean;
  /** Whether the page was to send it itself and could not. */
  readonly notPosted: boolean;
};

/** A copy of the message, for visitors whose mail program did not open or cut it. */
export function ComposedMessage({
  body,
  address,
  long,
  notPosted,
  words,
  onDismiss,
}: Composed & {
  readonly words: Ui['contact-form']['composed'];
  readonly onDismiss: () => void;
}) {
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
      className="mt-6 rounded-control border border-line bg-sand p-4 sm:p-5"
    >
      <h3 id={`${id}-title`} className="text-lead">
        {words.title}
      </h3>
      {long ? (
        <p className="mt-2">
          <strong className="text-ink-900">{words.long}</strong>{' '}
          {fill(words.longDetail, {
            length: address.length.toLocaleString('en-GB'),
            limit: SAFE_ADDRESS_LENGTH.toLocaleString('en-GB'),
          })}
        </p>
      ) : (
        <p className="mt-2">{notPosted ? words.notPosted : words.text}</p>
      )}
      <div className="mt-4 flex flex-wrap gap-3">
        <button
          type="button"
          onClick={copy}
          className={`cursor-pointer ${buttonLooks[long ? 'accent' : 'outline']}`}
        >
          {words.copy}
        </button>
        <a href={address} className={buttonLooks.outline}>
          {words.openAgain}
        </a>
        {(['gmail', 'outlook'] as const).map((program) => (
          <a
            key={program}
            href={webmailAddress(program, site.email, contactMessage.subject, body)}
            target="_blank"
            rel="noreferrer"
            className={buttonLooks.outline}
          >
            {words[program]}
          </a>
        ))}
        <button
          type="button"
          onClick={onDismiss}
          className={`cursor-pointer ${buttonLooks.outline}`}
        >
          {words.dismiss}
        </button>
      </div>
      <p aria-live="polite" className="mt-3 text-small font-semibold text-teal-600">
        {copied === 'copied' && words.copied}
        {copied === 'selected' && words.selected}
      </p>
      <dl className="mt-3 text-small">
        <div className="flex flex-wrap gap-x-2">
          <dt className="font-semibold text-ink-900">{words.to}</dt>
          <dd className="wrap-anywhere select-all">{site.email}</dd>
        </div>
        <div className="flex flex-wrap gap-x-2">
          <dt className="font-semibold text-ink-900">{words.subject}</dt>
          <dd className="select-all">{contactMessage.subject}</dd>
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
