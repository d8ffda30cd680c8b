'use client';

import { useEffect, useId, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { demo } from '@/.content';
import { renderAnswer } from '@/lib/sample-brand/answers/render';
import type { DemoRequest } from '@/lib/sample-brand/ask/request';
import { sample } from '@/lib/sample-brand/data/dataset';
import { amountStyles, inAmountStyle } from '@/lib/sample-brand/engine/format';
import { figureTexts } from '@/lib/sample-brand/engine/figure-texts';
import { SampleNote } from '../../product/sample-note';
import { Announcement } from './announcement';
import { InlineSelect } from './inline-select';
import { QueryParts } from './query-parts';
import { QuestionFinder } from './question-finder';
import { recordStart } from './record-start';
import { Result } from './result';
import {
  askRequest,
  changeAmountStyle,
  changeRequest,
  isOpening,
  useAmountStyle,
  useDemoState,
} from './state';
import { WhatIfControls } from './what-if-controls';

const { legend, styles } = figureTexts.amounts;

/** How long the answer must stand before it is read out, so that a moving slider is left in peace. */
const ANNOUNCEMENT_DELAY_MS = 600;

/**
 * The ASK Octopus demo. Every answer is computed here, from the sample dataset, by lib/sample-brand.
 * What is asked stands in the address, so that a link opens it again. Where its code does not come,
 * the page's loader marks the island with `data-failed`: controls are put away.
 */
export function AskOctopus() {
  const id = useId();
  const { request, words } = useDemoState();
  const style = useAmountStyle();
  const answer = useMemo(
    () => inAmountStyle(style, () => renderAnswer(sample, request)),
    [request, style],
  );
  const heading = useRef<HTMLHeadingElement>(null);
  const [questionCount, setQuestionCount] = useState(0);
  const { question, headline, followUps } = answer;

  // A ready question that is pressed before this code is here opens the page anew, as its link does.
  useEffect(() => {
    const isOwnLink = document.referrer.split('?')[0] === location.origin + location.pathname;
    if (isOwnLink && location.search) recordStart();
  }, []);

  function count() {
    recordStart();
    setQuestionCount((before) => before + 1);
  }

  /** From a link, which gives way to others: on to the answer. */
  function ask(next: DemoRequest) {
    flushSync(() => {
      count();
      askRequest(next);
    });
    heading.current?.focus();
    const { top = 0 } = heading.current?.getBoundingClientRect() ?? {};
    if (top > innerHeight / 3) heading.current?.scrollIntoView();
  }

  function change(next: DemoRequest) {
    count();
    changeRequest(next);
  }

  return (
    <div className="on-ink group relative overflow-clip rounded-panel border border-ink-700 lg:grid lg:grid-cols-[21rem_1fr] lg:pt-32">
      <div className="p-5 pb-2 lg:px-6 lg:pt-1">
        <div className="lg:min-h-96">
          <h2 className="text-lead/tight lg:absolute lg:top-5">
            <label htmlFor="ask">{demo.field.label}</label>
          </h2>
          <QuestionFinder
            key={words}
            id={id}
            words={words}
            request={request}
            next={isOpening(request) ? undefined : followUps}
            onAsk={ask}
          />
          <noscript>
            <p>{demo.noScript}</p>
          </noscript>
          <p className="hidden in-data-failed:block">{demo.failed}</p>
        </div>
        <WhatIfControls
          id={id}
          current={request.kind === 'what-if' ? request : undefined}
          onChange={change}
        />
      </div>
      <div className="on-white flex min-w-0 flex-col p-5 sm:px-6">
        <p className="hidden group-has-data-missing:block">{demo.other}</p>
        <Result answer={answer} heading={heading}>
          {request.kind === 'query' && (
            <QueryParts
              id={id}
              query={request.query}
              onChange={(query) => change({ kind: 'query', query })}
            />
          )}
        </Result>
      </div>
      <div className="on-white gap-x-14 border-t border-line px-5 py-3 text-tiny sm:px-6 lg:col-span-2 lg:flex">
        <div className="mb-2 grow">
          {questionCount > 1 && (
            <p className="text-small">
              <span>{demo.trial.text}</span>{' '}
              <a href={demo.trial.to} className="font-semibold text-teal-600 underline">
                {demo.trial.label}
              </a>
            </p>
          )}
          <p>{demo.footer}</p>
          <SampleNote />
        </div>
        <label className="shrink-0 in-data-failed:hidden noscript:hidden">
          {legend}{' '}
          <InlineSelect
            label={legend}
            value={style}
            options={amountStyles.map((name) => ({ value: name, text: styles[name] }))}
            onChange={changeAmountStyle}
          />
        </label>
      </div>
      {/* Without a stop, question and answer would be read out as one sentence. */}
      <Announcement
        text={
          questionCount > 0 ? `${question}${question.endsWith('?') ? '' : '.'} ${headline}` : ''
        }
        delay={ANNOUNCEMENT_DELAY_MS}
      />
    </div>
  );
}
