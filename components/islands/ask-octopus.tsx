'use client';

import { useEffect, useId, useMemo, useRef, useState } from 'react';
import { demo } from '@/words';
import { sample } from '@/lib/sample-brand/data/dataset';
import { type Query, queryOf } from '@/lib/sample-brand/engine/query';
import { renderAnswer } from '@/lib/sample-brand/answers/render';
import type { ParsedQuestion, Request } from '@/lib/sample-brand/ask/request';
import { DriverTable } from '../product/charts/driver-table';
import { LineDrawing, chevron } from '../ui/icon';
import { AskList, type Prompt } from './ask-octopus/ask-link';
import { AskPanel } from './ask-octopus/ask-panel';
import { QueryParts } from './ask-octopus/query-parts';
import { AnswerText, QuestionHeading, RefusedQuestion, refusalText } from './ask-octopus/result';
import { recordStart } from './ask-octopus/record-start';
import {
  submitRequest,
  submitText,
  forgetLast,
  isFirst,
  useArrival,
  useQuestion,
} from './ask-octopus/state';
import { WhatIfControls } from './ask-octopus/what-if-controls';

/** How long the answer must stand before it is read out, so that a moving slider is left in peace. */
const ANNOUNCEMENT_DELAY = 600;

/** From so many questions on, a trial is offered. */
const TRIAL_FROM = 2;

/** The query whose parts stand above an answer, or that a refusal starts from. */
function queryFor(reading: ParsedQuestion): Query | undefined {
  const request: Request | undefined =
    'request' in reading ? reading.request : reading.refusal.offers[0];
  return request?.kind === 'query' ? request.query : undefined;
}

/**
 * The ASK Octopus demo. Every answer is computed here, from the sample dataset, by lib/sample-brand.
 * What is asked stands in the address, so that a link opens it again. Where its code does not come,
 * the page's loader marks the island with `data-failed`: controls are put away.
 */
export function AskOctopus() {
  const id = useId();
  const question = useQuestion();
  const { text, reading } = question;
  const request = 'request' in reading ? reading.request : undefined;
  const answer = useMemo(
    () => request && renderAnswer(sample, request, reading.premise),
    [request, reading.premise],
  );
  const refusal = 'refusal' in reading ? reading.refusal : undefined;
  const heading = useRef<HTMLHeadingElement>(null);
  const [questionCount, setQuestionCount] = useState(0);
  const announcement = useAnnouncement(
    announcementOf(refusal ? refusalText(refusal) : undefined, answer),
  );

  useArrival(heading);

  function ask(prompt: Prompt) {
    recordStart();
    announcement.start();
    setQuestionCount((before) => before + 1);
    if ('kind' in prompt) submitRequest(prompt);
    else submitText(prompt.text, prompt.standsAlone);
  }

  /** From the list or the field: whoever asked stays there, and sees the answer. */
  function askHere(prompt: Prompt) {
    ask(prompt);
    const place = heading.current?.getBoundingClientRect();
    if (place && (place.top < 0 || place.bottom > innerHeight * 0.8)) {
      heading.current?.scrollIntoView();
    }
  }

  /** From a link that gives way to others: on to the new answer. */
  function askOnwards(prompt: Prompt) {
    ask(prompt);
    heading.current?.focus();
  }

  const query = queryFor(reading);
  const parts = (
    <QueryParts
      id={id}
      query={query ?? queryOf(sample, {})}
      title={answer && query ? demo.parts : demo.partsRefused}
      words={reading.words}
      onChange={(next) => ask({ kind: 'query', query: next })}
    />
  );
  return (
    <div className="overflow-clip rounded-panel border border-line bg-white">
      <AskPanel id={id} text={text} onAsk={askHere} />
      <div className="lg:grid lg:grid-cols-5">
        <div
          data-nosnippet=""
          data-answer={answer ? 'answered' : 'refused'}
          className="min-w-0 p-5 sm:p-8 lg:order-last lg:col-span-3"
        >
          <QuestionHeading
            text={text}
            previous={reading.previous}
            heading={heading}
            onStartAnew={() => {
              forgetLast();
              document.getElementById('ask')?.focus();
            }}
          />
          {answer ? (
            <>
              {query && <div className="mt-2">{parts}</div>}
              <AnswerText answer={answer} isFirst={isFirst(question)} />
              {answer.table && (
                <details key={answer.question} className="mt-3">
                  <summary className="flex min-h-11 cursor-pointer items-center gap-2 font-semibold text-teal-600 hover:text-ink-900">
                    {demo.table}
                    <LineDrawing path={chevron} size="small" />
                  </summary>{' '}
                  <DriverTable {...answer.table} />
                </details>
              )}
              {!query && <div className="mt-6 border-t border-line pt-5">{parts}</div>}
            </>
          ) : (
            refusal && (
              <RefusedQuestion refusal={refusal} onAsk={askOnwards}>
                {parts}
              </RefusedQuestion>
            )
          )}
        </div>
        <div className="bg-sand lg:col-span-2">
          <div className="p-5 sm:p-6 lg:sticky lg:top-20">
            <WhatIfControls
              id={id}
              levers={request?.kind === 'what-if' ? request.levers : []}
              range={request?.kind === 'what-if' && !request.by ? answer?.range : undefined}
              onChange={(levers) => ask({ kind: 'what-if', levers })}
            />
            {answer && (
              <div className="mt-6 border-t border-edge pt-4 in-data-failed:hidden noscript:hidden">
                {answer.followUps.length > 0 && (
                  <>
                    <p className="font-semibold text-ink-900">{demo.next}</p>
                    <AskList requests={answer.followUps} onAsk={askOnwards} />
                  </>
                )}
                {questionCount >= TRIAL_FROM && (
                  <p className="mt-4 text-small">
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
            )}
          </div>
        </div>
      </div>
      <p className="border-t border-line p-5 text-small text-muted sm:px-8">{demo.footer}</p>
      <p role="status" className="sr-only">
        <span key={announcement.text}>{announcement.text}</span>
      </p>
    </div>
  );
}

/** What is read out: how the question was understood, and what came of it. */
function announcementOf(
  refusal: { readonly title: string; readonly text: string } | undefined,
  answer: { readonly question: string; readonly headline: string } | undefined,
): string {
  if (refusal) return `${refusal.title} ${refusal.text}`;
  if (!answer) return '';
  // Without a stop, question and answer would be read out as one sentence.
  const question = answer.question.endsWith('?') ? answer.question : `${answer.question}.`;
  return `${question} ${answer.headline}`;
}

/** What screen readers are told of a new answer: nothing before something is asked. */
function useAnnouncement(text: string): { readonly text: string; readonly start: () => void } {
  const [announcement, setAnnouncement] = useState('');
  const [isOn, setOn] = useState(false);
  useEffect(() => {
    if (!isOn) return;
    const timer = setTimeout(() => setAnnouncement(text), ANNOUNCEMENT_DELAY);
    return () => clearTimeout(timer);
  }, [isOn, text]);
  return { text: announcement, start: () => setOn(true) };
}
