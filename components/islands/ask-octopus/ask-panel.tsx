import { type FormEvent, useRef } from 'react';
import { understand } from '@/lib/demo/wording/read';
import { type Ask, ask, questionIds, wordsOf } from '@/lib/demo/answers';
import { sample } from '@/lib/demo/dataset';
import { demo } from '@/content/demo';
import { buttonLooks } from '../../ui/button-looks';
import { AskLink } from './ask-link';

const look = 'flex min-h-11 items-center rounded-control border px-4 py-2 text-small';

/** Where a question is typed or picked. */
export function AskPanel({
  id,
  asked,
  onAsk,
}: {
  id: string;
  asked: Ask;
  onAsk: (ask: Ask) => void;
}) {
  const field = useRef<HTMLInputElement>(null);

  function submit(event: FormEvent) {
    event.preventDefault();
    const text = field.current?.value.trim();
    if (text) onAsk(understand(text, sample));
    else field.current?.focus();
  }

  return (
    <div className="on-ink bg-ink-900 p-5 text-mist sm:p-8">
      <form action="#demo" onSubmit={submit} className="in-data-failed:hidden noscript:hidden">
        <label htmlFor={`${id}-question`} className="block font-semibold text-white">
          {demo.field.label}
        </label>
        <div className="mt-2 flex gap-3">
          <input
            ref={field}
            id={`${id}-question`}
            name="ask"
            autoComplete="off"
            data-uncontrolled=""
            placeholder={demo.field.placeholder}
            className="block min-h-12 w-full min-w-0 rounded-control border border-mist-dim bg-ink-950 px-4 py-2 text-base text-white placeholder:text-mist-dim hover:border-white"
          />
          <button type="submit" className={`cursor-pointer ${buttonLooks.accent}`}>
            {demo.field.submit}
          </button>
        </div>
      </form>
      <p id={`${id}-list`} className="mt-6 text-small in-data-failed:hidden noscript:hidden">
        {demo.list}
      </p>
      <ul
        aria-labelledby={`${id}-list`}
        className="mt-2 flex flex-wrap gap-2 in-data-failed:hidden noscript:hidden"
      >
        {questionIds.map((question) => {
          const isCurrent = asked.kind === 'question' && asked.id === question;
          return (
            <li key={question}>
              <AskLink
                ask={ask(question)}
                onAsk={onAsk}
                isCurrent={isCurrent}
                className={`${look} ${isCurrent ? 'border-teal-300 bg-teal-300 font-semibold text-ink-900' : 'border-ink-700 bg-ink-800 text-white hover:border-teal-300'}`}
              >
                {wordsOf(ask(question))}
              </AskLink>
            </li>
          );
        })}
      </ul>
      <noscript>
        <p>{demo.noScript}</p>
      </noscript>
      <p className="hidden in-data-failed:block">{demo.failed}</p>
    </div>
  );
}
