import type { ReactNode, RefObject } from 'react';
import { demo } from '@/words';
import { fill } from '@/lib/site/fill';
import type { Answer } from '@/lib/sample-brand/answers/answer';
import { sample } from '@/lib/sample-brand/data/dataset';
import { conflictText } from '@/lib/sample-brand/ask/parts';
import { LONGEST_QUESTION } from '@/lib/sample-brand/reading/read';
import { sentenceOf } from '@/lib/sample-brand/ask/sentence';
import type { Refusal, Request } from '@/lib/sample-brand/ask/request';
import { Bars } from '../../product/charts/bars';
import { Lines } from '../../product/charts/lines';
import { RangeLine } from '../../product/charts/range-line';
import { SampleChip } from '../../product/sample-chip';
import { AskList, type Prompt } from './ask-link';

/** The most of a visitor's own words that the heading repeats, in characters. */
const LONGEST_HEADING = 140;

const shorten = (text: string) =>
  text.length > LONGEST_HEADING ? `${text.slice(0, LONGEST_HEADING).trimEnd()} …` : text;

const headlineTone =
  'mt-4 font-display text-h3 font-bold tracking-display text-balance text-ink-900';

/** The words for a refusal; for the cause of something, which way it went. */
function wordsFor({ kind, direction = 0 }: Refusal) {
  if (kind !== 'cause') return demo.refusals[kind];
  const kinds = { 1: 'cause-up', [-1]: 'cause-down', 0: 'cause-same' } as const;
  return demo.refusals[kinds[direction]];
}

/** Why something is not answered, in words. */
export function refusalText(refusal: Refusal): { title: string; text: string } {
  const { title, text } = wordsFor(refusal);
  const values = {
    words: refusal.words.map((word) => `“${word}”`).join(', '),
    most: LONGEST_QUESTION,
    weeks: sample.weeks,
    reason: refusal.conflict ? conflictText(refusal.conflict) : '',
  };
  return { title: fill(title, values), text: fill(text, values) };
}

/** The question as it was asked, and of which one it is the sequel. */
export function QuestionHeading({
  text,
  previous,
  heading,
  onStartAnew,
}: {
  text: string;
  previous: Request | undefined;
  heading: RefObject<HTMLHeadingElement | null>;
  onStartAnew: () => void;
}) {
  const followUpNote = previous && fill(demo.following, { question: sentenceOf(sample, previous) });
  return (
    <div className="flex flex-col-reverse justify-between gap-x-4 gap-y-1 sm:flex-row sm:items-start">
      <div className="min-w-0">
        {followUpNote && (
          <p className="text-tiny text-muted">
            <span key={followUpNote}>{followUpNote}</span>{' '}
            <button
              type="button"
              onClick={onStartAnew}
              className="min-h-11 cursor-pointer font-semibold text-teal-600 underline hover:text-ink-900"
            >
              {demo.startAnew}
            </button>
          </p>
        )}
        <h3
          ref={heading}
          tabIndex={-1}
          className="scroll-mt-24 font-text text-base font-semibold tracking-normal text-ink-900"
        >
          <span key={text}>{shorten(text)}</span>
        </h3>
      </div>
      <span className="flex shrink-0 items-center justify-between gap-3">
        <a
          href="#ask"
          className="inline-flex min-h-11 items-center text-small font-semibold text-teal-600 underline hover:text-ink-900 in-data-failed:hidden noscript:hidden sm:hidden"
        >
          {demo.field.back}
        </a>{' '}
        <SampleChip />
      </span>
    </div>
  );
}

/**
 * A computed answer: words, chart and range. Whatever changes is an element of its own with a key,
 * so that a translated page can be changed too.
 */
export function AnswerText({ answer, isFirst }: { answer: Answer; isFirst: boolean }) {
  const { headline, detail, chart, range } = answer;
  return (
    <div key={answer.question}>
      <p key={headline} className={headlineTone}>
        {headline}
      </p>
      {detail && (
        <p key={detail} className="mt-3 max-w-prose">
          {detail}
        </p>
      )}
      {chart && (
        <>
          <p key={chart.title} className="mt-6 font-semibold text-ink-900">
            {chart.title}
          </p>
          <div className="mt-4">
            {chart.kind === 'bars' ? <Bars {...chart} /> : <Lines {...chart} />}
          </div>
        </>
      )}
      {range && (
        <div className="mt-6">
          <RangeLine range={range} />
        </div>
      )}
      {isFirst && <p className="mt-2 text-small text-muted noscript:hidden">{demo.first}</p>}
      <p className="mt-5 font-semibold text-ink-900">{demo.method}</p>
      <p key={answer.method} className="mt-1 max-w-prose text-small">
        {answer.method}
      </p>
    </div>
  );
}

/** An honest reply to words that no query answers: no figure, and what can be answered. */
export function RefusedQuestion({
  refusal,
  onAsk,
  children,
}: {
  refusal: Refusal;
  onAsk: (prompt: Prompt) => void;
  children: ReactNode;
}) {
  const { title, text } = refusalText(refusal);
  return (
    <div key={title}>
      <p className={headlineTone}>{title}</p>
      <p className="mt-3 max-w-prose">{text}</p>
      <p className="mt-5 font-semibold text-ink-900">{demo.offers}</p>
      <AskList requests={refusal.offers} onAsk={onAsk} />
      <div className="mt-6 border-t border-line pt-5">{children}</div>
    </div>
  );
}
