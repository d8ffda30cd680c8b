import type { ReactNode } from 'react';
import { pages } from '@/words';
import type { MondayStep as StepWords, Pages } from '@/content/schema';
import { AlertCard } from '@/components/product/alert-card';
import { AnswerChart, QuestionBubble } from '@/components/product/answer-picture';
import { Highlight } from '@/components/product/highlight';
import { Recommendations } from '@/components/product/recommendations';
import { SampleChip } from '@/components/product/sample-chip';
import { Section } from '@/components/ui/section';
import { TextLink } from '@/components/ui/text-link';
import { sample } from '@/lib/sample-brand/data/dataset';
import { type Story, storyOf } from '@/lib/sample-brand/uses/story';

/** One product's morning in three steps: its alert, its part of the gap, its restock. */
export function OneMonday({
  alert: alertStep,
  question,
  ranking,
  ...head
}: Pages['home']['monday']) {
  const { product, alert, answer } = storyOf(sample);
  return (
    <Section head={head}>
      <ol className="monday relative mt-8">
        <MondayStep {...alertStep}>
          <AlertCard {...alert} highlight={product} />
        </MondayStep>
        <MondayStep {...question}>
          <PlanAnswer {...answer} highlight={product} />
        </MondayStep>
        <MondayStep {...ranking}>
          <Recommendations highlight={product} />
        </MondayStep>
      </ol>
    </Section>
  );
}

/** A step: its time and words, and its picture. */
function MondayStep({
  time,
  title,
  description,
  action,
  children,
}: StepWords & { children: ReactNode }) {
  return (
    <li className="grid gap-x-14 gap-y-3 pb-6 pl-8 last:pb-0 lg:grid-cols-3">
      <div>
        <p className="font-display text-h2 font-bold tracking-display text-teal-600">
          <time dateTime={time}>{time}</time>
        </p>
        <h3 className="mt-2 text-h3">{title}</h3>
        <p className="mt-2 max-w-text">{description}</p>
        <TextLink {...action} />
      </div>
      <div data-nosnippet="" className="relative -ml-8 min-w-0 lg:col-span-2 lg:ml-0">
        {children}
      </div>
    </li>
  );
}

function PlanAnswer({
  question,
  headline,
  detail,
  highlight,
  ...chart
}: Story['answer'] & { highlight: string }) {
  return (
    <figure className="rounded-panel bg-ink-900 p-4 text-mist sm:p-8">
      <figcaption className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <span className="font-semibold text-white">{pages['ask-octopus'].label}</span>
        <SampleChip />
      </figcaption>
      <div className="mt-3">
        <QuestionBubble>{question}</QuestionBubble>
      </div>
      <div className="mt-3 rounded-card bg-white p-5 text-body sm:p-6">
        <p className="text-lead font-semibold text-ink-900">{headline}</p>
        <p className="my-3">
          <Highlight phrase={highlight}>{detail}</Highlight>
        </p>
        <AnswerChart {...chart} />
      </div>
    </figure>
  );
}
