import type { FormEvent, KeyboardEvent, MouseEvent } from 'react';
import { useEffect, useMemo, useRef, useState } from 'react';
import { demo } from '@/.content';
import { trackEvent } from '@/lib/browser/track-event';
import { keepQuestion } from '@/lib/contact/question';
import type { FoundQuestion } from '@/lib/sample-brand/ask/find';
import { serializeRequest, parseRequestOrThrow } from '@/lib/sample-brand/ask/address';
import type { DemoRequest } from '@/lib/sample-brand/ask/request';
import { sentenceOf } from '@/lib/sample-brand/ask/sentence';
import { sample } from '@/lib/sample-brand/data/dataset';
import { fillTemplate } from '@/lib/base/fill';
import { buttonStyles } from '../../ui/button-styles';
import { Announcement } from './announcement';
import { FoldButton } from './fold-button';
import { recordStart } from './record-start';
import { findQuestions } from './state';

const { list } = demo;

/** How long nothing is typed before what was found is read out. */
const ANNOUNCEMENT_DELAY_MS = 900;

/** How many questions are offered where none is found. */
const OFFERED = 3;

const toFoundQuestion = (request: DemoRequest): FoundQuestion => ({
  request,
  pieces: [{ text: sentenceOf(sample, request), isTyped: false }],
  isFollowUp: false,
});
const contentQuestions = Object.values(demo.questions).map((query) =>
  toFoundQuestion(parseRequestOrThrow(query, sample)),
);

/** What stands below the field; of `found` questions words were typed, `also` is what else they mean. */
type Listing = ReturnType<typeof findQuestions> & {
  readonly kind: 'start' | 'next' | 'found' | 'none' | 'also';
  readonly title: string;
};

function listingOf(
  text: string,
  request: DemoRequest,
  next: readonly DemoRequest[] | undefined,
): Listing {
  const found = findQuestions(text, next && request);
  if (found.isAsking) {
    const count = found.questions.length;
    const title = count === 1 ? list.one : fillTemplate(list.more, { count });
    if (count > 0) return { ...found, kind: 'found', title };
    const questions = contentQuestions.slice(0, OFFERED);
    return { ...found, kind: 'none', title: list.none, questions };
  }
  const questions = next?.length ? next.map(toFoundQuestion) : contentQuestions;
  const kind = next?.length ? 'next' : 'start';
  return { ...found, kind, title: list[kind], questions };
}

const missingText = (missing: readonly string[]) =>
  fillTemplate(list.missing, { words: missing.map((word) => `“${word}”`).join(', ') });

/**
 * The field for a question, and the questions that its words find, each a link to its answer. Words
 * are not read: whoever types picks the question.
 * @param next what goes on from the answer that is shown; nothing before something is asked
 */
