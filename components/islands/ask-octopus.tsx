'use client';

import { useEffect, useId, useMemo, useRef, useState } from 'react';
import { type Answer, type Ask, answerTo, tryLevers, wordsOf } from '@/lib/sample/answers';
import { sample } from '@/lib/sample/dataset';
import { Bars } from '../product/charts/bars';
import { drawBars, drawLines, drawRange } from '../product/charts/draw';
import { DriverTable } from '../product/charts/driver-table';
import { Lines } from '../product/charts/lines';
import { RangeLine } from '../product/charts/range-line';
import { Chip } from '../ui/chip';
import { Icon } from '../ui/icon';
import { AskLink, nextLook } from './ask-octopus/ask-link';
import { AskPanel } from './ask-octopus/ask-panel';
import { askFor, useAsked } from './ask-octopus/asked';
import { plainTools } from './ask-octopus/plain-tools';
import { recordStart } from './ask-octopus/started';
import { CannotAnswer } from './ask-octopus/cannot-answer';
import { WhatIfControls } from './ask-octopus/what-if-controls';
import { withBoundary } from './island-boundary';

/** The demo takes nothing from the page: its data is its own. */
export type AskOctopusProps = Readonly<Record<string, never>>;

/** How long the answer must stand before it is read out, so that a moving slider is left in peace. */
const SPOKEN_AFTER = 600;

/**
 * The ASK Octopus demo. Every answer is computed here, from the sample dataset, by the formulas of
 * lib/sample. What is asked stands in the address, so that a link opens it again.
 */
function Demo() {
  const id = useId();
  const asked = useAsked();
  const answer = useMemo(() => answerTo(sample, asked), [asked]);
  const heading = useRef<HTMLHeadingElement>(null);
  const spoken = useSpoken(
    answer ? `${answer.headline} ${answer.detail}` : 'The sample cannot answer that.',
  );

  function askWith(next: Ask) {
    recordStart();
    spoken.start();
    askFor(next);
  }

  /** From the list or the field: whoever asked stays there, and sees the answer. */
  function askHere(next: Ask) {
    askWith(next);
    const place = heading.current?.getBoundingClientRect();
    if (place && (place.top < 0 || place.bottom > innerHeight * 0.8)) {
      heading.current?.scrollIntoView();
    }
  }

  /** From a link that gives way to others: on to the new answer. */
  function askOnwards(next: Ask) {
    askWith(next);
    heading.current?.focus();
  }

  const levers = asked.kind === 'what-if' ? asked.levers : tryLevers({}).levers;
  return (
    <div className="overflow-clip rounded-panel border border-line bg-white">
      <AskPanel id={id} asked={asked} onAsk={askHere} />
      <div className="grid gap-x-12 gap-y-9 p-5 sm:p-8 lg:grid-cols-2">
        <div>
          <h3
            ref={heading}
            tabIndex={-1}
            className="scroll-mt-24 font-text text-small font-semibold tracking-normal text-muted"
          >
            {wordsOf(asked)}
          </h3>
          {answer ? (
            <Words answer={answer} onAsk={askOnwards} />
          ) : (
            <CannotAnswer onAsk={askOnwards} />
          )}
        </div>
        {answer && (
          <>
            <div className="min-w-0">
              <div className="flex items-start justify-between gap-4">
                <p className="font-semibold text-ink-900">{answer.chart.title}</p>
                <span className="shrink-0">
                  <Chip>Sample data</Chip>
                </span>
              </div>
              <div className="mt-5">
                <AnswerChart chart={answer.chart} />
              </div>
            </div>
            <div className="min-w-0">
              <DriverTable {...answer.table} />
              <p className="mt-4 text-small text-muted">{answer.method}</p>
            </div>
          </>
        )}
        <WhatIfControls
          id={id}
          levers={levers}
          summary={
            asked.kind === 'what-if' && answer
              ? `Profit ${answer.range.text.mid} (${answer.range.text.low} to ${answer.range.text.high})`
              : 'Move a control to compute it'
          }
          onAsk={askWith}
        />
      </div>
      <p className="border-t border-line px-5 py-4 text-small text-muted sm:px-8">
        Computed from sample data by fixed formulas. Not a live model.
      </p>
      <p role="status" className="sr-only">
        {spoken.text}
      </p>
    </div>
  );
}

/** The ASK Octopus demo, with an error screen in its place should it fail. */
export const AskOctopus = withBoundary(Demo);

/** What screen readers are told of a new answer: nothing before something is asked. */
function useSpoken(text: string): { readonly text: string; readonly start: () => void } {
  const [spoken, setSpoken] = useState('');
  const [isOn, setOn] = useState(false);
  useEffect(() => {
    if (!isOn) return;
    const timer = setTimeout(() => setSpoken(text), SPOKEN_AFTER);
    return () => clearTimeout(timer);
  }, [isOn, text]);
  return { text: spoken, start: () => setOn(true) };
}

function Words({ answer, onAsk }: { answer: Answer; onAsk: (ask: Ask) => void }) {
  return (
    <>
      <p className="mt-2 font-display text-h3 font-bold tracking-display text-balance text-ink-900">
        {answer.headline}
      </p>
      <p className="mt-3">{answer.detail}</p>
      <div className="mt-6">
        <RangeLine range={answer.range} drawing={drawRange(answer.range.estimate, plainTools)} />
      </div>
      <div className="noscript:hidden">
        <p className="mt-6 text-small font-semibold text-ink-900">Ask next</p>
        <ul className="mt-1">
          {answer.followUps.map((followUp) => (
            <li key={wordsOf(followUp)}>
              <AskLink ask={followUp} onAsk={onAsk} className={nextLook}>
                <Icon name="arrow" size="small" />
                {wordsOf(followUp)}
              </AskLink>
            </li>
          ))}
        </ul>
      </div>
    </>
  );
}

function AnswerChart({ chart }: Pick<Answer, 'chart'>) {
  return chart.kind === 'bars' ? (
    <Bars {...drawBars(chart, plainTools)} />
  ) : (
    <Lines chart={chart} drawing={drawLines(chart, plainTools)} />
  );
}
