import type { RefObject } from 'react';
import { demo } from '@/content/demo';
import { type Answer, type Ask, wordsOf } from '@/lib/demo/answers';
import { Bars } from '../../product/charts/bars';
import { Lines } from '../../product/charts/lines';
import { RangeLine } from '../../product/charts/range-line';
import { SampleChip } from '../../product/sample-chip';
import { AskList } from './ask-link';
import { type DoubtInWords, leftOutOf } from './doubt';

/** The most of a visitor's own words that the heading repeats, in characters. */
const LONGEST = 140;

const shortened = (text: string) =>
  text.length > LONGEST ? `${text.slice(0, LONGEST).trimEnd()} …` : text;

const titleLook = 'mt-2 font-display text-h3 font-bold tracking-display text-balance text-ink-900';

/** What was asked as it was understood, and its answer: words, chart and range; or the doubt. */
export function Result({
  asked,
  answer,
  doubt,
  isFirst,
  heading,
  onAsk,
}: {
  asked: Ask;
  answer: Answer | undefined;
  doubt: DoubtInWords | undefined;
  /** Whether it is the answer that the page itself contains, and nothing was asked yet. */
  isFirst: boolean;
  heading: RefObject<HTMLHeadingElement | null>;
  onAsk: (ask: Ask) => void;
}) {
  const leftOut = leftOutOf(asked);
  return (
    <>
      <div className="flex flex-col-reverse items-start justify-between gap-x-4 gap-y-2 sm:flex-row">
        <h3
          ref={heading}
          tabIndex={-1}
          className="scroll-mt-24 font-text text-small font-semibold tracking-normal text-muted"
        >
          {shortened(wordsOf(asked))}
        </h3>
        <span className="shrink-0">
          <SampleChip />
        </span>
      </div>
      {leftOut && <p className="mt-2 text-small font-semibold text-coral-700">{leftOut}</p>}
      {answer && <Answered answer={answer} isFirst={isFirst} />}
      {doubt && <Doubted {...doubt} onAsk={onAsk} />}
    </>
  );
}

function Answered({ answer, isFirst }: { answer: Answer; isFirst: boolean }) {
  const { headline, detail, chart, range } = answer;
  return (
    <>
      <p className={titleLook}>{headline}</p>
      <p className="mt-3 max-w-prose">{detail}</p>
      {isFirst && <p className="mt-2 text-small text-muted noscript:hidden">{demo.first}</p>}
      <p className="mt-6 font-semibold text-ink-900">{chart.title}</p>
      <div className="mt-4">
        {chart.kind === 'bars' ? <Bars {...chart} /> : <Lines {...chart} />}
      </div>
      <div className="mt-6">
        <RangeLine range={range} />
      </div>
    </>
  );
}

/** An honest reply to words that no formula answers, and what could be meant. */
function Doubted({ title, text, offers, onAsk }: DoubtInWords & { onAsk: (ask: Ask) => void }) {
  return (
    <>
      <p className={titleLook}>{title}</p>
      <p className="mt-3 max-w-prose">{text}</p>
      <p className="mt-6 font-semibold text-ink-900">{demo.offers}</p>
      <AskList asks={offers} onAsk={onAsk} />
    </>
  );
}
