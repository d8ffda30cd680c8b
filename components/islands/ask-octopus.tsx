'use client';

import { useEffect, useId, useMemo, useRef, useState } from 'react';
import { demo } from '@/words';
import { type Ask, askOf, readingOf } from '@/lib/sample-brand/address';
import { answerTo } from '@/lib/sample-brand/answers';
import { sample } from '@/lib/sample-brand/dataset';
import { queryOf } from '@/lib/sample-brand/query/query';
import { tryLevers } from '@/lib/sample-brand/reading/asked';
import { DriverTable } from '../product/charts/driver-table';
import { AskList } from './ask-octopus/ask-link';
import { AskPanel } from './ask-octopus/ask-panel';
import { askFor, isFirst, useAsked } from './ask-octopus/asked';
import { Result, Working, doubtInWords } from './ask-octopus/result';
import { recordStart } from './ask-octopus/started';
import { WhatIfControls } from './ask-octopus/what-if-controls';

/** How long the answer must stand before it is read out, so that a moving slider is left in peace. */
const SPOKEN_AFTER = 600;

/** From so many questions on, a trial is offered. */
const OFFERED_FROM = 2;

/**
 * The ASK Octopus demo. Every answer is computed here, from the sample dataset, by the queries of
 * lib/sample-brand. What is asked stands in the address, so that a link opens it again. Where its
 * code does not come, the page's loader marks the island with `data-failed`: controls are put away.
 */
export function AskOctopus() {
  const id = useId();
  const ask = useAsked();
  const reading = useMemo(() => readingOf(ask, sample), [ask]);
  const asked = 'asked' in reading ? reading.asked : (reading.nearest[0] ?? queryOf(sample, {}));
  const answer = useMemo(() => answerTo(sample, asked), [asked]);
  const doubt = 'asked' in reading ? undefined : doubtInWords(reading);
  const heading = useRef<HTMLHeadingElement>(null);
  const [count, setCount] = useState(0);
  const spoken = useSpoken(
    doubt ? `${doubt.title} ${doubt.text}` : `${answer.headline} ${answer.detail}`,
  );

  function askWith(next: Ask) {
    recordStart();
    spoken.start();
    setCount((before) => before + 1);
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

  const isWhatIf = !doubt && asked.kind === 'what-if';
  return (
    <div className="overflow-clip rounded-panel border border-line bg-white">
      <AskPanel id={id} asked={ask} onAsk={askHere} />
      <div className="lg:grid lg:grid-cols-3">
        <div data-nosnippet="" className="min-w-0 p-5 sm:p-8 lg:order-last lg:col-span-2">
          <Result
            ask={ask}
            reading={reading}
            answer={answer}
            isFirst={isFirst(ask)}
            heading={heading}
            onAsk={askOnwards}
          />
        </div>
        <div className="bg-sand">
          <div className="p-5 sm:p-6 lg:sticky lg:top-20">
            <WhatIfControls
              id={id}
              levers={isWhatIf ? asked.levers : tryLevers({}).levers}
              range={isWhatIf ? answer.range : undefined}
              onAsk={askWith}
            />
          </div>
        </div>
      </div>
      {!doubt && (
        <div className="grid gap-x-14 gap-y-6 border-t border-line p-5 sm:p-8 lg:grid-cols-3">
          <div key={answer.question} className="min-w-0 lg:col-span-2">
            <DriverTable {...answer.table} />
          </div>
          <div>
            <div className="in-data-failed:hidden noscript:hidden">
              <p className="font-semibold text-ink-900">{demo.next}</p>
              <AskList
                asks={answer.followUps.map((one) => askOf(sample, one))}
                onAsk={askOnwards}
              />
            </div>
            <Working query={answer.query} method={answer.method} />
            {count >= OFFERED_FROM && (
              <p className="mt-5 border-t border-line pt-4 text-small">
                <span>{demo.trial.text}</span>{' '}
                <a
                  href={demo.trial.to}
                  className="font-semibold text-teal-600 underline hover:text-ink-900"
                >
                  {demo.trial.label}
                </a>
              </p>
            )}
          </div>
        </div>
      )}
      <p className="border-t border-line p-5 text-small text-muted sm:px-8">{demo.footer}</p>
      <p role="status" className="sr-only">
        <span key={spoken.text}>{spoken.text}</span>
      </p>
    </div>
  );
}

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
