import { contactForm, site } from '@/.content';
import { useId, useRef, useState } from 'react';
import { MAX_URL_LENGTH, webmailUrl } from '@/lib/contact/webmail';
import { buttonStyles } from '../../ui/button-styles';
import { mayBeCut, type MailMessage, type Outcome } from './sending';

const { composed: words, subject } = contactForm;

const webmailPrograms = ['gmail', 'outlook'] as const;

const linkStyle =
  'inline-flex min-h-11 cursor-pointer items-center text-left font-semibold text-coral-700 underline underline-offset-4 hover:text-ink-900';

/**
 * A copy of the message: for visitors whose mail program did not open or cut it, or whose message a
 * form service did not take, with other ways to send it, of which one leads; after a form service
 * has taken it, to keep.
 * @param form the id of the form, for another try
 * @param outcome how sending it ended; nothing while it is under way
 */
export function MessageCopy({
  body,
  address,
  outcome,
  form,
}: MailMessage & { readonly outcome: Outcome | undefined; readonly form: string }) {
  const id = useId();
  const text = useRef<HTMLPreElement>(null);
  const [copyResult, setCopyResult] = useState<'copied' | 'selected'>();
  const isPostFailed = outcome === 'postFailed';
  const isPosted = outcome === 'posted';
  const explanation = explanationOf(address, outcome);

  async function copy() {
    try {
      await navigator.clipboard.writeText(body);
      setCopyResult('copied');
    } catch {
      // No permission, or no clipboard at all: the visitor's own copying still works.
      if (text.current) getSelection()?.selectAllChildren(text.current);
      setCopyResult('selected');
    }
  }

  const copyButton = (style: string) => (
    <button type="button" onClick={copy} className={style}>
      {words.copy}
    </button>
  );

  return (
    <section
      aria-labelledby={`${id}-title`}
      className="mt-6 rounded-control border border-line bg-sand p-4 sm:p-5"
    >
      <h2 id={`${id}-title`} className="text-h3">
        {titleOf(outcome)}
      </h2>
      {explanation && (
        <p key={explanation} className="mt-2">
          {explanation}
        </p>
      )}
      <div className="mt-4">
        {isPostFailed ? (
          <button type="submit" form={form} className={buttonStyles.accent}>
            {words.retry}
          </button>
        ) : (
          copyButton(buttonStyles.accent)
        )}
      </div>
      <div className="mt-2 flex flex-wrap gap-x-6">
        {isPostFailed && copyButton(linkStyle)}
        {!isPosted && (
          <a href={address ?? `mailto:${site.email}`} className={linkStyle}>
            {isPostFailed ? words.open : words.openAgain}
          </a>
        )}
        {address !== undefined &&
          address.length <= MAX_URL_LENGTH &&
          webmailPrograms.map((program) => (
            <a
              key={program}
              href={webmailUrl(program, site.email, subject, body)}
              target="_blank"
              rel="noreferrer"
              className={linkStyle}
            >
              {words[program]}
            </a>
          ))}
      </div>
      <p aria-live="polite" className="mt-2 text-small font-semibold text-teal-600">
        {copyResult && <span key={copyResult}>{words[copyResult]}</span>}
      </p>
      {!isPosted && (
        <dl className="mt-3 text-small">
          <div className="flex flex-wrap gap-x-2">
            <dt className="font-semibold text-ink-900">{words.to}</dt>
            <dd className="wrap-anywhere select-all">{site.email}</dd>
          </div>
          <div className="flex flex-wrap gap-x-2">
            <dt className="font-semibold text-ink-900">{words.subject}</dt>
            <dd className="select-all">{subject}</dd>
          </div>
        </dl>
      )}
      <pre
        ref={text}
        tabIndex={0}
        dir="auto"
        aria-labelledby={`${id}-title`}
        className="mt-3 max-h-80 overflow-y-auto rounded-control border border-line bg-white p-4 font-text text-small wrap-anywhere whitespace-pre-wrap text-ink-900"
      >
        {body.replaceAll('\r\n', '\n')}
      </pre>
    </section>
  );
}

function titleOf(outcome: Outcome | undefined): string {
  if (outcome === 'mailOpened') return words.sentTitle;
  if (outcome === 'posted') return words.postedTitle;
  return words.title;
}

/** What a mail program may do to the message; after a failure its notice has said what to do. */
function explanationOf(address: string | undefined, outcome: Outcome | undefined) {
  if (outcome === 'posted') return undefined;
  if (mayBeCut({ address })) return words.long;
  return outcome === 'postFailed' ? undefined : words.text;
}
