import type { RefObject } from 'react';
import { demo } from '@/words';
import { type Ask, askOf } from '@/lib/sample-brand/address';
import type { Answer } from '@/lib/sample-brand/answers';
import { sample } from '@/lib/sample-brand/dataset';
import type { Reading } from '@/lib/sample-brand/reading/asked';
import { LONGEST_QUESTION } from '@/lib/sample-brand/reading/read';
import { fill } from '@/lib/fill';
import { Bars } from '../../product/charts/bars';
import { Lines } from '../../product/charts/lines';
import { RangeLine } from '../../product/charts/range-line';
import { SampleChip } from '../../product/sample-chip';
import { AskList } from './ask-link';
import { useLive } from './asked';

/** The most of a visitor's own words that the heading repeats, in characters. */
const LONGEST = 140;

const shortened = (text: string) =>
  text.length > LONGEST ? `${text.slice(0, LONGEST).trimEnd()} …` : text;

const titleLook = 'mt-2 font-display text-h3 font-bold tracking-display text-balance text-ink-900';

type Doubted = Exclude<Reading, { readonly asked: unknown }>;

/** Why something is not answered, in words. */
export function doubtInWords({ doubt, unplaced }: Doubted): { title: string; text: string } {
  const { title, text } = demo.doubts[doubt];
  const words = unplaced.map((word) => `“${word}”`).join(', ');
  const values = { words, most: LONGEST_QUESTION, weeks: sample.weeks };
  const holds = fill(demo.sampleHolds, {
    products: sample.products.length,
    channels: sample.channels.length,
    regions: sample.regions.length,
    weeks: sample.weeks,
  });
  const reason = fill(text, values);
  return { title: fill(title, values), text: doubt === 'words' ? `${reason} ${holds}` : reason };
}

/**
 * What was asked as it was understood, and its answer: words, chart and range; or why there is none,
 * with the answer to what comes nearest. Whatever changes is an element of its own with a key, so
 * that a translated page can be changed too.
 */
export function Result({
  ask,
  reading,
  answer,
  isFirst,
  heading,
  onAsk,
}: {
  ask: Ask;
  reading: Reading;
  /** The answer; after a doubt, that to the nearest question that was understood. */
  answer: Answer;
  /** Whether it is the answer that the page itself contains, and nothing was asked yet. */
  isFirst: boolean;
  heading: RefObject<HTMLHeadingElement | null>;
  onAsk: (ask: Ask) => void;
}) {
  const isAnswered = 'asked' in reading;
  const isTyped = !ask.asked && !Object.values<string>(demo.questions).includes(ask.text);
  return (
    <div data-answer={isAnswered ? 'answered' : 'refused'}>
      <div className="flex flex-col-reverse items-start justify-between gap-x-4 gap-y-2 sm:flex-row">
        <h3
          ref={heading}
          tabIndex={-1}
          className="min-w-0 scroll-mt-24 font-text text-small font-semibold tracking-normal text-muted"
        >
          <span key={ask.text}>{shortened(ask.text)}</span>
        </h3>
        <span className="shrink-0">
          <SampleChip />
        </span>
      </div>
      <div key={ask.text}>
        {isAnswered ? (
          <>
            {isTyped && (
              <p className="mt-1 text-tiny text-muted">
                {fill(demo.readAs, { question: answer.question })}
              </p>
            )}
            <Answered {...answer} />
            {isFirst && <p className="mt-2 text-small text-muted noscript:hidden">{demo.first}</p>}
          </>
        ) : (
          <Refused reading={reading} answer={answer} onAsk={onAsk} />
        )}
      </div>
    </div>
  );
}

function Answered({ headline, detail, chart, range }: Answer) {
  return (
    <>
      <p key={headline} className={titleLook}>
        {headline}
      </p>
      <p key={detail} className="mt-3 max-w-prose">
        {detail}
      </p>
      <p key={chart.title} className="mt-6 font-semibold text-ink-900">
        {chart.title}
      </p>
      <div className="mt-4">
        {chart.kind === 'bars' ? <Bars {...chart} /> : <Lines {...chart} />}
      </div>
      {range && (
        <div className="mt-6">
          <RangeLine range={range} />
        </div>
      )}
    </>
  );
}

/** An honest reply to words that no query answers, and the answer to what comes nearest. */
function Refused({
  reading,
  answer,
  onAsk,
}: {
  reading: Doubted;
  answer: Answer;
  onAsk: (ask: Ask) => void;
}) {
  const { title, text } = doubtInWords(reading);
  const others = [...reading.nearest.slice(1), ...answer.followUps].slice(0, 2);
  return (
    <>
      <p className={titleLook}>{title}</p>
      <p className="mt-3 max-w-prose">{text}</p>
      <div className="mt-6 border-l-2 border-teal-600 pl-4">
        <p className="text-small font-semibold text-muted">
          {fill(demo.nearest, { question: answer.question })}
        </p>
        <Answered {...answer} />
      </div>
      <p className="mt-6 font-semibold text-ink-900">{demo.offers}</p>
      <AskList asks={others.map((asked) => askOf(sample, asked))} onAsk={onAsk} />
    </>
  );
}

/** How an answer is computed, and the query behind it, which the page's HTML leaves to the browser. */
export function Working({ query, method }: Pick<Answer, 'query' | 'method'>) {
  const isLive = useLive();
  return (
    <>
      <details className="mt-5 text-small in-data-failed:hidden noscript:hidden">
        <summary className="min-h-11 cursor-pointer py-2.5 font-semibold text-ink-900">
          {demo.query}
        </summary>
        {isLive && (
          <dl className="mb-2 grid grid-cols-3 gap-x-4 gap-y-1 rounded-control bg-sand p-5">
            {query.map(([part, value]) => (
              <div key={part} className="contents">
                <dt className="text-muted">{part}</dt>{' '}
                <dd key={value} className="col-span-2 text-ink-900">
                  {value}
                </dd>
              </div>
            ))}
          </dl>
        )}
      </details>
      <p className="mt-3 font-semibold text-ink-900">{demo.method}</p>
      <p key={method} className="mt-2 text-small">
        {method}
      </p>
    </>
  );
}
