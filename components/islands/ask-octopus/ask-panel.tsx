import { type FormEvent, useRef } from 'react';
import { understand } from '@/lib/sample/wording';
import { type Ask, ask, questionIds, questions } from '@/lib/sample/answers';
import { sample } from '@/lib/sample/dataset';
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
  }

  return (
    <div className="on-ink bg-ink-900 p-5 text-mist sm:p-8">
      <form action="#demo" onSubmit={submit} className="noscript:hidden">
        <label htmlFor={`${id}-question`} className="block font-semibold text-white">
          Ask about the sample brand
        </label>
        <div className="mt-2 flex gap-3">
          <input
            ref={field}
            id={`${id}-question`}
            name="ask"
            autoComplete="off"
            data-uncontrolled=""
            placeholder="Why did the East miss its plan?"
            className="block min-h-12 w-full min-w-0 rounded-control border border-mist-dim bg-ink-950 px-4 py-2 text-base text-white placeholder:text-mist-dim hover:border-white"
          />
          <button type="submit" className={`cursor-pointer ${buttonLooks.accent}`}>
            Ask
          </button>
        </div>
      </form>
      <p id={`${id}-list`} className="mt-6 text-small noscript:hidden">
        Or pick a question
      </p>
      <ul aria-labelledby={`${id}-list`} className="mt-2 flex flex-wrap gap-2 noscript:hidden">
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
                {questions[question]}
              </AskLink>
            </li>
          );
        })}
      </ul>
      <noscript>
        <p>
          The questions and the controls need JavaScript. Below is the first answer, computed when
          this page was made.
        </p>
      </noscript>
    </div>
  );
}
