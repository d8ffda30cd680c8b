import { type FormEvent, useRef } from 'react';
import type { Ask } from '@/lib/sample-brand/address';
import { demo } from '@/words';
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
    if (text) onAsk({ text });
    else field.current?.focus();
  }

  return (
    <div className="on-ink bg-ink-900 p-5 text-mist sm:p-8">
      <form action="#demo" onSubmit={submit} className="in-data-failed:hidden noscript:hidden">
        <label htmlFor="ask" className="block font-semibold text-white">
          {demo.field.label}
        </label>
        <div className="mt-2 flex gap-3">
          <input
            ref={field}
            type="text"
            id="ask"
            name="ask"
            autoComplete="off"
            data-uncontrolled=""
            placeholder={demo.field.placeholder}
            className="block min-h-12 w-full scroll-mt-24 min-w-0 rounded-control border border-mist-dim bg-ink-950 px-3 py-2 text-base text-white placeholder:text-mist-dim hover:border-white sm:px-4"
          />
          <button type="submit" className={`cursor-pointer ${buttonLooks.accent}`}>
            {demo.field.submit}
          </button>
        </div>
      </form>
      <p id={`${id}-list`} className="mt-5 text-small in-data-failed:hidden noscript:hidden">
        {demo.list}
      </p>
      <ul
        aria-labelledby={`${id}-list`}
        className="mt-2 flex flex-wrap gap-2 py-1 in-data-failed:hidden noscript:hidden"
      >
        {Object.values(demo.questions).map((text) => {
          const isCurrent = asked.text === text;
          return (
            <li key={text}>
              <AskLink
                ask={{ text }}
                onAsk={onAsk}
                isCurrent={isCurrent}
                className={`${look} ${isCurrent ? 'border-teal-300 bg-teal-300 text-ink-900' : 'border-ink-700 bg-ink-800 text-white hover:border-teal-300'}`}
              >
                <span>{text}</span>
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
