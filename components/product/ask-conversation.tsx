import type { ReactNode } from 'react';
import { fill } from '@/lib/site/fill';
import { figures } from '@/lib/sample-brand/engine/figure-texts';
import { pictureTexts } from '@/lib/sample-brand/uses/picture-texts';
import { AnswerChart, QuestionBubble, sampleAnswer } from './answer-picture';
import { QueryBasis } from './small-print';
import { SampleChip } from './sample-chip';

/**
 * A conversation with ASK Octopus, computed as the demo computes it: a question, the answer in
 * words with its chart, and a what-if that follows with its range. On a phone the demo itself stands in
 * its place.
 */
export function AskConversation() {
  const answer = sampleAnswer('stop');
  const followUp = sampleAnswer('spend');
  return (
    <figure className="hidden rounded-panel border border-ink-700 bg-ink-950 p-6 shadow-panel sm:block">
      <figcaption className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <span className="font-semibold text-white">{pictureTexts.conversation.title}</span>
        <span className="shrink-0">
          <SampleChip />
        </span>
      </figcaption>
      <Exchange {...answer}>
        <AnswerChart {...answer} />
      </Exchange>
      <Exchange {...followUp}>
        {followUp.range && (
          <p className="tabular text-small">{fill(figures.fromTo, followUp.range.text)}</p>
        )}
        <QueryBasis basis={followUp.basis} />
      </Exchange>
    </figure>
  );
}

function Exchange({
  question,
  headline,
  children,
}: {
  question: string;
  headline: string;
  children: ReactNode;
}) {
  return (
    <>
      <div className="mt-5">
        <QuestionBubble>{question}</QuestionBubble>
      </div>
      <div className="mt-4 rounded-card bg-white p-5 text-body">
        <p className="mb-2 font-semibold text-ink-900">{headline}</p>
        {children}
      </div>
    </>
  );
}
