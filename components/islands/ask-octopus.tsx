'use client';

import { useEffect, useId, useMemo, useRef, useState } from 'react';
import { demo } from '@/content/demo';
import { type Ask, answerTo, tryLevers } from '@/lib/demo/answers';
import { sample } from '@/lib/demo/dataset';
import { DriverTable } from '../product/charts/driver-table';
import { AskList } from './ask-octopus/ask-link';
import { AskPanel } from './ask-octopus/ask-panel';
import { askFor, isFirst, useAsked } from './ask-octopus/asked';
import { doubtOf } from './ask-octopus/doubt';
import { Result } from './ask-octopus/result';
import { recordStart } from './ask-octopus/started';
import { WhatIfControls } from './ask-octopus/what-if-controls';

/** How long the answer must stand before it is read out, so that a moving slider is left in peace. */
const SPOKEN_AFTER = 600;

/**
 * The ASK Octopus demo. Every answer is computed here, from the sample dataset, by the formulas of
 * lib/demo. What is asked stands in the address, so that a link opens it again. Where its code does
 * not come, the page's loader marks the island with `data-failed`: controls are put away.
 */
export function AskOctopus() {
  const id = useId();
  const asked = useAsked();
  const answer = useMemo(() => answerTo(sample, asked), [asked]);
  const doubt = useMemo(() => (answer ? undefined : doubtOf(asked)), [answer, asked]);
  const heading = useRef<HTMLHeadingElement>(null);
  const spoken = useSpoken(
    answer ? `${answer.headline} ${answer.detail}` : `${doubt?.title} ${doubt?.text}`,
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

  return (
    <div className="overflow-clip rounded-panel border border-line bg-white">
      <AskPanel id={id} asked={asked} onAsk={askHere} />
      <div className="lg:grid lg:grid-cols-3">
        <div data-nosnippet="" className="min-w-0 p-5 sm:p-8 lg:order-last lg:col-span-2">
          <Result
            asked={asked}
            answer={answer}
            doubt={doubt}
            isFirst={isFirst(asked)}
            heading={heading}
            onAsk={askOnwards}
          />
        </div>
        <div className="bg-sand">
          <div className="p-5 sm:p-6 lg:sticky lg:top-20">
            <WhatIfControls
              id={id}
              levers={asked.kind === 'what-if' ? asked.levers : tryLevers({}).levers}
              range={asked.kind === 'what-if' ? answer?.range : undefined}
              onAsk={askWith}
            />
          </div>
        </div>
      </div>
      {answer && (
        <div className="grid gap-x-10 gap-y-6 border-t border-line p-5 sm:p-8 lg:grid-cols-3">
          <div className="min-w-0 lg:col-span-2">
            <DriverTable {...answer.table} />
          </div>
          <div>
            <div className="in-data-failed:hidden noscript:hidden">
              <p className="font-semibold text-ink-900">{demo.next}</p>
              <AskList asks={answer.followUps} onAsk={askOnwards} />
            </div>
            <p className="mt-5 font-semibold text-ink-900">{demo.method}</p>
            <p className="mt-2 text-small">{answer.method}</p>
          </div>
        </div>
      )}
      <p className="border-t border-line px-5 py-4 text-small text-muted sm:px-8">{demo.footer}</p>
      <p role="status" className="sr-only">
        {spoken.text}
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
