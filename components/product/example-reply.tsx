import { reply } from '@/.content';
import { Chip } from '../ui/chip';
import { PenMark } from './sample-document';
import { Icon } from '../ui/icon';

/** The reply that a message gets, by an example: the question, three answers, the data it takes. */
export function ExampleReply() {
  const { label, questionLabel, question, verdict, answers, needsLabel, needs, from } = reply;
  return (
    <div className="grid gap-x-14 rounded-bar border border-line bg-white p-5 text-ink-900 shadow-sheet sm:p-7 lg:grid-cols-3">
      <div>
        <div className="flex items-center justify-between gap-4">
          <p className="text-tiny text-muted">{questionLabel}</p>
          <Chip>{label}</Chip>
        </div>
        <blockquote className="mt-1 border-l-2 border-ink-900 pl-4 text-body">
          {question}
        </blockquote>
        <p className="mt-4 font-display text-h3 font-bold tracking-display">
          <PenMark pen="underline">{verdict}</PenMark>
        </p>
      </div>
      <ol className="mt-4 grid content-start gap-2 lg:mt-0">
        {answers.map((answer, index) => (
          <li key={answer} className="flex gap-3">
            <span aria-hidden="true" className="w-3 shrink-0 font-bold text-teal-600">
              {index + 1}
            </span>
            {answer}
          </li>
        ))}
      </ol>
      <div className="mt-4 lg:mt-0">
        <p className="text-small font-semibold">{needsLabel}</p>
        <ul className="mt-1">
          {needs.map((need) => (
            <li key={need} className="flex items-baseline gap-3">
              <span className="text-teal-600">
                <Icon name="check" size="small" />
              </span>
              {need}
            </li>
          ))}
        </ul>
        <p className="mt-3 text-small text-muted">{from}</p>
      </div>
    </div>
  );
}
