import { productTexts } from '@/lib/sample-brand/features/product-texts';

/** A question and its answer, before what shows it. */
export const Asked = ({ question, headline }: { question: string; headline: string }) => (
  <>
    <p className="w-fit rounded-card rounded-bl-bar bg-ink-700 px-4 py-2 text-white">
      <span className="sr-only">{productTexts.conversation.speaker} </span>
      {question}
    </p>
    <p className="font-display text-lead/tight font-bold tracking-display text-ink-900">
      {headline}
    </p>
  </>
);
