import { type FormEvent, useRef } from 'react';
import { demo } from '@/words';
import { buttonStyles } from '../../ui/button-styles';
import { AskLink, type Prompt } from './ask-link';

const tone = 'flex min-h-11 items-center rounded-control border px-4 py-2 text-small';
const currentTone = 'border-teal-300 bg-teal-300 text-ink-900';
const openTone = 'border-ink-700 bg-ink-800 text-white hover:border-teal-300';
const trapTone = 'border-ink-700 border-dashed text-mist hover:border-coral-400 hover:text-white';

/** Where a question is typed or picked. */
export function AskPanel({
  id,
  text: current,
  onAsk,
}: {
  id: string;
  text: string;
  onAsk: (prompt: Prompt) => void;
}) {
  const field = useRef<HTMLInputElement>(null);

  function submit(event: FormEvent) {
    event.preventDefault();
    const text = field.current?.value.trim();
    if (text) onAsk({ text });
    else field.current?.focus();
  }

  return (
    <div className="on-ink p-5 sm:p-8">
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
          <button type="submit" className={`cursor-pointer ${buttonStyles.accent}`}>
            {demo.field.submit}
          </button>
        </div>
      </form>
      <div className="in-data-failed:hidden noscript:hidden">
        <Questions
          id={`${id}-list`}
          label={demo.list}
          texts={demo.questions}
          current={current}
          tone={openTone}
          onAsk={onAsk}
        />
        <Questions
          id={`${id}-traps`}
          label={demo.breaking}
          texts={demo.traps}
          current={current}
          tone={trapTone}
          onAsk={onAsk}
        />
      </div>
      <noscript>
        <p>{demo.noScript}</p>
      </noscript>
      <p className="hidden in-data-failed:block">{demo.failed}</p>
    </div>
  );
}

function Questions({
  id,
  label,
  texts,
  current,
  tone: ownTone,
  onAsk,
}: {
  id: string;
  label: string;
  texts: Readonly<Record<string, string>>;
  current: string;
  tone: string;
  onAsk: (prompt: Prompt) => void;
}) {
  return (
    <div className="mt-4 lg:flex lg:gap-4">
      <p id={id} className="shrink-0 text-small lg:w-36 lg:pt-3">
        {label}
      </p>
      <ul
        aria-labelledby={id}
        className="mt-2 flex gap-2 overflow-x-auto py-1 lg:mt-0 whitespace-nowrap sm:flex-wrap sm:whitespace-normal"
      >
        {Object.values(texts).map((text) => (
          <li key={text} className="shrink-0">
            <AskLink
              prompt={{ text, standsAlone: true }}
              onAsk={onAsk}
              isCurrent={current === text}
              className={`${tone} ${current === text ? currentTone : ownTone}`}
            >
              <span>{text}</span>
            </AskLink>
          </li>
        ))}
      </ul>
    </div>
  );
}
