import type { Pages } from '@/content/schema';
import { SampleChip } from './sample-chip';
import { AnswerChart, QuestionBubble, sampleAnswer } from './answer-picture';

/**
 * The picture beside the home page's headline: a shelf on which an arm sets the pack that was
 * missing, and before it a question to the sample brand with its answer. On a phone one board.
 */
export function ShelfAndAnswer({ legend }: Pages['home']['ask']) {
  const { question, headline, chart, basis } = sampleAnswer('stop');
  return (
    <figure className="relative">
      <picture>
        <source media="(min-width: 40rem)" srcSet="/images/shelf.svg" width={560} height={290} />
        <img
          src="/images/shelf-board.svg"
          alt=""
          width={342}
          height={132}
          className="w-full rounded-panel"
        />
      </picture>
      <div className="relative mt-4 rounded-panel border border-ink-700 bg-ink-950 p-4 shadow-panel sm:mx-6 sm:-mt-6">
        <div className="flex flex-wrap items-center justify-between gap-2">
          <p className="flex items-center gap-3 font-semibold text-white">
            {legend}
            <SampleChip />
          </p>
          <QuestionBubble>{question}</QuestionBubble>
        </div>
        <div className="mt-3 rounded-card bg-white p-4 text-body">
          <p className="mb-3 font-semibold text-ink-900">{headline}</p>
          <AnswerChart chart={chart} basis={basis} />
        </div>
      </div>
    </figure>
  );
}