export function QuestionFinder({
  id,
  words,
  request,
  next,
  onAsk,
}: {
  id: string;
  words: string;
  request: DemoRequest;
  next: readonly DemoRequest[] | undefined;
  onAsk: (request: DemoRequest) => void;
}) {
  const field = useRef<HTMLInputElement>(null);
  const box = useRef<HTMLDivElement>(null);
  const [text, setText] = useState(words);
  const [isOpen, setOpen] = useState(false);
  // Words that the address brought, and of which the first question is answered already.
  const isAnswered = next !== undefined && words !== '' && text === words;
  const listing = useMemo((): Listing => {
    if (!isAnswered) return listingOf(text, request, next);
    const found = listingOf(text, request, undefined);
    const questions = found.questions.slice(1);
    return { ...found, kind: 'also', title: list.also, questions, isExactMatch: false };
  }, [text, request, next, isAnswered]);
  const { kind, title, questions, missing, similar, isExactMatch } = listing;
  // On a phone the answer comes soon: what stands beside it is folded, but not what is being typed.
  const isFolding = kind !== 'found' && kind !== 'none';

  // What was typed before this code was here, which React does not know of.
  useEffect(() => {
    const timer = setTimeout(() => setText(field.current?.value ?? ''));
    return () => clearTimeout(timer);
  }, []);

  function ask(question: DemoRequest) {
    setText('');
    setOpen(false);
    onAsk(question);
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    recordStart();
    // What stands in the field, also where it was typed a moment before this code was here; in an
    // empty field its example.
    const input = field.current?.value.trim() || demo.field.placeholder;
    const submitted = input === text ? listing : listingOf(input, request, next);
    const [first] = submitted.questions;
    if (submitted.isExactMatch && first) ask(first.request);
    else {
      setText(input);
      if (submitted.kind === 'none' || submitted.missing.length > 0) {
        trackEvent({ event: 'demo_unanswered' });
      }
      box.current?.querySelector('p')?.focus();
    }
  }

  /** Arrows walk between field and links, Escape empties the field, letters go on in it. */
  function walk(event: KeyboardEvent) {
    const links = [...(box.current?.querySelectorAll<HTMLElement>('[data-questions] a') ?? [])];
    const stops = [field.current, ...links];
    const at = Math.max(0, stops.indexOf(document.activeElement as HTMLInputElement));
    const { key } = event;
    if (event.metaKey || event.ctrlKey || event.altKey) return;
    if (key === 'ArrowDown' || key === 'ArrowUp') {
      event.preventDefault();
      stops[Math.min(stops.length - 1, Math.max(0, at + (key === 'ArrowDown' ? 1 : -1)))]?.focus();
    } else if (key === 'Escape') {
      setText('');
      field.current?.focus();
    } else if (at > 0 && (key.length === 1 ? key !== ' ' : key === 'Backspace')) {
      field.current?.focus();
    }
  }

  return (
    <div className="in-data-failed:hidden noscript:invisible noscript:absolute" onKeyDown={walk}>
      <form
        action="#demo"
        onSubmit={submit}
        className="mt-2 flex gap-2 lg:absolute lg:inset-x-6 lg:top-12"
      >
        <input
          ref={field}
          type="text"
          id="ask"
          name="ask"
          autoComplete="off"
          autoCapitalize="none"
          enterKeyHint="search"
          aria-describedby={`${id}-hint`}
          placeholder={demo.field.placeholder}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
          className="block min-h-12 w-full min-w-0 scroll-mt-24 rounded-control bg-white px-3 py-3 border text-lead text-ink-900"
        />
        <button type="submit" className={`cursor-pointer ${buttonStyles.accent}`}>
          {demo.field.submit}
        </button>
      </form>
      <div ref={box} className="mt-3">
        <p
          id={`${id}-list`}
          tabIndex={-1}
          className={`scroll-mt-24 text-small font-semibold text-white ${isFolding && !isOpen ? 'max-lg:float-left' : ''}`}
        >
          <span key={title} className={isFolding ? 'hidden lg:inline' : ''}>
            {title}
          </span>
          {isFolding && <FoldButton label={title} isOpen={isOpen} onToggle={setOpen} />}
          {missing.length > 0 && (
            <span key={missing.join()} data-missing="" className="block text-coral-400">
              {missingText(missing)}
            </span>
          )}
          {similar.map(({ typed, meant }) => (
            <span key={typed} className="block font-normal">
              {fillTemplate(list.similar, { typed, meant })}
            </span>
          ))}
        </p>
        <div className={isFolding && !isOpen ? 'max-lg:hidden' : ''}>
          <ul
            role="list"
            data-questions=""
            aria-labelledby={`${id}-list`}
            className="mt-1 ruled border-ink-700"
          >
            {questions.map((question, index) => (
              <li key={question.pieces.map((piece) => piece.text).join('')}>
                <Question
                  question={question}
                  shown={request}
                  isEntered={index === 0 && isExactMatch}
                  onAsk={ask}
                />
              </li>
            ))}
          </ul>
          <p id={`${id}-hint`} className="mt-2 text-small">
            {demo.field.hint}
          </p>
        </div>
        {(kind === 'none' || missing.length > 0) && (
          <a
            href={list.bringTo}
            onClick={() => keepQuestion(text)}
            className="inline-flex min-h-11 items-center text-small font-semibold text-teal-300 underline hover:text-white"
          >
            {list.bring}
          </a>
        )}
      </div>
      <Announcement
        text={text.trim() === '' ? '' : announcementOf(listing)}
        delay={ANNOUNCEMENT_DELAY_MS}
      />
    </div>
  );
}

/**
 * A question of the list, with what was typed of it. Opened in a new tab, or before this code is here,
 * it is a plain link to the page with the question in its address. `nofollow` keeps it from being
 * fetched ahead: it leads to this very page.
 * @param shown what is answered on the page
 */
function Question({
  question: { request, pieces, isFollowUp },
  shown,
  isEntered,
  onAsk,
}: {
  question: FoundQuestion;
  shown: DemoRequest;
  isEntered: boolean;
  onAsk: (request: DemoRequest) => void;
}) {
  function follow(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    onAsk(request);
  }
  const search = serializeRequest(request, sample);
  const isAnswered = search === serializeRequest(shown, sample);
  return (
    <a
      href={`${search}#demo`}
      rel="nofollow"
      aria-current={isAnswered || undefined}
      onClick={follow}
      className={`flex items-center justify-between gap-3 py-1 text-tiny/tight max-lg:min-h-11 lg:py-2 hover:underline ${isAnswered ? 'text-teal-300' : 'text-white'}`}
    >
      <span>
        {isFollowUp && (
          <span className="block truncate text-tiny text-mist">
            {fillTemplate(list.following, { question: sentenceOf(sample, shown) })}
          </span>
        )}
        {pieces.map(({ text, isTyped }, index) =>
          isTyped ? (
            <mark key={index} className="bg-transparent font-semibold text-teal-300">
              {text}
            </mark>
          ) : (
            text
          ),
        )}
      </span>
      {isEntered && (
        <span className="shrink-0">
          <kbd
            aria-hidden="true"
            className="rounded-control border border-mist-dim px-2 font-text text-tiny text-mist"
          >
            {list.enter}
          </kbd>
          <span className="sr-only">{list.entered}</span>
        </span>
      )}
    </a>
  );
}

/** How many questions there are, what none has, which is first, and whether Enter asks it. */
function announcementOf({ title, questions, missing, isExactMatch }: Listing): string {
  const [first] = questions;
  const question = first?.pieces.map(({ text }) => text).join('') ?? '';
  return [
    `${title.replace(/\.$/, '')}.`,
    missing.length > 0 && `${missingText(missing)}.`,
    question && fillTemplate(list.first, { question }),
    isExactMatch && `${list.entered}.`,
  ]
    .filter(Boolean)
    .join(' ');
}
