import type { ReactNode } from 'react';
import { reply } from '@/.content';
import { Chip } from '../ui/chip';
import { PenMark } from './sample-document';

/** The reply that a message gets, by an example: the question, three answers, the data it takes; and a link. */
export function ExampleReply({ link }: { link: ReactNode }) {
  const { title, label, questionLabel, question, verdict, answers, needs, from } = reply;
  return (
    <section className="rounded-panel border border-line bg-white p-5 shadow-sheet text-small text-ink-900 lg:text-base xl:p-8">
      <div className="flex items-center justify-between gap-4">
        <h2 className="text-lead/tight" data-enquiry-text="example">
          {title}
        </h2>
        <Chip>{label}</Chip>
      </div>
      <blockquote className="mt-3 border-l-2 border-ink-900 pl-4 text-body">
        <span className="text-muted">{questionLabel}</span> {question}
      </blockquote>
      <p className="mt-3 font-display text-h3 font-bold tracking-display">
        <PenMark pen="underline">{verdict}</PenMark>
      </p>
      <ol className="mt-4">
        {answers.map((answer, index) => (
          <li key={answer} className="flex gap-3">
            <span aria-hidden="true" className="w-3 shrink-0 font-bold text-teal-600">
              {index + 1}
            </span>
            {answer}
          </li>
        ))}
      </ol>
      <p className="mt-3 font-semibold" data-enquiry-text="needs">
        {needs}
      </p>
      <p className="mt-2 text-muted">{from}</p>
      {link}
    </section>
  );
}
