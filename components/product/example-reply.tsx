import type { ReactNode } from 'react';
import { reply } from '@/.content';
import { PackAtLevel } from './pack';
import { sample } from '@/lib/sample-brand/data/dataset';
import { Chip } from '../ui/chip';

/** The reply that a message gets, by an example: the question, the weeks that it is about, the answer, the data it takes; and a link. */
export function ExampleReply({ link }: { link: ReactNode }) {
  const { title, label, question, verdict, answer, needs, from } = reply;
  const product = sample.products.find(({ name }) => question.includes(name));
  return (
    <section className="on-ink rounded-panel border border-ink-700 p-5 text-small">
      <h2 className="flex items-center justify-between gap-4 text-small">
        <span data-enquiry-text="example">{title}</span> <Chip>{label}</Chip>
      </h2>
      <p className="mt-3">{question}</p>
      {product && (
        <svg
          viewBox="0 0 424 104"
          className="mt-4 w-full max-w-73 stroke-mist-dim stroke-2"
          aria-hidden="true"
        >
          {[1, 1, 1, 1, 1, 0, 0, 0].map((level, week) => (
            <svg key={week} x={week * 53 - 10} className="overflow-visible">
              <PackAtLevel pack={product.pack} level={level} />
            </svg>
          ))}
        </svg>
      )}
      <p className="my-3">
        {from} <b className="text-(--strong)">{verdict}</b> {answer}
      </p>
      <p data-enquiry-text="needs">{needs}</p>
      {link}
    </section>
  );
}
