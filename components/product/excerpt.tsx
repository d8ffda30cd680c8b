import type { ReactNode } from 'react';
import { productTexts } from '@/lib/sample-brand/features/product-texts';
import { SampleChip } from './sample-chip';

/** How an excerpt sets what it is about. */
export const decision = 'font-display text-lead/tight font-bold tracking-display text-ink-900';

/** A piece of a product on the sample brand, which its chip says. */
export const Excerpt = ({ shape, children }: { shape: string; children: ReactNode }) => (
  <figure
    data-nosnippet=""
    className={`on-white relative flex flex-col rounded-card p-4 text-tiny *:first:mr-28 *:last:absolute *:last:top-4 *:last:right-4 ${shape}`}
  >
    {children}
    <SampleChip />
  </figure>
);

/** A question and its answer, before what shows it. */
export const Asked = ({ question, headline }: { question: string; headline: string }) => (
  <>
    <p className="w-fit rounded-card rounded-bl-bar bg-ink-700 px-4 py-2 text-white">
      <span className="sr-only">{productTexts.conversation.speaker} </span>
      {question}
    </p>
    <p className={decision}>{headline}</p>
  </>
);
