import { contactForm, site } from '@/words';
import { useId, useRef, useState } from 'react';
import { SAFE_ADDRESS_LENGTH } from '@/lib/contact/mailto';
import { LONGEST_WEB_ADDRESS, webmailAddress } from '@/lib/contact/webmail';
import { fill } from '@/lib/fill';
import { buttonStyles } from '../../ui/button-styles';
import { mayBeCut, type MailMessage, type Outcome } from './sending';

const { composed: words, message } = contactForm;

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
  const isLong = mayBeCut({ body, address });
  const isNotSent = outcome === 'notSent';
  const isPosted = outcome === 'posted';
  const title = outcome === 'sent' ? words.sentTitle : isPosted ? words.postedTitle : words.title;
  const leading = isNotSent ? 'retry' : 'copy';
  const styleOf = (action: 'retry' | 'copy') =>
    action === leading ? buttonStyles.accent : linkStyle;

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

  const actions = [
    isNotSent && (
      <button key="retry" type="submit" form={form} className={styleOf('retry')}>
        {words.retry}
      </button>
    ),
    <button key="copy" type="button" onClick={copy} className={styleOf('copy')}>
      {words.copy}
    </button>,
    !isPosted && (
      <a key="open" href={address ?? `mailto:${site.email}`} className={linkStyle}>
        {address === undefined ? words.openEmpty : isNotSent ? words.open : words.openAgain}
      </a>
    ),
    ...(address !== undefined && address.length <= LONGEST_WEB_ADDRESS
      ? (['gmail', 'outlook'] as const)
      : []
    ).map((program) => (
      <a
        key={program}
        href={webmailAddress(program, site.email, message.subject, body)}
        target="_blank"
        rel="noreferrer"
        className={linkStyle}
      >
        {words[program]}
      </a>
    )),
  ].filter((action) => action !== false);
  const isLeading = ({ key }: { key: string | null }) => key === leading;

  return (
    <section
      aria-labelledby={`${id}-title`}
      className="mt-6 rounded-control border border-line bg-sand p-4 sm:p-5"
    >
      <h2 id={`${id}-title`} className="text-h3">
        {title}
      </h2>
      {isPosted ? undefined : address === undefined ? (
        <p className="mt-2">{words.tooLong}</p>
      ) : isLong ? (
        <p className="mt-2">
          <strong className="text-ink-900">{words.long}</strong>{' '}
          <span>
            {fill(words.longDetail, {
              length: address.length.toLocaleString('en-GB'),
              limit: SAFE_ADDRESS_LENGTH.toLocaleString('en-GB'),
            })}
          </span>
        </p>
      ) : (
        !isNotSent && <p className="mt-2">{words.text}</p>
      )}
      <div className="mt-4">{actions.find(isLeading)}</div>
      <div className="mt-2 flex flex-wrap gap-x-6">
        {actions.filter((action) => !isLeading(action))}
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
            <dd className="select-all">{message.subject}</dd>
          </div>
        </dl>
      )}
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
